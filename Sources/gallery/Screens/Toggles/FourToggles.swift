import ViewTree

extension GalleryScreen {
  static var fourToggles: GalleryScreen {
    GalleryScreen(
      "four-toggles", "live, constant off, constant on, and one that shares the first one's state",
      FourToggles.init,
      steps: [.tap(.toggle, "Live"), .tap(.toggle, "Always off"), .tap(.toggle, "Baseball")])
  }
}

/// Four toggles; the two constant ones ignore taps.
struct FourToggles: View {
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Live", isOn: $isOn)
      Toggle("Always off", isOn: .constant(false))
      Toggle("Always on", isOn: .constant(true))
      Toggle("Baseball", systemImage: "figure.baseball", isOn: $isOn)
    }
  }
}
