internal import SnapshotReview

/// Expects two texts to be equal byte for byte, and shows a unified diff when they are not.
///
/// For small pictures beside the test; `expectSnapshot(of:)`
/// keeps larger ones in a file. Nothing is normalised: line ends, a last newline and the composition of accents count.
///
/// ```swift
/// expectText(screen.text, equals: """
///   [x] Wi-Fi
///   [ ] Bluetooth
///   """)
/// ```
public func expectText(
  _ actual: String, equals expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let (actual, expected) = (Array(actual.utf8), Array(expected.utf8))
  guard actual != expected else { return }
  recordFailure(
    "The text differs\n\n\(UnifiedDiff(from: expected, to: actual))",
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}
