import Testing
import ViewTreeTesting

@MainActor struct FixedSizeTests {
  private func picture(_ view: some View) -> String {
    Screen(width: 6, height: 3) {
      VStack(alignment: .leading, spacing: 0) {
        view
        Text("^")
      }
      .frame(width: 6, alignment: .leading)
    }.text
  }

  private let text = Text("ab cdefg h")

  @Test func `a view takes its ideal length along the axes that are fixed`() {
    expectText(picture(text), equals: "ab\ncde...\n^")
    expectText(picture(text.fixedSize()), equals: "ab cde\n^\n")
    expectText(picture(text.fixedSize(horizontal: true, vertical: false)), equals: "ab cde\n^\n")
    expectText(picture(text.fixedSize(horizontal: false, vertical: true)), equals: "ab\ncdefg\nh")
    expectText(picture(text.fixedSize(horizontal: false, vertical: false)), equals: picture(text))
  }

  @Test func `a growing view in a fixed stack is as long as the longest`() {
    let stack = VStack(alignment: .leading, spacing: 0) {
      Text("twelve signs")
      Divider()
    }
    expectText(Screen(stack, width: 16).text, equals: "twelve signs\n----------------")
    let fixed = stack.fixedSize(horizontal: true, vertical: false)
    expectText(Screen(fixed, width: 16).text, equals: "twelve signs\n------------")
  }

  @Test func `a growing view fills the proposal along the axis that is not fixed`() {
    let fill = LetterColor(letter: "x").frame(
      idealWidth: 4, maxWidth: .infinity, idealHeight: 2, maxHeight: .infinity)
    func picture(_ view: some View) -> String {
      Screen(width: 8, height: 5) { view.frame(width: 6, height: 3, alignment: .topLeading) }.text
    }
    expectText(picture(fill), equals: "xxxxxx\nxxxxxx\nxxxxxx\n\n")
    expectText(picture(fill.fixedSize()), equals: "xxxx\nxxxx\n\n\n")
    expectText(picture(fill.fixedSize(horizontal: true, vertical: false)), equals: "xxxx\nxxxx\nxxxx\n\n")
    expectText(picture(fill.fixedSize(horizontal: false, vertical: true)), equals: "xxxxxx\nxxxxxx\n\n\n")
  }

  @Test func `a stack that is fixed along its axis cuts none of its texts`() {
    let row = HStack {
      Text("Picker")
      Button {
      } label: {
        HStack {
          Text("Two").lineLimit(1)
          Text("v")
        }
      }
    }
    expectText(Screen(row.fixedSize(), width: 30).text, equals: "Picker [ Two v ]")
    expectText(Screen(row.padding(.leading, 1).fixedSize(), width: 30).text, equals: " Picker [ Two v ]")
  }
}
