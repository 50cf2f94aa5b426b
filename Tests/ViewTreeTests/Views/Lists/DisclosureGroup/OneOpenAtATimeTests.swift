import Testing
import ViewTreeTesting

extension DisclosureGroup where Label == Text {
  /// As users of SwiftUI write it.
  fileprivate init<V: Hashable, S: StringProtocol>(
    _ label: S, mine tag: V, selection: Binding<V?>, content: @escaping () -> Content
  ) {
    let isExpanded = Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { if $0 { selection.wrappedValue = tag } else { selection.wrappedValue = nil } })
    self.init(label, isExpanded: isExpanded, content: content)
  }
}

/// Families of disclosure groups of which at most one is open.
@MainActor @Suite struct OneOpenAtATimeTests {
  private enum Part: Hashable { case a, b, c }

  private func open(_ screen: Screen) -> String {
    screen.findAll(.disclosureGroup).filter { $0.isExpanded == true }.map(\.label).joined(separator: " ")
  }

  private func toggle(_ label: String, _ screen: Screen) throws { try screen.find(.disclosureGroup, label).tap() }

  @Test func `groups without a binding are independent and survive updates`() throws {
    struct Unbound: View {
      @State private var count = 0
      var body: some View {
        List {
          Button("More \(count)") { count += 1 }
          DisclosureGroup("A") { Text("a") }
          DisclosureGroup("B") { Text("b \(count)") }
        }
      }
    }
    let screen = Screen(width: 20) { Unbound() }
    try toggle("A", screen)
    try toggle("B", screen)
    expectEqual(open(screen), "A B")
    try screen.find(.button, "More 0").tap()
    expectEqual(open(screen), "A B")
    expectText(
      screen.text,
      equals: """
        More 1
        v A
            a
        v B
            b 1
        """)
    try toggle("A", screen)
    expectEqual(open(screen), "B")
  }

  private final class Log {
    var lines: [String] = []
  }

  private struct ThreeBools: View {
    let log: Log
    @State private var isAShown = false
    @State private var isBShown = false
    @State private var isCShown = false

    var body: some View {
      List {
        DisclosureGroup("A", isExpanded: $isAShown) { Text("a") }
        DisclosureGroup("B", isExpanded: $isBShown) { Text("b") }
        DisclosureGroup("C", isExpanded: $isCShown) { Text("c") }
      }
      .onChange(of: isAShown) { newValue in
        log.lines.append("A \(newValue)")
        if newValue { (isBShown, isCShown) = (false, false) }
      }
      .onChange(of: isBShown) { newValue in
        log.lines.append("B \(newValue)")
        if newValue { (isAShown, isCShown) = (false, false) }
      }
      .onChange(of: isCShown) { newValue in
        log.lines.append("C \(newValue)")
        if newValue { (isAShown, isBShown) = (false, false) }
      }
    }
  }

  @Test func `with three values, opening B closes A: one action with true, one with false`() throws {
    let log = Log()
    let screen = Screen(width: 20) { ThreeBools(log: log) }
    try toggle("A", screen)
    expectEqual(open(screen), "A")
    log.lines = []
    try toggle("B", screen)
    expectEqual(open(screen), "B")
    expectEqual(log.lines, ["B true", "A false"])
    log.lines = []
    try toggle("B", screen)
    expectEqual(open(screen), "")
    expectEqual(log.lines, ["B false"])
  }

  private struct OneSelection: View {
    let isOurs: Bool
    @State private var selection: Part?

    var body: some View {
      List {
        if isOurs {
          DisclosureGroup("A", tag: .a, selection: $selection) { Text("a") }
          DisclosureGroup("B", tag: .b, selection: $selection) { Text("b") }
          DisclosureGroup("C", tag: .c, selection: $selection) { Text("c") }
        } else {
          DisclosureGroup("A", mine: .a, selection: $selection) { Text("a") }
          DisclosureGroup("B", mine: .b, selection: $selection) { Text("b") }
          DisclosureGroup("C", mine: .c, selection: $selection) { Text("c") }
        }
        Text(selection.map { "\($0)" } ?? "nil")
      }
    }
  }

  @Test(arguments: [true, false])
  func `with one optional selection, opening B closes A and closing B gives nil`(isOurs: Bool) throws {
    let screen = Screen(width: 20) { OneSelection(isOurs: isOurs) }
    expectEqual(open(screen), "")
    for (label, expected, value) in [
      ("A", "A", "a"), ("B", "B", "b"), ("C", "C", "c"), ("A", "A", "a"), ("A", "", "nil"), ("B", "B", "b"),
      ("B", "", "nil"),
    ] {
      try toggle(label, screen)
      expectEqual(open(screen), expected)
      #expect(screen.text.hasSuffix("\n" + value))
    }
  }

  @Test func `with our selection, only the group that closes and the one that opens are evaluated`() throws {
    struct Unread: View {
      @State private var selection: Part?
      var body: some View {
        VStack(alignment: .leading) {
          DisclosureGroup("A", tag: .a, selection: $selection) { Text("a") }
          DisclosureGroup("B", tag: .b, selection: $selection) { Text("b") }
          DisclosureGroup("C", tag: .c, selection: $selection) { Text("c") }
        }
      }
    }
    let screen = Screen(width: 20) { Unread() }
    try toggle("A", screen)
    let trace = try screen.trace { try toggle("B", screen) }
    expectInvalidations(trace, of: Unread.self, .none)
    expectInvalidations(trace, of: AutomaticDisclosureGroupStyle.self, .exactly(2))
    expectEqual(Set(trace.entries.filter { $0.typeName == "AutomaticDisclosureGroupStyle" }.map(\.label)), ["A", "B"])
  }
}
