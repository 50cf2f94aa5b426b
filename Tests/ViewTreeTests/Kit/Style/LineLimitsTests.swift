import Testing
import ViewTreeTesting

@MainActor struct LineLimitsTests {
  private func picture(_ limit: Int?) -> String {
    Screen(Text("one two three").environment(\.lineLimit, limit), width: 5).text
  }

  @Test func `a text has as many lines as the environment lets it, and one at least`() {
    expectText(picture(nil), equals: "one\ntwo\nthree")
    expectText(picture(2), equals: "one\ntw...")
    expectText(picture(1), equals: "on...")
    expectText(picture(0), equals: picture(1))
    expectText(picture(-7), equals: picture(1))
  }

  @Test func `a row of a menu has one line, and a view in it reads that`() throws {
    let screen = Screen(width: 20, height: 4) {
      Menu("M") {
        ShownLineLimit(before: "limit ")
        Button("b") {}
      }
    }
    try screen.find(.menu, "M").tap()
    expectText(screen.text, contains: "| limit 1 |")
  }
}
