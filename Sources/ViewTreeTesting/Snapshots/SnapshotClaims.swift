import Foundation
internal import SnapshotReview
import ViewTree

/// The comparisons of this run by snapshot, so that two places never share a file.
///
/// Tests run in parallel, hence the lock.
final class SnapshotClaims: Sendable {
  struct Claim: Equatable, Sendable {
    var path: String
    var test: String
    var callSite: CallSite
    var isNamed: Bool
    /// Whether the test is parameterised.
    var isCase: Bool
    var content: SnapshotContent

    /// Whether this is the same comparison in a test that is repeated, as by a trait; two cases with one name have
    /// different texts.
    func repeats(_ first: Claim) -> Bool {
      test == first.test && callSite == first.callSite && content == first.content
    }
  }

  private let claims = Locked<[String: Claim]>([:])
  /// The file names in each reference folder, read once.
  private let names = Locked<[String: [String: String]]>([:])

  /// Registers the path; throws if it is already registered, also if the paths differ only in case.
  func add(_ claim: Claim) throws(SnapshotFailure) {
    guard let first = insert(claim), !claim.repeats(first) else { return }
    if claim.isCase, first.test == claim.test, first.callSite == claim.callSite {
      throw .sharedByCases(path: claim.path)
    }
    if first.test == claim.test && !first.isNamed && !claim.isNamed {
      throw .secondUnnamed(path: claim.path, first: first.callSite)
    }
    throw .claimedTwice(path: claim.path, first: first)
  }

  private func insert(_ claim: Claim) -> Claim? {
    claims.withLock { claims in
      let key = claim.path.foldedFileName
      if let first = claims[key] { return first }
      claims[key] = claim
      return nil
    }
  }

  /// Returns a file or folder on the reference's path whose name differs from the wanted one only in case.
  ///
  /// A case-insensitive file system would take the one for the other.
  func nameClash(of reference: SnapshotReference, in folders: SnapshotFolders) -> String? {
    names.withLock { names in
      var folder = folders.root
      for component in ["Snapshots"] + reference.components {
        let known = names[folder.path] ?? Self.names(in: folder)
        names[folder.path] = known
        if let other = known[component.foldedFileName], other != component { return folder.appending(path: other).path }
        folder.append(path: component)
      }
      return nil
    }
  }

  private static func names(in folder: URL) -> [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Dictionary(names.map { ($0.foldedFileName, $0) }) { first, _ in first }
  }
}
