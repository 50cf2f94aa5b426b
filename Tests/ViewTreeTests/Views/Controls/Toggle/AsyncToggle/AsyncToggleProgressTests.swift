import Testing
import ViewTreeTesting

@testable import ViewTree

struct AsyncToggleProgressTests {
  private struct Failure: Error {}

  @Test func `a toggle is mixed until its value is known, and does not take a choice while it is busy`() {
    var progress = AsyncToggleProgress()
    #expect(progress.isBusy && progress.shown == .mixed)
    progress.shown = .on
    expectEqual(progress.work, .reading)
    progress.finishReading(.success(true))
    #expect(!progress.isBusy && progress.shown == .on)
    progress.shown = .on
    expectEqual(progress.work, .nothing)
    progress.shown = .off
    #expect(progress.work == .saving(false, attempt: 1) && progress.shown == .off && progress.isBusy)
    progress.shown = .on
    expectEqual(progress.work, .saving(false, attempt: 1))
    progress.finishSaving(false)
    #expect(progress.shown == .off && progress.fallbacks == 0 && !progress.isBusy)
    progress.shown = .on
    expectEqual(progress.work, .saving(true, attempt: 2))
  }

  @Test func `a choice that could not be saved falls back to the value before`() {
    var progress = AsyncToggleProgress()
    progress.finishReading(.success(false))
    progress.shown = .on
    progress.finishSaving(true, throwing: Failure())
    #expect(progress.shown == .off && progress.fallbacks == 1 && !progress.isBusy)
    if case .fallback(false) = progress.value {} else { Issue.record("\(String(describing: progress.value))") }
    var unknown = AsyncToggleProgress()
    unknown.finishReading(.failure(Failure()))
    #expect(!unknown.isBusy && unknown.shown == .mixed)
    unknown.shown = .on
    unknown.finishSaving(true, throwing: Failure())
    #expect(unknown.shown == .mixed && unknown.fallbacks == 1)
    unknown.shown = .on
    expectEqual(unknown.work, .saving(true, attempt: 2))
    unknown.finishSaving(true)
    expectEqual(unknown.shown, .on)
  }
}
