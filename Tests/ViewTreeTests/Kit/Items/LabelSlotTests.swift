import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Labels of controls.
@MainActor struct LabelSlotTests: ItemSlotTests {
  @Test func `a label of a control has one node`() throws {
    let date = Binding.constant(Date(timeIntervalSince1970: 0))
    let slots: KeyValuePairs<String, Slot> = [
      "a toggle": { model in AnyView(Toggle(isOn: .constant(true)) { CountedWords(model) }) },
      "a switch": { model in AnyView(Toggle(isOn: .constant(true)) { CountedWords(model) }.toggleStyle(.switch)) },
      "a button": { model in
        AnyView(
          Button {
          } label: {
            CountedWords(model)
          })
      },
      "a menu": { model in
        AnyView(
          Menu {
            Text("row")
          } label: {
            CountedWords(model)
          })
      },
      "a picker": { model in
        AnyView(
          Picker(selection: .constant(1)) {
            Text("one").tag(1)
          } label: {
            CountedWords(model)
          })
      },
      "segments": { model in
        AnyView(
          Picker(selection: .constant(1)) {
            Text("one").tag(1)
          } label: {
            CountedWords(model)
          }.pickerStyle(.segmented))
      },
      "a date": { model in AnyView(DatePicker(selection: date) { CountedWords(model) }) },
      "a slider": { model in AnyView(Slider(value: .constant(0.5)) { CountedWords(model) }) },
      "a stepper": { model in
        AnyView(
          Stepper {
            CountedWords(model)
          } onIncrement: {
          } onDecrement: {
          })
      },
      "a colour": { model in AnyView(ColorPicker(selection: .constant(.red)) { CountedWords(model) }) },
      "progress": { model in AnyView(ProgressView(value: 0.5) { CountedWords(model) }) },
      "a gauge": { model in AnyView(Gauge(value: 0.5) { CountedWords(model) }) },
      "labeled content": { model in
        AnyView(
          LabeledContent {
            Text("value")
          } label: {
            CountedWords(model)
          })
      },
      "a labeled value": { model in AnyView(LabeledContent("label") { CountedWords(model) }) },
      "a group": { model in
        AnyView(
          DisclosureGroup {
            Text("in")
          } label: {
            CountedWords(model)
          })
      },
      "a box": { model in
        AnyView(
          GroupBox {
            Text("in")
          } label: {
            CountedWords(model)
          })
      },
      "a link": { model in
        AnyView(
          NavigationStack {
            NavigationLink {
              Text("page")
            } label: {
              CountedWords(model)
            }
          })
      },
      "an icon": { model in
        AnyView(
          Label {
            Text("title")
          } icon: {
            CountedWords(model)
          })
      },
      "nothing there": { model in AnyView(ContentUnavailableView { CountedWords(model) }) },
    ]
    for (name, slot) in slots {
      try expectOneNode(name, isFocusable: false) { slot($0) }
      try expectOneNode("\(name) in a form", isFocusable: false) { model in Form { slot(model) } }
    }
  }
}
