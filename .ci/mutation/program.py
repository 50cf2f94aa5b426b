"""A copy of the work tree with many mutants in one build, and the commands that build and test it."""

import concurrent.futures
import json
import os
import pathlib
import re
import select
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass

from mutation.expressions import Source
from mutation.rules import ROOT

CHOICE, RECORD = "VIEWTREE_MUTANT", "VIEWTREE_MUTANTS_REACHED"
# Each module that has mutants gets a file with this.
CHOOSER = f"""import Foundation

private let chosen = ProcessInfo.processInfo.environment["{CHOICE}"].flatMap {{ Int($0) }}
nonisolated(unsafe) private let record = ProcessInfo.processInfo.environment["{RECORD}"].flatMap {{ fopen($0, "a") }}
nonisolated(unsafe) private var reached: Set<Int> = []
private let lock = NSLock()

/// Whether the program shall be wrong at the place with this number.
@usableFromInline func mutant(_ number: Int) -> Bool {{
  if let record {{
    lock.withLock {{
      guard reached.insert(number).inserted else {{ return }}
      fputs("\\(number)\\n", record)
      fflush(record)
    }}
  }}
  return number == chosen
}}
"""
ERROR = re.compile(r"^(/[^\n:]+):(\d+):\d+: error: ", re.MULTILINE)
FAILURE = re.compile(r"✘ Test (.+?) recorded an issue")
TESTING = ["--testing-library", "swift-testing"]
# One compares declarations, with the choices in their default arguments; one runs a browser, which asks for more memory
# than there may be.
UNFIT_SUITES = ["PublicSymbolsTests", "RenderedPictureTests", "SuitePlacesTests"]
# Suites that take longer, in seconds, come last.
LONG = 3
# Some mutants ask for memory without an end.
MOST_MEMORY = 8 << 30


class Stopped(Exception):
    """Somebody wants the run to end."""


class Commands:
    """What runs now."""

    def __init__(self):
        self.running = set()
        self.is_stopped = False
        self.lock = threading.RLock()

    def stop(self, *_):
        with self.lock:
            self.is_stopped = True
            for process in self.running:
                self.kill(process)

    def run(self, command, folder, patience, ends=None, environment={}):
        """The output and the exit code; nothing for the latter if there was no word for so many seconds.

        The command is killed as soon as its output has what `ends` describes.
        """
        with self.lock:
            if self.is_stopped:
                raise Stopped
            process = subprocess.Popen(
                command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
                env={**os.environ, **environment})
            self.running.add(process)
        output, is_silent, is_found = b"", False, False
        while not is_found:
            is_silent = not select.select([process.stdout], [], [], patience)[0]
            part = b"" if is_silent else os.read(process.stdout.fileno(), 1 << 16)
            if not part:
                break
            output += part
            is_found = ends and ends.search(output[-(1 << 17):].decode(errors="replace"))
        if not is_silent and not is_found:
            process.wait()
        with self.lock:
            self.kill(process)
            self.running.remove(process)
        code = process.wait()
        process.stdout.close()
        if self.is_stopped:
            raise Stopped
        return output.decode(errors="replace"), None if is_silent else code

    @staticmethod
    def kill(process):
        """Kills a command and all that it started, such as an endless test.

        They are one session; its process groups are many: SwiftPM gives one to each compiler and to the tests.
        """
        subprocess.run(["pkill", "-KILL", "-s", str(process.pid)])


@dataclass(frozen=True)
class Suite:
    name: str
    seconds: float
    # The numbers of the mutants that it gets to.
    reached: frozenset


class Program:
    """A copy of the work tree with a build folder of its own."""

    def __init__(self, folder, commands, patience, longest):
        self.folder = folder.resolve()
        self.commands = commands
        self.patience = patience
        # Suites that take longer, in seconds, are left out.
        self.longest = longest
        # What did not compile as a choice in an earlier run.
        self.misfits_file = self.folder / ".build/misfits.json"
        self.misfits = set()
        if self.misfits_file.exists():
            self.misfits = set(map(tuple, json.loads(self.misfits_file.read_text())))
        self.texts = {}
        listed = subprocess.run(
            ["git", "ls-files", "-zco", "--exclude-standard"], cwd=ROOT, capture_output=True, check=True)
        for name in listed.stdout.decode().split("\0"):
            if name and (ROOT / name).is_file():
                self.texts[name] = (ROOT / name).read_bytes()

    # Building

    def build(self, mutants):
        """Builds with those of the mutants that can share a build; returns them by their numbers."""
        sources, edits = {}, {}
        for number, mutant in enumerate(mutants):
            if mutant.file not in sources:
                sources[mutant.file] = Source(self.texts[mutant.file].decode())
            edit = sources[mutant.file].edit(mutant, number)
            others = (edits[other] for other in edits if mutants[other].file == mutant.file)
            if edit and mutant.key not in self.misfits and not any(edit.overlaps(other) for other in others):
                edits[number] = edit
        while True:
            places = self.write(mutants, edits)
            output, code = self.swift("build", "--build-tests", "-Xswiftc", "-continue-building-after-errors")
            if code == 0:
                return {number: mutants[number] for number in edits}
            wrong = {number for file, line in ERROR.findall(output) for number in nearest(places.get(file), int(line))}
            if not wrong:
                sys.exit(f"does not build where there is no mutant:\n{output[-3000:]}")
            print(f"{len(wrong)} mutants do not compile", flush=True)
            for number in wrong:
                del edits[number]
            self.misfits |= {mutants[number].key for number in wrong}
            self.misfits_file.write_text(json.dumps(sorted(self.misfits)))

    def build_alone(self, mutant):
        """Builds with this mutant only, which needs not be chosen; returns whether it is one, since it compiles."""
        lines = self.texts[mutant.file].decode().split("\n")
        lines[mutant.number] = mutant.mutated
        self.copy({**self.texts, mutant.file: "\n".join(lines).encode()})
        return self.swift("build", "--build-tests")[1] == 0

    def write(self, mutants, edits):
        """Returns for each file the first line, the last one and the number of each mutant in it."""
        texts, places = dict(self.texts), {}
        for module in {mutant.file.split("/")[1] for mutant in mutants}:
            texts[f"Sources/{module}/Mutant.swift"] = CHOOSER.encode()
        for file in {mutants[number].file for number in edits}:
            text, place = self.texts[file].decode(), []
            inside = sorted((edits[number].start, number) for number in edits if mutants[number].file == file)
            result, end = "", 0
            for start, number in inside:
                edit = edits[number]
                result += text[end:start]
                first = result.count("\n") + 1
                result, end = result + edit.text, edit.end
                place.append((first, result.count("\n") + 1, number))
            texts[file] = (result + text[end:]).encode()
            places[str(self.folder / file)] = place
        self.copy(texts)
        return places

    def copy(self, texts):
        """Makes these the files of the copy. What does not change is not written, so that it is not built again."""
        for name, text in texts.items():
            path = self.folder / name
            if not path.exists() or path.read_bytes() != text:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(text)
                path.chmod((ROOT / name).stat().st_mode if (ROOT / name).exists() else 0o644)
        for path in self.folder.rglob("*"):
            name = str(path.relative_to(self.folder))
            if path.is_file() and not name.startswith(".build") and name not in texts:
                path.unlink()

    def swift(self, *arguments):
        return self.commands.run(["swift", *arguments], self.folder, patience=1800)

    # Testing

    def explore(self, jobs):
        """Finds out which suites get to which mutants. A suite that fails where no mutant is chosen is left out."""
        listed, _ = self.test(None, [*TESTING, "--list-tests"])
        names = {line.split("/")[0] for line in listed.splitlines() if "/" in line}
        names = {name for name in names if not any(unfit in name for unfit in UNFIT_SUITES)}
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            self.suites = [suite for suite in pool.map(self.suite, sorted(names)) if suite]
        self.suites.sort(key=lambda suite: suite.seconds)

    def suite(self, name):
        start = time.monotonic()
        with tempfile.NamedTemporaryFile("r") as record:
            # Without a mutant no test is endless, and on a busy machine a slow one is silent for long.
            if failing := self.failing_test(None, [name], record.name, 10 * self.patience):
                print(f"left out: without a mutant {name} fails: {failing}", flush=True)
                return None
            seconds = time.monotonic() - start
            if seconds > self.longest:
                print(f"left out: {name} takes {seconds:.0f} seconds", flush=True)
                return None
            return Suite(name, seconds, frozenset(map(int, record.read().split())))

    def killer(self, number, mutant):
        """What notices the mutant; "" if nothing does."""
        able = [suite for suite in self.suites if number is None or number in suite.reached]
        near = near_tests(mutant)
        stages = [[], [], []]
        for suite in able:
            stages[0 if suite.name.split(".")[-1] in near else 2 if suite.seconds > LONG else 1].append(suite.name)
        for stage in stages:
            if stage and (killer := self.failing_test(number, stage)):
                return killer
        # Without arguments the tests of XCTest run.
        return "XCTest" if self.test(number, [])[1] != 0 else ""

    def failing_test(self, number, suites, record="", patience=None):
        """The first test of the suites that fails, or what happens instead; "" if all pass."""
        arguments = [*TESTING, "--filter", f"^({'|'.join(map(re.escape, suites))})/"]
        for _ in range(3):
            output, code = self.test(number, arguments, FAILURE, record, patience)
            if code == 0:
                return ""
            failed = FAILURE.search(output)
            if not failed:
                return "the time limit" if code is None else "a crash"
            # A test that fails once, because the machine is busy, has not noticed the mutant.
            name = re.escape(failed.group(1).strip('"'))
            if self.test(number, [*TESTING, "--filter", name], FAILURE)[1] != 0:
                return failed.group(1)
            arguments += ["--skip", name]
        return ""

    def test(self, number, arguments, ends=None, record="", patience=None):
        """Runs the tests themselves, not by `swift test`: several can run at the same time."""
        tests = next((self.folder / ".build/debug").glob("*.xctest"))
        return self.commands.run(
            ["prlimit", f"--as={MOST_MEMORY}", str(tests), *arguments], self.folder, patience or self.patience, ends,
            # References of snapshots are never written.
            {CHOICE: str(number), **({RECORD: record} if record else {}), "CI": "1", "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"})


def nearest(places, line):
    """The mutants around the line of an error, which may be reported where their function begins."""
    distances = [(max(first - line, line - last, 0), number) for first, last, number in places or []]
    return [number for distance, number in distances if distance <= min(distances)[0] + 2]


def near_tests(mutant):
    """The suites in the test folder that mirrors the mutant's, or in the next one above: most kills are there."""
    module, *folders = pathlib.PurePath(mutant.file).parts[1:-1]
    while True:
        suites = {
            name for file in sorted((ROOT / "Tests" / f"{module}Tests" / "/".join(folders)).glob("*.swift"))
            for name in re.findall(r"(?:struct|class|actor) (\w+Tests)\b", file.read_text())}
        if suites or not folders:
            return suites
        folders.pop()
