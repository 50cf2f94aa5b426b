import TextBackend
import ViewTree

extension GalleryScreen {
  static var pressedLooks: GalleryScreen {
    GalleryScreen(
      "looks-pressed", "each kind of control while it is held down", PressedLooks.init,
      steps: PressedLooks.controls.map { role, label in
        Step("hold \(label)") { screen in
          // There is no control at this cell, so nothing happens.
          screen.release(column: 0, row: 0)
          let (frame, cell) = (try screen.find(role, label).frame, screen.options.unit.cellSize)
          screen.press(column: Int(clamping: frame.midX / cell.width), row: Int(clamping: frame.midY / cell.height))
        }
      })
  }
}

/// The controls that can be held down, in their styles.
struct PressedLooks: View {
  static let controls: [(Role, String)] = [
    (.button, "Automatic"), (.button, "Bordered"), (.button, "Prominent"), (.button, "Borderless"), (.button, "Plain"),
    (.button, "As a link"), (.button, "Own"), (.link, "Link"), (.toggle, "Check box"), (.toggle, "Switch"),
    (.toggle, "Toggle"), (.menu, "Menu"), (.picker, "Picker"), (.datePicker, "Day"), (.disclosureGroup, "Group"),
    (.button, "In a row"), (.button, "In a bar"),
  ]

  @State private var isOn = true
  @State private var choice = "Two"
  @State private var day = Date.january(5)

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Held down")
      Group {
        Button("Automatic") {}
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Plain") {}.buttonStyle(.plain)
        Button("As a link") {}.buttonStyle(.link)
        Button("Own") {}.buttonStyle(SunkenButtonStyle())
      }
      .padding(.leading)
      Link("Link", destination: URL(string: "https://www.swift.org")!)
      Toggle("Check box", isOn: $isOn)
      Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
      Toggle("Toggle", isOn: $isOn).toggleStyle(.button)
      Group {
        Menu("Menu") { Button("One") {} }
        Picker("Picker", selection: $choice) { ForEach(["One", "Two"], id: \.self) { Text($0) } }
        DatePicker("Day", selection: $day, displayedComponents: .date)
      }
      .fixedSize()
      DisclosureGroup("Group") { Text("inside") }
      List { Button("In a row") {} }
      ControlGroup {
        Button("In a bar") {}
        Button("By it") {}
      }
    }
  }
}

/// A style that shows the pressed state itself.
private struct SunkenButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(configuration.isPressed ? "_" : "/")
      configuration.label
      Text(configuration.isPressed ? "_" : "/")
    }
  }
}
