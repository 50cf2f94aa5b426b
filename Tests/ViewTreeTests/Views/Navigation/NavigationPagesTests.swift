import Testing
import ViewTreeTesting

/// A stack whose pages come from bindings, beside and below other views.
private struct Linked: View {
  let probe: Probe
  @State private var path = NavigationPath()
  @State private var isFirst = false
  @State private var isSecond = false
  @State private var note = "one"
  @State private var hasDestination = false

  var body: some View {
    let path = Binding(
      get: { self.path },
      set: {
        self.path = $0; probe.note("path \($0.count)")
      })
    VStack(alignment: .leading) {
      Text("top \(note)")
      HStack(alignment: .top) {
        Text("|\n|")
        NavigationStack(path: path) {
          VStack(alignment: .leading) {
            Text("root")
            if hasDestination { Color.clear.frame(height: 0).navigationDestination(for: Bool.self) { Text("\($0)") } }
          }
          .navigationDestination(isPresented: $isFirst) { LinkedPage(probe: probe, name: "first \(note)") }
          .navigationDestination(isPresented: $isSecond) { Text("second") }
          .navigationDestination(for: Int.self) { Text("number \($0) \(note)") }
        }
      }
    }
    .offers("first", to: probe) { isFirst = true }
    .offers("second", to: probe) { isSecond = true }
    .offers("not second", to: probe) { isSecond = false }
    .offers("push", to: probe) { self.path.append(7) }
    .offers("replace", to: probe) {
      self.path = NavigationPath()
      isFirst = true
    }
    .offers("two", to: probe) { note = "two" }
    .offers("late", to: probe) {
      hasDestination = true
      self.path.append(true)
    }
    .offers("never", to: probe) { self.path.append("word") }
    .offers("say", to: probe) { probe.note("\(self.path.count) \(isFirst) \(isSecond)") }
  }
}

private struct LinkedPage: View {
  let probe: Probe
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(name).offers("dismiss", to: probe) { dismiss() }
  }
}

@MainActor @Suite struct NavigationPagesTests {
  private let probe = Probe()

  private func linked() -> Screen { Screen(Linked(probe: probe), width: 24, height: 6) }

  @Test func `a stack stands at its place, and a page fills the rest below the bar`() {
    let screen = linked()
    expectText(screen.text, equals: "top one\n| root\n|\n\n\n")
    screen.perform("first", probe)
    expectText(
      screen.text,
      equals: """
        top one
        | [ < Back ]
        | ----------------------
          first one


        """)
    screen.perform("two", probe)
    expectText(
      screen.text,
      equals: """
        top two
        | [ < Back ]
        | ----------------------
          first two


        """)
    #expect(screen.faults.isEmpty && screen.issues.isEmpty)
  }

  @Test func `the later of two active links is shown, and the other when that is gone`() {
    let screen = linked()
    screen.perform("first", probe)
    screen.perform("second", probe)
    expectText(screen.text, contains: "second")
    screen.perform("not second", probe)
    expectText(screen.text, contains: "first one")
  }

  @Test func `the later of two links stays the later when both are evaluated again`() {
    let screen = linked()
    screen.perform("second", probe)
    screen.perform("first", probe)
    screen.perform("two", probe)
    #expect(screen.text.contains("first two") && !screen.text.contains("second"))
  }

  @Test func `a page that leaves takes the pages above it along`() {
    let screen = linked()
    screen.perform("first", probe)
    screen.perform("push", probe)
    expectText(screen.text, contains: "number 7 one")
    screen.perform("two", probe)
    #expect(screen.text.contains("number 7 two"), "what a destination shows follows the state")
    screen.perform("dismiss", probe)
    expectText(screen.text, contains: "root")
    screen.perform("say", probe)
    expectEqual(probe.log, ["path 0", "0 false false"])
  }

  @Test func `a link that leaves does not write a path that holds nothing above it`() {
    let screen = linked()
    screen.perform("first", probe)
    screen.perform("dismiss", probe)
    #expect(screen.text.contains("root") && probe.log.isEmpty)
  }

  @Test func `a page in the place of another is another page`() {
    let screen = linked()
    screen.perform("push", probe)
    screen.perform("replace", probe)
    #expect(screen.text.contains("first one") && !screen.text.contains("number"))
    expectEqual(screen.faults, [])
  }

  @Test func `a destination that comes with the value is in time, one that never comes is an issue`() {
    let screen = linked()
    screen.perform("late", probe)
    #expect(screen.text.contains("true") && screen.issues.isEmpty)
    screen.perform("never", probe)
    expectEqual(screen.issues.count, 1)
  }

  @Test func `the ideal width of a stack is that of its bar and its page`() {
    let screen = Screen(width: 20, height: 4) {
      HStack(alignment: .top, spacing: 0) {
        NavigationStack { Text("a").navigationTitle("Settings") }.fixedSize(horizontal: true, vertical: false)
        Text("|")
      }
    }
    expectText(screen.text, equals: "Settings  |\n----------\na\n")
  }

  @Test func `a page under a bar that takes all the height gets none`() {
    let screen = Screen(width: 8, height: 4) {
      VStack(alignment: .leading, spacing: 0) {
        NavigationStack { LetterColor(letter: "x").navigationTitle("T") }.frame(height: 1)
        Color.clear.frame(height: 2)
      }
    }
    expectText(screen.text, equals: "T\n--------\n\n")
  }

  private struct Word: PreferenceKey {
    static var defaultValue: String { "none" }
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  @Test func `the preferences are those of the top page, and a sheet over it is not evaluated again`() {
    struct Pages: View {
      let probe: Probe
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").preference(key: Word.self, value: "root")
            .sheet(isPresented: .constant(true)) {
              let _ = probe.ran("sheet")
              Text("sheet")
            }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
        .onPreferenceChange(Word.self) { probe.note($0) }
        .offers("push", to: probe) { path = [1] }
        .offers("pop", to: probe) { path = [] }
      }
    }
    let probe = Probe()
    let screen = Screen(Pages(probe: probe), width: 30, height: 8)
    func expect(_ word: String, _ runs: Int) {
      #expect(probe.text == word && probe.runs("sheet") == runs)
      probe.clear()
    }
    expect("root", 1)
    screen.perform("push", probe)
    expect("none", 0)
    screen.perform("pop", probe)
    expect("root", 0)
  }

  @Test func `each page goes back to the one before it`() throws {
    struct Pages: View {
      @State private var path = [1, 2, 3]

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("page \($0)").navigationTitle("Page \($0)") }
        }
      }
    }
    let screen = Screen(Pages(), width: 30, height: 3)
    for (before, title) in [("Page 2", "Page 3"), ("Page 1", "Page 2"), ("Root", "Page 1")] {
      expectText(screen.text, startsWith: "[ < \(before) ] \(title)\n")
      screen.click(column: 3, row: 0)
    }
    expectText(screen.text, startsWith: "Root\n")
  }

  @Observable @MainActor fileprivate final class Route {
    var path: [Int] = []
    var count = 0
  }

  @Test func `a page without a bar disappears below another one without a bar`() {
    struct Bare: View {
      let route: Route
      let probe: Probe

      var body: some View {
        NavigationStack(path: Bindable(route).path) {
          Text("root").onAppear { probe.note("root") }.onDisappear { probe.note("root gone") }
            .navigationDestination(for: Int.self) { _ in
              Text("page").navigationBarBackButtonHidden().onAppear { probe.note("page") }
            }
        }
      }
    }
    let route = Route()
    let screen = Screen(Bare(route: route, probe: probe), width: 12, height: 3)
    expectText(screen.text, equals: "root\n\n")
    expectEqual(probe.log, ["root"])
    route.path = [1]
    expectText(screen.text, equals: "page\n\n")
    expectEqual(probe.log.sorted(), ["page", "root", "root gone"])
    expectEqual(screen.findAll(.staticText).map(\.label), ["page"])
  }

  @Test func `a stack whose pages stay reads no preferences anew`() {
    struct Counting: View {
      let route: Route

      var body: some View {
        NavigationStack(path: Bindable(route).path) {
          Text("root \(route.count)")
          Text("a").preference(key: CountedNames.self, value: ["a"])
          Text("b").preference(key: CountedNames.self, value: ["b"])
        }
        .onPreferenceChange(CountedNames.self) { _ in }
      }
    }
    let route = Route()
    let screen = Screen(Counting(route: route), width: 12, height: 6)
    expectText(screen.text, contains: "root 0")
    CountedNames.reductions = 0
    route.count = 1
    expectText(screen.text, contains: "root 1")
    expectEqual(CountedNames.reductions, 0)
  }

  @Test func `a background of a group around a stack goes with the stack`() {
    struct Around: View {
      let route: Route
      let probe: Probe

      var body: some View {
        VStack {
          Group {
            if route.count == 0 { NavigationStack { Text("page") } }
            Text("rest")
          }
          .background { Text("b").onDisappear { probe.note("gone") } }
        }
      }
    }
    let route = Route()
    let screen = Screen(Around(route: route, probe: probe), width: 12, height: 4)
    expectText(screen.text, contains: "page")
    route.count = 1
    expectText(screen.text, equals: "rest\n\n\n")
    expectEqual(probe.log, ["gone"])
    expectEqual(screen.faults, [])
  }
}
