import ViewTree

extension GalleryScreen {
  static var proxyToggle: GalleryScreen {
    GalleryScreen(
      "proxy-toggle", "a parent over a proxy for the constants", ProxyToggle.init,
      steps: [
        .tap(.toggle, "All"), .tap(.toggle, "All"), .tap(.toggle, "Always off"), .tap(.toggle, "Always off"),
      ])
  }
}

/// A proxy lets constants take part: "always off" is the proxy and a constant, and so is "always on".
struct ProxyToggle: View {
  @State private var toggle1 = false
  @State private var toggle4 = false
  @State private var proxy = false

  var body: some View {
    Section {
      Toggle("One", isOn: $toggle1)
      Toggle("Always off", sources: [$proxy, .constant(false)], isOn: \.self)
      Toggle("Always on", sources: [$proxy, .constant(true)], isOn: \.self).toggleStyle(.switch)
      Toggle("Four", isOn: $toggle4)
    } header: {
      Toggle("All", sources: [$toggle1, $toggle4, $proxy], isOn: \.self)
    }
    .toggleStyle(.checkbox)
  }
}
