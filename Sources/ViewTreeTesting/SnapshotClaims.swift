import Foundation
internal import SnapshotReview
import ViewTree

/// Who compared with which snapshot in this run, so that two places never share a file.
///
/// Tests run in parallel, hence the lock.
final class SnapshotClaims: Sendable {
  struct Claim: Equatable, Sendable {
    var path: String
    var test: String
    var callSite: CallSite
    var isNamed: Bool
    var content: SnapshotContent

    /// Whether it is the same comparison in a test that is run again, as by a trait: of two cases with one name the
    /// texts differ.
    func repeats(_ first: Claim) -> Bool {
      test == first.test && callSite == first.callSite && content == first.content
    }
  }

  private let claims = Locked<[String: Claim]>([:])
  /// The names in the folders of references, each read once.
  private let names = Locked<[String: [String: String]]>([:])

  /// Takes the path, or throws when it was taken before, also by a path that differs only in upper and lower case.
  func add(_ claim: Claim) throws(SnapshotFailure) {
    guard let first = insert(claim), !claim.repeats(first) else { return }
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

  /// A file or folder on the way to the reference whose name differs from the wanted one only in upper and lower case.
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
