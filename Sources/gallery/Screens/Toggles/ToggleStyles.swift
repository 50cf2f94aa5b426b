import ViewTree

extension GalleryScreen {
  static var toggleStyles: GalleryScreen {
    GalleryScreen(
      "toggle-styles", "the built-in styles", ToggleStyles.init,
      steps: [.tap(.toggle, "Automatic"), .tap(.toggle, "Button")])
  }
}

/// One toggle in each of the built-in styles.
struct ToggleStyles: View {
  @State private var automatic = false
  @State private var isSwitched = true
  @State private var isChecked = true
  @State private var isPressed = false

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Toggle("Automatic", isOn: $automatic).toggleStyle(.automatic)
      Toggle("Switch", isOn: $isSwitched).toggleStyle(.switch)
      Toggle("Checkbox", isOn: $isChecked).toggleStyle(.checkbox)
      Toggle("Button", isOn: $isPressed).toggleStyle(.button)
    }
  }
}
