"""Names that look alike, so that nobody at a table can pass for somebody else.

As in Unicode's technical standard 39 two names are compared by what they look like, their skeletons. The table below
is ours and covers Latin, Greek and Cyrillic letters, some Armenian and Cherokee ones, digits and punctuation. Full
width, mathematical and joined letters are covered by normalisation; letters of other scripts only look like themselves.
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
"""What looks like a letter, or like two of them."""
_SKELETON = str.maketrans({sign: face for face, signs in _LOOKS.items() for sign in signs})


def alike(one: str, other: str) -> bool:
    """Whether two names can be taken for each other, in upper and lower case."""
    return not _faces(one).isdisjoint(_faces(other))


@lru_cache(maxsize=1024)
def _faces(name: str) -> frozenset[str]:
    """Return what a name looks like: as it is written (Iris and lris), and whatever its case (Iris and iris)."""
    # the case is ignored once after and once before the comparison: a large I looks like an l, a small i does not
    shown = IGNORABLE.sub("", unicodedata.normalize("NFKD", name))
    return frozenset((_plain(shown.translate(_SKELETON).casefold()), _plain(shown.casefold().translate(_SKELETON))))


def _plain(face: str) -> str:
    return unicodedata.normalize("NFD", " ".join(face.split()))
