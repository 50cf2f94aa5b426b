import Testing
import ViewTreeTesting

private final class Model: ObservableObject, @unchecked Sendable {
  @Published var count = 0
}

private struct Receiving: View {
  let models: [Model]
  let probe: Probe
  @State private var index = 0
  @State private var name = "a"

  var body: some View {
    Text("\(index)")
      .onReceive(models[index].objectWillChange) { _ in probe.note("\(name)\(models[index].count)") }
      .offers("other", to: probe) { index = 1 }
      .offers("rename", to: probe) { name = "b" }
  }
}

/// A view that hears of its model only while its page is on top.
private struct Paged: View {
  let model: Model
  let probe: Probe
  @State private var path = [Int]()

  var body: some View {
    NavigationStack(path: $path) {
      Text("root")
        .onReceive(model.objectWillChange) { _ in probe.note("heard \(model.count)") }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
    }
    .offers("push", to: probe) { path.append(1) }
    .offers("pop", to: probe) { path = [] }
  }
}

@MainActor @Suite struct OnReceiveTests {
  private let probe = Probe()

  @Test func `the current publisher of a view calls the current action`() {
    let models = [Model(), Model()]
    let screen = Screen(Receiving(models: models, probe: probe))
    models[0].count = 1
    screen.perform("rename", probe)
    models[0].count = 2
    models[1].count = 5
    screen.perform("other", probe)
    models[1].count = 6
    models[0].count = 3
    models[1].count = 7
    expectEqual(probe.log, ["a0", "b1", "b5", "b6"])
    expectEqual(screen.text, "1")
  }

  @Test func `a covered page receives each value once, as it does when it is shown again`() {
    let model = Model()
    let screen = Screen(Paged(model: model, probe: probe), width: 10)
    model.count = 1
    screen.perform("push", probe)
    model.count = 2
    expectEqual(probe.log, ["heard 0", "heard 1"])
    screen.perform("pop", probe)
    model.count = 3
    expectEqual(probe.log, ["heard 0", "heard 1", "heard 2"])
    expectEqual(screen.faults, [])
  }
}
