extension Date {
  /// The text for a date that is not a point in time.
  nonisolated static let invalidText = "--"

  /// Whether the date is a point in time: false if it is infinite or not a number.
  nonisolated var isPoint: Bool { timeIntervalSinceReferenceDate.isFinite }

  /// The date's description.
  ///
  /// Foundation's own ends the program for a date that is not a number.
  nonisolated var safeDescription: String { isPoint ? description : Self.invalidText }

  /// The date with milliseconds unless it is a full second: `2026-11-23 14:30:05.125 +0000`.
  nonisolated var preciseDescription: String {
    guard isPoint else { return Self.invalidText }
    let time = timeIntervalSinceReferenceDate
    guard time != time.rounded(.down), description.hasSuffix(" +0000") else { return description }
    let milliseconds = (1_000 * time).rounded()
    let second = (milliseconds / 1_000).rounded(.down)
    let words = Date(timeIntervalSinceReferenceDate: second).description.dropLast(" +0000".count)
    return "\(words).\(String(1_000 + Int(clamping: milliseconds - 1_000 * second)).dropFirst()) +0000"
  }
}
