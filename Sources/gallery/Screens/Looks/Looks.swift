import TextBackend
import ViewTree

extension GalleryScreen {
  /// The design: the appearance of every control.
  static var looks: GalleryScreen {
    GalleryScreen(
      "looks", "every control in every style and state", width: 66, Looks.init,
      steps: [
        Step("focus a check box") { $0.press(.tab) },
        Step("press a button") { screen in
          let frame = try screen.find(.button, "Save").frame
          screen.press(column: Int(clamping: frame.midX), row: Int(clamping: frame.midY))
        },
        Step("release it, and open a menu") { screen in
          let frame = try screen.find(.button, "Save").frame
          screen.release(column: Int(clamping: frame.midX), row: Int(clamping: frame.midY))
          try screen.find(.menu, "Menu").expand()
        },
        Step("close it, and open a calendar") { screen in
          screen.press(.escape)
          try screen.find(.datePicker, "Compact").tap()
        },
        Step("close it, and type into a field") { screen in
          screen.press(.escape)
          try screen.find(.textField, "Bordered").tap()
          screen.type("!")
        },
      ])
  }
}

/// The controls by kind, their states beside each other.
struct Looks: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ToggleLooks()
      ButtonLooks()
      FieldLooks()
      MenuLooks()
      PickerLooks()
      LevelLooks()
      ContainerLooks()
      NarrowLooks()
    }
  }
}

/// A title with rows of a grid below.
struct StateTable<Rows: View>: View {
  let title: String
  let states: [String]
  @ViewBuilder let rows: Rows

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 0) {
      GridRow {
        Text(title).bold()
        ForEach(states, id: \.self) { Text($0).foregroundStyle(.secondary) }
      }
      rows
    }
  }
}

/// Toggles off, on, mixed and disabled, in each style; and over a slow storage.
private struct ToggleLooks: View {
  private let mixed: [Binding<Bool>] = [.constant(true), .constant(false)]
  @Environment(\.clock) private var clock

  /// A storage that never answers.
  private struct Silence: AsyncToggleStorage {
    let clock: any Clock<Duration>

    func read() async throws -> Bool {
      try await clock.sleep(for: .seconds(1_000_000))
      return true
    }
    func save(value: Bool) async throws {}
  }

  var body: some View {
    StateTable(title: "Toggle", states: ["off", "on", "mixed", "disabled"]) {
      row("automatic", .automatic)
      row("checkbox", .checkbox)
      row("switch", .switch)
      row("button", .button)
      GridRow {
        Text("slow storage")
        AsyncToggle("Bold", storage: Silence(clock: clock)).fixedSize()
        Text("its value is not read yet").foregroundStyle(.secondary).gridCellColumns(3)
      }
    }
  }

  private func row(_ name: String, _ style: some ToggleStyle) -> some View {
    GridRow {
      Text(name)
      Toggle("Bold", isOn: .constant(false)).accessibilityLabel("Bold, off")
      Toggle("Bold", isOn: .constant(true)).accessibilityLabel("Bold, on")
      Toggle("Bold", sources: mixed, isOn: \.self).accessibilityLabel("Bold, mixed")
      Toggle("Bold", isOn: .constant(true)).disabled(true).accessibilityLabel("Bold, disabled")
    }
    .toggleStyle(style)
    .fixedSize()
  }
}

/// Buttons enabled, disabled and destructive, in each style.
private struct ButtonLooks: View {
  var body: some View {
    StateTable(title: "Button", states: ["enabled", "disabled", "destructive", "with a picture"]) {
      row("automatic", .automatic, name: "Save")
      row("bordered", .bordered)
      row("prominent", .borderedProminent)
      row("borderless", .borderless)
      row("plain", .plain)
      row("link", .link)
    }
  }

  private func row(_ style: String, _ buttonStyle: some PrimitiveButtonStyle, name: String = "Go") -> some View {
    GridRow {
      Text(style)
      Button(name) {}
      Button("Go") {}.disabled(true).accessibilityLabel("Go, disabled")
      Button("Delete", role: .destructive) {}
      Button("Play", systemImage: "play.fill") {}
    }
    .buttonStyle(buttonStyle)
  }
}

/// Fields empty, filled and disabled, in each style.
private struct FieldLooks: View {
  @State private var text = "Ada"

  var body: some View {
    StateTable(title: "Field", states: ["empty", "filled", "disabled"]) {
      GridRow {
        Text("automatic")
        TextField("Name", text: .constant(""))
        TextField("Automatic", text: $text)
        TextField("Name", text: $text).disabled(true)
      }
      GridRow {
        Text("bordered")
        TextField("Name", text: .constant(""))
        TextField("Bordered", text: $text)
        TextField("Name", text: $text).disabled(true)
      }
      .textFieldStyle(.roundedBorder)
      GridRow {
        Text("plain")
        TextField("Name", text: .constant(""))
        TextField("Plain", text: $text)
        TextField("Name", text: $text).disabled(true)
      }
      .textFieldStyle(.plain)
      GridRow {
        Text("secure")
        SecureField("Password", text: .constant(""))
        SecureField("Password", text: $text).accessibilityLabel("Password, filled")
        SecureField("Password", text: $text).disabled(true).accessibilityLabel("Password, disabled")
      }
      GridRow {
        Text("stepper")
        Stepper("Count", value: .constant(0), in: 0...5)
        Stepper("Count", value: .constant(3), in: 0...5).accessibilityLabel("Count, filled")
        Stepper("Count", value: .constant(3), in: 0...5).disabled(true).accessibilityLabel("Count, disabled")
      }
      .fixedSize()
    }
  }
}

/// Menus closed and disabled, and date pickers.
private struct MenuLooks: View {
  @State private var date = Date.january(5)

  var body: some View {
    StateTable(title: "Menu, date", states: ["enabled", "disabled"]) {
      GridRow {
        Text("menu")
        Menu("Menu") {
          Toggle("On", isOn: .constant(true))
          Toggle("Off", isOn: .constant(false))
          Divider()
          Button("Delete", role: .destructive) {}
          Button("Disabled") {}.disabled(true)
          Menu("More") { Button("One") {} }
        }
        Menu("Menu, disabled") { Button("One") {} }.disabled(true)
      }
      row("compact", .compact, "Compact")
      row("field", .field, "Field")
      row("stepper field", .stepperField, "Stepper field")
      row("wheel", .wheel, "Wheel")
    }
  }

  private func row(_ name: String, _ style: some DatePickerStyle, _ label: String) -> some View {
    GridRow {
      Text(name)
      DatePicker(label, selection: $date, displayedComponents: .date)
      DatePicker(label + ", disabled", selection: $date, displayedComponents: .date).disabled(true)
    }
    .datePickerStyle(style)
    .labelsHidden()
  }
}

/// Pickers enabled and disabled, in each style.
private struct PickerLooks: View {
  @State private var choice = "Two"

  var body: some View {
    StateTable(title: "Picker", states: ["enabled", "disabled"]) {
      row("menu", .menu)
      row("segmented", .segmented)
      row("palette", .palette)
      row("inline", .inline)
      row("radio group", .radioGroup)
      row("wheel", .wheel)
    }
  }

  private func row(_ name: String, _ style: some PickerStyle) -> some View {
    GridRow(alignment: .top) {
      Text(name)
      picker(name)
      picker(name + ", disabled").disabled(true)
    }
    .pickerStyle(style)
    .labelsHidden()
    .fixedSize()
  }

  private func picker(_ name: String) -> some View {
    Picker(name, selection: $choice) { ForEach(["One", "Two", "Three"], id: \.self) { Text($0) } }
  }
}

/// Sliders, gauges and progress views enabled and disabled, and links.
private struct LevelLooks: View {
  @State private var level = 0.6

  var body: some View {
    StateTable(title: "Level, link", states: ["enabled", "disabled"]) {
      row("slider") { Slider(value: $level) { Text("Level") } }
      row("marked") {
        Slider(value: $level) {
          Text("Level")
        } ticks: {
          SliderTickContentForEach([0, 0.25, 0.5, 0.75, 1], id: \.self) { SliderTick($0) }
        }
      }
      row("neutral") { Slider(value: $level, neutralValue: 0.5, enabledBounds: 0.2...0.8) { Text("Level") } }
      row("progress") { ProgressView(value: level) }
      row("circular") { ProgressView().progressViewStyle(.circular) }
      row("gauge") { Gauge(value: level) { Text("Level") } }
      row("accessory") { Gauge(value: level) { Text("Level") }.gaugeStyle(.accessoryLinear) }
      row("link") { Link("Manual", destination: URL(string: "https://www.swift.org")!) }
    }
  }

  private func row(_ name: String, @ViewBuilder _ control: () -> some View) -> some View {
    GridRow {
      Text(name)
      Room(columns: 20, rows: 1, content: control).accessibilityLabel(name)
      Room(columns: 20, rows: 1, content: control).disabled(true).accessibilityLabel("\(name), disabled")
    }
  }
}

/// Containers open and closed, with rows, one of them selected.
private struct ContainerLooks: View {
  @State private var selection: String? = "Selected"

  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      VStack(alignment: .leading, spacing: 0) {
        DisclosureGroup("Closed", isExpanded: .constant(false)) { Text("inside") }
        DisclosureGroup("Open", isExpanded: .constant(true)) { Text("inside") }
        DisclosureGroup("Disabled", isExpanded: .constant(true)) { Text("inside") }.disabled(true)
      }
      List(selection: $selection) {
        ForEach(["First", "Selected", "Third"], id: \.self) { Text($0) }
      }
      GroupBox("Box") {
        LabeledContent("Label", value: "value")
        LabeledContent("Label", value: "value").disabled(true)
      }
    }
  }
}

/// Controls with less space than they want.
private struct NarrowLooks: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Narrow").bold()
      HStack(alignment: .top, spacing: 2) {
        NarrowRooms {
          Toggle("Automatic updates", isOn: .constant(true))
          Button("Save the document") {}
          Menu("Order of files") { Button("One") {} }
          TextField("Name", text: .constant("Ada Lovelace"))
          LabeledContent("Address", value: "10.0.0.7")
        }
      }
    }
  }
}

/// Each view in a room of its own.
private struct NarrowRooms<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { ForEach(subviews: content) { view in Room(columns: 11, rows: 3) { view } } }
}
