import ViewTree

extension GalleryScreen {
  static var composedStyles: GalleryScreen {
    GalleryScreen(
      "composed-styles", "nested styles: the innermost one draws the next outer one",
      ComposedStyles.init,
      steps: [.tap(.toggle, "Border, then switch"), .tap(.toggle, "Checklist")])
  }
}

/// The whole row is the button.
struct ChecklistToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        configuration.label
      }
    }
    .tint(.primary)
    .buttonStyle(.borderless)
  }
}

/// A border around the next style.
struct RedBorderToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).padding().border(.red)
  }
}

extension ToggleStyle where Self == ChecklistToggleStyle {
  static var checklist: Self { Self() }
}

extension ToggleStyle where Self == RedBorderToggleStyle {
  static var redBorder: Self { Self() }
}

/// The two styles in both orders, and a border around the default style.
struct ComposedStyles: View {
  @State private var first = false
  @State private var second = true
  @State private var third = true
  @State private var fourth = false
  @State private var fifth = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Border, then switch", isOn: $first).toggleStyle(.redBorder).toggleStyle(.switch)
      Toggle("Switch, then border", isOn: $second).toggleStyle(.switch).toggleStyle(.redBorder)
      Toggle("Border, then button", isOn: $third).toggleStyle(.redBorder).toggleStyle(.button)
      Toggle("Border around the default", isOn: $fourth).toggleStyle(.redBorder)
      Toggle("Checklist", isOn: $fifth).toggleStyle(.checklist)
    }
  }
}
