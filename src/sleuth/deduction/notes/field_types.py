"""The types of fields as data: what a value must be, for the browser, which reads notes without a server."""

from msgspec import Struct, inspect

from sleuth.deduction.notes.format import NOTES, NotesFile


class FieldType(Struct, frozen=True, kw_only=True):
    """What a value must be."""

    type: str
    """A type of JSON as msgspec calls it, several joined by `|`, or `any`."""
    of: "FieldType | None" = None
    """What the elements of an array or the values of an object must be."""
    length: int = 0
    """How many elements an array must have, if not any number."""
    null: bool = False
    """Whether messages say that it may be null; null always means absent."""
    words: tuple[str, ...] = ()
    """The possible words, in the order of messages."""
    required: bool = False


def file_fields() -> dict[str, FieldType]:
    """Return the fields of a notes file."""
    return fields_of(NotesFile)


def note_fields() -> dict[str, dict[str, FieldType]]:
    """Return the fields of every kind of note."""
    return {word: fields_of(kind) for word, kind in NOTES.items()}


def fields_of(struct: type[Struct]) -> dict[str, FieldType]:
    """Return the fields of a type."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    return {field.encode_name: _type(field.type, required=field.required) for field in info.fields}


def _type(info: inspect.Type, *, required: bool = False) -> FieldType:
    match info:
        case inspect.UnionType(types=types):
            return _union(types, required)
        case inspect.VarTupleType(item_type=item):
            return FieldType(type="array", of=_type(item), required=required)
        case inspect.TupleType(item_types=items):
            return FieldType(type="array", of=_type(items[0]), length=len(items), required=required)
        case inspect.DictType(value_type=value):
            return FieldType(type="object", of=_type(value), required=required)
        case inspect.LiteralType(values=values):
            return FieldType(type="str", words=tuple(sorted(map(str, values))), required=required)
    return FieldType(type=_NAMES[type(info)], required=required)


def _union(types: tuple[inspect.Type, ...], required: bool) -> FieldType:
    some = [_type(one) for one in types if not isinstance(one, inspect.NoneType)]
    name = " | ".join(sorted(one.type for one in some))
    return FieldType(type=name, of=some[0].of, null=len(some) < len(types), required=required)


_NAMES: dict[type, str] = {
    inspect.StrType: "str",
    inspect.IntType: "int",
    inspect.BoolType: "bool",
    inspect.AnyType: "any",
}
"""How msgspec's messages call simple types."""
