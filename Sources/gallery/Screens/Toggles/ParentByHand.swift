import ViewTree

extension GalleryScreen {
  static var parentByHand: GalleryScreen {
    GalleryScreen(
      "parent-by-hand", "a parent made of closures: on when all children are", ParentByHand.init,
      steps: [.tap(.toggle, "All"), .tap(.toggle, "Two"), .tap(.toggle, "All"), .tap(.toggle, "All")])
  }

  static var parentThatHides: GalleryScreen {
    GalleryScreen(
      "parent-that-hides", "a parent that also shows its children", ParentThatHides.init,
      steps: [.tap(.toggle, "Options"), .tap(.toggle, "Two"), .tap(.toggle, "Options"), .tap(.toggle, "Options")])
  }
}

/// A parent and its children by hand: there is no mixed state.
struct ParentByHand: View {
  private let names = ["One", "Two", "Three"]
  @State private var selection: Set<String> = []

  var body: some View {
    VStack(alignment: .leading) {
      Toggle(
        "All",
        isOn: Binding(
          get: { selection.count == names.count }, set: { selection = $0 ? Set(names) : [] }))
      VStack(alignment: .leading) {
        ForEach(names, id: \.self) { name in Toggle(name, isOn: Binding($selection, contains: name)) }
      }
      .padding(.leading, 2)
    }
  }
}

/// A parent that reveals its children, and stays on while any child is on.
struct ParentThatHides: View {
  private let names = ["One", "Two", "Three"]
  @State private var shows = false
  @State private var selection: Set<String> = []

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Options", isOn: Binding(get: { shows || !selection.isEmpty }, set: { shows = $0 }))
      if shows {
        VStack(alignment: .leading) {
          ForEach(names, id: \.self) { name in Toggle(name, isOn: Binding($selection, contains: name)) }
        }
        .padding(.leading, 2)
      }
    }
  }
}
