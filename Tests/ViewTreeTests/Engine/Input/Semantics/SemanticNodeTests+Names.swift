import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

extension SemanticNodeTests {
  private func node<V: View>(@ViewBuilder _ content: () -> V) -> SemanticNode {
    Screen(width: 30, height: 6) { content() }.descendants[0].node
  }

  private func isNamedByImage<V: View>(@ViewBuilder _ content: () -> V) -> Bool { node(content).isNamedByImage }

  @Test func `an element is named by an image if it has no other words`() {
    let (star, lake) = (Image(systemName: "star"), Image("lake", label: Text("A lake")))
    func button<V: View>(@ViewBuilder _ label: () -> V) -> some View { Button(action: {}, label: label) }
    expectEqual(
      [
        isNamedByImage { star }, isNamedByImage { button { star } },
        isNamedByImage { HStack { star }.semantics(Semantics(.heading)) },
        isNamedByImage { HStack { star }.semantics(Semantics(Role("gauge"))) },
      ], [true, true, true, true])
    let others = [
      isNamedByImage { lake }, isNamedByImage { star.accessibilityLabel("S") }, isNamedByImage { button { lake } },
      isNamedByImage {
        button {
          star
          Text("S")
        }
      },
      isNamedByImage {
        button {
          star
          lake
        }
      },
      isNamedByImage { Button("S") {} }, isNamedByImage { button { EmptyView() } },
      isNamedByImage { button { star }.accessibilityLabel("S") },
      isNamedByImage { HStack { star }.semantics(Semantics(Role("gauge"), label: "Fuel")) },
      isNamedByImage { HStack { star }.semantics(Semantics(Role("pile"), isWhole: false)) },
      isNamedByImage { Text("[S](https://a.b)") }, isNamedByImage { Text("S") },
    ]
    expectEqual(others, others.map { _ in false })
    var fallback = Semantics(Role("gauge"))
    fallback.fallbackLabel = { "Fuel" }
    expectEqual(isNamedByImage { HStack { star }.semantics(fallback) }, false)
    fallback.fallbackLabel = { nil }
    expectEqual(isNamedByImage { HStack { star }.semantics(fallback) }, true)
  }

  @Test func `a sheet without a label is called after its first heading, and no other element is`() {
    func label(_ role: Role, _ label: String?) -> String {
      node {
        VStack {
          Text("intro")
          Text("Title").accessibilityAddTraits(.isHeader)
          Text("Other").accessibilityAddTraits(.isHeader)
        }
        .semantics(Semantics(role, label: label, isWhole: false))
      }.label
    }
    expectEqual([label(.sheet, ""), label(.popover, ""), label(.group, "")], ["Title", "Title", ""])
    expectEqual([label(.sheet, "Mine"), label(.group, "Mine"), label(.list, nil)], ["Mine", "Mine", ""])
  }

  @Test func `a box in a box has a label of its own`() {
    let screen = Screen(width: 30, height: 8) { GroupBox("Outer") { GroupBox("Inner") { Text("text") } } }
    expectEqual(screen.findAll(.group).map(\.label), ["Outer", "Inner"])
  }

  private func focused(tabs: Int, _ view: some View) -> [String] {
    let screen = Screen(view, width: 30, height: 6)
    for _ in 0..<tabs { screen.press(.tab) }
    return screen.findAll(where: \.isFocused).map { "\($0.role) \($0.label)" }
  }

  @Test func `the words in a focusable view have not its focus, and a row gives it to its texts`() {
    let words = VStack {
      Text("a")
      Text("b").accessibilityAddTraits(.isSelected)
      Image(systemName: "star").accessibilityAddTraits(.isSelected)
    }
    expectEqual(focused(tabs: 1, words.focusable()), [])
    let rows = List(selection: .constant(1)) {
      ForEach(1..<3) { row in
        HStack {
          Image(systemName: "star")
          Text("row \(row)")
        }
      }
    }
    expectEqual(focused(tabs: 1, rows), ["staticText row 1"])
  }

  @Test func `a link that had the focus has it no more when another view has it`() {
    let view = VStack {
      Text("[a](https://a.b) [b](https://a.b)")
      Text("[c](https://a.b)")
      Button("d") {}
    }
    expectEqual(
      (1...4).map { focused(tabs: $0, view) },
      [
        ["staticText a b", "link a"], ["staticText a b", "link b"], ["staticText c", "link c"], ["button d"],
      ])
  }

  @Test func `a text in rows of two lists is selected with the inner one`() {
    func selected(_ outer: Int, _ inner: Int) -> [String] {
      let screen = Screen(width: 20, height: 6) {
        List(selection: .constant(Optional(outer))) {
          ForEach(1..<3) { _ in
            List(selection: .constant(Optional(inner))) { ForEach(7..<9) { Text("in \($0)") } }.frame(height: 2)
          }
        }
      }
      return screen.findAll(.staticText).filter(\.node.isSelected).map(\.label)
    }
    expectEqual(selected(1, 8), ["in 8", "in 8"])
    expectEqual(selected(1, 5), [])
  }

  @Test func `the label of a control is found in a container of another kind too`() throws {
    struct Boxed: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          HStack { configuration.label }.accessibilityElement(children: .contain)
          configuration.content
        }
      }
    }
    let screen = Screen(width: 20) { DisclosureGroup("Box") { Text("in") }.disclosureGroupStyle(Boxed()) }
    let group = try screen.find(.disclosureGroup).node.renderNode
    #expect(group.labelPart(of: .disclosureGroup) != nil && group.labelPart(of: .section) == nil)
  }
}
