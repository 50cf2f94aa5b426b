import Testing
import ViewTreeTesting

@MainActor @Suite struct LifecycleTests {
  private let probe = Probe()

  private func waitForTasks() async { for _ in 0..<20 { await Task.yield() } }

  /// A cancelled sleep ends on another thread.
  private func wait(forEntries count: Int) async {
    for _ in 0..<1000 where probe.log.count < count { try? await Task.sleep(for: .milliseconds(2)) }
  }

  @Test func `appearing and an initial change run in the order written, the task comes last (J01)`() async {
    let screen = Screen {
      Text("a").task { probe.note("T") }.onChange(of: true, initial: true) { probe.note("C") }.onAppear {
        probe.note("A")
      }
    }
    await waitForTasks()
    _ = screen.text
    expectEqual(probe.text, "C A T")
  }

  @Test func `an erased view that is empty appears once, an empty view does not`() async throws {
    struct Empty: View {
      let probe: Probe
      @State private var number = 0
      @State private var isShown = true
      var body: some View {
        Button("again") { number += 1 }
        Button("hide") { isShown = false }
        if isShown {
          AnyView(number == 2 ? AnyView(Text("full")) : AnyView(EmptyView())).onAppear { probe.note("A") }
            .onDisappear { probe.note("D") }.task { probe.note("T") }
          EmptyView().onAppear { probe.note("E") }
          Group { if number > 5 { Text("b") } }.onAppear { probe.note("G") }
        }
      }
    }
    let screen = Screen(Empty(probe: probe), width: 10)
    await waitForTasks()
    for _ in 1...3 { try screen.find(.button, "again").tap() }
    await waitForTasks()
    expectEqual(probe.text, "A T")
    try screen.find(.button, "hide").tap()
    expectEqual(probe.text, "A T D")
  }

  @Test func `appearing comes first with onAppear written first (J02)`() async {
    let screen = Screen {
      Text("a").task { probe.note("T") }.onAppear { probe.note("A") }.onChange(of: true, initial: true) {
        probe.note("C")
      }
    }
    await waitForTasks()
    _ = screen.text
    expectEqual(probe.text, "A C T")
  }

  @Test func `on a group of several views onAppear runs once (J04)`() {
    _ = Screen {
      Group {
        Text("a")
        Text("b")
        Text("c")
      }.onAppear { probe.note("A") }
    }
    expectEqual(probe.text, "A")
  }

  @Test func `a group appears with its first view and disappears with its last`() {
    struct Rows: View {
      let probe: Probe
      @State private var count = 0
      var body: some View {
        Group { ForEach(0..<count, id: \.self) { Text("\($0)") } }
          .onAppear { probe.note("A") }.onDisappear { probe.note("D") }
          .offers("more", to: probe) { count += 1 }.offers("fewer", to: probe) { count -= 1 }
      }
    }
    let screen = Screen { VStack { Rows(probe: probe) } }
    expectEqual(probe.text, "")
    screen.perform("more", probe)
    screen.perform("more", probe)
    expectEqual(probe.text, "A")
    screen.perform("fewer", probe)
    screen.perform("fewer", probe)
    expectEqual(probe.text, "A D")
    screen.perform("more", probe)
    screen.close()
    expectEqual(probe.text, "A D A D")
  }

  @Test
  func `with a new id the new view appears before the old one disappears, and closures read the current state (J05)`() {
    struct Identified: View {
      let probe: Probe
      @State private var toggle = false
      var body: some View {
        Color.red
          .onAppear { probe.note("A\(toggle ? "T" : "F")") }.onDisappear { probe.note("D\(toggle ? "T" : "F")") }
          .id(toggle)
          .offers("toggle", to: probe) { toggle.toggle() }
      }
    }
    let screen = Screen { Identified(probe: probe) }
    screen.perform("toggle", probe)
    screen.close()
    expectEqual(probe.text, "AF AT DT DT")
  }

  private struct Replaced<Content: View>: View {
    let probe: Probe
    @ViewBuilder let content: (Text) -> Content
    @State private var toggle = false

    var body: some View {
      VStack {
        Text("other \(toggle)").onChange(of: toggle) { probe.note("C") }
        content(Text("\(toggle)")).id(toggle)
      }
      .offers("toggle", to: probe) { toggle.toggle() }
    }
  }

  private func log<V: View>(@ViewBuilder _ content: @escaping (Text) -> V) -> String {
    probe.clear()
    let screen = Screen { Replaced(probe: probe, content: content) }
    screen.perform("toggle", probe)
    expectEqual(screen.text, "other true\n   true")
    return probe.text
  }

  @Test func `with a new id and no transition the old view disappears before the new one appears`() {
    let probe = probe
    func noted(_ text: Text) -> some View { text.onAppear { probe.note("A") }.onDisappear { probe.note("D") } }
    expectEqual(log { noted($0) }, "A C A D")
    expectEqual(log { noted($0).transition(.identity) }, "A D C A")
    expectEqual(log { noted($0).transition(.opacity) }, "A C A D")
    expectEqual(log { noted($0).transition(.asymmetric(insertion: .slide, removal: .identity)) }, "A D C A")
    expectEqual(log { noted($0).transition(.asymmetric(insertion: .identity, removal: .slide)) }, "A C A D")
    expectEqual(log { noted($0).transition(.identity.animation(.default)) }, "A D C A")
    expectEqual(log { noted($0).transition(.identity.combined(with: .identity)) }, "A D C A")
    expectEqual(log { noted($0).transition(.identity.combined(with: .scale)) }, "A C A D")
    expectEqual(log { text in VStack { noted(text) }.transition(.identity) }, "A D C A")
    expectEqual(log { text in VStack { noted(text).transition(.identity) } }, "A C A D")
    expectEqual(log { noted($0).id(1).transition(.identity) }, "A D C A")
  }

  @Test func `rows without a transition disappear before others appear`() {
    struct Rows: View {
      let probe: Probe
      @State private var rows = [1, 2]
      var body: some View {
        VStack {
          ForEach(rows, id: \.self) { n in
            Text("a").onAppear { probe.note("+\(n)") }.onDisappear { probe.note("-\(n)") }
              .transition(n == 2 ? .identity : .slide)
          }
        }
        .offers("next", to: probe) { rows = [3] }
      }
    }
    let screen = Screen { Rows(probe: probe) }
    screen.perform("next", probe)
    expectEqual(probe.text, "+1 +2 -2 +3 -1")
  }

  @Test func `onAppear outside of the id does not run again, inside it does (I17)`() {
    struct Identified: View {
      let probe: Probe
      @State private var flag = false
      var body: some View {
        Color.red.onAppear { probe.note("inside") }.id(flag).onAppear { probe.note("outside") }
          .offers("toggle", to: probe) { flag.toggle() }
      }
    }
    let screen = Screen { Identified(probe: probe) }
    screen.perform("toggle", probe)
    expectEqual(probe.text, "inside outside inside")
  }

  @Test func `a task starts again with a new id, and the one before is cancelled (J14)`() async {
    struct Loading: View {
      let probe: Probe
      @State private var value = 0
      var body: some View {
        Text("\(value)").task(id: value) {
          probe.note("start\(value)")
          do { try await Task.sleep(for: .seconds(1000)) } catch { probe.note("cancelled") }
        }
        .offers("next", to: probe) { value += 1 }
      }
    }
    let screen = Screen { Loading(probe: probe) }
    await wait(forEntries: 1)
    screen.perform("next", probe)
    await wait(forEntries: 3)
    expectEqual(Set(probe.log), ["start0", "start1", "cancelled"])
    screen.close()
    await wait(forEntries: 4)
    expectEqual(probe.log.filter { $0 == "cancelled" }.count, 2)
  }

  @Test func `a task without id runs once, however often the parent is updated (J15)`() async {
    struct Parent: View {
      let probe: Probe
      @State private var count = 0
      var body: some View {
        VStack { Text("\(count)").task { probe.note("T") } }.offers("update", to: probe) { count += 1 }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    for _ in 0..<3 { screen.perform("update", probe) }
    await waitForTasks()
    expectEqual(probe.text, "T")
    expectEqual(screen.text, "3")
  }

  @Test func `a task of a view that is gone before it could start does not run`() {
    struct Brief: View {
      @State private var isShown = true
      let probe: Probe
      var body: some View {
        VStack {
          if isShown { Text("a").onAppear { isShown = false }.task { probe.note("T") }.onDisappear { probe.note("D") } }
        }
      }
    }
    let screen = Screen { Brief(probe: probe) }
    expectEqual(screen.text, "")
    expectEqual(probe.text, "D")
  }

  @Test func `an action that writes state and reads it sees the new value, and the body runs again after it (J16)`() {
    struct Toggling: View {
      let probe: Probe
      @State private var toggle = false
      var body: some View {
        let _ = probe.note("body \(toggle)")
        Text("\(toggle)").onAppear {
          toggle.toggle()
          probe.note("action \(toggle)")
        }
      }
    }
    let screen = Screen { Toggling(probe: probe) }
    expectEqual(screen.text, "true")
    expectEqual(probe.log, ["body false", "action true", "body true"])
  }

  @Test func `onReceive runs its action for each announcement until the view is gone`() {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    let model = Model()
    struct Receiving: View {
      let model: Model
      let probe: Probe
      var body: some View { Text("a").onReceive(model.objectWillChange) { _ in probe.note("\(model.count)") } }
    }
    let screen = Screen { Receiving(model: model, probe: probe) }
    model.count = 1
    model.count = 2
    expectEqual(probe.text, "0 1")
    screen.close()
    model.count = 3
    expectEqual(probe.text, "0 1")
  }

  @Test func `a group in which one view replaces another has not disappeared`() {
    final class Model: ObservableObject {
      @ViewTree.Published var isThere = false
    }
    struct Second: View {
      @ObservedObject var model: Model
      var body: some View { if model.isThere { Text("second") } }
    }
    struct Host: View {
      let probe: Probe
      let model: Model
      @State private var isThere = true
      var body: some View {
        Group {
          if isThere { Text("first") }
          Second(model: model)
        }
        .onAppear { probe.note("appeared") }
        .onDisappear { probe.note("disappeared") }
        .offers("exchange", to: probe) { (isThere, model.isThere) = (false, true) }
      }
    }
    let screen = Screen(width: 9) { Host(probe: probe, model: Model()) }
    screen.perform("exchange", probe)
    expectText(screen.text, equals: "second")
    expectEqual(probe.text, "appeared")
  }

  @Test func `a task of a view without content does not run`() async {
    let screen = Screen(width: 9) {
      VStack {
        EmptyView().task { probe.note("empty") }
        EmptyView().task(id: 3) { probe.note("empty too") }
        Text("a").task { probe.note("text") }
      }
    }
    await wait(forEntries: 1)
    await waitForTasks()
    expectEqual(screen.text, "a")
    expectEqual(probe.text, "text")
  }
}
