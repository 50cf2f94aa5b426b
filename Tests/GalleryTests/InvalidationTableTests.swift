import Testing
import ViewTreeTesting

@testable import gallery

@MainActor struct InvalidationTableTests {
  @Test func `the table of invalidations`() throws {
    expectSnapshot(of: Text(verbatim: try InvalidationTable.text()), width: 60)
  }
}
