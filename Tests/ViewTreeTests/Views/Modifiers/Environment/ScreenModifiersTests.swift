import Testing
import ViewTreeTesting

private struct Size: View {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.colorScheme) private var scheme
  @Environment(\.controlSize) private var control

  var body: some View { Text("\(size.rawValue) \(scheme.rawValue) \(String(describing: control))") }
}

@MainActor @Suite struct ScreenModifiersTests {
  private func text<V: View>(_ view: V) -> String { Screen(width: 60) { view }.text }

  @Test func `a range of sizes takes the nearest that it has`() {
    expectEqual(text(Size().dynamicTypeSize(.small ... .xLarge)), "large light regular")
    expectEqual(text(Size().dynamicTypeSize(.xLarge...)), "xLarge light regular")
    expectEqual(text(Size().dynamicTypeSize(.xLarge ... .xxxLarge)), "xLarge light regular")
    expectEqual(text(Size().dynamicTypeSize(...(.small))), "small light regular")
    expectEqual(text(Size().dynamicTypeSize(.xSmall ..< .medium)), "small light regular")
    expectEqual(text(Size().dynamicTypeSize(.small ... .xLarge).dynamicTypeSize(.xSmall)), "small light regular")
  }

  @Test func `colour schemes and sizes of controls go down the tree`() {
    expectEqual(text(Size().colorScheme(.dark)), "large dark regular")
    expectEqual(text(Size().preferredColorScheme(.dark).controlSize(.mini)), "large dark mini")
    expectEqual(text(Size().preferredColorScheme(nil).colorScheme(.dark)), "large dark regular")
  }
}
