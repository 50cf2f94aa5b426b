import Foundation
import Testing
import ViewTreeTesting

private final class Account: ObservableObject {
  @Published var name: String
  init(_ name: String) { self.name = name }
}

@Observable private final class Item: Identifiable {
  let id: Int
  var name: String
  init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
}

private struct Theme: Equatable {
  var color = "red"
  var size = 1
}

private struct ThemeKey: EnvironmentKey {
  static var defaultValue: Theme { Theme() }
}

extension EnvironmentValues {
  fileprivate var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

/// A view is evaluated for the first time without a rule; what it read then must still be followed.
@MainActor @Suite struct FirstRunTests {
  private let probe = Probe()

  @Test func `a view follows the object of its environment when it is exchanged`() {
    struct Name: View {
      @EnvironmentObject var account: Account
      var body: some View { Text(account.name) }
    }
    struct Parent: View {
      let probe: Probe
      @State private var account = Account("Ann")
      var body: some View {
        Name().environmentObject(account).offers("exchange", to: probe) { account = Account("Bob") }
          .offers("rename", to: probe) { account.name = "Carl" }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    screen.perform("exchange", probe)
    #expect(screen.text == "Bob")
    screen.perform("rename", probe)
    #expect(screen.text == "Carl")
    #expect(screen.faults == [])
  }

  @Test func `a view follows what the update of its property read`() {
    struct Doubled: DynamicProperty {
      @State var number = 1
      @Environment(\.theme) var theme
      var result = 0
      mutating func update() { result = number * 2 * theme.size }
    }
    struct Reader: View {
      let probe: Probe
      var doubled = Doubled()
      var body: some View { Text("\(doubled.result)").offers("add", to: probe) { doubled.number += 1 } }
    }
    struct Parent: View {
      let probe: Probe
      @State private var theme = Theme()
      var body: some View {
        Reader(probe: probe).environment(\.theme, theme).offers("grow", to: probe) { theme.size = 10 }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    #expect(screen.text == "2")
    screen.perform("add", probe)
    #expect(screen.text == "4")
    screen.perform("grow", probe)
    #expect(screen.text == "40")
    #expect(screen.faults == [])
  }

  @Test func `a setting of a part of a value follows the other parts around`() {
    struct Reader: View {
      @Environment(\.theme) private var theme
      var body: some View { Text("\(theme.color) \(theme.size)") }
    }
    struct Inner: View { var body: some View { Reader().environment(\.theme.color, "blue") } }
    struct Parent: View {
      let probe: Probe
      @State private var theme = Theme()
      var body: some View { Inner().environment(\.theme, theme).offers("grow", to: probe) { theme.size = 10 } }
    }
    let screen = Screen { Parent(probe: probe) }
    #expect(screen.text == "blue 1")
    screen.perform("grow", probe)
    #expect(screen.text == "blue 10")
    #expect(screen.faults == [])
  }

  @Test func `an object that a body changes after it was read makes the body run again`() {
    struct Body: View {
      @ObservedObject var account: Account
      var body: some View {
        let name = account.name
        let _ = name == "Ann" ? account.name = "Bob" : ()
        Text(name)
      }
    }
    let account = Account("Ann")
    let screen = Screen { Body(account: account) }
    #expect(screen.text == "Bob")
    account.name = "Carl"
    #expect(screen.text == "Carl")
  }

  @Test func `a trace names what a view was evaluated for that reads nothing`() {
    struct Silent: View {
      let n: Int
      @ObservedObject var account: Account
      var body: some View { Text("\(n)") }
    }
    struct Parent: View {
      let probe: Probe
      let account: Account
      @State private var n = 0
      var body: some View { Silent(n: n, account: account).offers("add", to: probe) { n += 1 } }
    }
    let account = Account("Ann")
    let screen = Screen { Parent(probe: probe, account: account) }
    var trace = screen.trace { screen.perform("add", probe) }
    #expect(trace.entries.first { $0.typeName == "Silent" }?.causes == ["@self"])
    trace = screen.trace { account.name = "Bob" }
    #expect(trace.evaluations(of: Silent.self) == 1)
    #expect(trace.entries.first { $0.typeName == "Silent" }?.causes == ["_account"])
  }
}

/// What is made or read late, after changes of what it is made from.
@MainActor @Suite struct LateReadTests {
  private let probe = Probe()

  @Test func `a custom property without a wrapper follows its binding`() {
    struct Doubled: DynamicProperty {
      @Binding var number: Int
      var result = 0
      init(_ number: Binding<Int>) { _number = number }
      mutating func update() { result = number * 2 }
    }
    struct Reader: View {
      var doubled: Doubled
      var body: some View { Text("\(doubled.result)") }
    }
    struct Parent: View {
      let probe: Probe
      @State private var n = 1
      var body: some View { Reader(doubled: Doubled($n)).offers("add", to: probe) { n += 1 } }
    }
    let screen = Screen { Parent(probe: probe) }
    screen.perform("add", probe)
    #expect(screen.text == "4")
  }

  @Test func `a row that read nothing at first follows what it reads later`() {
    struct Parent: View {
      let probe: Probe
      let items = [Item(1, "a"), Item(2, "b")]
      @State private var reads = false
      var body: some View {
        VStack(spacing: 0) {
          ForEach(items) { item in
            if reads { Text(item.name) } else { Text("-") }
          }
        }
        .offers("read", to: probe) { reads = true }
        .offers("rename", to: probe) { items[0].name = "c" }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    expectText(screen.text, equals: "-\n-")
    screen.perform("read", probe)
    expectText(screen.text, equals: "a\nb")
    screen.perform("rename", probe)
    expectText(screen.text, equals: "c\nb")
    #expect(screen.faults == [])
  }

  @Test func `rows that are built later follow what they read`() {
    struct Parent: View {
      let probe: Probe
      let items = (0..<30).map { Item($0, "r\($0)") }
      @State private var shift = 0
      var body: some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(items) { item in Text("\(item.name) \(shift)") } } }
          .offers("rename", to: probe) { for item in items { item.name = "n\(item.id)" } }
          .offers("shift", to: probe) { shift += 1 }
      }
    }
    let screen = Screen(width: 10, height: 3) { Parent(probe: probe) }
    screen.press(.tab)
    screen.press(.end)
    screen.perform("shift", probe)
    screen.perform("rename", probe)
    #expect(screen.text.contains("n29 1"))
    #expect(!screen.text.contains("r"))
    #expect(screen.faults == [])
  }

  @Test func `semantics follow labels, roles and values after a change`() throws {
    struct Controls: View {
      @State var on = false
      @State var title = "one"
      @State var date = Date(timeIntervalSince1970: 0)
      let probe: Probe
      var body: some View {
        VStack(spacing: 0) {
          Toggle(title, isOn: $on).labelsHidden()
          Button(title) { on.toggle() }
          Menu(title) { Button("\(title) row") { on = false } }.labelsHidden()
          DatePicker(title, selection: $date, displayedComponents: .date).labelsHidden()
        }
        .disabled(title == "three")
        .offers("rename", to: probe) { title = "two" }
        .offers("disable", to: probe) { title = "three" }
        .offers("later", to: probe) { date = Date(timeIntervalSince1970: 86400 * 3) }
      }
    }
    let screen = Screen(width: 40) { Controls(probe: probe) }
    for title in ["one", "two", "three"] {
      #expect(try screen.find(.toggle, title).isEnabled == (title != "three"))
      #expect(try screen.find(.button, title).isEnabled == (title != "three"))
      #expect(try screen.find(.menu, title).isEnabled == (title != "three"))
      let before = try screen.find(.datePicker, title).value
      screen.perform("later", probe)
      if title == "one" {
        #expect(try screen.find(.datePicker, title).value != before)
        try screen.find(.button, title).tap()
        #expect(try screen.find(.toggle, title).toggleState == .on)
      }
      if title == "two" {
        try screen.find(.menu, title).expand()
        #expect(try screen.find(.menu, title).isExpanded == true)
        #expect(try screen.find(.menuItem, "two row").isEnabled)
        try screen.find(.menuItem, "two row").tap()
        #expect(try screen.find(.toggle, title).toggleState == .off)
      }
      screen.perform(title == "one" ? "rename" : "disable", probe)
    }
    #expect(screen.faults == [])
  }

  @Test func `tuples of the same type made in two ways follow each other`() {
    struct Both: View {
      @State private var n = 0
      let probe: Probe
      var body: some View {
        let pair: TupleView<Text, Text> =
          n % 2 == 0 ? ViewBuilder.buildBlock(Text("a\(n)"), Text("b\(n)")) : TupleView(Text("a\(n)"), Text("b\(n)"))
        let value = pair.value
        HStack {
          pair; value.0
        }.offers("add", to: probe) { n += 1 }
      }
    }
    let screen = Screen { Both(probe: probe) }
    #expect(screen.text == "a0 b0 a0")
    screen.perform("add", probe)
    #expect(screen.text == "a1 b1 a1")
    screen.perform("add", probe)
    #expect(screen.text == "a2 b2 a2")
  }

  @Test func `a control changes its style, with a style in it, and back`() {
    struct Framed: ToggleStyle {
      let mark: String
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(mark); Toggle(configuration)
        }
      }
    }
    struct Parent: View {
      @State private var n = 0
      @State private var on = false
      let probe: Probe
      var body: some View {
        Group {
          if n < 2 { Toggle("x", isOn: $on).toggleStyle(Framed(mark: "\(n)")) } else { Toggle("x", isOn: $on) }
        }
        .toggleStyle(Framed(mark: n == 1 ? "outer" : "o\(n)"))
        .offers("add", to: probe) { n += 1 }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    let fresh = "0 o0 [ ] x"
    #expect(screen.text == fresh)
    screen.perform("add", probe)
    #expect(screen.text == "1 outer [ ] x")
    screen.perform("add", probe)
    #expect(screen.text == "o2 [ ] x")
    #expect(screen.faults == [])
  }
}
