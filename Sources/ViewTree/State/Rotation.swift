struct RotationKey: LookKey {
  static var defaultValue: Angle { .zero }
}

extension EnvironmentValues {
  /// The sum of the turns around.
  var rotation: Angle {
    get { self[RotationKey.self] }
    set { self[RotationKey.self] = newValue }
  }
}

extension Angle {
  /// The nearest number of quarter turns clockwise, from 0 to 3; 0 for what is no number.
  var quarterTurns: Int {
    guard degrees.isFinite else { return 0 }
    let turns = (degrees / 90).rounded().truncatingRemainder(dividingBy: 4)
    return Int(clamping: turns < 0 ? turns + 4 : turns)
  }
}
