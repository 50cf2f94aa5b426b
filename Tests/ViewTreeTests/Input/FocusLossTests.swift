import Testing
@testable import TextBackend
import ViewTreeTesting

@MainActor struct FocusLossTests {
  @Observable final class Model {
    var isEnabled = true
  }

  struct Switch: View {
    let model: Model

    var body: some View { Toggle("A", isOn: .constant(true)).disabled(!model.isEnabled) }
  }

  @Test func `a control that is disabled loses the focus for good`() {
    let model = Model()
    let screen = Screen(width: 8) { Switch(model: model) }
    screen.press(.tab)
    expectText(screen.render(.cells), contains: "inverse")
    model.isEnabled = false
    expectText(screen.render(.cells), lacks: "inverse")
    model.isEnabled = true
    expectText(screen.render(.cells), lacks: "inverse")
  }

  struct Window: View {
    let model: Model

    var body: some View {
      ScrollView(.horizontal) {
        Button("press") {}.disabled(!model.isEnabled).frame(width: 12, height: 3, alignment: .topLeading)
      }
    }
  }

  @Test func `a window gives the focus up when a control in it can take it, and its bar goes`() {
    let model = Model()
    model.isEnabled = false
    let screen = Screen(width: 6, height: 3) { Window(model: model) }
    screen.press(.tab)
    expectText(screen.text, equals: "[~pres\n\n###---")
    model.isEnabled = true
    expectText(screen.text, equals: "[ pres\n\n")
  }

  struct Changing: View {
    let model: Model

    var body: some View {
      Menu("M") {
        if model.isEnabled {
          Section { Button("first") {} }
        } else {
          Text("nothing")
        }
      }
    }
  }

  @Test func `a menu closes although what had the focus in it is gone and still held`() throws {
    let model = Model()
    let screen = Screen(width: 20, height: 8) { Changing(model: model) }
    screen.press(.tab)
    screen.press(.space)
    screen.press(.down)
    let first = try screen.find(label: "first")
    #expect(first.isFocused)
    model.isEnabled = false
    expectText(screen.text, contains: "nothing")
    screen.press(.escape)
    try screen.find(.menu, "M").tap()
    #expect(!first.isFocused)
    expectEqual(screen.faults, [])
  }
}
