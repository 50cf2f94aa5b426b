import Foundation
import Testing
import ViewTreeTesting

/// The report of bindings: their origins, their readers and their effects.
@MainActor @Suite struct BindingReportTests {
  fileprivate struct Device: Identifiable {
    let id: Int
    var isOn = false
    var name: String { "Device \(id)" }
  }

  @Observable fileprivate final class Model {
    var devices = (0..<200).map { Device(id: $0) }
  }

  private struct Row: View {
    let name: String
    @Binding var isOn: Bool
    var body: some View { Toggle(name, isOn: $isOn) }
  }

  private struct Slow: View {
    @State var model: Model
    var body: some View {
      VStack {
        ForEach(model.devices.indices, id: \.self) { index in
          Row(
            name: model.devices[index].name,
            isOn: Binding(get: { model.devices[index].isOn }, set: { model.devices[index].isOn = $0 }))
        }
      }
    }
  }

  private struct Fast: View {
    @State var model: Model
    var body: some View { VStack { ForEach($model.devices) { $device in Row(name: device.name, isOn: $device.isOn) } } }
  }

  @Test func `rows with closures: how each is made, its readers, and the effect of one write`() throws {
    let screen = Screen(width: 30) { Slow(model: Model()) }
    let report = try screen.bindingReport { try screen.find(.toggle, "Device 3").tap() }
    expectText(
      report.description,
      equals: """
        Row.isOn ×200 · closures · Binding(get:set:) at BindingReportTests.swift:30 · written 1 · bodies 200 · unneeded 199 \
        · read by Toggle → pass $model.devices[i].isOn
        Model.devices · property · written 1 · bodies 601 · unneeded 597 · read by Slow, CheckboxToggleStyle \
        → the body reads all of Model.devices: bind each element, ForEach($model.devices) { $element in … }
        Slow.model · state · read by Slow, CheckboxToggleStyle
        """)
  }

  @Test func `rows with bindings of elements: the one look that changed`() throws {
    let screen = Screen(width: 30) { Fast(model: Model()) }
    let report = try screen.bindingReport { try screen.find(.toggle, "Device 3").tap() }
    let row = try #require(report.rows.first)
    #expect(row.owner == "Row" && row.kind == "key path" && row.instances == 200)
    #expect(row.source == "Model.devices[i].isOn" && row.writes == 1 && row.evaluations == 1 && row.unneeded == 0)
    #expect(row.readers == ["CheckboxToggleStyle", "Toggle"] && row.advice.isEmpty)
  }

  @Test func `a state that no body reads is listed with its writes`() throws {
    struct Counter: View {
      @State private var count = 0
      @State private var other = 0
      var body: some View {
        Button("Add") { count += 1 }
        Button("Same") { other = 0 }
      }
    }
    let screen = Screen(width: 30) { Counter() }
    let report = try screen.bindingReport {
      try screen.find(.button, "Add").tap()
      try screen.find(.button, "Same").tap()
    }
    expectText(report.description, equals: "Counter.count · state · written 1\nCounter.other · state · equal writes 1")
  }

  // MARK: Controls

  private struct Settings: View {
    @State private var isOn = false
    @State private var name = "Ada"
    @State private var copies = 1
    @State private var size = 0.5
    @State private var color = 1
    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn)
        TextField("Name", text: $name)
        Stepper("Copies", value: $copies)
        Slider(value: $size) { Text("Size") }
        Picker("Color", selection: $color) {
          Text("Red").tag(1)
          Text("Blue").tag(2)
        }
        Toggle("Always", isOn: .constant(true))
        Button("Off") { isOn = false }
        Button("Same") { $copies.wrappedValue = copies }
      }
    }
  }

  @Test func `bindings that only controls hold are in the report, each by the name of its control`() throws {
    let screen = Screen(width: 40) { Settings() }
    let report = try screen.bindingReport {
      try screen.find(.toggle, "Wi-Fi").tap()
      try screen.find(.stepper, "Copies").increment()
      try screen.find(.button, "Same").tap()
    }
    expectText(
      report.description,
      equals: """
        Toggle "Wi-Fi".isOn · state · Settings._isOn · written 1 · bodies 1 · read by CheckboxToggleStyle
        TextField "Name".text · state · Settings._name · read by DefaultTextFieldStyle
        Stepper "Copies".value · state · Settings._copies · written 1 · equal writes 1
        Slider "Size".value · converted · Settings._size
        Picker "Color".sources · state · Settings._color · read by BorderedButtonStyle, MenuPickerStyle
        Toggle "Always".isOn · constant · constant true
        Settings.isOn · state · written 1 · bodies 1 · read by CheckboxToggleStyle
        Settings.copies · state · written 1 · equal writes 1
        Settings.name · state · read by DefaultTextFieldStyle
        Settings.size · state · read by Slider
        Settings.color · state · read by Picker, BorderedButtonStyle
        """)
    let toggle = try #require(report.rows.first { $0.label == "Wi-Fi" })
    #expect(toggle.owner == "Toggle" && toggle.property == "isOn" && toggle.writes == 1 && toggle.evaluations == 1)
    let stepper = try #require(report.rows.first { $0.label == "Copies" })
    #expect(stepper.writes == 1 && stepper.equalWrites == 1)
  }

  @Test func `a write that goes round a binding is the state's, and not the binding's`() throws {
    let screen = Screen(width: 40) { Settings() }
    let report = try screen.bindingReport {
      try screen.find(.toggle, "Wi-Fi").tap()
      try screen.find(.button, "Off").tap()
    }
    expectEqual(report.rows.first { $0.label == "Wi-Fi" }?.writes, 1)
    expectEqual(report.rows.first { $0.owner == "Settings" && $0.property == "isOn" }?.writes, 2)
  }

  @Test func `a screen without bindings has an empty report in words`() {
    expectEqual(
      Screen(width: 20) { Text("a") }.bindingReport {}.description, "the screen has no bindings and no states")
  }

  @Test func `a value of the environment is one in the report, and an element has the evaluations of its own views`()
    throws
  {
    struct Limit: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("\(limit ?? 0)") }
    }
    struct Page: View {
      @State private var number = 1
      var body: some View {
        Button("Add") { number += 1 }
        Limit().environment(\.lineLimit, number)
      }
    }
    let screen = Screen(width: 30) { Page() }
    let report = try screen.bindingReport { try screen.find(.button).tap() }
    expectText(
      report.description,
      equals: """
        Page.number · state · written 1 · bodies 3 · read by Page
        @Environment(\\.lineLimit) · environment · written 1 · bodies 1 · read by Limit
        """)
    let trace = try screen.trace { try screen.find(.button).tap() }
    try expectEqual([screen.find(.button).evaluations(in: trace), trace.totalEvaluations], [2, 4])
  }
}
