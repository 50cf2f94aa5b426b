import Testing
import ViewTreeTesting

@testable import ViewTree

struct RenderWorkTests {
  @Test func `the work since an earlier amount is counted by its kind`() {
    let (before, after) = (
      RenderWork(measured: 1, answered: 2, placed: 3, drawn: 4),
      RenderWork(measured: 10, answered: 20, placed: 30, drawn: 40)
    )
    expectEqual(after - before, RenderWork(measured: 9, answered: 18, placed: 27, drawn: 36))
    expectEqual(after - RenderWork(), after)
  }
}
