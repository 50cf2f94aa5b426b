import Testing
import ViewTreeTesting

private struct Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension View {
  /// Hands the width of the view up.
  nonisolated fileprivate func measured() -> some View {
    background { GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) } }
  }

  nonisolated fileprivate func named(_ name: String) -> some View { preference(key: Names.self, value: [name]) }
}

private struct Measured: ViewModifier {
  func body(content: Content) -> some View { content.measured() }
}

/// Modifiers of views that may be several: what stands beside each of them is part of the tree as the modifier is.
@MainActor struct GroupModifierTests {
  private let probe = Probe()

  enum Kind: CaseIterable { case modifier, group, forEach, anyView, twice }

  /// The longest name decides the width of all, by a preference.
  private struct EqualWidths: View {
    let kind: Kind
    @State private var names = ["a", "long name", "bcd"]
    @State private var width: CGFloat?

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(names, id: \.self) { name in
          HStack(spacing: 0) {
            label(name).frame(width: width, alignment: .leading)
            Text("|").onTapGesture { names[1] = "longest name" }
          }
        }
      }
      .onPreferenceChange(Width.self) { width = $0 }
    }

    @ViewBuilder private func label(_ name: String) -> some View {
      let text = Text(name).fixedSize()
      switch kind {
      case .modifier: text.modifier(Measured())
      case .group: Group { if true { text } }.measured()
      case .forEach: ForEach(0..<1) { _ in text }.measured()
      case .anyView: AnyView(text).measured()
      case .twice: AnyView(text).measured().overlay { Color.clear.preference(key: Width.self, value: 2) }
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `a preference in a background is read: the idiom of equal widths`(_ kind: Kind) {
    let screen = Screen { EqualWidths(kind: kind) }
    expectText(screen.text, equals: "a        |\nlong name|\nbcd      |")
    screen.click(column: 9, row: 0)
    expectText(screen.text, equals: "a           |\nlongest name|\nbcd         |")
    expectEqual(screen.issues, [])
    expectEqual(screen.faults, [])
  }

  private func names<V: View>(@ViewBuilder _ content: () -> V) -> String {
    let probe = probe
    probe.clear()
    _ = Screen { VStack { content() }.onPreferenceChange(Names.self) { probe.note($0.joined()) } }
    return probe.text
  }

  @Test func `views of a modifier come before or after its content, also where that replaces values`() {
    let group = Group {
      if true { Text("a").named("a") }
      Text("b").named("b")
    }
    expectEqual(names { group.overlay { Color.clear.named("o") } }, "aboo")
    expectEqual(names { group.background { Color.clear.named("g") } }, "ggab")
    expectEqual(names { group.named("x").overlay { Color.clear.named("o") } }, "xoo")
    expectEqual(names { group.overlay { Color.clear.named("o") }.named("x") }, "x")
    expectEqual(names { AnyView(Text("a").named("a")).background { Color.clear.named("g") } }, "ga")
  }

  private struct Rows: View {
    let probe: Probe
    @State private var count = 2
    @State private var name = "o"
    var body: some View {
      VStack {
        Group { ForEach(0..<count, id: \.self) { Text("\($0)").named("\($0)") } }
          .overlay { Color.clear.named(name).onAppear { probe.note("+") }.onDisappear { probe.note("-") } }
      }
      .onPreferenceChange(Names.self) { probe.note($0.joined()) }
      .offers("count", to: probe) { count = count == 2 ? 3 : 1 }
      .offers("name", to: probe) { name = "p" }
    }
  }

  @Test func `the additions of an element come and go with it`() {
    let screen = Screen { Rows(probe: probe) }
    screen.perform("count", probe)
    screen.perform("name", probe)
    screen.perform("count", probe)
    expectEqual(probe.log.filter { $0 == "+" }.count, 3)
    expectEqual(probe.log.filter { $0 == "-" }.count, 2)
    expectEqual(probe.log.filter { $0 != "+" && $0 != "-" }, ["01oo", "012ooo", "012ppp", "0p"])
    expectEqual(screen.faults, [])
  }

  @Test func `the additions of a modifier inherit its values, not those of its content`() {
    struct Enabled: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text(isEnabled ? "on" : "off") }
    }
    let screen = Screen {
      VStack {
        Group {
          if true { Text("content").disabled(true) }
        }
        .overlay(alignment: .leading) { Enabled() }
      }
    }
    expectText(screen.text, equals: "onntent")
  }

  @Test func `the content of a modifier can be its own addition`() {
    struct Doubled: ViewModifier {
      func body(content: Content) -> some View {
        content.frame(width: 6, alignment: .leading).overlay(alignment: .trailing) { content }
      }
    }
    let screen = Screen { AnyView(Text("ab")).modifier(Doubled()) }
    expectText(screen.text, equals: "ab  ab")
  }
}
