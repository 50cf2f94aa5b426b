internal import SnapshotReview

/// The reasons for which a snapshot fails its test; the messages are in `SnapshotFailure+Message.swift`.
enum SnapshotFailure: Error, Equatable {
  case unknownMode(String)
  case unnamedInParameterizedTest
  case sharedByCases(path: String)
  case secondUnnamed(path: String, first: CallSite)
  case claimedTwice(path: String, first: SnapshotClaims.Claim)
  case nameClash(path: String, existing: String)
  case file(SnapshotFileError)
  case missing(path: String, isCI: Bool, artifact: Artifact, accept: String, isDetailed: Bool)
  case differs(path: String, UnifiedDiff, artifact: Artifact, accept: String, isDetailed: Bool)
  case recorded(path: String, Recording)
  case inlineMissing(place: String, isCI: Bool, text: String)
  case inlineDiffers(place: String, UnifiedDiff, isDetailed: Bool)
  case inline(InlineSourceError)

  /// The state before a reference was written.
  enum Recording: Equatable {
    case new
    case equal
    case different(UnifiedDiff, isDetailed: Bool)
  }

  /// The file with the full actual text, or the reason why it could not be written.
  enum Artifact: Equatable {
    case written(String)
    case failed(String)
  }

  /// Whether there is an actual text that differs from the reference.
  var isAboutDifference: Bool {
    switch self {
    case .missing, .differs, .inlineMissing, .inlineDiffers: true
    default: false
    }
  }

  /// Whether the message includes the view tree: for an unexpected picture, unless there are many.
  var needsTree: Bool {
    switch self {
    case .missing(_, _, _, _, let isDetailed), .differs(_, _, _, _, let isDetailed),
      .inlineDiffers(_, _, let isDetailed):
      isDetailed
    default: false
    }
  }
}
