import Testing
import ViewTreeTesting

@testable import SnapshotReview

@MainActor struct ExplainCommandTests {
  private func explain(_ arguments: String..., input: String? = nil, width: Int = 60) -> CommandAnswer {
    ExplainCommand(arguments: arguments, input: { input }, width: width).run()
  }

  @Test func `the page of an entry has its messages, its meaning, the reason and the remedy`() {
    expectEqual(
      explain("no-element"),
      CommandAnswer(
        text: """
          no-element · Finding a control

          > no … on the screen
          > no … Elements there:

          No element matches the query.

          Usual reason: The label is spelled differently, the control
          has another role, or it is not shown in the current state.

          What to do: Read the list of elements below the error; the
          nearest names follow "did you mean". To find an element by
          an identifier, give it one with
          `.accessibilityIdentifier(_:)`.
          """))
  }

  @Test(arguments: [20, 40, 80]) func `no line is wider than the terminal`(width: Int) {
    for entry in Explanation.all {
      let lines = explain(entry.id, width: width).text.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= width }, "\(entry.id)")
    }
  }

  @Test func `a link to an article is the command that prints it`() {
    let text = explain("nested-too-deep", width: 200).text
    expectText(text, contains: "See `swift run viewtree manual Limits`.")
    for entry in Explanation.all { expectText(explain(entry.id).text, lacks: "<doc:") }
  }

  @Test func `an error that a test prints is explained, with its values and in several lines`() throws {
    let screen = Screen(width: 20) { Text("Save") }
    let error = #expect(throws: ElementError.self) { try screen.find(.button, "Save") }
    let answer = explain("\(try #require(error))")
    expectEqual(answer.status, 0)
    expectText(answer.text, startsWith: "no-element · ")
    expectText(explain("Over", "budget:", "evaluations", "9").text, startsWith: "too-many-evaluations · ")
  }

  @Test func `an error is not explained by the list of elements below it`() {
    let blocked = "button \"Show\" is behind the sheet; close it first: screen.press(.escape). Elements there:"
    expectText(explain(blocked).text, startsWith: "element-blocked · ")
    let missing = "no button \"Eat\" in list \"Fridge\". Elements there:"
    expectText(explain(missing).text, startsWith: "no-element · ")
  }

  @Test func `each message is found by its own words`() {
    for entry in Explanation.all {
      for message in entry.messages {
        let text = "Tests.swift:3: " + message.replacing("…", with: "\"x\"")
        #expect(Explanation.found(in: text).contains(entry), "\(entry.id): \(text)")
      }
    }
  }

  @Test func `every message in the output of a run is explained once, in its order`() {
    let output = """
      \u{1B}[31m✘\u{1B}[0m Test f() recorded an issue at A.swift:3:5: Issue recorded
      ↳ the screen does not settle: actions write Clock._now again and again
      ✘ Test g() recorded an issue at A.swift:9:5: Issue recorded
      ↳ The snapshot differs from Snapshots/AppTests/A/g.txt
      ✘ Test h() recorded an issue at A.swift:19:5: Issue recorded
      ↳ The snapshot differs from Snapshots/AppTests/A/h.txt
      """
    for answer in [explain(input: output), explain("-", input: output)] {
      let titles = answer.text.split(separator: "\n").filter { $0.contains(" · ") }
      expectEqual(titles, ["does-not-settle · Time and tasks", "snapshot-differs · Comparing snapshots"])
    }
  }

  @Test func `two messages of one entry are one page`() {
    expectEqual(Explanation.found(in: "Unknown option --x.\nUnknown command \"y\".").map(\.id), ["wrong-command"])
  }

  @Test func `of many messages the first eight have pages, and the others are named`() {
    let some = Explanation.all.filter { $0.messages[0].count > 40 }.prefix(12)
    let output = some.map { $0.messages[0].replacing("…", with: "x") }.joined(separator: "\n")
    let found = Explanation.found(in: output)
    #expect(found.count > 8)
    let text = explain(input: output).text
    expectText(text, endsWith: "Also: " + found.dropFirst(8).map(\.id).joined(separator: ", "))
    expectEqual(text.components(separatedBy: "What to do: ").count, 9)
  }

  @Test func `a message of few words counts only by itself`() {
    expectEqual(Explanation.found(in: "the toggle cannot be tapped: why").map(\.id), ["cannot-be-used"])
    expectEqual(Explanation.found(in: "the toggle cannot be tapped: it is disabled").map(\.id), ["disabled"])
  }

  @Test func `words that are far apart are no message`() {
    let far = String(repeating: "word ", count: 600)
    #expect(Explanation.found(in: "no toggle \(far) on the screen").isEmpty)
    let text = "no toggle \(far) no button \"Save\" on the screen"
    expectEqual(Explanation.found(in: text).map(\.id), ["no-element"])
  }

  @Test func `an unknown text leads to the nearest entries`() throws {
    let answer = explain("the toggel has no elements on its screen")
    expectEqual(answer.status, 1)
    expectText(answer.text, startsWith: "The manual has no entry with this message. The nearest are:\n\n  ")
    let nearest = Explanation.nearest(to: "the toggel has no elements on its screen")
    #expect(nearest.count > 1)
    expectText(answer.text, contains: "swift run viewtree explain \(try #require(nearest.first).id)")
    expectEqual(Explanation.nearest(to: "no-elment").first?.id, "no-element")
    expectEqual(Explanation.nearest(to: "PhaseAnimator without phases").first?.id, "phases")
    let none = explain("§§§")
    expectEqual(none.status, 1)
    expectText(none.text, contains: "without a text lists all entries")
  }

  @Test(arguments: [nil, "", " \n"]) func `without a text all entries are listed below their topics`(input: String?) {
    let answer = explain(input: input)
    expectEqual(answer.status, 0)
    expectText(answer.text, startsWith: "Finding a control\n  no-element\n")
    for entry in Explanation.all { expectText(answer.text, contains: "\n  \(entry.id)") }
  }

  @Test func `the words of a message are found whole, and not within others`() {
    for (message, text, isFound) in [
      ("has no name", "it has no name; x", true), ("has no name", "has no names", false),
      ("has no name", "xhas no name", false), ("has no name", "has no names, and has no name", true),
      ("Over budget: …", "xOver budget: 9", false), ("Over budget: …", "x Over budget: 9", true),
      ("Over budget: …", "Over budget:x", true),
    ] { expectEqual(Explanation.occurs(message, in: text), isFound, text) }
  }

  @Test func `beside other messages one counts from twelve fixed characters on`() {
    let words = "the button has no name"
    expectEqual(Explanation.found(in: words).map(\.id), ["no-name"])
    let text = words + "\nOver budget: evaluations 9\nThe snapshot differs from Snapshots/A.txt"
    expectEqual(Explanation.found(in: text).map(\.id), ["too-many-evaluations", "snapshot-differs"])
  }

  @Test func `the nearest entries share many letters with the text for their length`() {
    expectEqual(Explanation.nearest(to: "no-elment").map(\.id), ["no-element", "no-named-action", "row-not-found"])
  }

  @Test func `the list has each entry once, below its topic`() {
    let blocks = explain().text.components(separatedBy: "\n\n").dropLast().map { $0.components(separatedBy: "\n") }
    let entries = blocks.flatMap { block in block.dropFirst().map { "\(block[0]):\($0)" } }
    expectEqual(entries, Explanation.all.map { "\($0.topic):  \($0.id)" })
  }

  @Test func `the names of the nearest entries are whole, and their meanings below each other`() {
    expectText(
      explain("no-elment").text,
      startsWith: """
        The manual has no entry with this message. The nearest are:

          no-element       No element matches the query.
          no-named-action  The element has no accessibility action with this name.
          row-not-found    No row of the list has the element.

        Print one with its name: swift run viewtree explain no-element

        """)
  }

  @Test func `letters that many entries share count little`() {
    expectEqual(
      Explanation.nearest(to: "ledger differs").map(\.id),
      ["ledgers-differ", "ledger-without-commit", "ledger-revision"])
  }

  @Test func `the sign of a message stands at its first line, and no width is less than a column`() {
    expectText(
      explain("no-index", width: 30).text,
      startsWith: "no-index · Finding a control\n\n> no … with the index …; found\n  …, counted from 0\n\n")
    expectEqual(explain("no-tap", width: 0), explain("no-tap", width: 1))
  }
}
