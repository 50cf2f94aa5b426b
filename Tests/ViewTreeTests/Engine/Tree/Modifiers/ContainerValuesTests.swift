import Testing
import ViewTreeTesting

@testable import ViewTree

struct ContainerValuesTests {
  private struct Key: ContainerValueKey { static var defaultValue: Int { -1 } }

  @Test func `tags are searched from the innermost`() {
    var (inner, outer) = (ContainerValues(), ContainerValues())
    #expect(inner.tag(for: Int.self) == nil && !inner.hasTag(1))
    for tag in [1, "a", 2] as [AnyHashable] { inner.add(tag: tag) }
    #expect(inner.tag(for: Int.self) == 1 && inner.hasTag(1) && !inner.hasTag(2) && inner.hasTag("a"))
    for tag in ["b", true] as [AnyHashable] { outer.add(tag: tag) }
    inner.add(outer)
    #expect(inner.tag(for: String.self) == "a" && inner.hasTag(true))
    expectEqual(inner.tags, [1, "a", 2, "b", true])
  }

  @Test func `a value that is set inside has precedence`() {
    var (inner, outer) = (ContainerValues(), ContainerValues())
    expectEqual(inner[Key.self], -1)
    outer[Key.self] = 2
    inner.add(outer)
    expectEqual(inner[Key.self], 2)
    outer[Key.self] = 3
    inner.add(outer)
    expectEqual(inner[Key.self], 2)
  }

  @MainActor @Test func `the tag of a view is one of its values for a layout`() {
    final class Log: @unchecked Sendable {
      var tags: [Int?] = []
    }
    struct Tags: Layout {
      let log: Log
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        log.tags = subviews.map { $0.containerValues.tag(for: Int.self) }
        return .zero
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }
    let log = Log()
    _ =
      Screen(width: 30) {
        Tags(log: log) {
          Text("a").tag(7)
          Text("b").tag(4).padding()
          Text("c").tag("c")
        }
      }
      .text
    expectEqual(log.tags, [7, 4, nil])
  }
}
