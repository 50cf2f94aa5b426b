import Testing
import ViewTreeTesting

@MainActor struct StacksTests {
  private func picture(_ view: some View, _ unit: ScreenOptions.Unit = .cells) -> String {
    Screen(view, width: 12, options: ScreenOptions(unit: unit)).text
  }

  @ViewBuilder private var views: some View {
    Text("a")
    Text("bbb\nb")
    Text("c")
  }

  @Test(arguments: ScreenOptions.Unit.allCases)
  func `views stand side by side, above each other, or in front of each other`(unit: ScreenOptions.Unit) {
    expectText(picture(HStack(alignment: .top) { views }, unit), equals: "a bbb c\n  b")
    expectText(picture(VStack(alignment: .leading) { views }, unit), equals: "a\nbbb\nb\nc")
    expectText(picture(ZStack(alignment: .topLeading) { views }, unit), equals: "cbb\nb")
  }

  @Test func `the alignment places the shorter views, in the middle by default`() {
    expectText(picture(HStack(alignment: .bottom) { views }), equals: "  bbb\na b   c")
    expectText(picture(VStack { views }), equals: " a\nbbb\n b\n c".replacing(" b\n", with: "b\n"))
    expectText(picture(VStack(alignment: .trailing) { views }), equals: "  a\nbbb\nb\n  c")
    expectText(picture(ZStack(alignment: .bottomTrailing) { views }), equals: "bbb\nb c")
  }

  @Test func `spacing is the distance between neighbours`() {
    expectText(picture(HStack(alignment: .top, spacing: 3) { views }), equals: "a   bbb   c\n    b")
    expectText(picture(VStack(alignment: .leading, spacing: 1) { views }), equals: "a\n\nbbb\nb\n\nc")
    expectEqual(Screen(width: 12) { HStack {} }.size, .zero)
  }
}
