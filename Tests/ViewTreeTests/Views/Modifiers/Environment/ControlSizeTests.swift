import Testing
import ViewTreeTesting

@MainActor struct ControlSizeTests {
  private struct Classes: View {
    @Environment(\.controlSize) private var size
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View {
      Text("\(size) \(horizontal.map { "\($0)" } ?? "-") \(vertical.map { "\($0)" } ?? "-")")
    }
  }

  private func text(_ view: some View) -> String { Screen(view, width: 30).text }

  @Test func `a custom view can read the control size, and the innermost counts`() {
    expectEqual(text(Classes()), "regular - -")
    expectEqual(text(Classes().controlSize(.mini).controlSize(.large)), "mini - -")
    let classes = Classes().environment(\.horizontalSizeClass, .compact).environment(\.verticalSizeClass, .regular)
    expectEqual(text(classes), "regular compact regular")
  }

  @Test func `built-in styles look the same in every size`() {
    let button = Button("Save") {}
    for size in ControlSize.allCases { expectText(text(button.controlSize(size)), equals: text(button)) }
  }

  @Test func `sizes are in order`() { expectEqual(ControlSize.allCases.sorted(), ControlSize.allCases) }
}
