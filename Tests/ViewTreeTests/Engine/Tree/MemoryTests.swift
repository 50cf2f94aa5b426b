import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Screens that come and go, and screens that change for long, leave nothing behind: nodes, vertices, waiting work.
///
/// How much memory that is says `benchmarks --only W7`.
@MainActor struct MemoryTests {
  @Observable fileprivate final class Model {
    var isOn = false
    var items = [0, 1, 2]
  }

  private struct Rows: View {
    @State private var isOn = false
    @Bindable var model: Model

    var body: some View {
      Form {
        Section("State") { Toggle("own", isOn: $isOn) }
        Section("Model") {
          Toggle("model", isOn: $model.isOn)
          if model.isOn { Text("on").padding() }
          ForEach(model.items, id: \.self) { Text("\($0)") }.bold(isOn)
        }
      }
    }
  }

  @Test func `screens that come and go leave no node and no reader of a model behind`() {
    let model = Model()
    var nodes = NodeRegister()
    for _ in 0..<100 {
      let screen = Screen(Rows(model: model), width: 20)
      _ = screen.text
      nodes.note(screen)
    }
    #expect(nodes.leftBehind(all: true) == [])
    model.isOn.toggle()
  }

  @Test func `a screen has as many nodes and vertices after many changes as before`() throws {
    let model = Model()
    let screen = Screen(Rows(model: model), width: 20)
    func change(_ number: Int) throws {
      try screen.find(.toggle, "own").tap()
      try screen.find(.toggle, "model").tap()
      model.items = [number + 1, number + 2, 0]
      _ = screen.renderChanges()
    }
    func size() -> (nodes: Int, vertices: Int) {
      var nodes = NodeRegister()
      nodes.note(screen)
      return (nodes.count, screen.countVertices())
    }
    try change(0)
    try change(1)
    let before = size()
    var nodes = NodeRegister()
    for number in 2..<402 {
      try change(number)
      nodes.note(screen)
    }
    #expect(size() == before)
    #expect(nodes.leftBehind() == [])
    #expect(screen.faults == [])
  }
}
