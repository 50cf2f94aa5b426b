import TextBackend
import ViewTree

extension GalleryScreen {
  static var checkboxOnTheLeft: GalleryScreen {
    GalleryScreen(
      "checkbox-on-the-left", "a custom style; only the image can be tapped", unit: .points,
      CheckboxOnTheLeft.init, steps: [.tap(.toggle, "b"), .tap(.toggle, "d")])
  }
}

extension Binding where Value: Equatable {
  /// Whether a set contains an element; writing inserts or removes it.
  init<T: SetAlgebra>(_ source: Binding<T>, contains element: T.Element) where Value == Bool {
    self.init(
      get: { source.wrappedValue.contains(element) },
      set: { isMember in
        if isMember { source.wrappedValue.insert(element) } else { source.wrappedValue.remove(element) }
      })
  }
}

/// A check box before the label.
struct LeftCheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        .resizable()
        .frame(width: 22, height: 22)
        .onTapGesture { configuration.isOn.toggle() }
      configuration.label.font(.subheadline)
    }
  }
}

extension ToggleStyle where Self == LeftCheckboxStyle {
  static var leftCheckbox: Self { Self() }
}

/// A row of toggles over a set; the style is set once, on the loop.
struct CheckboxOnTheLeft: View {
  @State private var selection: Set<String> = []

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        ForEach(["a", "b", "c", "d", "e"], id: \.self) { name in
          Toggle(name, isOn: Binding($selection, contains: name))
        }
        .toggleStyle(.leftCheckbox)
      }
      Text("selected: \(selection.sorted().joined(separator: ", "))")
    }
  }
}
