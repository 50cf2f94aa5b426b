import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor @Suite struct DynamicPropertyTests {
  private let probe = Probe()

  @Test func `a view follows the values that the update of its property read`() {
    struct Doubled: DynamicProperty {
      @State var number = 1
      @Environment(\.lineLimit) var lineLimit
      var result = 0
      mutating func update() { result = number * 2 * (lineLimit ?? 1) }
    }
    struct Reader: View {
      let probe: Probe
      var doubled = Doubled()
      var body: some View { Text("\(doubled.result)").offers("add", to: probe) { doubled.number += 1 } }
    }
    struct Parent: View {
      let probe: Probe
      @State private var limit: Int?
      var body: some View {
        Reader(probe: probe).lineLimit(limit).offers("grow", to: probe) { limit = 10 }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    expectEqual(screen.text, "2")
    screen.perform("add", probe)
    expectEqual(screen.text, "4")
    screen.perform("grow", probe)
    expectEqual(screen.text, "40")
    expectEqual(screen.faults, [])
  }

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
    expectEqual(screen.text, "4")
  }

  private final class Thing: ObservableObject {
    @Published var number = 0
  }

  @Observable final class Model {
    var number = 0
  }

  private struct Owner: View {
    let probe: Probe
    @StateObject private var thing = Thing()
    @Namespace private var space
    @GestureState private var isDown = false
    var body: some View {
      let _ = (probe.ran("owner"), space)
      Text("\(thing.number) \(isDown)")
    }
  }

  private struct Environed: View {
    let probe: Probe
    @EnvironmentObject private var thing: Thing
    @Environment(Model.self) private var model
    var body: some View {
      let _ = probe.ran("environment")
      Text("\(thing.number) \(model.number)")
    }
  }

  private struct Focused: View {
    let probe: Probe
    @FocusedObject private var thing: Thing?
    @FocusState private var isFocused: Bool
    var body: some View {
      let _ = probe.ran("focus")
      Text("\(thing == nil) \(isFocused)")
    }
  }

  private struct Observer: View {
    let probe: Probe
    @ObservedObject var thing: Thing
    var body: some View {
      let _ = probe.ran("observed")
      Text("\(thing.number)")
    }
  }

  @Test func `a view whose properties are the same again is not evaluated with the view around`() {
    struct Parent: View {
      let probe: Probe
      @State private var n = 0
      @StateObject private var thing = Thing()
      @State private var model = Model()
      var body: some View {
        VStack {
          Text("\(n)")
          Owner(probe: probe)
          Environed(probe: probe)
          Focused(probe: probe)
          Observer(probe: probe, thing: thing)
        }
        .environmentObject(thing).environment(model)
        .offers("add", to: probe) { n += 1 }
        .offers("publish", to: probe) { thing.number += 1 }
      }
    }
    let screen = Screen { Parent(probe: probe) }
    let names = ["owner", "environment", "focus", "observed"]
    for _ in 0..<2 { screen.perform("add", probe) }
    expectText(screen.text, contains: "2")
    expectEqual(names.map(probe.runs), [1, 1, 1, 1])
    screen.perform("publish", probe)
    expectEqual(names.map(probe.runs), [1, 2, 1, 2])
  }

  private final class Drawn: View {
    @State private var number = 3
    var body: some View { Text("\(number)") }
  }

  @Test func `the properties of a view that is an object are left alone`() {
    expectEqual(Screen { Drawn() }.text, "3")
  }

  @Test func `a binding or a name that a property makes outside of its view's body is an issue`() async {
    // In a process of its own: the handler is one for all tests.
    await #expect(processExitsWith: .success) {
      let reports = Locked<[String]>([])
      RuntimeIssue.report = { report in reports.withLock { $0.append(report) } }
      await MainActor.run {
        _ = Namespace().wrappedValue
        _ = State(wrappedValue: 1).projectedValue
        _ = FocusState<Bool>().projectedValue
      }
      let starts = ["a @Namespace was read ou", "a binding to a @State of", "a binding to a @FocusSta"]
      #expect(reports.withLock { $0 }.map { String($0.prefix(24)) } == starts)
    }
  }

  private final class Names {
    var all: [Namespace.ID] = []
  }

  private struct Spaced: View {
    @Namespace private var space
    let step: Int
    let names: Names
    var body: some View {
      let _ = names.all.append(space)
      Text("\(step)")
    }
  }

  @Test func `a namespace has one name in all evaluations of its view, and one object for each identity`() {
    let names = Names()
    let screen = Screen { HostOfSteps(probe: probe) { Spaced(step: $0, names: names) } }
    for _ in 0..<2 { screen.perform("step", probe) }
    #expect(names.all.count == 3 && Set(names.all).count == 1)
    let objects = [1, 1, 2].map { number in names.all[0].object(of: number) { Names() } }
    #expect(objects[0] === objects[1] && objects[0] !== objects[2])
  }

  @Test func `values of the environment are the same if their key paths or their types are`() {
    let (typed, keyed) = (Environment<Model?>(Model.self), Environment<Model?>(\.modelOfTests))
    #expect(typed.isSame(as: Environment(Model.self)) && keyed.isSame(as: Environment(\.modelOfTests)))
    #expect(!typed.isSame(as: keyed) && !keyed.isSame(as: typed))
    #expect(!keyed.isSame(as: Environment(\.otherModelOfTests)))
  }
}

extension EnvironmentValues {
  @Entry fileprivate var modelOfTests: DynamicPropertyTests.Model?
  @Entry fileprivate var otherModelOfTests: DynamicPropertyTests.Model?
}
