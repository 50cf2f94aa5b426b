/// Why a snapshot fails its test; the sentences are in `SnapshotFailure+Message.swift`.
enum SnapshotFailure: Error, Equatable {
  case unknownMode(String)
  case noPackage(String)
  case unnamedInParameterizedTest
  case secondUnnamed(path: String, first: CallSite)
  case claimedTwice(path: String, first: SnapshotClaims.Claim)
  case nameClash(path: String, existing: String)
  case fileError(path: String, reason: String)
  case missing(path: String, isCI: Bool, artifact: Artifact)
  case differs(path: String, UnifiedDiff, artifact: Artifact)
  case recorded(path: String, Recording)

  /// What was there before a reference was written.
  enum Recording: Equatable {
    case new
    case equal
    case different(UnifiedDiff)
  }

  /// The file with the full actual text, or why it could not be written.
  enum Artifact: Equatable {
    case written(String)
    case failed(String)
  }

  /// Whether the failure is about what was drawn, and not about how the snapshot is named or stored.
  var isAboutContent: Bool {
    switch self {
    case .missing, .differs, .recorded: true
    default: false
    }
  }
}
