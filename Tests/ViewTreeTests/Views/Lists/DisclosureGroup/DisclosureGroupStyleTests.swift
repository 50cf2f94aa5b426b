import Testing
import ViewTreeTesting

@MainActor @Suite struct DisclosureGroupStyleTests {
  @Test func `disclosure group styles compose`() {
    struct Marked: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          Text("<")
          DisclosureGroup(configuration)
        }
      }
    }
    let view = DisclosureGroup("Title", isExpanded: .constant(true)) { Text("row") }
    expectComposition(
      plain: view, other: view.disclosureGroupStyle(.bordered), marked: view.disclosureGroupStyle(Marked()),
      markedOther: view.disclosureGroupStyle(Marked()).disclosureGroupStyle(.bordered),
      otherMarked: view.disclosureGroupStyle(.bordered).disclosureGroupStyle(Marked()),
      twiceMarkedOther: view.disclosureGroupStyle(Marked()).disclosureGroupStyle(Marked())
        .disclosureGroupStyle(.bordered))
  }

  @Test func `a control of a configuration is published once`() throws {
    struct Framed: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration).padding() }
    }
    let screen = Screen(width: 20) {
      DisclosureGroup("Title") { Text("row") }.disclosureGroupStyle(Framed())
    }
    expectEqual(screen.findAll(.disclosureGroup).count, 1)
    try screen.find(.disclosureGroup, "Title").expand()
    try expectEqual(screen.find(.disclosureGroup, "Title").isExpanded, true)
  }

  @Test func `a style with the content first is opened by its label, not by a control of the content`() throws {
    struct Upward: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          configuration.content
          configuration.label.onTapGesture { configuration.isExpanded.toggle() }
        }
      }
    }
    struct Upside: View {
      @State private var isOn = false
      @State private var isExpanded = true
      var body: some View {
        DisclosureGroup("Title", isExpanded: $isExpanded) { Toggle("In", isOn: $isOn) }
          .disclosureGroupStyle(Upward())
      }
    }
    let screen = Screen(width: 20) { Upside() }
    try screen.find(.disclosureGroup, "Title").tap()
    try expectEqual(screen.find(.disclosureGroup, "Title").isExpanded, false)
    try expectEqual(screen.find(.toggle, "In").toggleState, .off)
  }

  @Test func `built-in styles`() {
    struct Styles: View {
      @State private var isOpen = true
      @ViewBuilder private var groups: some View {
        DisclosureGroup("Open", isExpanded: $isOpen) {
          Text("One")
          Text("Two")
        }
        DisclosureGroup("Closed") { Text("One") }
      }
      var body: some View {
        VStack(alignment: .leading) {
          groups.disclosureGroupStyle(.automatic)
          groups.disclosureGroupStyle(.trailingMark)
          groups.disclosureGroupStyle(.bordered)
        }
      }
    }
    expectSnapshot(of: Styles(), width: 30)
    expectSnapshot(of: Styles(), width: 30, options: .init(glyphs: .unicode), named: "unicode")
    for width in [0, 1, 5, 12] { #expect(Screen(Styles(), width: width).issues.isEmpty) }
    expectSnapshot(of: Styles(), width: 5, named: "narrow")
  }

  @Test func `rows of different lengths begin in one column below a title with its mark behind`() {
    let group = DisclosureGroup("Title", isExpanded: .constant(true)) {
      Text("a")
      Text("bcd")
    }
    expectText(
      Screen(group.disclosureGroupStyle(.trailingMark), width: 10).text, equals: "Title    v\n  a\n  bcd")
  }
}
