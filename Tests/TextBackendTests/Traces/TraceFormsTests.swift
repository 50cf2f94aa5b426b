import Foundation
import Testing
import ViewTreeTesting

/// A trace as a table, a timeline, a chart, a difference and a file, with much in it, and with hostile names.
@MainActor @Suite struct TraceFormsTests {
  @Test func `a trace that was written as JSON has the same words in all its forms`() throws {
    for trace in [
      try traceTaps(Screen(TraceWordsTests.Handed(), width: 20), "Add", "Add"),
      try traceTaps(Screen(TraceWordsTests.People(), width: 30), "Add", "Bob"),
      try traceTaps(Screen(TraceWordsTests.Objects(), width: 20), "Model", "Same"),
    ] {
      let read = try JSONDecoder().decode(InvalidationTrace.self, from: Data(try trace.json().utf8))
      expectText(read.description, equals: trace.description)
      expectText(read.table(.instances), equals: trace.table(.instances))
      expectText(read.tree, equals: trace.tree)
      expectText(read.mermaid(event: 1), equals: trace.mermaid(event: 1))
      expectText(read.timeline(), equals: trace.timeline())
      try expectEqual(read.json(), trace.json())
    }
  }

  // MARK: Many events

  private struct Still: View { var body: some View { Text("still") } }

  private struct Adding: View {
    @State private var number = 0
    var body: some View {
      Button("Add <b> & \"more\" to it") { number += 1 }
      Tens(number: number / 10)
      Still()
    }
  }

  private struct Tens: View {
    let number: Int
    var body: some View {
      Text("\(number)")
      Deaf(number: number)
    }
  }

  private struct Deaf: View {
    let number: Int
    var body: some View { Text("deaf") }
  }

  private func adding(_ count: Int) throws -> InvalidationTrace {
    let screen = Screen(Adding(), width: 40)
    let button = try screen.find(.button)
    return try screen.trace { for _ in 0..<count { try button.tap() } }
  }

  @Test func `the timeline draws 50 events, counts all, and truncates long names`() throws {
    let drawing = try adding(70).timeline().split(separator: "\n")
    expectEqual(drawing[1], "<title>70 events, the first 50 of them drawn, 224 evaluations, 70 unneeded</title>")
    expectEqual(drawing.count { $0.hasPrefix("<line ") }, 50)
    #expect(
      drawing.contains {
        $0.hasSuffix(##"rotate(-40)">tap button &quot;Add &lt;b&gt; &amp; &quot;more…</text>"##)
      }, "\(drawing[10])")
    #expect(drawing.contains { $0.hasSuffix(">1 written, 2 skipped</text>") })
  }

  @Test func `each part of a trace is described in one line`() throws {
    let trace = try adding(10)
    expectEqual("\(trace.writes[0])", "Adding._number  0 → 1")
    #expect("\(trace.events[0])".hasPrefix(#"tap button "Add <b> & "more" to it" · wrote 1 · evaluated"#))
    let tens = try #require(trace.entries.first { $0.typeName == "Tens" })
    expectEqual("\(tens)", "Adding/Tens · evaluated 1 · skipped 9 · number 0 → 1")
    let group = try #require(trace.groups.first { $0.typeName == "Tens" })
    #expect("\(group)" == "Tens · evaluated 1 · skipped 9 · number 0 → 1" && "\(group.causes[0])" == "number 0 → 1")
  }

  @Test func `the timeline shows needed evaluations in blue and unneeded ones in red, by their shares`() throws {
    struct Three: View {
      @State private var number = 0
      var body: some View {
        VStack {
          ForEach(0..<4, id: \.self) { row in Shown(number: row == 0 ? number : 0, other: number) }
          Button("Add") { number += 1 }
        }
      }
    }
    struct Shown: View {
      let number: Int
      let other: Int
      var body: some View { Text("\(number)") }
    }
    let lines = try traceTaps(Screen(Three(), width: 20), "Add").timeline().split(separator: "\n")
    var bars: [String] = []
    for line in lines {
      let width = String(line.split(separator: "\"").dropFirst(5).first ?? "")
      if line.contains("#4a90d9") { bars.append("\(width) blue") }
      if line.contains("#d9534f") { bars.append("\(width) red") }
    }
    // Three, Shown, and the button with its look: the longest bar has 56 points.
    #expect(bars.contains("14 blue") && bars.contains("42 red"), "\(lines)")
  }

  @Test func `a table shows 60 lines of events and counts the rest, and a chart does so for its arrows`() throws {
    let table = try adding(70).table().split(separator: "\n")
    #expect(table[60] == "tap button \"Add <b> & \"more\" to it\"" && table[62] == "… and 39 more events", "\(table)")
    try expectText(adding(1_010).table(), contains: "… and 979 more events")
  }

  @Test func `a chart has the writes of its event alone, and how often a view ran without need`() throws {
    let trace = try adding(20)
    #expect(trace.mermaid(event: 9).contains("([\"Adding._number  9 → 10\"])"))
    #expect(trace.mermaid(event: 9).contains("[\"Deaf · evaluated 1, unneeded 1\"]"))
  }

  @Test func `the difference of two traces names types that only the second has, and skips`() throws {
    let (before, after) = (try traceTaps(Screen(TraceWordsTests.Moving(), width: 20), "Add"), try adding(10))
    expectText(
      "\(after.difference(from: before))",
      equals: """
        Moving: evaluated 1 → 0
        Still: skipped 1 → 10
        Button: evaluated 1 → 10
        BorderedButtonStyle: evaluated 1 → 10
        Adding: evaluated 0 → 10, unneeded 0 → 9
        Tens: evaluated 0 → 1, skipped 0 → 9
        Deaf: evaluated 0 → 1, unneeded 0 → 1
        in all: evaluated 3 → 32, unneeded 0 → 10, skipped 1 → 19
        """)
  }

  // MARK: Hostile names

  private struct Hostile: View {
    @AppStorage("so\u{1B}[31mu\"nd") private var sound = true
    @State private var names = ["An\u{1B}na"]
    var body: some View {
      VStack {
        ForEach(names, id: \.self) { name in Toggle("Sou\u{202E}nd", isOn: $sound) }
        Button("Na\u{1B}me") { names[0] = "B\u{1B}b" }
      }
    }
  }

  @Test func `no form of a trace contains escape sequences or markup`() throws {
    let screen = Screen(Hostile(), width: 30)
    let trace = try screen.trace {
      try screen.find(.toggle).tap()
      try screen.find(.button).tap()
    }
    let report = try screen.bindingReport { try screen.find(.toggle).tap() }
    let charts = trace.mermaid(event: 0) + trace.mermaid(event: 1)
    var words = [trace.description, trace.table(.instances), trace.tree, trace.timeline(), try trace.json(), charts]
    for entry in trace.entries {
      words += [entry.path, entry.label]
      for cause in entry.details { words += [cause.name, cause.source] + cause.reasons }
    }
    for event in trace.events {
      words.append(event.name)
      for step in event.steps { words += [step.from, step.to, step.cause] }
    }
    for write in trace.writes { words += [write.name, write.oldValue, write.newValue] }
    words.append(report.description)
    for row in report.rows { words += [row.label, row.source, row.property] }
    for text in words { expectHarmless(text) }
    #expect(charts.contains(##"-->|"@AppStorage(#34;so\u{1B}[31mu"##), "\(charts)")
  }

  private func expectHarmless(_ text: String) {
    let hostile: Set<Unicode.Scalar> = ["\u{1B}", "\u{202E}"]
    #expect(!text.unicodeScalars.contains { hostile.contains($0) }, "\(text.debugDescription)")
  }

  @Test func `a trace that was read has no evaluations of a control`() throws {
    struct Switch: View {
      @State private var isOn = false
      var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
    }
    let screen = Screen(width: 20) { Switch() }
    let trace = try screen.trace { try screen.find(.toggle).tap() }
    let read = try JSONDecoder().decode(InvalidationTrace.self, from: Data(try trace.json().utf8))
    let toggle = try screen.find(.toggle)
    expectEqual([trace, read].map { toggle.evaluations(in: $0) }, [1, 0])
  }
}
