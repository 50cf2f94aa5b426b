import TextBackend
import ViewTree

extension GalleryScreen {
  static var styleLooks: GalleryScreen {
    GalleryScreen(
      "looks-styles", "levels, dates and containers in their named styles", StyleLooks.init,
      steps: [
        Step("open the section and the outline") { screen in
          try screen.find(.section, "Closed").expand()
          try screen.find(.disclosureGroup, "Apple").expand()
        },
        Step("choose on a page") { try $0.find(.picker, "Fruit").tap() },
      ])
  }

  static var focusLooks: GalleryScreen {
    GalleryScreen(
      "looks-focus", "each kind of control while it has the focus", FocusLooks.init,
      steps: FocusLooks.names.map { name in Step("press Tab: \(name)") { $0.press(.tab) } })
  }
}

/// Gauges, calendars, and containers of rows.
struct StyleLooks: View {
  @State private var day = Date.january(5)
  @State private var fruit = "Apple"

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 1) {
        GaugeLooks()
        LookGroup("Graphical, enabled and disabled") {
          DatePicker("Day", selection: $day, displayedComponents: .date)
          DatePicker("Day", selection: $day, displayedComponents: .date).disabled(true)
            .accessibilityLabel("Day, disabled")
        }
        .datePickerStyle(.graphical)
        LookGroup("Lines around words") {
          HStack {
            Text("padded").padding(.horizontal).padding(.vertical, 1).border(.gray)
            Text("two\nlines").padding(1).overlay { RoundedRectangle(cornerRadius: 1).stroke(.gray) }
            Text("wide").padding(.horizontal, 1).frame(maxWidth: .infinity).border(.gray)
            Text("at both\nends").padding(.horizontal, 1).border(.gray)
          }
        }
        Form {
          Section("Rows") {
            LabeledContent("Label", value: "value")
            Picker("Fruit", selection: $fruit) { ForEach(Fruit.all) { Text($0.id) } }
              .pickerStyle(.navigationLink)
            Button("Button") {}
            Toggle(isOn: .constant(true)) {
              Text("Title")
              Text("what it is for")
            }
          }
          ClosedSection()
        }
        LookGroup("Outline") { OutlineGroup(Fruit.all, children: \.sorts) { Text($0.id) } }
        LookGroup("Fills: all is seen, a half, less") {
          HStack {
            ForEach([1, 0.5, 0.2], id: \.self) { seen in
              Room(columns: 5, rows: 1) { Capsule().fill(Color.primary.opacity(seen)) }
            }
            ForEach([1, 0.5, 0.2], id: \.self) { seen in
              Room(columns: 5, rows: 1) { Capsule().fill(Color.blue.opacity(seen)) }
            }
          }
        }
        LookGroup("Box in a box") { GroupBox("Outer") { GroupBox("Inner") { Text("words") } } }
      }
    }
  }

  private struct ClosedSection: View {
    @State private var isOpen = false

    var body: some View {
      Section("Closed", isExpanded: $isOpen) { Text("inside") }
    }
  }
}

private struct GaugeLooks: View {
  var body: some View {
    StateTable(title: "Style", states: ["enabled", "disabled"]) {
      row("capacity") { gauge.gaugeStyle(.accessoryLinearCapacity) }
      row("linear") { gauge.gaugeStyle(.accessoryLinear) }
      row("circular") { gauge.gaugeStyle(.accessoryCircular) }
      row("named") { Gauge(value: 0.4) { Text("Fuel") }.gaugeStyle(.accessoryCircularCapacity) }
      row("progress") { ProgressView("Load", value: 0.4).progressViewStyle(.circular) }
      row("unknown") { ProgressView("Load").progressViewStyle(.circular) }
      row("alone") { ProgressView().progressViewStyle(.circular) }
    }
  }

  private var gauge: some View {
    Gauge(value: 0.4) {
      Text("Fuel")
    } currentValueLabel: {
      Text("12")
    }
  }

  private func row(_ name: String, @ViewBuilder _ control: () -> some View) -> some View {
    GridRow {
      Text(name).fixedSize()
      Room(columns: 14, rows: 1, content: control).accessibilityLabel(name)
      Room(columns: 14, rows: 1, content: control).disabled(true).accessibilityLabel("\(name), disabled")
    }
  }
}

/// One control of each kind, in the order in which Tab visits them.
struct FocusLooks: View {
  static let names = [
    "a check box", "a switch", "a button", "a prominent one", "a link", "a link in a text", "a slider", "a stepper",
    "a menu", "a picker", "segments", "a wheel", "a day", "the parts of a day", "a colour", "a field", "one in a box",
    "a password", "a disclosure",
  ]

  @State private var name = "Ada"
  @State private var day = Date.january(5)
  @State private var choice = "Two"
  @State private var level = 0.6
  @State private var count = 3
  @State private var paint = Color.orange

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Toggle("Check box", isOn: .constant(true))
      Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
      HStack {
        Button("Button") {}
        Button("Prominent") {}.buttonStyle(.borderedProminent)
      }
      Link("Manual", destination: URL(string: "https://www.swift.org")!)
      Text("Words with [a link](https://www.swift.org) in them.")
      Slider(value: $level) { Text("Level") }
      Stepper("Count", value: $count, in: 0...5)
      Menu("Menu") { Button("One") {} }
      Group {
        picker("Picker").pickerStyle(.menu)
        picker("Segments").pickerStyle(.segmented)
        picker("Wheel").pickerStyle(.wheel)
        DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.compact)
        DatePicker("Parts", selection: $day, displayedComponents: .date).datePickerStyle(.field)
        ColorPicker("Colour", selection: $paint)
      }
      .fixedSize()
      Room(columns: 20, rows: 5) {
        VStack(alignment: .leading, spacing: 0) {
          TextField("Name", text: $name)
          TextField("Name", text: $name).textFieldStyle(.roundedBorder).accessibilityLabel("Name in a box")
          SecureField("Password", text: $name)
        }
      }
      DisclosureGroup("Disclosure") { Text("inside") }
    }
  }

  private func picker(_ name: String) -> some View {
    Picker(name, selection: $choice) { ForEach(["One", "Two", "Three"], id: \.self) { Text($0) } }
  }
}
