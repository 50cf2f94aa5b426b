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

  @Test func `a control keeps the focus when its look is another one after a resize`() throws {
    struct Dated: View {
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)

      var body: some View { DatePicker("At", selection: $date).datePickerStyle(.field) }
    }
    let screen = Screen(width: 20) { Dated() }
    screen.press(.tab)
    for (width, field) in [
      (40, "At [>01/01/2001, 12:00 AM<]"), (20, "At [>01/01/2001<]"), (40, "At [>01/01/2001, 12:00 AM<]"),
    ] {
      screen.resize(width: width)
      expectText(screen.text, startsWith: field)
      #expect(try screen.find(.datePicker, "At").isFocused)
    }
    screen.press(.up)
    expectText(screen.text, equals: "At [>02/01/2001, 12:00 AM<]")
    expectEqual(screen.faults + screen.issues, [])
  }

  @Test func `what is kept and not shown has no focus that could be found`() throws {
    struct Fitting: View {
      var body: some View {
        ViewThatFits(in: .horizontal) {
          Button("a long name") {}.frame(width: 20)
          Text("short")
        }
        .accessibilityElement(children: .combine)
      }
    }
    let screen = Screen(width: 24) { Fitting() }
    screen.press(.tab)
    screen.resize(width: 10)
    expectEqual(screen.descendants.contains { $0.isFocused }, false)
    screen.resize(width: 24)
    expectEqual(screen.descendants.contains { $0.isFocused }, true)
  }
}
