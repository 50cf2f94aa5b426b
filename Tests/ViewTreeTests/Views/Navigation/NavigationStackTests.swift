import Combine
import Testing
import ViewTreeCompatibility
import ViewTreeTesting

private struct Settings: View {
  let probe: Probe
  @State private var taps = 0

  var body: some View {
    let _ = probe.ran("Settings")
    NavigationStack {
      List {
        NavigationLink("General") { General(probe: probe) }
        NavigationLink("Item 7", value: 7)
        NavigationLink("Nowhere", value: "x")
        Button("Taps \(taps)") { taps += 1 }
        Counter()
      }
      .navigationTitle("Settings")
      .navigationDestination(for: Int.self) { Number(probe: probe, value: $0) }
      .onAppear { probe.note("settings") }
      .onDisappear { probe.note("settings gone") }
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Button("Count \(count)") { count += 1 } }
}

private struct General: View {
  let probe: Probe
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading) {
      NavigationLink("Sounds") { Text("ding").navigationTitle("Sounds") }
      Button("Leave") { dismiss() }
      Counter()
    }
    .navigationTitle("General")
    .onAppear { probe.note("general") }
    .onDisappear { probe.note("general gone") }
  }
}

private struct Number: View {
  let probe: Probe
  let value: Int

  var body: some View {
    let _ = probe.ran("Number")
    Text("number \(value)").navigationTitle("No. \(value)")
    NavigationLink("Next", value: value + 1)
  }
}

private struct Pathed: View {
  let probe: Probe
  @State private var path = [1, 2]
  @State private var isShown = false

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("root")
        NavigationLink("Word", value: "x")
      }
      .navigationDestination(for: Int.self) { Number(probe: probe, value: $0) }
      .navigationDestination(isPresented: $isShown) { Text("shown") }
    }
    .offers("pop", to: probe) { path = [] }
    .offers("set", to: probe) { path = [1, 5] }
    .offers("show", to: probe) { isShown = true }
    .offers("hide", to: probe) { isShown = false }
    .offers("say", to: probe) { probe.note("\(path) \(isShown)") }
  }
}

private struct Mixed: View {
  let probe: Probe
  @State private var path = NavigationPath([1])

  var body: some View {
    NavigationStack(path: $path) {
      Text("root")
        .navigationDestination(for: Int.self) { Number(probe: probe, value: $0) }
        .navigationDestination(for: String.self) { Text("word \($0)") }
    }
    .offers("append", to: probe) { path.append("a") }
    .offers("say", to: probe) { probe.note("\(path.count)") }
  }
}

@MainActor @Suite struct NavigationStackTests {
  private let probe = Probe()

  private func screen(_ options: ScreenOptions = .init()) -> Screen {
    Screen(Settings(probe: probe), width: 30, options: options)
  }

  @Test(arguments: [true, false]) func `Escape goes back unless the page hides its back button`(isHidden: Bool) throws {
    let screen = Screen(width: 24, height: 5) {
      NavigationStack {
        NavigationLink("Open") { Text("page").navigationBarBackButtonHidden(isHidden) }
      }
    }
    try screen.find(.button, "Open").tap()
    screen.press(.escape)
    expectEqual(screen.text.contains("page"), isHidden)
  }

  @Test func `the first page has a bar with its title, and links are rows with an arrow`() throws {
    let screen = screen()
    expectText(
      screen.text,
      equals: """
        Settings
        ------------------------------
        General                      >
        Item 7                       >
        Nowhere                      >
        Taps 0
        Count 0
        """)
    try screen.find(.button, "General").tap()
    expectText(
      screen.text,
      equals: """
        [ < Settings ] General
        ------------------------------
        [ Sounds > ]
        [ Leave ]
        [ Count 0 ]
        """)
    #expect(screen.faults.isEmpty && screen.issues.isEmpty)
  }

  @Test func `the unicode look, and a page of a page`() throws {
    let screen = screen(ScreenOptions(glyphs: .unicode))
    try screen.find(.button, "General").tap()
    try screen.find(.button, "Sounds").tap()
    expectText(
      screen.text,
      equals: """
        [ ◂ General ] Sounds
        ──────────────────────────────
        ding
        """)
    expectEqual(screen.findAll(.button).map(\.label), ["General"])
    expectEqual(screen.findAll(.heading).map(\.label), ["Sounds"])
  }

  @Test func `the button, Escape and dismiss go back, and pages below keep their state`() throws {
    let screen = screen()
    try screen.find(.button, "Count 0").tap()
    try screen.find(.button, "General").tap()
    try screen.find(.button, "Count 0").tap()
    try screen.find(.button, "Sounds").tap()
    screen.press(.escape)
    try screen.find(.button, "Count 1").tap()
    try screen.find(.button, "Leave").tap()
    #expect(try screen.find(.button, "Count 1").isEnabled)
    try screen.find(.button, "General").tap()
    #expect(screen.text.contains("Count 0"), "a page is new each time")
    try screen.find(.button, "Settings").tap()
    expectText(screen.text, contains: "Count 1")
    #expect(screen.faults.isEmpty && screen.issues.isEmpty)
  }

  @Test func `pages below have disappeared, and the focus comes back`() throws {
    let screen = screen()
    try screen.find(.button, "General").tap()
    expectEqual(probe.log, ["settings", "general", "settings gone"])
    #expect(throws: (any Error).self) { try screen.find(.button, "General") }
    probe.clear()
    screen.press(.escape)
    expectEqual(probe.log, ["settings", "general gone"])
    #expect(try screen.find(.button, "General").isFocused)
  }

  @Test func `a push evaluates the new page and nothing below, in one frame`() throws {
    let screen = screen()
    let frames = screen.frameCount
    let trace = try screen.trace { try screen.find(.button, "Item 7").tap() }
    #expect(trace.evaluations(of: Settings.self) == 0 && trace.evaluations(of: Counter.self) == 0)
    expectEqual(trace.evaluations(of: Number.self), 1)
    expectEqual(screen.frameCount, frames + 1)
    #expect(screen.text.contains("number 7") && screen.text.contains("No. 7"))
    try screen.find(.button, "Next").tap()
    #expect(probe.runs("Number") == 2 && screen.text.contains("number 8"))
    expectText(screen.text, contains: "[ < No. 7 ] No. 8")
  }

  @Test func `a value without a destination is an issue with a remedy`() throws {
    let screen = screen()
    try screen.find(.button, "Nowhere").tap()
    expectEqual(screen.issues.count, 1)
    expectEqual(
      screen.issues.first?.hasSuffix(
        """
        the NavigationStack has no destination for a pushed value of type String; the page is empty. Add \
        .navigationDestination(for: String.self) to a view in the stack.
        """), true)
    try screen.find(.button, "Settings").tap()
    expectText(screen.text, contains: "Nowhere")
  }

  @Test func `a path of a binding`() throws {
    let screen = Screen(Pathed(probe: probe), width: 30)
    expectText(screen.text, contains: "number 2")
    try screen.find(.button, "No. 1").tap()
    screen.perform("say", probe)
    screen.perform("set", probe)
    expectText(screen.text, contains: "number 5")
    expectEqual(probe.runs("Number"), 3, "the page of 1 stays")
    try screen.find(.button, "Next").tap()
    screen.perform("say", probe)
    screen.perform("pop", probe)
    expectText(screen.text, contains: "root")
    expectEqual(probe.log, ["[1] false", "[1, 5, 6] false"])
    try screen.find(.button, "Word").tap()
    #expect(
      screen.issues.count == 1
        && screen.issues[0].contains("type String, but the path of the stack holds values of type Int"))
    expectEqual(screen.faults, [])
  }

  @Test func `a page that a binding shows`() throws {
    let screen = Screen(Pathed(probe: probe), width: 30)
    screen.perform("pop", probe)
    screen.perform("show", probe)
    expectText(screen.text, contains: "shown")
    try screen.find(.button, "Back").tap()
    screen.perform("say", probe)
    screen.perform("show", probe)
    screen.perform("hide", probe)
    expectText(screen.text, contains: "root")
    expectEqual(probe.log, ["[] false"])
    expectEqual(screen.faults, [])
  }

  @Test func `a path of any values`() throws {
    let screen = Screen(Mixed(probe: probe), width: 30)
    screen.perform("append", probe)
    expectText(screen.text, contains: "word a")
    screen.press(.escape)
    screen.press(.escape)
    screen.perform("say", probe)
    #expect(probe.log == ["0"] && screen.text == "root")
  }

  @Test func `Escape in a sheet goes back before it closes the sheet`() throws {
    let screen = Screen(width: 40, height: 10) {
      Text("below").sheet(isPresented: .constant(true)) {
        NavigationView { NavigationLink("Go") { Text("there") }.navigationTitle("Start") }
      }
    }
    try screen.find(.button, "Go").tap()
    expectText(screen.text, contains: "there")
    screen.press(.escape)
    #expect(try screen.find(.button, "Go").isFocused)
  }

  @Test func `a page knows whether it was pushed`() {
    struct Page: View {
      @Environment(\.isPresented) private var isPresented
      let name: String
      var body: some View { Text("\(name) \(isPresented ? "pushed" : "first")") }
    }
    let screen = Screen(width: 20) {
      VStack(alignment: .leading) {
        NavigationStack { Page(name: "a") }
        NavigationStack { Text("b").navigationDestination(isPresented: .constant(true)) { Page(name: "c") } }
      }
    }
    #expect(screen.text.contains("a first") && screen.text.contains("c pushed"))
  }

  @Observable @MainActor fileprivate final class Heard {
    var number = 0
    var log: [String] = []
  }

  /// A root that hears of changes while it is covered.
  private struct Hearing: View {
    @Bindable var heard: Heard
    let sent: PassthroughSubject<Int, Never>
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Go", value: 1)
          .onChange(of: path) { heard.log.append("path \($0.count) \($1.count)") }
          .onChange(of: heard.number) { heard.log.append("number \($1)") }
          .onReceive(sent) { heard.log.append("sent \($0)") }
          .navigationDestination(for: Int.self) { _ in
            Button("Add") { heard.number += 1 }.onChange(of: heard.number) { heard.log.append("page \($1)") }
          }
      }
    }
  }

  @Test func `a covered page hears of changes and values`() throws {
    let (heard, sent) = (Heard(), PassthroughSubject<Int, Never>())
    let screen = Screen(width: 20, height: 4) { Hearing(heard: heard, sent: sent) }
    try screen.find(.button, "Go").tap()
    expectEqual(heard.log, ["path 0 1"])
    try screen.find(.button, "Add").tap()
    sent.send(7)
    expectEqual(Set(heard.log.dropFirst()), ["number 1", "page 1", "sent 7"])
    heard.log = []
    screen.press(.escape)
    expectEqual(heard.log, ["path 1 0"])
    heard.number += 1
    sent.send(8)
    screen.advance(by: .zero)
    expectEqual(Set(heard.log.dropFirst()), ["number 2", "sent 8"])
  }
}
