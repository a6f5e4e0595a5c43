"""Splits Swift source into tokens and finds where an expression begins and ends."""

import dataclasses
import re

OPENING, CLOSING = "([{", ")]}"

# An expression does not extend across these words.
STATEMENT_WORDS = frozenset(
    "if guard while for in where else return throw try await case default switch let var repeat do defer break "
    "continue inout some any is as import func init extension".split()
)

_TOKEN = re.compile(
    r"""
    (?P<word>`?[A-Za-z_$][A-Za-z0-9_$]*`?)
  | (?P<number>0x[0-9a-fA-F_]+|0b[01_]+|[0-9][0-9_]*(?:\.[0-9][0-9_]*)?(?:[eE][-+]?[0-9]+)?)
  | (?P<operator>[-+*/=<>!&|^~?%]+|\.\.[.<])
  | (?P<other>.)
    """,
    re.VERBOSE,
)


@dataclasses.dataclass
class Token:
    kind: str  # word, number, operator, string or other
    text: str
    start: int
    line: int
    is_first: bool  # on its line
    has_space_before: bool
    has_space_after: bool = False
    partner: int = -1  # for a bracket, the index of the one that closes or opens it

    @property
    def end(self):
        return self.start + len(self.text)

    @property
    def is_binary(self):
        """Whether it is an operator with space on both sides."""
        return self.kind == "operator" and self.has_space_before and self.has_space_after


def _string_end(text, start):
    """The index after the string literal that begins at start. Interpolations may contain strings."""
    hashes = 0
    while text[start + hashes] == "#":
        hashes += 1
    at = start + hashes
    quote = '"""' if text.startswith('"""', at) else '"'
    at += len(quote)
    closing, escape = quote + "#" * hashes, "\\" + "#" * hashes
    while not text.startswith(closing, at):
        if text.startswith(escape + "(", at):
            at, depth = at + len(escape) + 1, 1
            while depth:
                if text[at] == '"' or (text[at] == "#" and text[at:].lstrip("#").startswith('"')):
                    at = _string_end(text, at)
                    continue
                depth += {"(": 1, ")": -1}.get(text[at], 0)
                at += 1
        else:
            at += len(escape) + 1 if text.startswith(escape, at) else 1
    return at + len(closing)


def _comment_end(text, start):
    if text.startswith("//", start):
        end = text.find("\n", start)
        return len(text) if end < 0 else end
    depth, at = 1, start + 2
    while depth:
        if text.startswith("/*", at):
            depth, at = depth + 1, at + 2
        elif text.startswith("*/", at):
            depth, at = depth - 1, at + 2
        else:
            at += 1
    return at


def tokens(text):
    """The tokens of a source, without comments and spaces."""
    found, open_brackets = [], []
    at, line, last_line = 0, 1, 0
    while at < len(text):
        if text[at].isspace():
            line += text[at] == "\n"
            at += 1
            continue
        if text.startswith(("//", "/*"), at):
            end = _comment_end(text, at)
            line += text.count("\n", at, end)
            at = end
            continue
        if text[at] == '"' or re.match(r'#+"', text[at : at + 9]):
            kind, end = "string", _string_end(text, at)
        else:
            match = _TOKEN.match(text, at)
            kind, end = match.lastgroup, match.end()
        token = Token(kind, text[at:end], at, line, line != last_line, at == 0 or text[at - 1].isspace())
        token.has_space_after = end < len(text) and text[end].isspace()
        if token.text in OPENING:
            open_brackets.append(len(found))
        elif token.text in CLOSING:
            token.partner = open_brackets.pop()
            found[token.partner].partner = len(found)
        found.append(token)
        line += text.count("\n", at, end)
        last_line, at = line, end
    return found


def _stops(token, operators):
    if token.kind == "word":
        return token.text in STATEMENT_WORDS
    if token.is_binary:
        return token.text in operators
    return token.text in (",", ":", ";") or token.text == "->"


def left_end(found, index, operators):
    """The index of the first token of the operand to the left of the operator at index.

    The operand extends to one of `operators`, a word of a statement, a comma, a colon, or the start of the line.
    """
    at = index
    while at > 0 and not found[at].is_first:
        token = found[at - 1]
        if token.text in OPENING or _stops(token, operators):
            break
        at = token.partner if token.text in CLOSING else at - 1
    return at


def right_end(found, index, operators):
    """The index after the last token of the operand to the right of the operator at index."""
    at = index + 1
    while at < len(found):
        token = found[at]
        if token.text == "{" or token.text in CLOSING or _stops(token, operators):
            break
        if at > index + 1 and token.is_first:
            break
        at = token.partner + 1 if token.text in OPENING else at + 1
    return at


def enclosing(found, index):
    """The index of the innermost bracket around the token at index; -1 outside of all."""
    at = index - 1
    while at >= 0:
        if found[at].text in CLOSING:
            at = found[at].partner
        elif found[at].text in OPENING:
            return at
        at -= 1
    return -1
