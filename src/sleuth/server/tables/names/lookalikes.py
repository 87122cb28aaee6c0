"""Names that look alike: nobody at a table may be mistaken for somebody else.

As in Unicode's technical standard 39, two names are compared by their skeletons: what they look like. The table below
is our own and covers Latin, Greek and Cyrillic letters, some Armenian and Cherokee ones, digits and punctuation. Full
width, mathematical and joined letters are covered by normalisation; letters of other scripts only match themselves.
Accents count: José is not Jose.
"""

import unicodedata
from functools import lru_cache

from sleuth.server.tables.names.typed_text import IGNORABLE

_LOOKS = {
    "a": "аαɑ", "b": "ьЬƅƄ", "c": "сϲᴄ", "d": "ԁ", "e": "еҽ℮", "g": "ɡց", "h": "һհ", "i": "іιıɩɪ", "j": "јϳ",
    "k": "кκĸ", "l": "I1|ӀӏІΙǀ∣Ɩ", "n": "ոηռ", "o": "оοօσᴏ", "p": "рρ", "q": "ԛգ", "r": "гᴦ", "s": "ѕꜱƽ", "u": "υսᴜʋ",
    "v": "νѵᴠ", "x": "хχ×", "y": "уγүყɣʏ", "z": "ᴢ",
    "A": "АΑᎪ", "B": "ВΒᏴ", "C": "СϹᏟ", "D": "Ꭰ", "E": "ЕΕᎬ", "F": "Ϝ", "G": "ԌᏀ", "H": "НΗᎻ", "J": "ЈͿᎫ", "K": "КΚᏦ",
    "L": "Ꮮ", "M": "МΜϺᎷ", "N": "Ν", "O": "0ОΟՕ", "P": "РΡᏢ", "Q": "Ԛ", "R": "Ꭱ", "S": "ЅՏᏚ", "T": "ТΤᎢ", "U": "Ս",
    "V": "ѴᏙ", "X": "ХΧ", "Y": "ΥҮУ", "Z": "ΖᏃ",
    "2": "Ƨ", "3": "ЗӠƷȜ", "4": "Ч", "6": "б", "8": "Ȣ",
    "rn": "m", "vv": "wԝѡաωᴡɯ", "VV": "WԜᎳ", "ae": "æӕ", "AE": "ÆӔ", "oe": "œ", "OE": "Œ",
    "'": "‘’ʼ`´′", "-": "‐‑‒–—−", ".": "․", "·": "•∙⋅",
}  # fmt: skip
"""By letter or pair of letters: the characters that look like it."""
_SKELETON = str.maketrans({character: face for face, characters in _LOOKS.items() for character in characters})


def alike(one: str, other: str) -> bool:
    """Whether two names can be mistaken for each other, in upper or lower case."""
    return not _faces(one).isdisjoint(_faces(other))


@lru_cache(maxsize=1024)
def _faces(name: str) -> frozenset[str]:
    """Return what a name looks like: as written (Iris and lris), and in any case (Iris and iris)."""
    # case is folded once after and once before the mapping: a capital I looks like an l, a small i does not
    shown = IGNORABLE.sub("", unicodedata.normalize("NFKD", name))
    return frozenset((_plain(shown.translate(_SKELETON).casefold()), _plain(shown.casefold().translate(_SKELETON))))


def _plain(face: str) -> str:
    return unicodedata.normalize("NFD", " ".join(face.split()))
