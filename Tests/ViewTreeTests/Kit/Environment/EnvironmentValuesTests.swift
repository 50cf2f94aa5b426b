import Testing
import ViewTreeTesting

@MainActor struct EnvironmentValuesTests {
  fileprivate struct Depth: EnvironmentKey { static var defaultValue: Int { 0 } }
  fileprivate struct Width: EnvironmentKey { static var defaultValue: Int { 0 } }

  @Test func `values describe themselves, and no view depends on the description`() throws {
    struct Reader: View {
      @Environment(\.self) private var values
      let probe: Probe
      var body: some View {
        let _ = probe.note(values.description)
        Text("x")
      }
    }
    struct Outer: View {
      let probe: Probe
      @State private var depth = 1
      var body: some View {
        Button("Deeper") { depth += 1 }
        Reader(probe: probe).environment(\.lineLimit, 3).environment(\.depth, depth)
      }
    }
    var values = EnvironmentValues()
    #expect(values.description == "[]")
    values[Depth.self] = 2
    #expect(values.description == "[EnvironmentPropertyKey<Depth> = 2]")
    values[Width.self] = 3
    #expect(values.description == "[EnvironmentPropertyKey<Width> = 3, EnvironmentPropertyKey<Depth> = 2]")
    let probe = Probe()
    let screen = Screen(width: 20) { Outer(probe: probe) }
    let text = try #require(probe.log.first)
    #expect(text.wholeMatch(of: /\[.*Optional\(3\), EnvironmentPropertyKey<Depth> = 1.*\]/) != nil)
    try screen.find(.button, "Deeper").tap()
    #expect(probe.log.count == 1)
  }

  @Test func `values that nothing sets are the neutral ones`() {
    let values = EnvironmentValues()
    #expect(values.isEnabled && values.isScrollEnabled)
    #expect(!values.isFocused && !values.isPresented && !values.isSearching)
    expectEqual(
      [
        values.labelsVisibility, values.menuIndicatorVisibility, values.navigationLinkIndicatorVisibility,
      ], [.automatic, .automatic, .automatic])
    #expect(values.badgeProminence == .standard && values.headerProminence == .standard)
    #expect(values.controlSize == .regular && values.dynamicTypeSize == .large && values.colorScheme == .light)
    #expect(values.multilineTextAlignment == .leading && values.truncationMode == .tail)
    #expect(values.layoutDirection == .leftToRight && values.redactionReasons == [] && values.symbolVariants == .none)
    #expect(values.lineLimit == nil && values.textCase == nil && values.font == nil && values.timeZone == .gmt)
  }
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[EnvironmentValuesTests.Depth.self] }
    set { self[EnvironmentValuesTests.Depth.self] = newValue }
  }
}
