import Foundation
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
  }

  static let shared = SnapshotClaims()

  private let claims = Locked<[String: Claim]>([:])

  /// Takes the path, or throws when it was taken before, also by a path that differs only in upper and lower case.
  func add(_ claim: Claim) throws(SnapshotFailure) {
    guard let first = insert(claim) else { return }
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
}
