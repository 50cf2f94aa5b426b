import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct VisualEffectModifierTests {
  @Test func `a visual effect moves the drawing by its place, without the layout`() {
    let screen = Screen(width: 12) {
      VStack(alignment: .leading, spacing: 0) {
        Text("one")
        Text("two").visualEffect { content, proxy in content.offset(x: proxy.frame(in: .global).minY * 2) }
        Text("gone").visualEffect { content, proxy in content.opacity(proxy.size.width > 3 ? 0 : 1).blur(radius: 3) }
        Text("end")
      }
    }
    expectText(screen.text, equals: "one\n  two\n\nend")
    expectEqual(screen.issues, [])
  }

  @Test func `an effect is computed only where the size of the view is known`() {
    final class Log: @unchecked Sendable { var sizes: Set<CGFloat> = [] }
    let log = Log()
    let screen = Screen(width: 12) {
      Text("two").visualEffect { content, proxy in
        log.sizes.insert(proxy.size.width)
        return content
      }
    }
    expectText(screen.text, equals: "two")
    expectEqual(log.sizes, [3])
  }
}
