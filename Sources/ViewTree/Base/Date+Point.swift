extension Date {
  /// What stands for a date that is no point in time.
  nonisolated static let noPoint = "--"

  /// Whether the date is a point in time: one that is infinite or not a number is none.
  nonisolated var isPoint: Bool { timeIntervalSinceReferenceDate.isFinite }

  /// What the date says of itself; of one that is not a number Foundation's own description ends the program.
  nonisolated var safeDescription: String { isPoint ? description : Self.noPoint }
}
