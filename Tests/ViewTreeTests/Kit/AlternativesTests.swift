import Observation
import Testing
import ViewTreeTesting

@MainActor struct AlternativesTests {
  @MainActor @Observable fileprivate final class Model {
    var isPresented = false
  }

  private struct Tabs: View {
    @Bindable var model: Model

    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Text("one") }
        Tab("Two", systemImage: "gear") { Text("two").sheet(isPresented: $model.isPresented) { Text("Words") } }
      }
    }
  }

  @Test func `a hidden view presents nothing until it is shown`() throws {
    let model = Model()
    let screen = Screen(Tabs(model: model), width: 30, height: 8)
    try screen.find(.tab, "Two").tap()
    try screen.find(.tab, "One").tap()
    model.isPresented = true
    expectText(screen.text, startsWith: "one")
    expectText(screen.text, lacks: "Words")
    try screen.find(.tab, "Two").tap()
    expectText(screen.text, contains: "| Words |")
  }
}
