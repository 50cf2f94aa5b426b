import Testing
import ViewTreeTesting

private struct Framed: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(1).border(.red) }
}

private struct Starred: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("*")
      Menu(configuration)
    }
  }
}

/// A style that draws everything itself.
private struct Inline: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.onTapGesture { configuration.isPresented.toggle() }
      if configuration.isPresented { configuration.content }
    }
  }
}

@MainActor @Suite struct MenuStyleTests {
  private func text<S: View>(@ViewBuilder _ menu: () -> S) -> String { Screen(menu(), width: 30).text }

  @Test func `styles compose from the innermost to the outermost`() {
    let frame = text { Menu("M") { Button("A") {} }.menuStyle(Framed()).menuStyle(.borderlessButton) }
    expectText(frame, equals: "+---+\n|M v|\n+---+")
    let chain = text {
      Menu("M") { Button("A") {} }.menuStyle(Starred()).menuStyle(Framed()).menuStyle(.borderlessButton)
    }
    expectText(chain, equals: "  +---+\n* |M v|\n  +---+")
    let other = text { Menu("M") { Button("A") {} }.menuStyle(.borderlessButton).menuStyle(Framed()) }
    expectText(other, equals: "M v")
    let alone = text { Menu("M") { Button("A") {} }.menuStyle(Framed()) }
    expectText(alone, equals: "+-------+\n|[ M v ]|\n+-------+")
  }

  @Test func `a composed menu is published once and opens once`() throws {
    let screen = Screen(width: 30) { Menu("M") { Button("A") {} }.menuStyle(Starred()).menuStyle(Framed()) }
    expectEqual(screen.findAll(.menu).count, 1)
    try screen.find(.menu, "M").tap()
    try expectEqual(screen.find(.menu, "M").isExpanded, true)
    expectEqual(screen.findAll(.menuItem).count, 1)
  }

  @Test func `a style may draw the content itself`() throws {
    let screen = Screen(width: 30) { Menu("M") { Text("inside") }.menuStyle(Inline()) }
    expectText(screen.text, equals: "M")
    try screen.find(.menu, "M").expand()
    expectText(screen.text, equals: "M\ninside")
  }
}
