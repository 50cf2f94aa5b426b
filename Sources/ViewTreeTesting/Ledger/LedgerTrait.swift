#if canImport(Testing)
  import Foundation
  internal import SnapshotReview
  public import Testing

  /// A trait that compares the cost of a test's events with the ledger; see `Trait.ledger`.
  public struct LedgerTrait: TestTrait, SuiteTrait, TestScoping {
    /// True: the trait applies to all tests of a suite, and of the suites inside.
    public var isRecursive: Bool { true }

    /// Runs a test, and then compares its events with the ledger.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let environment = ProcessInfo.processInfo.environment
      // A trait around this one compares, or the run writes or compares all ledgers.
      if LedgerRecorder.current != nil || LedgerRun.mode(in: environment) != nil { return try await function() }
      LedgerObserver.observesScreens
      let recorder = LedgerRecorder()
      try await LedgerRecorder.$current.withValue(recorder, operation: function)
      let place = test.sourceLocation
      let failure = LedgerComparison(
        test: LedgerTest(test, testCase), recorded: recorder.modules, filter: RunningTest.filter(of: test.name))
      do {
        let folders = try SnapshotFolders(environment: environment, filePath: place.filePath)
        if let words = try failure.failure(in: { try Self.ledger(of: failure.test.module, in: folders) }) {
          Issue.record(Comment(rawValue: words.escapingControls(keepingLines: true)), sourceLocation: place)
        }
      } catch {
        Issue.record(Comment(rawValue: "\(error)"), sourceLocation: place)
      }
    }
  }

  extension LedgerTrait {
    /// The ledgers that tests of this process were compared with.
    private static let ledgers = Locked<[URL: Ledger]>([:])

    static func ledger(of module: String, in folders: SnapshotFolders) throws -> Ledger {
      let store = LedgerStore(folders)
      return try ledgers.withLock { known in
        let ledger = try known[store.file(of: module)] ?? store.ledger(of: module)
        known[store.file(of: module)] = ledger
        return ledger
      }
    }
  }

  extension Trait where Self == LedgerTrait {
    /// A trait that fails a test if one of its events costs more than the ledger of its test target says.
    ///
    ///     @MainActor @Suite(.ledger) struct SettingsTests { … }
    ///
    /// The ledger is the file `Snapshots/<test module>/ledger.txt`, which `VIEWTREE_LEDGER=1 swift test` writes. An event
    /// that is not in it fails the test too. An event that costs less does not; the next run that writes the ledger
    /// lowers its numbers.
    public static var ledger: Self { Self() }
  }
#endif
