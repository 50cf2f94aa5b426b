internal import SnapshotReview

/// Why a snapshot fails its test; the sentences are in `SnapshotFailure+Message.swift`.
enum SnapshotFailure: Error, Equatable {
  case unknownMode(String)
  case unnamedInParameterizedTest
  case secondUnnamed(path: String, first: CallSite)
  case claimedTwice(path: String, first: SnapshotClaims.Claim)
  case nameClash(path: String, existing: String)
  case file(SnapshotFileError)
  case missing(path: String, isCI: Bool, artifact: Artifact, accept: String, isDetailed: Bool)
  case differs(path: String, UnifiedDiff, artifact: Artifact, accept: String, isDetailed: Bool)
  case recorded(path: String, Recording)

  /// What was there before a reference was written.
  enum Recording: Equatable {
    case new
    case equal
    case different(UnifiedDiff, isDetailed: Bool)
  }

  /// The file with the full actual text, or why it could not be written.
  enum Artifact: Equatable {
    case written(String)
    case failed(String)
  }

  /// Whether there is an actual text that is not the reference's.
  var isAboutDifference: Bool {
    switch self {
    case .missing, .differs: true
    default: false
    }
  }

  /// Whether the view tree says more: of a picture that is not what was expected, unless there are many.
  var needsTree: Bool {
    switch self {
    case .missing(_, _, _, _, let isDetailed), .differs(_, _, _, _, let isDetailed): isDetailed
    default: false
    }
  }
}
