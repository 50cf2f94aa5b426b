import Foundation
import Testing
import ViewTreeTesting

@testable import TextBackend

/// The tree, the chart and the timeline of traces with chosen numbers.
struct InvalidationTraceFormsTests {
  private typealias Draft = TraceDraft

  @Test func `a tree has each view below the nearest one around it, rows together`() throws {
    var draft = Draft()
    draft.addEvent("tap")
    draft.add("Form", evaluations: 1, causes: [Draft.cause("_x"), Draft.cause("_y")])
    draft.add("Form/[Ann]/Row", label: "a", evaluations: 1, causes: [Draft.cause("_p")])
    draft.add("Form/[Bob]/Row", label: "b", skips: 1)
    draft.add("Form/Stack/[Bob]/Cell", evaluations: 2)
    draft.add("Form/Stack/[Bob]/Cell/Leaf", evaluations: 1)
    draft.add("Other/Leaf", evaluations: 3)
    try expectText(
      draft.trace().tree,
      equals: """
        tap
        Form · evaluated 1 · _x; _y
          Row ×2 · evaluated 1 · skipped 1 · _p
          Cell · evaluated 2
            Leaf · evaluated 1
        Leaf · evaluated 3
        """)
    try expectText(Draft().trace().tree, equals: "nothing was evaluated")
  }

  // MARK: Charts

  @Test func `a chart has states and views, and an arrow for each step`() throws {
    var draft = Draft()
    draft.addEvent(
      "tap", types: [("Page", 1, 0), ("Row", 3, 2)],
      steps: [
        Draft.step("M.a", isState: true, to: "Page", cause: "_a"), Draft.step("", to: "Page"),
        Draft.step("Page", to: "Row", cause: "x", evaluations: 3), Draft.step("M.b", isState: true, to: "Other"),
      ])
    draft.addEvent("other")
    draft.addWrite("M.a", event: 1, old: "8", new: "9")
    draft.addWrite("M.a", old: "1", new: "2")
    draft.addWrite("M.a", old: "2", new: "3")
    let trace = try draft.trace()
    expectText(
      trace.mermaid(),
      equals: """
        graph LR
          n0(["M.a  1 → 2"])
          n1["Page · evaluated 1"]
          n0 -->|"_a"| n1
          n2["Row · evaluated 3, unneeded 2"]
          n1 -->|"x ×3"| n2
          n3(["M.b"])
          n4["Other · evaluated 0"]
          n3 -->|"why"| n4
        """)
    expectText(trace.mermaid(event: 1), equals: "graph LR")
    for event in [-1, 2] { expectText(trace.mermaid(event: event), equals: "graph LR") }
  }

  @Test(arguments: [60, 61]) func `a chart has 60 steps, and counts the others`(_ count: Int) throws {
    var draft = Draft()
    draft.addEvent("tap", steps: (0..<count).map { Draft.step("A", to: "B\($0)") })
    let lines = try draft.trace().mermaid().components(separatedBy: "\n")
    expectEqual(lines.count { $0.contains("-->") }, 60)
    expectEqual(lines.filter { $0.contains("more[") }, count == 60 ? [] : [#"  more["and 1 more"]"#])
  }

  // MARK: Timelines

  @Test func `a timeline draws the evaluations of each type below each event`() throws {
    var draft = Draft()
    draft.add("A", evaluations: 100, unneeded: 26)
    draft.addEvent("tap", writes: 1, skips: 2, types: [("A", 100, 25), ("LongName", 1, 0)])
    draft.addEvent(String(repeating: "n", count: 28), types: [("A", 2, 2), ("Nothing", 0, 0)])
    draft.addEvent(String(repeating: "n", count: 29), writes: 3)
    draft.moreEvents = 2
    try expectText(
      draft.trace().timeline(),
      equals: """
        <svg xmlns="http://www.w3.org/2000/svg" width="456" height="238" viewBox="0 0 456 238" font-family="system-ui, \
        sans-serif" font-size="12">
        <title>5 events, the first 3 of them drawn, 100 evaluations, 26 unneeded</title>
        <rect width="100%" height="100%" fill="#fff"/>
        <text x="8" y="166">A</text>
        <text x="8" y="190">LongName</text>
        <text x="8" y="214">Nothing</text>
        <text transform="translate(96 126) rotate(-40)">tap</text>
        <text x="92" y="144" fill="#666" font-size="9">1 written, 2 skipped</text>
        <line x1="88" y1="150" x2="88" y2="230" stroke="#ddd"/>
        <rect x="92" y="154" width="42" height="14" fill="#4a90d9"/>
        <rect x="134" y="154" width="14" height="14" fill="#d9534f"/>
        <text x="152" y="166" fill="#333">100</text>
        <rect x="92" y="178" width="2" height="14" fill="#4a90d9"/>
        <text x="98" y="190" fill="#333">1</text>
        <text transform="translate(192 126) rotate(-40)">\(String(repeating: "n", count: 28))</text>
        <text x="188" y="144" fill="#666" font-size="9">0 written</text>
        <line x1="184" y1="150" x2="184" y2="230" stroke="#ddd"/>
        <rect x="188" y="154" width="2" height="14" fill="#d9534f"/>
        <text x="194" y="166" fill="#333">2</text>
        <rect x="188" y="202" width="2" height="14" fill="#4a90d9"/>
        <text x="194" y="214" fill="#333">0</text>
        <text transform="translate(288 126) rotate(-40)">\(String(repeating: "n", count: 27))…</text>
        <text x="284" y="144" fill="#666" font-size="9">3 written</text>
        <line x1="280" y1="150" x2="280" y2="230" stroke="#ddd"/>
        </svg>
        """)
  }

  @Test func `a red part of one point is drawn`() throws {
    var draft = Draft()
    draft.addEvent("tap", types: [("A", 56, 1)])
    let timeline = try draft.trace().timeline()
    expectText(timeline, contains: ##"<rect x="91" y="154" width="1" height="14" fill="#d9534f"/>"##)
  }

  @Test func `a timeline without events is empty`() throws {
    try expectText(
      Draft().trace().timeline(),
      equals: """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="190" viewBox="0 0 200 190" font-family="system-ui, \
        sans-serif" font-size="12">
        <title>0 events, 0 evaluations, 0 unneeded</title>
        <rect width="100%" height="100%" fill="#fff"/>
        </svg>
        """)
  }
}
