import Testing
import ViewTreeTesting

/// How styles of containers compose: the same rules for every protocol.
@MainActor @Suite struct ContainerStyleTests {
  private func picture<V: View>(_ view: V) -> String { Screen(view, width: 20).text }

  /// `marked` puts `<` before what the next outer style makes; `other` is a style that differs from the default.
  private func expectComposition(
    plain: some View, other: some View, marked: some View, markedOther: some View, otherMarked: some View,
    twiceMarkedOther: some View
  ) {
    func mark(_ picture: String) -> String {
      let lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
      return "<\n" + lines.joined(separator: "\n")
    }
    #expect(picture(plain) != picture(other))
    expectText(picture(marked), equals: mark(picture(plain)))
    expectText(picture(markedOther), equals: mark(picture(other)))
    expectText(picture(otherMarked), equals: picture(other))
    expectText(picture(twiceMarkedOther), equals: mark(mark(picture(other))))
  }

  @Test func `section styles compose`() {
    struct Marked: SectionStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          Text("<")
          Section(configuration)
        }
      }
    }
    let view = Section("Title") { Text("row") }
    expectComposition(
      plain: view, other: view.sectionStyle(.bordered), marked: view.sectionStyle(Marked()),
      markedOther: view.sectionStyle(Marked()).sectionStyle(.bordered),
      otherMarked: view.sectionStyle(.bordered).sectionStyle(Marked()),
      twiceMarkedOther: view.sectionStyle(Marked()).sectionStyle(Marked()).sectionStyle(.bordered))
  }

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

  @Test func `group box styles compose`() {
    struct Marked: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          Text("<")
          GroupBox(configuration)
        }
      }
    }
    let view = GroupBox("Title") { Text("row") }
    expectComposition(
      plain: view, other: view.groupBoxStyle(.ruled), marked: view.groupBoxStyle(Marked()),
      markedOther: view.groupBoxStyle(Marked()).groupBoxStyle(.ruled),
      otherMarked: view.groupBoxStyle(.ruled).groupBoxStyle(Marked()),
      twiceMarkedOther: view.groupBoxStyle(Marked()).groupBoxStyle(Marked()).groupBoxStyle(.ruled))
  }

  @Test func `labelled content styles compose`() {
    struct Marked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          Text("<")
          LabeledContent(configuration)
        }
      }
    }
    let view = LabeledContent("Name", value: "Ada")
    expectComposition(
      plain: view, other: view.labeledContentStyle(.stacked), marked: view.labeledContentStyle(Marked()),
      markedOther: view.labeledContentStyle(Marked()).labeledContentStyle(.stacked),
      otherMarked: view.labeledContentStyle(.stacked).labeledContentStyle(Marked()),
      twiceMarkedOther: view.labeledContentStyle(Marked()).labeledContentStyle(Marked()).labeledContentStyle(.stacked))
  }

  @Test func `form styles compose`() {
    struct Marked: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          Text("<")
          Form(configuration)
        }
      }
    }
    let view = Form { Section("Title") { Text("row") } }
    expectComposition(
      plain: view, other: view.formStyle(.columns), marked: view.formStyle(Marked()),
      markedOther: view.formStyle(Marked()).formStyle(.columns),
      otherMarked: view.formStyle(.columns).formStyle(Marked()),
      twiceMarkedOther: view.formStyle(Marked()).formStyle(Marked()).formStyle(.columns))
  }

  @Test func `list styles compose`() {
    struct Marked: ListStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          Text("<")
          List(configuration)
        }
      }
    }
    let view = List(selection: .constant("a" as String?)) { Section("Title") { Text("row").tag("a") } }
    expectComposition(
      plain: view, other: view.listStyle(.plain), marked: view.listStyle(Marked()),
      markedOther: view.listStyle(Marked()).listStyle(.plain), otherMarked: view.listStyle(.plain).listStyle(Marked()),
      twiceMarkedOther: view.listStyle(Marked()).listStyle(Marked()).listStyle(.plain))
  }

  @Test func `a control of a configuration is published once`() throws {
    struct Framed: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration).padding() }
    }
    let screen = Screen(width: 20) {
      DisclosureGroup("Title") { Text("row") }.disclosureGroupStyle(Framed())
    }
    #expect(screen.findAll(.disclosureGroup).count == 1)
    try screen.find(.disclosureGroup, "Title").expand()
    #expect(try screen.find(.disclosureGroup, "Title").isExpanded == true)
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
    #expect(try screen.find(.disclosureGroup, "Title").isExpanded == false)
    #expect(try screen.find(.toggle, "In").toggleState == .off)
  }
}
