"""What the pages ask a server for, as files: one for each edition and language."""

from collections.abc import Callable, Iterable, Iterator

from msgspec.json import encode

from sleuth.editions import Edition, EditionRegistry
from sleuth.sentences import LANGUAGES, Speaker, speaker
from sleuth.sentences.vocabulary import words_text
from sleuth.server.http.routes import bots
from sleuth.server.http.routes.editions import drawn
from sleuth.server.http.routes.manual import manual_of
from sleuth.server.http.routes.ops import listed
from sleuth.server.http.routes.packs import served_pack

File = tuple[str, bytes]
"""A name relative to the site, and the contents."""
FOLDER = "api/v1"
"""The files lie where the server has its routes; `web/js/base.js` adds the language and the suffix."""


def _words(voice: Speaker) -> bytes:
    return words_text(voice.language, voice.edition).encode()


ANSWERS: dict[str, tuple[str, Callable[[Speaker], bytes]]] = {
    "drawn": (".{language}.json", lambda voice: encode(drawn(voice))),
    "manual": ("/manual.{language}.json", lambda voice: encode(manual_of(voice))),
    "pack": ("/pack.{language}.json", lambda voice: encode(served_pack(voice))),
    "vocabulary": ("/vocabulary.{language}.ftl", _words),
}
"""What can be asked about an edition: the end of the file's name, and how it is made."""


def common_files(editions: EditionRegistry) -> Iterator[File]:
    """Yield the list of all editions, and the bots that may have played in a replay."""
    yield f"{FOLDER}/editions.json", encode(listed(editions))
    for language in LANGUAGES:
        yield f"{FOLDER}/bots.{language}.json", encode(bots.drawn(language))


def edition_files(edition: Edition, answers: Iterable[str]) -> Iterator[File]:
    """Yield what is known about an edition, in all languages."""
    for language in LANGUAGES:
        voice = speaker(language, edition)
        for name in answers:
            ending, make = ANSWERS[name]
            yield f"{FOLDER}/editions/{edition.id}{ending.format(language=language)}", make(voice)
