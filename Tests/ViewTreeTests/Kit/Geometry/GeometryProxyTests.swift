import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct GeometryProxyTests {
  @Test func `the bounds of a named enclosing view are in the reader's coordinates`() {
    let screen = Screen(width: 20, height: 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("top")
        GeometryReader { proxy in
          let bounds = proxy.bounds(of: .named("box"))
          Text("\(Int(bounds?.minX ?? 9)) \(Int(bounds?.minY ?? 9)) \(Int(bounds?.width ?? 9))")
          Text(proxy.bounds(of: .named("none")) == nil ? "none" : "some").offset(y: 1)
        }
        .padding(.leading, 2)
      }
      .coordinateSpace(.named("box"))
    }
    expectText(screen.text, equals: "top\n  -2 -1 20\n  none\n")
  }

  @Observable fileprivate final class Kept {
    var isGone = false
    @ObservationIgnored var proxy: GeometryProxy?
  }

  private struct Leaving: View {
    let kept: Kept

    var body: some View {
      VStack(alignment: .leading) {
        Text("top")
        if !kept.isGone {
          Text("abc").visualEffect { content, proxy in
            kept.proxy = proxy
            return content
          }
        }
      }
      .coordinateSpace(.named("box"))
    }
  }

  @Test func `a view that is gone has no size and no place, although its node is kept`() throws {
    let kept = Kept()
    let screen = Screen(Leaving(kept: kept), width: 8, height: 2)
    expectText(screen.text, equals: "top\nabc")
    var nodes: [AnyObject] = []
    screen.frames.forEachNode { node, _ in nodes.append(node) }
    let proxy = try #require(kept.proxy)
    expectEqual(proxy.frame(in: .global), CGRect(x: 0, y: 1, width: 3, height: 1))
    expectEqual(proxy.bounds(of: .named("box")), CGRect(x: 0, y: -1, width: 3, height: 2))
    kept.isGone = true
    expectText(screen.text, equals: "top\n")
    expectEqual(proxy.frame(in: .global), .zero)
    expectEqual(proxy.bounds(of: .named("box")), nil)
    withExtendedLifetime(nodes) {}
  }

  private struct Width: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Anchored: View {
    @State private var count = 0

    var body: some View {
      Text("a")
        .anchorPreference(key: Width.self, value: .point(CGPoint(x: CGFloat(count), y: 0))) { _ in 1 }
        .onTapGesture { count += 1 }
    }
  }

  @Test func `an anchor that changes no preference is an unneeded evaluation`() {
    let screen = Screen(Anchored(), width: 8, height: 1)
    let trace = screen.trace { screen.click(column: 0, row: 0) }
    expectEqual(trace.totalEvaluations, 2)
    expectEqual(trace.totalUnneeded, 2)
  }
}
