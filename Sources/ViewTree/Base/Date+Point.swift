extension Date {
  /// What stands for a date that is no point in time.
  nonisolated static let noPoint = "--"

  /// Whether the date is a point in time: one that is infinite or not a number is none.
  nonisolated var isPoint: Bool { timeIntervalSinceReferenceDate.isFinite }

  /// What the date says of itself; of one that is not a number Foundation's own description ends the program.
  nonisolated var safeDescription: String { isPoint ? description : Self.noPoint }

  /// `2026-11-23 14:30:05.125 +0000`: with milliseconds, unless there are none.
  nonisolated var preciseDescription: String {
    guard isPoint else { return Self.noPoint }
    let milliseconds = Int(1_000 * (timeIntervalSinceReferenceDate - timeIntervalSinceReferenceDate.rounded(.down)))
    guard milliseconds > 0, description.hasSuffix(" +0000") else { return description }
    return "\(description.dropLast(6)).\(String(1_000 + milliseconds).dropFirst()) +0000"
  }
}
