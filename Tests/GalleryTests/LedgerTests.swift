import Testing
import ViewTreeTesting

@testable import gallery

/// The cost of each step of the gallery, as `Snapshots/GalleryTests/ledger.txt` says.
@MainActor @Suite(.ledger) struct LedgerTests {
  /// Without the screens over slow storage: whether several actors answer in one frame or in two differs by run.
  static var screens: [String] { Gallery.screens.map(\.name).filter { !$0.hasPrefix("slow-storage") } }

  @Test(arguments: await LedgerTests.screens)
  func `no step costs more than the ledger says`(screen: String) async throws {
    let entry = try #require(Gallery.screens.first { $0.name == screen })
    try await entry.forEachStep(Variant()) { _, _ in }
  }
}
