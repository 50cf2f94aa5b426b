import Testing
import ViewTreeTesting

@testable import ViewTree

/// The length of views side by side along the line on which their guides meet.
struct AlignedSpanTests {
  private func span(_ parts: (CGFloat, CGFloat)...) -> AlignedSpan {
    var span = AlignedSpan()
    for (length, guide) in parts { span.add(length, guide: guide) }
    return span
  }

  @Test func `a span reaches from the first start to the last end`() {
    expectEqual(span((4, 1)).length, 4)
    expectEqual([span((4, 1), (3, 3)).low, span((4, 1), (3, 3)).high], [-3, 3])
    expectEqual(span((4, 1), (3, 3)).length, 6)
    expectEqual(span((10, 5), (2, 1), (2, 0)).length, 10)
    expectEqual(span((2, -3), (2, 0)).length, 5)
  }

  @Test func `an empty span has no length, and an endless one no end`() {
    expectEqual(span().length, 0)
    expectEqual(span((.infinity, 0)).length, .infinity)
    expectEqual(span((.infinity, .infinity), (2, 1)).length, .infinity)
  }
}
