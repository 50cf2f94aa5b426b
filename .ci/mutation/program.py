"""A copy of the work tree with many mutants in one build, and the commands that build and test it."""

import bisect
import concurrent.futures
import itertools
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

CHOICE, RECORD, EVENTS = "VIEWTREE_MUTANT", "VIEWTREE_MUTANTS_REACHED", "VIEWTREE_TEST_EVENTS"
# Each module that has mutants gets a file with this.
CHOOSER = f"""import Foundation

nonisolated(unsafe) private let environment = ProcessInfo.processInfo.environment
private let chosen = environment["{CHOICE}"].flatMap {{ Int($0) }}
nonisolated(unsafe) private let record = environment["{RECORD}"].map {{ Record($0, events: environment["{EVENTS}"]!) }}

/// Whether the program shall be wrong at the place with this number.
@usableFromInline func mutant(_ number: Int) -> Bool {{
  record?.note(number)
  return number == chosen
}}

/// Notes each number once between two events of the tests.
private final class Record {{
  let file: UnsafeMutablePointer<FILE>
  let noted = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << 16)
  nonisolated(unsafe) var round: UInt32 = 1

  init(_ path: String, events: String) {{
    file = fopen("\\(path)/\\(ProcessInfo.processInfo.globallyUniqueString)", "w")!
    noted.initialize(repeating: 0, count: 1 << 16)
    nonisolated(unsafe) let record = self
    Thread.detachNewThread {{ record.watch(events) }}
  }}

  func note(_ number: Int) {{
    guard noted[number] != round else {{ return }}
    noted[number] = round
    fputs("\\(number)\\n", file)
  }}

  func watch(_ events: String) {{
    var size: Int64 = -1
    var status = stat()
    while true {{
      if stat(events, &status) == 0, Int64(status.st_size) != size {{
        size = Int64(status.st_size)
        round += 1
        fputs("@\\(Date().timeIntervalSince1970)\\n", file)
        fflush(file)
      }}
      usleep(500)
    }}
  }}
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

        They are one session; its process groups are many: SwiftPM gives one to each compiler and to the tests. A server
        of tmux, which tests of terminals start, has a session of its own, and the tests' process in its name; so has
        the process of an exit test, a child of the tests' process.
        """
        subprocess.run(["pkill", "-KILL", "-P", str(process.pid)])
        subprocess.run(["pkill", "-KILL", "-s", str(process.pid)])
        subprocess.run(["pkill", "-KILL", "-f", f"tmux -L terminal-host-{process.pid}-"])


@dataclass(frozen=True)
class Test:
    # Such as `ViewTreeTests.SliderTests/`a slider moves`()`.
    name: str
    seconds: float
    # The numbers of the mutants that it gets to.
    reached: frozenset

    @property
    def suite(self):
        return self.name.split("/")[0]


class Program:
    """A copy of the work tree with a build folder of its own."""

    def __init__(self, folder, commands, patience, longest, suite_pattern):
        self.folder = folder.resolve()
        self.commands = commands
        self.patience = patience
        # Suites that take longer, in seconds, are left out.
        self.longest = longest
        # Suites whose name has a match are tried.
        self.suite_pattern = suite_pattern
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
        """Finds out which tests get to which mutants. A test that fails where no mutant is chosen is left out."""
        listed, _ = self.test(None, [*TESTING, "--list-tests"])
        suites = sorted({line.split("/")[0] for line in listed.splitlines() if "/" in line})
        suites = [
            name for name in suites if self.suite_pattern.search(name) and not any(unfit in name for unfit in UNFIT_SUITES)]
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            self.tests = list(itertools.chain(*pool.map(self.reach, [suites[job::jobs] for job in range(jobs)])))
        self.seconds = {}
        for test in self.tests:
            self.seconds[test.suite] = self.seconds.get(test.suite, 0) + test.seconds
        for name, seconds in self.seconds.items():
            if seconds > self.longest:
                print(f"left out: {name} takes {seconds:.0f} seconds", flush=True)
        self.tests = [test for test in self.tests if self.seconds[test.suite] <= self.longest]
        # What gets to few mutants knows most of them.
        self.tests.sort(key=lambda test: (len(test.reached), test.seconds))

    def reach(self, suites):
        """The tests of these suites, run one after the other."""
        with tempfile.TemporaryDirectory() as folder:
            events = f"{folder}/events"
            os.mkdir(records := f"{folder}/records")
            arguments = [*TESTING, "--no-parallel", "--event-stream-output-path", events, "--event-stream-version", "0"]
            # Without a mutant no test is endless, and on a busy machine a slow one is silent for long.
            _, code = self.test(
                None, [*arguments, "--filter", filter_of(suites)], None, {RECORD: records, EVENTS: events}, 10 * self.patience)
            tests = tests_of(pathlib.Path(events), pathlib.Path(records))
            # Without its tests every mutant there would survive.
            if missing := sorted(set(suites) - {test.suite for test in tests}):
                print(f"left out, the tests ended with {code}: {', '.join(missing)}", flush=True)
            return tests

    def killer(self, number, mutant):
        """What notices the mutant; "" if nothing does."""
        for names in self.stages(number, mutant):
            if killer := self.failing_test(number, names):
                return killer
        # Without arguments the tests of XCTest run.
        return "XCTest" if self.test(number, [])[1] != 0 else ""

    def stages(self, number, mutant):
        """Tests and suites that may notice it, the likeliest ones first."""
        able = [test for test in self.tests if number is None or number in test.reached]
        near = near_tests(mutant)
        able.sort(key=lambda test: test.suite.split(".")[-1] not in near)
        named = 0 if number is None else 90
        suites = {test.suite for test in able[named:]}
        # A constant is made once, for all tests of a run: the record of a test does not show that it needs it.
        suites |= {name for name, seconds in self.seconds.items() if name.split(".")[-1] in near and seconds <= self.longest}
        stages = [[test.name for test in able[: min(named, 15)]], [test.name for test in able[15:named]]]
        stages += [[name for name in suites if self.seconds[name] <= LONG], [name for name in suites if self.seconds[name] > LONG]]
        return [stage for stage in stages if stage]

    def failing_test(self, number, names):
        """The first of these tests, or tests of these suites, that fails, or what happens instead; "" if all pass."""
        arguments = [*TESTING, "--filter", filter_of(names)]
        for _ in range(3):
            output, code = self.test(number, arguments, FAILURE)
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

    def test(self, number, arguments, ends=None, environment={}, patience=None):
        """Runs the tests themselves, not by `swift test`: several can run at the same time."""
        tests = next((self.folder / ".build/debug").glob("*.xctest"))
        return self.commands.run(
            ["prlimit", f"--as={MOST_MEMORY}", str(tests), *arguments], self.folder, patience or self.patience, ends,
            # References of snapshots are never written.
            {CHOICE: str(number), "CI": "1", "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no", **environment})


def filter_of(names):
    """The pattern of tests with these names, and of all tests in suites with these."""
    return f"^({'|'.join(map(re.escape, names))})(/|$)"


def tests_of(events, records):
    """The tests that began and ended in a stream of events, with the mutants that were noted meanwhile."""
    begun, ended, failed, functions = {}, {}, set(), set()
    # A text in JSON may have other ends of lines.
    for line in filter(None, events.read_text().split("\n")):
        content = json.loads(line)
        payload = content["payload"]
        if content["kind"] == "test":
            if payload["kind"] == "function":
                functions.add(payload["id"])
        elif (test := payload.get("testID")) in functions:
            time = payload["instant"]["since1970"]
            if payload["kind"] == "testStarted":
                begun[test] = time
            elif payload["kind"] == "testEnded":
                ended[test] = time
            elif payload["kind"] == "issueRecorded" and not payload.get("issue", {}).get("isKnown"):
                failed.add(test)
    for test in failed:
        print(f"left out: without a mutant {test} fails", flush=True)
    done = sorted((begun[test], ended[test], test) for test in ended if test not in failed)
    reached = {test: set() for _, _, test in done}
    starts = [start for start, _, _ in done]
    for record in records.iterdir():
        start, noted = 0, set()
        for line in itertools.chain(record.read_text().splitlines(), ["@inf"]):
            if not line.startswith("@"):
                noted.add(int(line))
                continue
            end = float(line[1:])
            # Tests run one after the other.
            for _, last, test in done[max(bisect.bisect(starts, start) - 1, 0): bisect.bisect(starts, end)]:
                if last >= start:
                    reached[test] |= noted
            start, noted = end, set()
    return [Test(re.sub(r"/[^/]*$", "", test), last - first, frozenset(reached[test])) for first, last, test in done]


def nearest(places, line):
    """The mutants around the line of an error, which may be reported where their function begins."""
    distances = [(max(first - line, line - last, 0), number) for first, last, number in places or []]
    return [number for distance, number in distances if distance <= min(distances)[0] + 2]


def near_tests(mutant):
    """The suites in the test folder that mirrors the mutant's, or in the next one above: most kills are there."""
    module, *folders = pathlib.PurePath(mutant.file).parts[1:-1]
    # The tests of a small module may be a folder of another one's.
    roots = [ROOT / "Tests" / f"{module}Tests", *ROOT.glob(f"Tests/*/{module}")]
    while True:
        suites = {
            name for root in roots for file in sorted((root / "/".join(folders)).glob("*.swift"))
            for name in re.findall(r"(?:struct|class|actor) (\w+Tests)\b", file.read_text())}
        if suites or not folders:
            return suites
        folders.pop()
