import Testing

@testable import SnapshotReview
@testable import TextBackend
@testable import ViewTreeTesting

extension EventCounts {
  init(evaluated: Int = 0, unneeded: Int = 0, measured: Int = 0, placed: Int = 0, cells: Int = 0, wrote: Int = 0) {
    self.init()
    (self.evaluated, self.unneeded, self.measured) = (evaluated, unneeded, measured)
    (self.placed, self.cells, self.wrote) = (placed, cells, wrote)
  }
}

extension Ledger.Run {
  init(_ name: String, _ counts: EventCounts = EventCounts(), times: Int = 1) {
    self.init(Ledger.Event(name: name, counts: counts), count: times)
  }
}

struct LedgerTests {
  private let ledger = Ledger(tests: [
    "B/second": [.init("press(.tab)", times: 3)],
    "A/first": [
      .init(
        "find(.toggle, \"Wi-Fi\").tap()",
        EventCounts(evaluated: 3, unneeded: 1, measured: 8, placed: 4, cells: 120, wrote: 1)),
      .init("find(.button, \"3 × 4 · cells 2\").tap()", EventCounts(cells: 7), times: 2),
      .init("between events", EventCounts(wrote: 1)),
    ],
    "C/nothing": [],
  ])

  private let text = """
    # The cost of each event in AppTests. To write this file: VIEWTREE_LEDGER=1 swift test

    A/first
      find(.toggle, "Wi-Fi").tap() · evaluated 3 · unneeded 1 · measured 8 · placed 4 · cells 120 · wrote 1
      2 × find(.button, "3 × 4 · cells 2").tap() · cells 7
      between events · wrote 1

    B/second
      3 × press(.tab) · nothing

    """

  @Test func `the text has a line for each event, sorted by test`() throws {
    expectText(ledger.text(of: "AppTests"), equals: text)
    try expectEqual(Ledger(text: text), ledger)
    try expectEqual(Ledger(text: ""), Ledger())
  }

  @Test func `a name that begins like a number of times is a name`() throws {
    for name in ["0 × tap", "x × tap", "-1 × tap"] {
      expectEqual(try Ledger(text: "A\n  \(name) · cells 2").tests["A"]?.map(\.event.name), [name])
    }
    let run = try Ledger(text: "A\n  1 × tap · cells 2").tests["A"]?.first
    #expect(run?.event.name == "tap" && run?.count == 1)
  }

  @Test(arguments: [
    ("A\n  tap", 2), ("  tap · nothing", 1), ("A\n  tap · evaluated", 2), ("A\n  tap · evaluated x", 2),
    ("A\n\n  tap · evaluations 3", 3), ("A\n  tap · evaluated 0", 2), ("A\n  nothing", 2),
    ("A\n  tap · evaluated  3", 2),
  ])
  func `a line of a different form is reported with its number`(text: String, line: Int) {
    #expect { try Ledger(text: text) } throws: { error in
      (error as? Ledger.ParseError)?.line == line
    }
  }

  @Test func `sums count equal events one by one`() {
    expectEqual(
      ledger.total, EventCounts(evaluated: 3, unneeded: 1, measured: 8, placed: 4, cells: 134, wrote: 2))
  }

  @Test func `an empty line and a comment between the events of a test are ignored`() throws {
    let ledger = try Ledger(text: "A\n  tap() · cells 1\n\n  press() · cells 2\n# A note.\n  tap() · nothing\n")
    expectEqual(
      ledger.tests,
      ["A": [.init("tap()", EventCounts(cells: 1)), .init("press()", EventCounts(cells: 2)), .init("tap()")]])
  }
}
