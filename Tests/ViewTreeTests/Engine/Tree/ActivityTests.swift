import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Views that a container keeps without showing them: the alternatives of a `ViewThatFits`.
@MainActor struct ActivityTests {
  private let probe = Probe()

  /// A text that says when it comes and goes.
  private struct Alternative: View {
    let text: String
    let probe: Probe
    @State private var taps = 0

    var body: some View {
      HStack(spacing: 0) {
        Text(taps == 0 ? text : "\(text)\(taps)").onTapGesture { taps += 1 }
          .onAppear { probe.note("+inner") }.onDisappear { probe.note("-inner") }
      }
      .onChange(of: 0, initial: true) { probe.note("=\(text)") }
      .onAppear { probe.note("+\(text)") }.onDisappear { probe.note("-\(text)") }
    }
  }

  private func screen<V: View>(width: Int = 8, @ViewBuilder _ content: @escaping () -> V) -> Screen {
    Screen(width: width, height: 1) { ViewThatFits(in: .horizontal) { content() } }
  }

  @Test func `only the shown alternative appears; when the size changes another appears and the first leaves (W08)`() {
    let probe = probe
    let screen = screen {
      Alternative(text: "longer", probe: probe)
      Alternative(text: "s", probe: probe)
    }
    expectEqual(probe.log, ["+inner", "=longer", "+longer"])
    probe.clear()
    screen.resize(width: 3, height: 1)
    expectEqual(probe.log, ["+inner", "=s", "+s", "-inner", "-longer"])
    probe.clear()
    screen.resize(width: 2, height: 1)
    expectEqual(probe.log, [])
    screen.resize(width: 8, height: 1)
    screen.close()
    expectEqual(probe.log, ["+inner", "=longer", "+longer", "-inner", "-s", "-longer", "-inner"])
  }

  @Test func `the state of each alternative is kept`() {
    let probe = probe
    let screen = screen {
      Alternative(text: "long", probe: probe)
      Alternative(text: "s", probe: probe)
    }
    screen.click(column: 0, row: 0)
    screen.resize(width: 3, height: 1)
    screen.click(column: 0, row: 0)
    screen.click(column: 0, row: 0)
    expectText(screen.text, equals: "s2")
    screen.resize(width: 8, height: 1)
    expectText(screen.text, equals: "long1")
    expectEqual(screen.faults, [])
  }

  @Test func `a task runs while its alternative is shown`() async {
    let probe = probe
    func text(_ text: String) -> some View {
      Text(text).task {
        probe.note("+\(text)")
        while !Task.isCancelled { await Task.yield() }
        probe.note("-\(text)")
      }
    }
    func wait(for count: Int) async { for _ in 0..<100_000 where probe.log.count < count { await Task.yield() } }
    let screen = screen {
      text("longer")
      text("s")
    }
    await wait(for: 1)
    expectEqual(probe.log, ["+longer"])
    screen.resize(width: 3, height: 1)
    await wait(for: 3)
    expectEqual(Set(probe.log.dropFirst()), ["-longer", "+s"])
    screen.close()
    await wait(for: 4)
    expectEqual(probe.log.last, "-s")
  }

  @Test func `preferences are those of the shown alternative, wherever they are set`() {
    let probe = probe
    func text(_ text: String) -> some View {
      Group {
        if true { HStack { Text(text).preference(key: Names.self, value: ["\(text).inside"]) } }
      }
      .background { Color.clear.preference(key: Names.self, value: ["\(text).behind"]) }
    }
    let screen = Screen(width: 8, height: 1) {
      ViewThatFits(in: .horizontal) {
        text("longer")
        Text("ab").preference(key: Names.self, value: ["ab"])
        Text("s").transformPreference(Names.self) { $0.append("s") }
      }
      .onPreferenceChange(Names.self) { probe.note($0.joined(separator: ",")) }
    }
    screen.resize(width: 2, height: 1)
    screen.resize(width: 1, height: 1)
    screen.resize(width: 8, height: 1)
    expectEqual(probe.log, ["longer.behind,longer.inside", "ab", "s", "longer.behind,longer.inside"])
  }

  @Test func `a reader in one that is not shown waits until it is`() {
    let probe = probe
    func text(_ text: String) -> some View {
      Text(text).preference(key: Names.self, value: [text]).onPreferenceChange(Names.self) { probe.note($0.joined()) }
    }
    let screen = screen {
      text("longer")
      text("s")
    }
    expectEqual(probe.log, ["longer"])
    screen.resize(width: 3, height: 1)
    expectEqual(probe.log, ["longer", "s"])
  }

  @Test func `the additions of a group's modifier appear with its views`() {
    let probe = probe
    func text(_ text: String) -> some View {
      AnyView(Text(text)).overlay {
        Color.clear.onAppear { probe.note("+\(text)") }.onDisappear { probe.note("-\(text)") }
      }
    }
    let screen = screen {
      text("longer")
      text("s")
    }
    screen.resize(width: 3, height: 1)
    expectEqual(probe.log, ["+longer", "+s", "-longer"])
  }

  @Test func `a nested alternative appears only if both are shown`() {
    let probe = probe
    let screen = screen {
      ViewThatFits(in: .horizontal) {
        Alternative(text: "longer", probe: probe)
        Alternative(text: "four", probe: probe)
      }
      .frame(minWidth: 4)
      Alternative(text: "s", probe: probe)
    }
    screen.resize(width: 5, height: 1)
    screen.resize(width: 2, height: 1)
    screen.resize(width: 8, height: 1)
    expectEqual(
      probe.log.filter { $0.first != "=" && !$0.hasSuffix("inner") }, ["+longer", "+s", "-longer", "+longer", "-s"])
  }

  @Test func `an alternative with a new identity appears in place of the old one`() {
    struct Parent: View {
      let probe: Probe
      @State private var id = 1
      var body: some View {
        ViewThatFits { Text("\(id)").onAppear { probe.note("+\(id)") }.onDisappear { probe.note("-") }.id(id) }
          .offers("next", to: probe) { id += 1 }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    screen.perform("next", probe)
    expectEqual(probe.text, "+1 +2 -")
  }

  @Test func `keys and queries do not reach hidden views, which regain their focus when shown`() throws {
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        ViewThatFits(in: .horizontal) {
          HStack { Button("More \(count)") { count += 1 } }
          Text("\(count)")
        }
      }
    }
    let screen = Screen(Parent(), width: 12, height: 1)
    screen.press(.tab)
    screen.press(.return)
    let button = try screen.find(.button, "More 1")
    screen.resize(width: 3, height: 1)
    screen.press(.return)
    expectText(screen.text, equals: "1")
    #expect(throws: (any Error).self) { try button.tap() }
    #expect(throws: (any Error).self) { try screen.find(.button, "More 1") }
    screen.resize(width: 12, height: 1)
    screen.press(.return)
    #expect(try screen.find(.button, "More 2").isFocused)
  }

  @Test func `an open menu is shown as long as its control is`() throws {
    let screen = Screen(width: 20, height: 6) {
      ViewThatFits(in: .horizontal) {
        Menu("A long label") { Button("Choice") {}.onAppear { probe.note("+") }.onDisappear { probe.note("-") } }
        Text("short")
      }
    }
    try screen.find(.menu, "A long label").tap()
    expectText(screen.text, contains: "Choice")
    screen.resize(width: 6, height: 6)
    expectText(screen.text, equals: "short\n\n\n\n\n")
    screen.resize(width: 20, height: 6)
    expectText(screen.text, contains: "Choice")
    expectEqual(probe.text, "+ - +")
    expectEqual(screen.faults, [])
  }

  private final class Source: ObservableObject {}

  /// Two alternatives that watch the same number and the same object.
  private struct Watchers: View {
    let probe: Probe
    let source: Source
    @State private var number = 0

    private func text(_ text: String) -> some View {
      Text(text)
        .onChange(of: number) { probe.note("\(text)=\(number)") }
        .onReceive(source.objectWillChange) { probe.note("\(text)!") }
    }

    var body: some View {
      ViewThatFits(in: .horizontal) {
        text("longer")
        text("s")
      }
      .offers("add", to: probe) { number += 1 }
    }
  }

  @Test func `only shown views run onChange, and not for missed changes`() {
    let source = Source()
    let screen = Screen(width: 8, height: 1) { Watchers(probe: probe, source: source) }
    source.objectWillChange.send()
    screen.perform("add", probe)
    expectEqual(probe.log, ["longer!", "longer=1"])
    probe.clear()
    screen.resize(width: 3, height: 1)
    expectEqual(probe.log, [])
    source.objectWillChange.send()
    screen.perform("add", probe)
    expectEqual(probe.log, ["s!", "s=2"])
    probe.clear()
    screen.resize(width: 8, height: 1)
    expectEqual(probe.log, [])
    source.objectWillChange.send()
    screen.perform("add", probe)
    expectEqual(probe.log, ["longer!", "longer=3"])
  }

  /// A change of the number makes the first alternative too wide.
  private struct Growing: View {
    let probe: Probe
    @State private var number = 1

    var body: some View {
      ViewThatFits(in: .horizontal) {
        Text(String(repeating: "x", count: number)).onChange(of: number) { probe.note("wide") }
        Text("s").onChange(of: number) { probe.note("narrow") }
      }
      .offers("add", to: probe) { number += 5 }
      .offers("remove", to: probe) { number -= 5 }
    }
  }

  @Test func `a change that exchanges two alternatives runs the onChange of neither`() {
    let screen = Screen(width: 4, height: 1) { Growing(probe: probe) }
    screen.perform("add", probe)
    expectText(screen.text, equals: "s")
    screen.perform("remove", probe)
    expectText(screen.text, equals: "x")
    expectEqual(probe.log, [])
  }

  @Test func `a task of a hidden view does not start again with a new id`() async {
    struct Tasks: View {
      let probe: Probe
      @State private var id = 0
      var body: some View {
        ViewThatFits(in: .horizontal) {
          Text("longer").task(id: id) { probe.note("longer\(id)") }
          Text("s").task(id: id) { probe.note("s\(id)") }
        }
        .offers("next", to: probe) { id += 1 }
      }
    }
    let screen = Screen(width: 3, height: 1) { Tasks(probe: probe) }
    try? await screen.settle()
    screen.perform("next", probe)
    try? await screen.settle()
    screen.resize(width: 8, height: 1)
    try? await screen.settle()
    expectEqual(probe.log, ["s0", "s1", "longer1"])
  }

  @Observable fileprivate final class Watched {
    var value = 0
    var width: CGFloat = 20
  }

  @Test func `an action for a value that changed in the update in which its view left is not run`() {
    struct Watching: ViewModifier {
      let model: Watched
      let probe: Probe

      func body(content: Content) -> some View { content.onChange(of: model.value) { probe.note("\($1)") } }
    }
    struct Reader: View {
      let model: Watched
      let probe: Probe

      var body: some View {
        GeometryReader { proxy in
          // The layout takes it away, when the action waits already.
          if proxy.size.width > 10 {
            ViewThatFits { VStack { HStack { Text("x").modifier(Watching(model: model, probe: probe)) } } }
          }
        }
        .frame(width: model.width)
      }
    }
    let model = Watched()
    let screen = Screen(Reader(model: model, probe: probe), width: 20)
    screen.frames.handle { model.value = 1 }
    expectEqual(probe.log, ["1"])
    screen.frames.handle { (model.value, model.width) = (2, 5) }
    expectEqual(probe.log, ["1"])
    expectEqual(screen.frames.check() + screen.issues, [])
  }

  private struct Presenting: View {
    @State private var isWide = true
    @State private var isNarrow = true
    var body: some View {
      ViewThatFits(in: .horizontal) {
        Text("a wide one").sheet(isPresented: $isWide) { Text("W") }
        Text("narrow").sheet(isPresented: $isNarrow) { Text("N") }
      }
    }
  }

  @Test func `only the shown alternative presents its sheet`() {
    let screen = Screen(width: 14, height: 6) { Presenting() }
    let letters = [14, 8, 14].map { width in
      screen.resize(width: width, height: 6)
      return screen.text.filter { "WN".contains($0) }
    }
    expectEqual(letters, ["W", "N", "W"])
    expectEqual(screen.faults, [])
  }
}
