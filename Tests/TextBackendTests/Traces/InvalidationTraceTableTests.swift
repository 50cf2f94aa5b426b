import Foundation
import Testing
import ViewTree
import ViewTreeTesting

@testable import TextBackend

/// The lines of a table, for traces with chosen numbers.
struct InvalidationTraceTableTests {
  private typealias Draft = TraceDraft

  // MARK: Events

  @Test func `a table has events with a name or with writes, the first ten writes of each, and the work`() throws {
    var draft = Draft()
    draft.addEvent("tap", writes: 1, evaluations: 3, unneeded: 2, skips: 1)
    draft.addEvent("")
    draft.addEvent("", writes: 1)
    draft.addEvent("many", writes: 12)
    draft.addEvent("ten", writes: 10)
    draft.addEvent("lost", writes: 2)
    draft.addWrite("A._a", old: "x", new: "y", binding: "closures", function: "set()")
    draft.addWrite("A._b", event: 2, binding: "A._b.c")
    for number in 0..<11 { draft.addWrite("M.\(number)", event: 3) }
    for number in 0..<10 { draft.addWrite("T.\(number)", event: 4) }
    let trace = try draft.trace()
    let many = (0..<10).map { "  wrote M.\($0)  0 → 1\n" }.joined()
    let ten = (0..<10).map { "  wrote T.\($0)  0 → 1\n" }.joined()
    let lines = { (function: String) in
      "tap\n  wrote A._a  x → y  by closures\(function)\noutside of an event\n  wrote A._b  0 → 1\nmany\n\(many)"
        + "  and 2 more\nten\n\(ten)lost\n  and 2 more\nnothing was evaluated"
    }
    expectText(trace.table(), equals: lines(""))
    expectText(
      trace.description,
      equals: lines("  in set()") + "\nlayout: 1 measured, 2 cached, 3 placed · drawing: 4 visited, 5 cells, 6 bytes")
    expectText(trace.table(limit: 100), equals: lines("  in set()"))
    expectEqual("\(trace.events[0])", "tap · wrote 1 · evaluated 3 · unneeded 2 · skipped 1")
    expectEqual("\(trace.events[1])", "outside of an event")
    expectEqual("\(trace.events[2])", "outside of an event · wrote 1")
  }

  @Test func `a table has 61 lines of events, and counts those after them`() throws {
    var draft = Draft()
    for number in 0..<63 { draft.addEvent("e\(number)") }
    draft.moreEvents = 5
    let lines = try draft.trace().eventLines()
    expectEqual(lines.suffix(2), ["e60", "… and 7 more events"])
    expectEqual(lines.count, 62)
  }

  @Test func `a short table leaves out events first`() throws {
    var draft = Draft()
    for number in 0..<10 { draft.addEvent("e\(number)") }
    for name in ["A", "B", "C", "D"] { draft.add(name, evaluations: 1) }
    let trace = try draft.trace()
    let causes = ["A", "B", "C", "D"].map { "\($0) · evaluated 1" }
    func lines(_ limit: Int) -> [String] { trace.table(limit: limit).components(separatedBy: "\n") }
    expectEqual(lines(14), (0..<10).map { "e\($0)" } + causes)
    expectEqual(lines(8), ["e0", "e1", "e2", "… and 7 more lines of events; print(trace.table())"] + causes)
    expectEqual(
      lines(3),
      ["… and 10 more lines of events; print(trace.table())", causes[0], "… and 3 more lines; print(trace.table())"])
  }

  // MARK: Views

  @Test func `each view has its counts behind the longest title`() throws {
    var draft = Draft()
    draft.add("Form/Row", label: "Wi-Fi", evaluations: 2, skips: 1, causes: [Draft.cause("_isOn"), Draft.cause("_b")])
    draft.add("Form", evaluations: 1, unneeded: 1)
    let trace = try draft.trace()
    expectText(
      trace.table(.instances),
      equals: """
        Form/Row "Wi-Fi" · evaluated 2 · skipped 1 · _isOn; _b
        Form             · evaluated 1 · unneeded 1
        (unneeded: the body ran, and its result did not change)
        """)
    expectEqual(
      trace.entries.map(\.description),
      [
        #"Form/Row "Wi-Fi" · evaluated 2 · skipped 1 · _isOn; _b"#, "Form · evaluated 1 · unneeded 1",
      ])
    expectEqual(trace.entries[0].causes, ["_isOn", "_b"])
    #expect(trace.totalEvaluations == 3 && trace.totalUnneeded == 1)
    try expectEqual(Draft().trace().table(.instances), "nothing was evaluated")
  }

  @Test func `views of one type are one group, with the label of a single one`() throws {
    var draft = Draft()
    draft.add("Row", label: "a", evaluations: 1, skips: 2, unneeded: 1, causes: [Draft.cause("_x", unneeded: 1)])
    draft.add("Cell", label: "c", evaluations: 1)
    draft.add(
      "List/[1]/Row", label: "b", evaluations: 3, skips: 4, unneeded: 2, instances: 2,
      causes: [
        Draft.cause("_x", evaluations: 2, unneeded: 2), Draft.cause("size"),
      ])
    let trace = try draft.trace()
    let (row, cell) = (trace.groups[0], trace.groups[1])
    #expect(row.typeName == "Row" && row.instances == 3 && row.evaluations == 4 && row.skips == 6 && row.unneeded == 3)
    #expect(row.label == "" && cell.label == "c" && trace.groups.count == 2)
    expectText(
      "\(row)",
      equals: """
        Row ×3 · evaluated 4 · unneeded 3 · skipped 6
          ×3, unneeded 3 · _x → the body reads more of it than it shows: pass $x, or a part of it, to a child view
          ×1 · size
        """)
    expectText("\(cell)", equals: #"Cell "c" · evaluated 1"#)
    #expect(trace.filtered([trace.entries[1]]).groups.map(\.typeName) == ["Cell"])
  }

  @Test func `causes that differ in the index of a row alone are one`() throws {
    var draft = Draft()
    for (index, kind) in [(1, "other"), (12, "array")] {
      draft.add(
        "Row", evaluations: 1, unneeded: 1,
        causes: [
          Draft.cause("_item[\(index)]", "Model.items[\(index)].isOn", unneeded: 1, kind: kind)
        ])
    }
    let cause = try draft.trace().groups[0].causes[0]
    #expect(cause.name == "_item[i]" && cause.source == "Model.items[i].isOn" && cause.kind == .array)
    #expect(cause.evaluations == 2 && cause.unneeded == 2)
    expectEqual(
      ["a", "a[1]", "a[12].b[0]", "a[x]", "a[]", "a[1", "a[1]]", "[[3]", "a[1x]"].map(\.withoutIndices),
      ["a", "a[i]", "a[i].b[i]", "a[x]", "a[]", "a[1", "a[i]]", "[[i]", "a[1x]"])
  }

  // MARK: Causes

  private func words(_ cause: [String: Any]) throws -> String {
    var draft = Draft()
    draft.add("Row", causes: [cause])
    return try draft.trace().groups[0].causes[0].description
  }

  private static let inChild = "shows no part of it that changed: read it in a child view"
  private static let reads = "the body reads more of it than it shows: pass $x, or a part of it, to a child view"
  private static let bindEach = "the body reads all of it: bind each element, ForEach($x) { $element in … }"
  private static let passOnly =
    "the body reads more than it shows: pass only the value that it shows, and a binding to the value that it changes"

  @Test(
    arguments: [
      ("@identity", "", "other", "@identity, new", ""), ("@self", "", "other", "@self", ""),
      ("size", "", "other", "size", ""), ("size", "Page._s", "other", "size ← Page._s", ""),
      (
        "_f", "", "closure", "_f",
        "a closure with captures cannot be compared: store an Equatable value with callAsFunction() instead"
      ),
      ("@dependencies", "", "other", "@dependencies", "the body reads it, but \(inChild)"),
      ("@dependencies", "M.a", "other", "@dependencies ← M.a", "the body reads M.a, but \(inChild)"),
      (
        "@dependencies", "M.a", "array", "@dependencies ← M.a",
        "the body reads all of M.a: bind each element, ForEach($model.a) { $element in … }"
      ),
      ("@dependencies", "", "array", "@dependencies", "the body reads it, but \(inChild)"),
      ("_x", "", "other", "_x", reads), ("_x", "@AppStorage(\"x\")", "other", "_x ← @AppStorage(\"x\")", reads),
      ("_x", "Page._y", "other", "_x ← Page._y", passOnly),
      (
        "_x", "M.a", "other", "_x ← M.a",
        "every change of the object evaluates the view: make it @Observable, or pass bindings to its properties"
      ),
      (
        "_x", "M", "other", "_x ← M",
        "the object published a change, but no property changed: compare before writing, or make it @Observable"
      ),
      ("_x", "", "array", "_x", bindEach), ("_x", "Page._y", "array", "_x ← Page._y", bindEach),
      ("_x", "Page._y[1]", "array", "_x ← Page._y[1]", passOnly),
    ] as [(String, String, String, String, String)])
  func `an unneeded evaluation has advice for its cause, and a needed one has none`(
    _ name: String, _ source: String, _ kind: String, _ reason: String, _ advice: String
  ) throws {
    let whole = advice.isEmpty ? reason : "\(reason) → \(advice)"
    try expectText(words(Draft.cause(name, source, unneeded: 1, kind: kind)), equals: whole)
    try expectText(words(Draft.cause(name, source, kind: kind)), equals: reason)
  }

  @Test func `a row with a new id has advice at once`() throws {
    try expectText(
      words(Draft.cause("@identity", isInNewRow: true)),
      equals: "@identity ← all ids of the ForEach are new → if the elements are the same, give them stable ids")
  }

  @Test func `the first two changed properties are shown, and several closures together`() throws {
    let (a, b, c) = (Draft.value("a", "0", "1"), Draft.value("b", "2", "3"), Draft.value("c", "4", "5"))
    try expectText(words(Draft.cause("@self", inputs: [a, b])), equals: "a 0 → 1; b 2 → 3")
    try expectText(words(Draft.cause("@self", evaluations: 2, inputs: [a])), equals: "a changed, as 0 → 1")
    try expectText(words(Draft.cause("@self", inputs: [a, b, c])), equals: "a 0 → 1; b 2 → 3; and 1 more")
    let advice = "pass the captured values instead, or make the view Equatable without comparing the closure"
    try expectText(
      words(Draft.cause("@self", inputs: [Draft.closure("f")])),
      equals: "f: a closure with captures cannot be compared → \(advice)")
    try expectText(
      words(Draft.cause("@self", inputs: [Draft.closure("f"), a, Draft.closure("g")])),
      equals: "a 0 → 1; f, g: closures with captures cannot be compared → \(advice)")
    // Advice that two inputs share is written once.
    let (x, y) = (Draft.words("x changed", advice: "do this"), Draft.words("y changed", advice: "do that"))
    try expectText(words(Draft.cause("@self", inputs: [x, y, x])), equals: "x changed; y changed; and 1 more")
    try expectText(
      words(Draft.cause("@self", unneeded: 1, inputs: [x, y, x])),
      equals: "x changed; y changed; and 1 more → do this; do that")
  }

  @Test func `the advice for a binding of closures is there once, in the first line about it`() throws {
    var draft = Draft()
    let binding = Draft.closures("isOn", at: "Binding(get:set:) at A.swift:1", advice: "pass $a")
    for name in ["Row", "Cell"] { draft.add(name, evaluations: 1, causes: [Draft.cause("@self", inputs: [binding])]) }
    try expectText(
      draft.trace().table(),
      equals: """
        Row · evaluated 1 · isOn: Binding(get:set:) at A.swift:1 cannot be compared → pass $a
        Cell · evaluated 1 · isOn: Binding(get:set:) at A.swift:1 cannot be compared
        """)
  }

  @Test func `terms are explained below the table where they occur`() throws {
    let unneeded = "unneeded: the body ran, and its result did not change"
    let anew = "made anew: the control creates the value in each evaluation, and it cannot be compared"
    for (isUnneeded, isAnew, expected) in [
      (true, true, ["(\(unneeded); \(anew))"]), (true, false, ["(\(unneeded))"]), (false, true, ["(\(anew))"]),
      (false, false, []),
    ] {
      var draft = Draft()
      draft.add(
        "Row", evaluations: 1, unneeded: isUnneeded ? 1 : 0,
        causes: [
          Draft.cause("@self", inputs: [isAnew ? Draft.words("x: made anew") : Draft.value("x", "0", "1")])
        ])
      let lines = try draft.trace().table().components(separatedBy: "\n")
      expectEqual(Array(lines.dropFirst()), expected)
    }
  }

  // MARK: Differences

  @Test func `a difference has each count that changed, and all of them together`() throws {
    func trace(_ rows: [(String, Int, Int, Int)]) throws -> InvalidationTrace {
      var draft = Draft()
      for (name, evaluations, unneeded, skips) in rows {
        draft.add(name, evaluations: evaluations, skips: skips, unneeded: unneeded)
      }
      return try draft.trace()
    }
    let old = try trace([("A", 1, 0, 0), ("B", 2, 1, 0), ("C", 1, 1, 1), ("D", 3, 0, 0), ("E", 3, 2, 1)])
    let new = try trace([("E", 3, 2, 2), ("A", 1, 0, 0), ("B", 2, 2, 0), ("D", 4, 0, 0), ("F", 0, 0, 1)])
    expectText(
      "\(new.difference(from: old))",
      equals: """
        B: unneeded 1 → 2
        C: evaluated 1 → 0, unneeded 1 → 0, skipped 1 → 0
        D: evaluated 3 → 4
        E: skipped 1 → 2
        F: skipped 0 → 1
        in all: skipped 2 → 3
        """)
    let none = old.difference(from: old)
    #expect(none.isEmpty && none.description == "no count differs" && none.total.evaluations == .init(old: 10, new: 10))
    #expect(none.total.unneeded == .init(old: 4, new: 4) && none.total.skips == .init(old: 2, new: 2))
  }
}
