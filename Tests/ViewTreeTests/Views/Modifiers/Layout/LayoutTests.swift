import Testing
import ViewTreeTesting

/// The values of a view that its modifiers pass on: priorities, guides and spacing.
@MainActor @Suite struct LayoutTests {
  private func picture<V: View>(_ width: Int, _ height: Int, _ view: V, _ options: ScreenOptions = .init()) -> String {
    Screen(view, width: width, height: height, options: options).text
  }

  private func row<V: View>(_ first: V) -> some View {
    HStack(alignment: .top) {
      first
      Text("cccc dd")
    }
  }

  @Test func `a priority goes through modifiers`() {
    let text = Text("aaaa bb").layoutPriority(1)
    let expected = "aaaa bb ccc\n        c\n        dd"
    expectText(picture(11, 3, row(text)), equals: expected)
    expectText(picture(11, 3, row(text.offset())), equals: expected)
    expectText(picture(11, 3, row(text.overlay { Text("") })), equals: expected)
    expectText(picture(11, 3, row(text.background(.red))), equals: expected)
    expectText(picture(11, 3, row(text.fixedSize(horizontal: false, vertical: true))), equals: expected)
    expectText(picture(11, 3, row(text.frame(maxWidth: 7))), equals: " aaaa cccc\n bb   dd\n")
    let plain = Text("aaaa bb")
    expectText(picture(11, 3, row(plain.layoutPriority(.nan))), equals: picture(11, 3, row(plain)))
  }

  private func guided<V: View>(_ view: V) -> some View {
    ZStack(alignment: Alignment(horizontal: .leading, vertical: .top)) {
      Text("....\n....\n....")
      view
    }
  }

  @Test func `guides of a view go through modifiers, on both axes`() {
    let text = Text("x").alignmentGuide(.leading) { _ in -2 }.alignmentGuide(.top) { _ in -1 }
    let expected = "....\n..x.\n...."
    expectText(picture(4, 3, guided(text)), equals: expected)
    expectText(picture(4, 3, guided(text.offset())), equals: expected)
    expectText(picture(4, 3, guided(text.overlay { Text("") })), equals: expected)
    expectText(picture(4, 3, guided(text.fixedSize())), equals: expected)
    expectText(picture(4, 3, guided(ViewThatFits { text })), equals: expected)
    expectText(picture(4, 3, guided(text.offset(x: 1, y: 1))), equals: "....\n....\n...x")
  }
}
