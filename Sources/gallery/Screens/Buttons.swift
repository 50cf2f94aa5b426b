import ViewTree

extension GalleryScreen {
  static var buttons: GalleryScreen {
    GalleryScreen(
      "buttons", "the built-in button styles, and the button pressed last", Buttons.init,
      steps: [.tap(.button, "Prominent"), .tap(.button, "Delete")])
  }
}

/// A button in each of the built-in styles, with a role, and disabled.
struct Buttons: View {
  @State private var last = "none"

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Automatic") { last = "Automatic" }
        Button("Bordered") { last = "Bordered" }.buttonStyle(.bordered)
      }
      HStack {
        Button("Prominent") { last = "Prominent" }.buttonStyle(.borderedProminent)
        Button("Borderless") { last = "Borderless" }.buttonStyle(.borderless)
      }
      HStack {
        Button("Plain") { last = "Plain" }.buttonStyle(.plain)
        Button("Link") { last = "Link" }.buttonStyle(.link)
      }
      HStack {
        Button("Delete", role: .destructive) { last = "Delete" }
        Button("Disabled") { last = "Disabled" }.disabled(true)
        Button("Play", systemImage: "play.fill") { last = "Play" }
      }
      Text("Pressed last: \(last)")
    }
  }
}
