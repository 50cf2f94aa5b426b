"""Which wrong programs there are: simple changes of one line each."""

import pathlib
import re
import subprocess
import sys
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SOURCES = [
    "Sources/ViewTree", "Sources/ViewTreeApps", "Sources/ViewTreeCompatibility", "Sources/TextBackend",
    "Sources/ViewTreeTesting", "Sources/SnapshotReview", "Sources/ViewTreeLint", "Sources/ViewTreeCommand",
    "Sources/TerminalHost",
]
EQUIVALENT = ROOT / ".ci/mutants-equivalent.txt"

# Each becomes the other.
EXCHANGED = [
    (" == ", " != "), (" && ", " || "), ("true", "false"), (" + ", " - "), (" += ", " -= "), ("min(", "max("),
    (".first", ".last"), (".leading", ".trailing"), (".top", ".bottom"), ("minX", "maxX"), ("minY", "maxY"),
    (".width", ".height"), (".x", ".y"), (".horizontal", ".vertical"), ("0", "1"), (" < ", " <= "), (" > ", " >= "),
]


def rule(token, replacement):
    """A pattern for a whole token, and what it becomes."""
    before = r"(?<![\w.$])" if token[0].isdigit() else r"(?<!\w)" if token[0].isalpha() else ""
    after = r"(?!\w)(?!\.\d)" if token[-1].isalnum() else ""
    return before + re.escape(token) + after, replacement


RULES = [rule(a, b) for pair in EXCHANGED for a, b in (pair, pair[::-1])] + [
    (r"(?<=[\s(])!(?=[\w($])", ""), rule(".reversed()", ""), rule("2", "3"),
]

DECLARATION = re.compile(
    r"\s*(@\w+(\([^)]*\))?\s+)*((public|package|private|fileprivate|final|static|override|nonisolated|mutating|"
    r"private\(set\)|lazy|indirect|required|convenience|unowned\(unsafe\)|weak|class)\s+)*"
    r"(func|init|struct|class|enum|protocol|extension|typealias|import|subscript|case|associatedtype|infix|prefix)\b")
# What no test can see: it says what may be compiled, stops a wrong program, or saves time only.
UNSEEN = re.compile(
    r"precondition|assert\b|fatalError|#if|#else|#endif|@available|@_specialize|^\s*(\) )?where\b|[cC]apacity")
# The beginning of a closure that compares two elements, up to the comparison.
ORDER = re.compile(r"\b(sort|sorted|min|max)\b *(\(by: *)?\{")
STATEMENTS = [
    # A call, an assignment, an early exit: left out. What an initialiser takes over it must.
    re.compile(
        r"\s+(?!return\b|throw\b|super\.init|self\.init|await\b|print\b|let\b|var\b|nonisolated\b)[\w.?!\[\]]+\(.*\)"),
    re.compile(r"\s+(?!let\b|var\b|(?:self\.|_)(\w+) = \1$)[\w.?!\[\]]+ [-+*/]?= [^{]*[\w)\]}]"),
    re.compile(r"\s+guard (?!.*\b(let|var|case)\b).* else \{ .* \}"),
    re.compile(r"\s+if (?!.*\b(let|var|case)\b).* \{ return\b.* \}"),
]


@dataclass(frozen=True)
class Mutant:
    """In one line of a file the columns from `start` to `end` become something else."""

    file: str
    number: int
    original: str
    start: int
    end: int
    replacement: str
    # The part of the project whose share of killed mutants it counts for.
    area: str

    @property
    def mutated(self):
        return self.original[: self.start] + self.replacement + self.original[self.end:]

    @property
    def key(self):
        """What is the same as long as the line stays as it is, wherever it stands."""
        return self.file, self.original.strip(), self.mutated.strip()

    @property
    def is_left_out(self):
        return not self.mutated.strip()

    def __str__(self):
        new = self.mutated.strip() or "(left out)"
        return f"{self.file}:{self.number + 1}\n    - {self.original.strip()}\n    + {new}"


def mask(text):
    """The text with NUL for what is in strings and patterns, and spaces for comments."""
    plain = r'"(?:\\.|[^"\\\n])*"'
    interpolation = rf'\\\((?:[^()"\n]|{plain}|\((?:[^()"\n]|{plain})*\))*\)'
    pattern = re.compile(
        rf'"""[\s\S]*?"""|#"[^\n]*?"#|#/[^\n]*?/#|"(?:{interpolation}|\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/|'
        # A pattern without number signs.
        r"(?<=[\s(])/(?![\s/*])(?:\\.|[^/\\\n])+/(?=[).,\s])")
    return pattern.sub(
        lambda match: re.sub(r"[^\n]", " " if match.group()[:2] in ("//", "/*") else "\0", match.group()), text)


def area_of(file):
    """The part of the project that a file belongs to: a target, or a room of ViewTree.

    A run tries about one mutant of a hundred. Of a part with only a dozen of them, luck would decide.
    """
    parts = pathlib.PurePath(file).parts[1:-1]
    return "/".join(parts[:2] if parts[0] == "ViewTree" else parts[:1])


def areas_of(mutants):
    """The mutants by area."""
    areas = {}
    for mutant in mutants:
        areas.setdefault(mutant.area, []).append(mutant)
    return areas


def mutants_of(file):
    text = (ROOT / file).read_text()
    area = area_of(file)
    found = {}
    for number, (line, code) in enumerate(zip(text.split("\n"), mask(text).split("\n"))):
        code = code.rstrip()
        if not code.strip("\0 ") or UNSEEN.search(code):
            continue
        start = 0
        if DECLARATION.match(code):
            # Of a declaration only a body in the same line can be wrong.
            start = code.find("{") if code.find("{") >= 0 else len(code)
        for pattern, replacement in RULES:
            for match in re.finditer(pattern, code):
                # A text can be added but not subtracted.
                is_text = "\0" in code[match.start() - 1 : match.end() + 1]
                is_subtracted = is_text and replacement in (" - ", " -= ")
                # Equal elements may have any order.
                is_same = replacement in (" <= ", " >= ") and ORDER.search(code[: match.start()])
                if match.start() >= start and not is_subtracted and not is_same:
                    mutant = Mutant(file, number, line, *match.span(), replacement, area)
                    found[number, mutant.mutated] = mutant
        balanced = all(code.count(a) == code.count(b) for a, b in ("()", "[]", "{}"))
        if start == 0 and balanced and any(rule.fullmatch(code) for rule in STATEMENTS):
            found[number, ""] = Mutant(file, number, line, 0, len(line), "", area)
    return list(found.values())


def changed_lines(revision):
    """For each file the numbers, from 0, of the lines that it has not in that revision."""
    output = subprocess.run(
        ["git", "diff", "--unified=0", "--no-color", revision, "--", *SOURCES], cwd=ROOT, capture_output=True, check=True)
    changed, file = {}, None
    for line in output.stdout.decode().split("\n"):
        if line.startswith("+++ b/"):
            file = line.removeprefix("+++ b/")
        elif match := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line):
            first, count = int(match[1]) - 1, int(match[2] or 1)
            changed.setdefault(file, set()).update(range(first, first + count))
    return changed


def equivalent():
    """The keys of the known equivalent mutants; see the file for its form.

    Exits if one is there twice, or if its line is no longer in the file.
    """
    known, file, lines, original = set(), None, [], None
    for line in EQUIVALENT.read_text().split("\n") if EQUIVALENT.exists() else []:
        if line.startswith("- "):
            original = line[2:].strip()
            if original not in lines:
                sys.exit(f"{EQUIVALENT.name}: {file} has no such line: {original}")
        elif line.startswith("+"):
            key = (file, original, line[1:].strip().replace("(left out)", ""))
            if key in known:
                sys.exit(f"{EQUIVALENT.name}: {file} has this mutant twice:\n{original}\n{line}")
            known.add(key)
        elif line and not line.startswith("#"):
            file = line.strip()
            lines = [line.strip() for line in (ROOT / file).read_text().split("\n")]
    return known


def survivors(output):
    """The keys of the mutants that survived in a run with this output."""
    found = re.findall(r"^SURVIVED: (.+):\d+\n    - (.*)\n    \+ (.*)", output, re.MULTILINE)
    return {(file, original, mutated.replace("(left out)", "")) for file, original, mutated in found}
