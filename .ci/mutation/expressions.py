"""Where a change is a choice between two whole expressions, so that a running program can make it.

Swift is read as tokens here, with the spaces that swift-format leaves: an operator between two spaces stands between
its operands, any other belongs to the operand beside it.
"""

import re
from dataclasses import dataclass

from mutation.rules import mask

TOKEN = re.compile(
    r"(?:as|try)[?!]|\d+(?:\.\d+)?|[\w$@#`]+|\0+(?:\n+\0+)*|\.\.[.<]|[-+*/%<>=!&|^~?:.\\]+|[()\[\]{},;]")
OPENING, CLOSING = set("([{"), set(")]}")
# Operators from what binds least.
LEVELS = [
    ["=", "+=", "-=", "*=", "/="], ["?", ":"], ["&&", "||"],
    ["==", "!=", "<", "<=", ">", ">=", "===", "!==", "~=", "is", "as", "as?", "as!"], ["??"], ["..<", "..."],
    ["+", "-", "&+", "&-", "|", "^"], ["*", "/", "%", "&", "&*", "<<", ">>"],
]
LEVEL = {token: level for level, tokens in enumerate(LEVELS) for token in tokens}
ASSIGNMENT, OPERAND = 0, len(LEVELS)
# Operators without spaces around them.
TIGHT = {"..<", "..."}
# What stands beside an expression, never in it.
KEYWORDS = {
    "->", *"any await case catch default defer do else for func guard if in inout let repeat return some switch throw "
    "try try? try! var where while".split()}
HEADS = {"for", "guard", "if", "switch", "while"}
LITERALS = {"false", "nil", "true"}


@dataclass(frozen=True)
class Edit:
    """What is put in the place of the characters from `start` to `end` of a file."""

    start: int
    end: int
    text: str

    def overlaps(self, other):
        return self.start < other.end and other.start < self.end


class Source:
    """A file as tokens."""

    def __init__(self, text):
        self.text = text
        code = mask(text)
        self.spans = [match.span() for match in TOKEN.finditer(code)]
        self.tokens = [code[start:end] for start, end in self.spans]
        ends = [0] + [end for _, end in self.spans]
        # What is before each token, and after the last.
        self.gaps = [code[end:start] for end, (start, _) in zip(ends, self.spans)] + ["\n"]
        self.partner = {}
        opened = []
        for index, token in enumerate(self.tokens):
            if token in OPENING:
                opened.append(index)
            elif token in CLOSING:
                self.partner[index] = opened.pop()
                self.partner[self.partner[index]] = index
        self.lines = [0] + [match.end() for match in re.finditer("\n", text)]

    def edit(self, mutant, number):
        """The choice between the original and the mutant with this number; nothing if it cannot be one."""
        line = self.lines[mutant.number]
        start, end = line + mutant.start, line + mutant.end
        index = next(i for i, span in enumerate(self.spans) if span[1] > self.after_spaces(start))
        if mutant.is_left_out and not self.tokens[index].startswith("."):
            return self.statement_left_out(index, end, number)
        level = self.level(index)
        for level in (OPERAND if level is None else level, ASSIGNMENT):
            first, last = self.first(index, level), self.last(index, level)
            low, high = self.spans[first][0], self.spans[last][1]
            original = self.text[low:high]
            mutated = self.text[low:start] + mutant.replacement + self.text[end:high]
            if not mutated.strip():
                return None
            if level == ASSIGNMENT and self.begins_statement(first):
                return Edit(low, high, f"if mutant({number}) {{ {mutated} }} else {{ {original} }}")
            # What is assigned to or passed by reference is a place, not a value.
            is_place = self.level(last + 1) == ASSIGNMENT or self.tokens[first] == "&"
            if level != ASSIGNMENT and not is_place and self.tokens[first - 1] != "case":
                return Edit(low, high, f"(mutant({number}) ? {mutated} : {original})")
        return None

    def statement_left_out(self, first, end, number):
        after = next((i for i, span in enumerate(self.spans) if span[0] >= end), len(self.tokens))
        is_value = self.tokens[after : after + 1] == ["}"] and self.opens_value(first - 1)
        if is_value or not self.begins_statement(first) or not self.separates(after):
            return None
        low, high = self.spans[first][0], self.spans[after - 1][1]
        return Edit(low, high, f"if !mutant({number}) {{ {self.text[low:high]} }}")

    def opens_value(self, index):
        """Whether the brace is that of a function or property with a value: then its only line is that value."""
        is_body = self.tokens[index] == "{"
        while is_body and not self.separates(index) and self.tokens[index - 1] not in OPENING:
            index = self.partner.get(index - 1, index - 1)
            if self.tokens[index] in ("->", "var"):
                return True
        return False

    def after_spaces(self, position):
        while self.text[position].isspace():
            position += 1
        return position

    def first(self, index, level):
        """The first token of the expression around a token, made of operators that bind so tightly at least."""
        while index > 0 and not self.separates(index):
            is_closure = self.tokens[index] == "{"
            if is_closure and self.is_label(index - 1) and self.tokens[index - 3] == "}":
                # Another trailing closure.
                index -= 2
                continue
            if self.stops(index - 1, level):
                break
            if self.tokens[index - 1] in OPENING or not is_closure and self.are_apart(index):
                break
            index = self.partner.get(index - 1, index - 1)
        return index

    def last(self, index, level):
        """The last token of that expression."""
        while index + 1 < len(self.tokens) and not self.separates(index + 1):
            if self.is_label(index + 2) and self.tokens[index] == "}":
                # Another trailing closure.
                index += 2
                continue
            is_closure = self.tokens[index + 1] == "{" and (self.is_label(index) or self.takes_closure(index))
            if self.tokens[index + 1] in CLOSING or self.stops(index + 1, level):
                break
            if not is_closure and self.are_apart(index + 1):
                break
            index = self.partner.get(index + 1, index + 1)
        return index

    def level(self, index):
        """How tightly an operator binds; nothing if the token is none that stands between two operands."""
        if index >= len(self.tokens):
            return None
        token = self.tokens[index]
        return LEVEL.get(token) if token in TIGHT or self.gaps[index] and self.gaps[index + 1] else None

    def is_label(self, index):
        """Whether it is the colon of a label."""
        return index < len(self.tokens) and self.tokens[index] == ":" and not self.gaps[index]

    def are_apart(self, index):
        """Whether a token and the one before belong to different expressions, since no operator is between them."""
        is_link = "\n" in self.gaps[index] and self.tokens[index].startswith(".")
        return bool(self.gaps[index]) and not is_link and self.level(index) is self.level(index - 1) is None

    def separates(self, index):
        """Whether a statement ends before this token."""
        return index == len(self.tokens) or (
            "\n" in self.gaps[index] and self.tokens[index - 1] != "," and self.are_apart(index))

    def stops(self, index, level):
        """Whether the token is in no expression of such operators."""
        token, binds = self.tokens[index], self.level(index)
        is_keyword = token in KEYWORDS and not self.tokens[index - 1].endswith(".")
        is_outside = is_keyword or token in ",;" or token.startswith("@") or self.is_label(index)
        return is_outside or binds is not None and binds < level

    def takes_closure(self, index):
        """Whether a brace after the token is its last argument, not the body of a statement."""
        token = self.tokens[index]
        is_name = token in CLOSING or token[0].isalpha() and token not in LITERALS
        index = self.partner.get(index, index)
        while is_name and index > 0 and self.tokens[index - 1] not in OPENING and not self.separates(index):
            index = self.partner.get(index - 1, index - 1)
            is_name = self.tokens[index] not in HEADS
        return is_name

    def begins_statement(self, index):
        before = self.tokens[index - 1]
        return before in "{" or before == "in" or self.separates(index) and before not in "(["
