"""Finds the faults that can be planted in a Swift source, and plants them.

A fault replaces an expression by `(isPlanted(17) ? (faulty) : (original))`, or a statement by `if !isPlanted(17) { … }`.
Line numbers do not change. Candidates are found by their tokens alone; the compiler decides whether they are valid.
"""

import dataclasses

import swift_text

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
LOGIC = {"&&", "||"}
ASSIGNMENTS = {"=", "+=", "-=", "*=", "/=", "|=", "&=", "^="}
TERNARY = {"?"}
RANGES = {"..<", "..."}
SUMS = {"+", "-", "&+", "&-", "|", "^"}
PRODUCTS = {"*", "/", "%", "&", "&*", "<<", ">>"}
LOOSER_THAN_COMPARISON = LOGIC | ASSIGNMENTS | TERNARY | {"->"}
LOOSER_THAN_SUM = LOOSER_THAN_COMPARISON | set(COMPARISONS) | RANGES | {"??", "===", "!==", "~="}


@dataclasses.dataclass(frozen=True)
class Fault:
    path: str
    line: int
    column: int
    kind: str
    start: int  # offsets into the source of what is replaced
    end: int
    original: str
    faulty: str

    @property
    def key(self):
        """Identifies the fault when lines above it change."""
        return f"{self.path}: {self.kind}: {self.original} → {self.faulty}"

    @property
    def is_statement(self):
        return self.kind == "statement dropped"

    def planted(self, number):
        if self.is_statement:
            return f"if !isPlanted({number}) {{ {self.original} }}"
        return f"(isPlanted({number}) ? ({self.faulty}) : ({self.original}))"


class Source:
    """A file to search for faults."""

    def __init__(self, path, text):
        self.path, self.text = path, text
        self.tokens = swift_text.tokens(text)
        self.found = []
        self.first = {}
        for index, token in enumerate(self.tokens):
            if token.is_first:
                self.first[token.line] = index

    def faults(self):
        for index, token in enumerate(self.tokens):
            if self._is_pattern(index):
                continue
            if token.is_binary and token.text in COMPARISONS:
                self._comparison(index)
            elif token.is_binary and token.text in LOGIC:
                self._operands(index)
            elif token.is_binary and token.text == "?":
                self._condition(swift_text.left_end(self.tokens, index, LOOSER_THAN_COMPARISON - LOGIC), index)
            elif token.is_binary and token.text in ("+", "-"):
                self._term(index)
            elif token.is_binary and token.text in ("*", "/"):
                self._factor(index)
            elif token.text in RANGES and token.kind == "operator":
                self._range(index)
            elif token.kind == "number":
                self._number(index)
            elif token.text in ("true", "false"):
                self._add("constant", index, index + 1, {"true": "false", "false": "true"}[token.text])
            elif token.text in ("min", "max") and self._is_call(index):
                self._extreme(index)
            elif token.text in ("if", "guard", "while", "where"):
                self._clauses(index)
            if token.is_first:
                self._statement(index)
        return self.found

    def _is_pattern(self, index):
        """Whether the line holds no expression, or one that has to be constant."""
        line = self.tokens[self.first.get(self.tokens[index].line, index)]
        return line.text in ("case", "default", "#", "@", "import", "indirect", "infix", "prefix")

    def _is_call(self, index):
        tokens = self.tokens
        return (
            index + 1 < len(tokens)
            and tokens[index + 1].text == "("
            and tokens[index].end == tokens[index + 1].start
            and tokens[index - 1].text not in (".", "func")
        )

    def _span(self, first, last):
        return self.text[self.tokens[first].start : self.tokens[last - 1].end]

    def _add(self, kind, first, last, faulty):
        if first >= last:
            return
        start, end = self.tokens[first], self.tokens[last - 1]
        original = self.text[start.start : end.end]
        # A line that starts with a member continues the expression of the line before.
        if "\n" in original or (start.is_first and start.text == "."):
            return
        column = start.start - self.text.rfind("\n", 0, start.start)
        self.found.append(Fault(self.path, start.line, column, kind, start.start, end.end, original, faulty))

    def _comparison(self, index):
        first = swift_text.left_end(self.tokens, index, LOOSER_THAN_COMPARISON)
        last = swift_text.right_end(self.tokens, index, LOOSER_THAN_COMPARISON)
        if first == index or last == index + 1:
            return
        operator = self.tokens[index].text
        left, right = self._span(first, index), self._span(index + 1, last)
        self._add("comparison", first, last, f"{left} {COMPARISONS[operator]} {right}")

    def _operands(self, index):
        looser = LOOSER_THAN_COMPARISON
        self._condition(swift_text.left_end(self.tokens, index, looser), index)
        after = swift_text.right_end(self.tokens, index, looser)
        if after >= len(self.tokens) or self.tokens[after].text not in LOGIC:
            self._condition(index + 1, after)

    def _clauses(self, index):
        """The conditions after if, guard, while or where, which commas separate."""
        tokens, at = self.tokens, index + 1
        while at < len(tokens):
            last = swift_text.right_end(tokens, at - 1, TERNARY | ASSIGNMENTS)
            is_constraint = tokens[index].text == "where" and last < len(tokens) and tokens[last].text == ":"
            if tokens[at].text not in ("let", "var", "case", "#") and not is_constraint:
                self._condition(at, last)
            if last >= len(tokens) or tokens[last].text != ",":
                return
            at = last + 1

    def _condition(self, first, last):
        if first >= last or first < 0 or self.tokens[first].text in ("let", "var", "case", "#"):
            return
        text = self._span(first, last)
        if text in ("true", "false"):
            return
        self._add("negated", first, last, f"!({text})")
        self._add("always true", first, last, "true")
        self._add("always false", first, last, "false")

    def _term(self, index):
        last = swift_text.right_end(self.tokens, index, LOOSER_THAN_SUM | SUMS)
        around = (self.tokens[index - 1], self.tokens[index + 1])
        if any(token.kind == "string" or token.text in ("func", "[", "]") for token in around):
            return
        self._add("sign", index + 1, last, f"-({self._span(index + 1, last)})")

    def _factor(self, index):
        last = swift_text.right_end(self.tokens, index, LOOSER_THAN_SUM | SUMS | PRODUCTS)
        if self._span(index + 1, last) != "1":
            self._add("factor dropped", index + 1, last, "1")

    def _range(self, index):
        last = swift_text.right_end(self.tokens, index, LOOSER_THAN_SUM)
        if last > index + 1:
            self._add("range end", index + 1, last, f"({self._span(index + 1, last)}) - 1")

    def _number(self, index):
        token, before = self.tokens[index], self.tokens[index - 1]
        if before.text == "." and before.end == token.start:
            return
        text = token.text.replace("_", "")
        if text.startswith("0x"):
            self._add("number", index, index + 1, hex(int(text, 16) + 1))
        elif text.isdigit():
            self._add("number", index, index + 1, str(int(text) + 1))
        elif not text.startswith("0b"):
            self._add("number", index, index + 1, repr(float(text) * 1.1 or 1.0))

    def _extreme(self, index):
        last = self.tokens[index + 1].partner + 1
        other = {"min": "max", "max": "min"}[self.tokens[index].text]
        self._add("extreme", index, last, other + self._span(index + 1, last))

    def _statement(self, index):
        """A call or an assignment on a line of its own, or a return, break or continue."""
        tokens, token = self.tokens, self.tokens[index]
        last = index + 1
        while last < len(tokens) and not tokens[last].is_first:
            last += 1
        around = swift_text.enclosing(tokens, index)
        if around < 0 or tokens[around].text != "{" or tokens[index - 1].is_binary or tokens[index - 1].text == ",":
            return
        if last < len(tokens) and (tokens[last].is_binary or tokens[last].text == "."):
            return
        if last == index + 1 and token.text in ("return", "break", "continue"):
            return self._add("statement dropped", index, last, "")
        if token.kind != "word" or token.text in swift_text.STATEMENT_WORDS or last == index + 1:
            return
        if tokens[index + 1].kind == "word" or self._span(index, last).count("{") != self._span(index, last).count("}"):
            return
        if token.text == "self" and self._span(index, last).count(tokens[index + 2].text) > 1:
            return  # An initializer has to set the property.
        is_call = tokens[last - 1].text == ")" and tokens[last - 1].partner > index
        is_assignment = any(tokens[at].is_binary and tokens[at].text in ASSIGNMENTS for at in range(index, last))
        if is_call or is_assignment:
            self._add("statement dropped", index, last, "")


def faults(path, text):
    """All faults that can be planted in a source, in order and without duplicates."""
    unique = {}
    for fault in Source(path, text).faults():
        unique.setdefault((fault.start, fault.end, fault.faulty), fault)
    return sorted(unique.values(), key=lambda fault: (fault.start, fault.end, fault.kind))


def plant(text, numbered):
    """The source with the numbered faults in it, which must not overlap."""
    for number, fault in sorted(numbered, key=lambda pair: -pair[1].start):
        text = text[: fault.start] + fault.planted(number) + text[fault.end :]
    return "import PlantedFaults; " + text


def choose(candidates, count, random, refused):
    """Chooses up to `count` candidates that do not overlap, taking the kinds in turn."""
    kinds = {}
    for fault in candidates:
        kinds.setdefault(fault.kind, []).append(fault)
    for kind in sorted(kinds):
        random.shuffle(kinds[kind])
    chosen, taken = [], {}
    while len(chosen) < count and kinds:
        for kind in sorted(kinds):
            while kinds[kind]:
                fault = kinds[kind].pop()
                spans = taken.setdefault(fault.path, [])
                if fault.key not in refused and all(fault.end <= start or end <= fault.start for start, end in spans):
                    spans.append((fault.start, fault.end))
                    chosen.append(fault)
                    break
            if len(chosen) == count:
                break
        kinds = {kind: rest for kind, rest in kinds.items() if rest}
    return sorted(chosen, key=lambda fault: (fault.path, fault.start))
