import Foundation
import Testing
import ViewTreeTesting

/// The words of a trace: each name, count, cause and piece of advice.
@MainActor @Suite struct TraceWordsTests {
  /// The lines of a table about views, without those about events.
  private func views(_ trace: InvalidationTrace) -> String {
    trace.table().split(separator: "\n").filter { $0.contains(" · ") && !$0.contains("Button") }.joined(separator: "\n")
  }

  private func steps(_ event: InvalidationTrace.Event) -> [String] {
    event.steps.map { "\($0.from) → \($0.to) ×\($0.evaluations)" }
  }

  // MARK: States

  private struct Both: View {
    @State private var first = 0
    @State private var second = 0
    var body: some View {
      Text("\(first) \(second)")
      Button("Both") { (first, second) = (first + 1, second + 1) }
    }
  }

  @Test func `a body that two states made run is an evaluation of both`() throws {
    let screen = Screen(Both(), width: 20)
    let trace = try traceTaps(screen, "Both")
    expectEqual(views(trace), "Both · evaluated 1\n  ×1 · _first\n  ×1 · _second")
    expectEqual(steps(trace.events[0]).suffix(2), ["Both._first → Both ×1", "Both._second → Both ×1"])
    let report = try screen.bindingReport { try screen.find(.button, "Both").tap() }
    expectEqual(
      "\(report)",
      """
      Both.first · state · written 1 · bodies 3 · read by Both
      Both.second · state · written 1 · bodies 3 · read by Both
      """)
  }

  private struct Counters: View {
    @State private var count = 0
    @State private var counter = 0
    var body: some View {
      VStack {
        Count(count: $count)
        Counter(counter: $counter)
        Button("Both") { (count, counter) = (count + 1, counter + 1) }
      }
    }
  }

  private struct Count: View {
    @Binding var count: Int
    var body: some View { Text("\(count)") }
  }

  private struct Counter: View {
    @Binding var counter: Int
    var body: some View { Text("\(counter)") }
  }

  @Test func `a state whose name begins with that of another is not a part of it`() throws {
    let screen = Screen(Counters(), width: 20)
    expectText(
      "\(try screen.bindingReport { try screen.find(.button, "Both").tap() })",
      equals: """
        Count.count · state · Counters._count · bodies 1
        Counter.counter · state · Counters._counter · bodies 1
        Counters.count · state · written 1 · bodies 1 · read by Count
        Counters.counter · state · written 1 · bodies 1 · read by Counter
        """)
  }

  private struct Sum: View {
    let numbers: [Binding<Int>]
    var body: some View { Text("\(numbers.reduce(0) { $0 + $1.wrappedValue })") }
  }

  private struct Twenty: View {
    @State private var a0 = 0
    @State private var a1 = 0
    @State private var a2 = 0
    @State private var a3 = 0
    @State private var a4 = 0
    @State private var a5 = 0
    @State private var a6 = 0
    @State private var a7 = 0
    @State private var a8 = 0
    @State private var a9 = 0
    @State private var b0 = 0
    @State private var b1 = 0
    @State private var b2 = 0
    @State private var b3 = 0
    @State private var b4 = 0
    @State private var b5 = 0
    @State private var b6 = 0
    @State private var b7 = 0
    @State private var b8 = 0
    @State private var b9 = 0
    private var numbers: [Binding<Int>] {
      [$a0, $a1, $a2, $a3, $a4, $a5, $a6, $a7, $a8, $a9, $b0, $b1, $b2, $b3, $b4, $b5, $b6, $b7, $b8, $b9]
    }
    var body: some View {
      VStack {
        ForEach(0..<2, id: \.self) { _ in Sum(numbers: numbers) }
        Button("All") { for number in numbers { number.wrappedValue += 1 } }
      }
    }
  }

  @Test func `an event of many causes has each once, and nothing of the event before`() throws {
    let trace = try traceTaps(Screen(Twenty(), width: 20), "All", "All")
    for event in trace.events {
      #expect(event.steps.count == 20 && event.steps.allSatisfy { $0.evaluations == 2 }, "\(steps(event))")
    }
    expectText(trace.table(), contains: "wrote Twenty._a9  0 → 1\n  and 10 more\ntap button")
  }

  private struct Parents: View {
    @State private var first = false
    @State private var second = false
    var body: some View {
      Toggle("All", sources: [$first, $second], isOn: \.self)
      Button("First") { first.toggle() }
      Button("Second") { second.toggle() }
    }
  }

  @Test func `a value of two states is due to the written one`() throws {
    let screen = Screen(Parents(), width: 20)
    let trace = try traceTaps(screen, "First", "Second", "First")
    let sources = trace.events.map { $0.steps.filter { $0.to == "CheckboxToggleStyle" }.map(\.from) }
    expectEqual(sources, [["Parents._first"], ["Parents._second"], ["Parents._first"]])
    #expect(!trace.mermaid(event: 1).contains("([\"Parents._first"))
    #expect(views(trace).contains("CheckboxToggleStyle \"All\" · evaluated 3 · Parents._first, Parents._second"))
    let report = try screen.bindingReport {
      for name in ["First", "Second", "First"] { try screen.find(.button, name).tap() }
    }
    expectEqual(report.rows.filter { $0.owner == "Parents" }.map(\.evaluations), [2, 1], "\(report)")
  }

  // MARK: Objects

  @Observable fileprivate final class Model { var number = 0 }

  fileprivate class Person: ObservableObject { @Published var name = "Ann" }

  fileprivate final class Account: Person { @Published var age = 3 }

  struct Objects: View {
    @State private var model = Model()
    @StateObject private var account = Account()
    var body: some View {
      Text("\(model.number) \(account.name) \(account.age)")
      Button("Model") { model.number += 1 }
      Button("Same") { account.name = "Ann" }
      Button("Name") { account.name += "!" }
      Button("Age") { account.age += 1 }
    }
  }

  @Test func `changes of objects are named event by event, also in a property of a superclass`() throws {
    let trace = try traceTaps(Screen(Objects(), width: 20), "Model", "Age", "Name", "Same")
    expectEqual(
      trace.writes.map(\.description),
      [
        "Model.number  0 → 1", "Account.age  3 → 4", "Account.name  Ann → Ann!", "Account.name  Ann! → Ann",
      ])
    expectEqual(
      views(trace),
      """
      Objects · evaluated 4
        ×1 · @dependencies ← Model.number
        ×1 · _account ← Account.age
        ×2 · _account ← Account.name
      """)
  }

  @Test func `an object that published a change without changing has a line, and one without a change has none`()
    throws
  {
    let screen = Screen(Objects(), width: 20)
    let model = try screen.bindingReport { try screen.find(.button, "Model").tap() }
    #expect(!model.description.contains("Account"), "\(model)")
    let same = try screen.bindingReport { try screen.find(.button, "Same").tap() }
    #expect(same.rows.contains { $0.property == "Account" && $0.kind == "object" && $0.equalWrites == 1 }, "\(same)")
  }

  // MARK: The environment

  private struct Fonts: View {
    @State private var lines = 1
    var body: some View {
      Text("a").lineLimit(lines).bold(lines > 1)
      Button("Add") { lines += 1 }
    }
  }

  @Test func `an unread value of the environment is not a write`() throws {
    try expectEqual(traceTaps(Screen(Fonts(), width: 20), "Add").writes.map(\.name), ["Fonts._lines"])
  }

  // MARK: Traces within each other

  private struct Still: View { var body: some View { Text("still") } }

  struct Moving: View {
    @State private var number = 0
    var body: some View {
      Text("\(number)")
      Still()
      Button("Add") { number += 1 }
    }
  }

  @Test func `a skipped view is skipped in both of two traces`() throws {
    let screen = Screen(Moving(), width: 20)
    var inner: InvalidationTrace?
    let outer = try screen.trace {
      inner = try traceTaps(screen, "Add")
      try screen.find(.button, "Add").tap()
    }
    #expect(inner?.skips(of: Still.self) == 1 && outer.skips(of: Still.self) == 2)
  }

  // MARK: What a view is handed

  private struct Value {
    var first: Int
    var second: Int
  }

  struct Handed: View {
    @State private var number = 0
    var body: some View {
      VStack {
        ForEach(0..<2, id: \.self) { row in Two(first: { number += row }, second: { number -= row }) }
        Four(a: number, b: number, c: number, d: number)
        Whole(value: Value(first: number, second: number))
        Optionally(action: { number += 1 })
        Button("Add") { number += 1 }
      }
    }
  }

  private struct Two: View {
    let first: () -> Void
    let second: () -> Void
    var body: some View { Text("two").onTapGesture(perform: first).onLongPressGesture(perform: second) }
  }

  private struct Four: View {
    let a: Int, b: Int, c: Int, d: Int
    var body: some View { Text("\(a)") }
  }

  private struct Whole: View {
    let value: Value
    var body: some View { Text("whole") }
  }

  private struct Optionally: View {
    let action: (() -> Void)?
    var body: some View { Text("optionally").onTapGesture { action?() } }
  }

  private static let handed = """
    Handed · evaluated 2 · _number
    Two ×2 · evaluated 4 · unneeded 4 · first, second: closures with captures cannot be compared → pass the \
    captured values instead, or make the view Equatable without comparing the closure
    Four · evaluated 2 · a changed, as 0 → 1; b changed, as 0 → 1; and 2 more
    Whole · evaluated 2 · unneeded 2 · value changed, as Value(first: 0, second: 0) → Value(first: 1, second: 1) → pass \
    only the value that the body shows
    Optionally · evaluated 2 · unneeded 2 · action: a closure with captures cannot be compared → pass the \
    captured values instead, or make the view Equatable without comparing the closure
    """

  @Test func `the first two of several properties are shown, closures by name, and each advice once`() throws {
    let trace = try traceTaps(Screen(Handed(), width: 20), "Add", "Add")
    expectText(views(trace), equals: Self.handed)
  }

  // MARK: Rows

  private struct Guest: Identifiable {
    let id: String
    var visits = 0
    var isHere = false
  }

  struct People: View {
    @State private var people = [Guest(id: "Ann"), Guest(id: "Bob"), Guest(id: "Eve")]
    @State private var day = 1
    var body: some View {
      VStack {
        ForEach($people) { $person in
          Row(person: person, day: day)
          Presence(isHere: $person.isHere)
        }
        Button("Add") { day += 1 }
        Button("Bob") { people[1].visits += 1 }
      }
    }
  }

  private struct Row: View {
    let person: Guest
    let day: Int
    var body: some View { Toggle("\(person.id) \(person.visits) \(day)", isOn: .constant(person.visits > 0)) }
  }

  private struct Presence: View {
    @Binding var isHere: Bool
    var body: some View { Toggle("Here", isOn: $isHere) }
  }

  @Test func `the tree has rows of one type together, below the views around, and the table each with its label`()
    throws
  {
    let screen = Screen(People(), width: 30)
    let trace = try traceTaps(screen, "Add", "Bob")
    #expect(
      trace.tree.hasPrefix(
        """
        tap button "Add"
          wrote People._day  1 → 2
        tap button "Bob"
          wrote People._people[1].visits  0 → 1
        """))
    #expect(
      trace.tree.contains(
        """
        Row ×3 · evaluated 4 · day changed, as 1 → 2; person.visits 0 → 1
          Toggle ×3 · evaluated 4 · label: its child views; isOn: a binding to constant true, not to constant false; \
        label: its child views
            CheckboxToggleStyle ×3 · evaluated 4 · label: its child views
        """), "\(trace.tree)")
    let lines = trace.table(.instances).split(separator: "\n").filter { $0.contains("[Bob]/Row/Toggle") }
    expectEqual(lines.count, 2, "\(lines)")
    for line in lines { #expect(line.contains("\"Bob 1 2\" ") && line.contains(" · evaluated 2 · ")) }
    let here = try screen.trace {
      try screen.find(.toggle, "Here", at: 0).tap()
      try screen.find(.toggle, "Here", at: 2).tap()
    }
    #expect(here.tree.contains("CheckboxToggleStyle ×2 · evaluated 2 · People._people[i].isHere"), "\(here.tree)")
  }

  private struct Seats: View {
    @State private var guests = [Guest(id: "Ann"), Guest(id: "Bob"), Guest(id: "Eve")]
    var body: some View {
      VStack {
        ForEach($guests) { $guest in Seat(guest: $guest) }
        Button("All") { for index in guests.indices { guests[index].visits += 1 } }
      }
    }
  }

  private struct Seat: View {
    @Binding var guest: Guest
    var body: some View { Toggle("\(guest.visits)", isOn: $guest.isHere) }
  }

  @Test func `rows that were all written share a line with one cause, without a label`() throws {
    let trace = try traceTaps(Screen(Seats(), width: 20), "All")
    #expect(trace.table().contains("\nSeat ×3 · evaluated 3 · _guest ← Seats._guests[i]\n"), "\(trace)")
    expectEqual(trace.groups.first { $0.typeName == "Toggle" }?.label, "")
  }

  private struct Closures: View {
    @State private var isOn = false
    var body: some View { Toggle("On", isOn: Binding(get: { isOn }, set: { isOn = $0 })) }
  }

  @Test func `a binding of closures has advice also where it was needed`() throws {
    let screen = Screen(Closures(), width: 20)
    let trace = try screen.trace { try screen.find(.toggle).tap() }
    let line = trace.table().split(separator: "\n").first { $0.hasPrefix("Toggle \"On\" · evaluated 1 · isOn: ") }
    expectEqual(line?.hasSuffix("cannot be compared → pass $isOn"), true, "\(trace)")
    #expect(trace.writes[0].binding.hasPrefix("Binding(get:set:) at TraceWordsTests.swift:"))
  }

  private struct Stored: View {
    var body: some View {
      Reader()
      Writer()
    }
  }

  private struct Reader: View {
    @AppStorage("words.sound") private var sound = true
    var body: some View {
      let _ = sound
      Text("still")
    }
  }

  private struct Writer: View {
    @AppStorage("words.sound") private var sound = true
    var body: some View { Button("Off") { sound = false } }
  }

  @Test func `the advice for a stored value that a body reads but does not show is to pass it on`() throws {
    let trace = try traceTaps(Screen(Stored(), width: 20), "Off")
    expectEqual(
      views(trace),
      """
      Reader · evaluated 1 · unneeded 1 · _sound ← @AppStorage("words.sound") → the body reads more of it than it shows: \
      pass $sound, or a part of it, to a child view
      """)
  }

  @Test func `the second of two types that no name tells apart has a number`() throws {
    struct Both: View {
      @State private var number = 0

      var body: some View {
        Button("Add") { number += 1 }
        one
        other
        one
      }

      private var one: some View {
        struct Row: View {
          let number: Int
          var body: some View { Text("one \(number)") }
        }
        return Row(number: number)
      }

      private var other: some View {
        struct Row: View {
          let number: Int
          var body: some View { Text("other \(number)") }
        }
        return Row(number: number)
      }
    }
    let screen = Screen(width: 20) { VStack { Both() } }
    let rows = try screen.trace { try screen.find(.button).tap() }.groups.filter { $0.typeName.contains("Row") }
    expectEqual(rows.map { $0.typeName.split(separator: ".").last ?? "" }, ["Row", "Row #2"])
    expectEqual(rows.map(\.evaluations), [2, 1])
  }
}

/// A trace of taps on buttons.
@MainActor func traceTaps(_ screen: Screen, _ names: String...) throws -> InvalidationTrace {
  try screen.trace { for name in names { try screen.find(.button, name).tap() } }
}
