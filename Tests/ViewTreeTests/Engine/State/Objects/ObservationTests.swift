import Foundation
import Testing
import ViewTreeTesting

@Observable private final class Model {
  var t1 = false
  var t2 = false
  @ObservationIgnored var ignored = false
  var number = 1
  var doubled: Int { number * 2 }
  var list = ["a", "b"]
}

private final class Publishing: ObservableObject {
  @Published var t1 = false
  @Published var t2 = false
}

private struct Sub: View {
  let value: Bool
  let probe: Probe
  var body: some View {
    let _ = probe.ran("sub")
    Text("\(value)")
  }
}

private final class Account: ObservableObject {
  @Published var name: String
  init(_ name: String) { self.name = name }
}

@MainActor @Suite struct ObservationTests {
  @Test func `rows over a binding to an observed collection come and go with its elements`() {
    struct Rows: View {
      @Bindable var model: Model
      var body: some View { VStack(spacing: 0) { ForEach($model.list, id: \.self) { Text($0.wrappedValue) } } }
    }
    let model = Model()
    let screen = Screen { Rows(model: model) }
    model.list.append("c")
    expectText(screen.text, equals: "a\nb\nc")
    model.list.removeFirst(2)
    expectText(screen.text, equals: "c")
    #expect(screen.issues == [])
  }

  @Test func `a body with rows over a binding of closures depends on the observed collection`() {
    struct Rows: View {
      @Binding var list: [String]
      var body: some View { VStack(spacing: 0) { ForEach($list, id: \.self) { Text($0.wrappedValue) } } }
    }
    let model = Model()
    // No body makes the binding: that would read the collection.
    let list = Binding(get: { model.list }, set: { model.list = $0 })
    let screen = Screen { Rows(list: list) }
    let trace = screen.trace { model.list.append("c") }
    expectText(screen.text, equals: "a\nb\nc")
    expectEqual(trace.evaluations(of: Rows.self), 1)
  }

  private let probe = Probe()

  private func expectRuns(parent: Int, sub: Int, _ sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(probe.runs("parent") == parent, sourceLocation: sourceLocation)
    #expect(probe.runs("sub") == sub, sourceLocation: sourceLocation)
  }

  /// Counts how often its publisher of changes was requested.
  private final class Asked: ObservableObject {
    private let publisher = ObservableObjectPublisher()
    private(set) var count = 0
    var objectWillChange: ObservableObjectPublisher {
      count += 1
      return publisher
    }
  }

  @Test func `a view listens to its object once, however often it is evaluated`() {
    struct Listener: View {
      let probe: Probe
      @ObservedObject var object: Asked
      @State private var step = 0
      var body: some View { Text("\(step)").offers("step", to: probe) { step += 1 } }
    }
    let object = Asked()
    let screen = Screen { Listener(probe: probe, object: object) }
    let before = object.count
    for _ in 0..<3 { screen.perform("step", probe) }
    expectText(screen.text, equals: "3")
    #expect(object.count == before)
  }

  @Test func `a published change runs the parent and the child whose input changed (B07)`() {
    struct Parent: View {
      let probe: Probe
      @StateObject private var model = Publishing()
      var body: some View {
        let _ = probe.ran("parent")
        VStack(alignment: .leading) {
          Sub(value: model.t1, probe: probe)
          Sub(value: model.t2, probe: probe)
        }
        .onAppear { model.t1.toggle() }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    expectText(screen.text, equals: "true\nfalse")
    expectRuns(parent: 2, sub: 3)
  }

  @Test func `an observed object behaves the same (B09)`() {
    struct Parent: View {
      let probe: Probe
      @ObservedObject var model: Publishing
      var body: some View {
        let _ = probe.ran("parent")
        VStack(alignment: .leading) {
          Sub(value: model.t1, probe: probe)
          Sub(value: model.t2, probe: probe)
        }
        .onAppear { model.t1.toggle() }
      }
    }
    _ = Screen { Parent(probe: probe, model: Publishing()) }
    expectRuns(parent: 2, sub: 3)
  }

  private struct Observing: View {
    let probe: Probe
    let change: (Model) -> Void
    @State private var model = Model()
    var body: some View {
      let _ = probe.ran("parent")
      VStack {
        Sub(value: model.t1, probe: probe)
        Sub(value: model.ignored, probe: probe)
      }
      .onAppear { change(model) }
    }
  }

  @Test func `a tracked property (B10)`() {
    _ = Screen { Observing(probe: probe, change: { $0.t1.toggle() }) }
    expectRuns(parent: 2, sub: 3)
  }

  @Test func `an ignored property and an unread one (B11)`() {
    _ = Screen {
      Observing(
        probe: probe,
        change: {
          $0.ignored.toggle()
          $0.t2.toggle()
        })
    }
    expectRuns(parent: 1, sub: 2)
  }

  @Test func `a model needs no property wrapper to be tracked (B12)`() {
    struct Parent: View {
      let probe: Probe
      let model: Model
      var body: some View {
        let _ = probe.ran("parent")
        Sub(value: model.t1, probe: probe)
      }
    }
    let model = Model()
    let screen = Screen { Parent(probe: probe, model: model) }
    model.t1.toggle()
    #expect(screen.text == "true")
    expectRuns(parent: 2, sub: 2)
  }

  @Test func `equal writes and unread properties cost nothing; computed ones depend on what they read (20)`() {
    struct Reader: View {
      let probe: Probe
      let model: Model
      var body: some View {
        let _ = probe.ran("parent")
        Text("\(model.doubled)")
      }
    }
    let model = Model()
    let screen = Screen { Reader(probe: probe, model: model) }
    model.number = 1
    model.t1.toggle()
    #expect(screen.text == "2")
    #expect(probe.runs("parent") == 1)
    model.number = 4
    model.number = 5
    #expect(screen.text == "10")
    #expect(probe.runs("parent") == 2)
  }

  @Test func `observable models are tracked per property, observable objects as a whole (B13)`() {
    struct ReaderA: View {
      let model: Model
      let probe: Probe
      var body: some View {
        let _ = probe.ran("a")
        Text("\(model.t1)")
      }
    }
    struct ReaderB: View {
      let model: Model
      let probe: Probe
      var body: some View {
        let _ = probe.ran("b")
        Text("\(model.t2)")
      }
    }
    let model = Model()
    let screen = Screen {
      ReaderA(model: model, probe: probe)
      ReaderB(model: model, probe: probe)
    }
    model.t2.toggle()
    _ = screen.text
    #expect(probe.runs("a") == 1)
    #expect(probe.runs("b") == 2)
  }

  @Test func `any change of an observable object reaches every view that holds the wrapper, read or not (21)`() {
    struct Holder: View {
      @ObservedObject var model: Publishing
      let probe: Probe
      var body: some View {
        let _ = probe.ran("holder")
        Text("a")
      }
    }
    let model = Publishing()
    let screen = Screen { Holder(model: model, probe: probe) }
    model.t1 = false
    _ = screen.text
    #expect(probe.runs("holder") == 2)
  }

  @Test func `a child with an unrelated observed object is not run again with its parent (B17)`() {
    struct Nested: View {
      @ObservedObject var other: Publishing
      let probe: Probe
      var body: some View {
        let _ = probe.ran("sub")
        Text("nested")
      }
    }
    struct Parent: View {
      let model: Model
      let other: Publishing
      let probe: Probe
      var body: some View {
        let _ = probe.ran("parent")
        VStack {
          Text("\(model.number)")
          Nested(other: other, probe: probe)
        }
      }
    }
    let model = Model()
    let screen = Screen { Parent(model: model, other: Publishing(), probe: probe) }
    model.number = 2
    _ = screen.text
    expectRuns(parent: 2, sub: 1)
  }

  @Test func `a state object is made once for each identity, an observed one follows its parent`() {
    final class Counted: ObservableObject {
      nonisolated(unsafe) static var made = 0
      @Published var number = 0
      init() { unsafe Self.made += 1 }
    }
    struct Owner: View {
      @StateObject private var object = Counted()
      let probe: Probe
      var body: some View { Text("\(object.number)").offers("add", to: probe) { object.number += 1 } }
    }
    struct Parent: View {
      let probe: Probe
      @State private var id = 0
      @State private var count = 0
      var body: some View {
        VStack {
          Text("\(count)")
          Owner(probe: probe).id(id)
        }
        .offers("id", to: probe) { id += 1 }.offers("count", to: probe) { count += 1 }
      }
    }
    unsafe Counted.made = 0
    let screen = Screen { Parent(probe: probe) }
    screen.perform("add", probe)
    screen.perform("count", probe)
    expectText(screen.text, equals: "1\n1")
    unsafe #expect(Counted.made == 1)
    screen.perform("id", probe)
    expectText(screen.text, equals: "1\n0")
    unsafe #expect(Counted.made == 2)
  }

  @Test func `objects in the environment, by type; the optional form is nil without one (N13)`() {
    struct Reader: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Text(model.map { "\($0.number)" } ?? "none") }
    }
    struct Sure: View {
      @Environment(Model.self) private var model
      @EnvironmentObject private var object: Publishing
      var body: some View { Text("\(model.number) \(object.t1)") }
    }
    let model = Model()
    let object = Publishing()
    let screen = Screen {
      VStack(alignment: .leading) {
        Reader()
        Reader().environment(model)
        Reader().environment(nil as Model?).environment(model)
        Sure().environment(model).environmentObject(object)
      }
    }
    expectText(screen.text, equals: "none\n1\nnone\n1 false")
    model.number = 2
    object.t1 = true
    expectText(screen.text, equals: "none\n2\nnone\n2 true")
  }

  @Test func `a missing object traps with a message that names the view`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          struct Lonely: View {
            @Environment(Model.self) private var model
            var body: some View { Text("\(model.number)") }
          }
          _ = Screen(Lonely(), width: 9)
        }
      })
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        "Lonely: no Model in the environment; set one with .environment(_:) on a view above"))
  }

  @Test func `bindings to a model's properties, by @Bindable, @State and @ObservedObject`() {
    struct Writer: View {
      @Bindable var model: Model
      @ObservedObject var object: Publishing
      let probe: Probe
      var body: some View {
        Text("\(model.number) \(object.t1) \(model.list.joined())")
          .offers("write", to: probe) {
            $model.number.wrappedValue = 9
            $object.t1.wrappedValue = true
            $model.list[1].wrappedValue = "z"
          }
      }
    }
    let screen = Screen { Writer(model: Model(), object: Publishing(), probe: probe) }
    screen.perform("write", probe)
    #expect(screen.text == "9 true az")
  }

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

  fileprivate struct Part {
    var name = "a"
    var other = 0
  }

  @Observable fileprivate final class Whole {
    var name = "a"
    var part = Part()
    var list = ["a"]
  }

  private struct PlainReader: View {
    let name: Binding<String>
    let probe: Probe
    var body: some View {
      let _ = probe.ran("plain")
      Text(name.wrappedValue)
    }
  }

  private struct PlainParent: View {
    let probe: Probe
    @State private var whole = Whole()
    var body: some View {
      VStack {
        PlainReader(name: $whole.name, probe: probe)
        PlainReader(name: $whole.part.name, probe: probe)
        PlainReader(name: $whole.list[0], probe: probe)
      }
      .offers("name", to: probe) { whole.name = "b" }
      .offers("part", to: probe) { whole.part.name = "c" }
      .offers("list", to: probe) { whole.list[0] = "d" }
      .offers("other part", to: probe) { whole.part.other += 1 }
      .offers("other element", to: probe) { whole.list.append("x") }
    }
  }

  @Test func `a view follows the property of an object behind a binding that is a plain property, and no other`() {
    let probe = Probe()
    let screen = Screen { PlainParent(probe: probe) }
    for action in ["name", "part", "list"] {
      probe.clear()
      screen.perform(action, probe)
      #expect(probe.runs("plain") == 1, "\(action)")
    }
    expectText(screen.text, equals: "b\nc\nd")
    probe.clear()
    for action in ["other part", "other element"] { screen.perform(action, probe) }
    expectEqual(probe.runs("plain"), 0)
  }

  @Test func `a missing environment object traps with a message that names the view`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          struct Lonely: View {
            @EnvironmentObject private var object: Publishing
            var body: some View { Text("\(object.t1)") }
          }
          _ = Screen(Lonely(), width: 9)
        }
      })
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        "Lonely: no Publishing in the environment; set one with .environmentObject(_:) on a view above"))
  }
}
