import Testing
import ViewTreeTesting

@testable import ViewTree

struct MainThreadTests {
  @Test @MainActor func `the main actor runs on the main thread`() {
    expectEqual(MainThread.isCurrent, true)
  }

  @Test func `another thread is not the main thread`() async {
    let isMain = await Task.detached { MainThread.isCurrent }.value
    expectEqual(isMain, false)
  }
}
