import Testing
import ViewTreeTesting

@testable import ViewTree

struct FormatStringTests {
  @Test func `specifiers take the arguments in turn, or those that they name`() {
    let (first, second) = (FormatString.placeholder(0), FormatString.placeholder(1))
    expectEqual(FormatString.template("%@ of %lld", count: 2), "\(first) of \(second)")
    expectEqual(FormatString.template("%2$@ of %1$lld", count: 2), "\(second) of \(first)")
    expectEqual(FormatString.template("%2$@ of %lld", count: 2), "\(second) of \(first)")
    expectEqual(FormatString.template("%@, %@, %@, %%", count: 2), "\(first), \(second), %@, %")
  }

  @Test func `a placeholder with a mark above it is one still`() {
    expectEqual(FormatString.argument(Character("\(FormatString.placeholder(1))\u{301}")), 1)
    #expect(FormatString.argument("e\u{301}") == nil)
  }
}
