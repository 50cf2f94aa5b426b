struct RotationKey: LookKey {
  static var defaultValue: Angle { .zero }
}

extension EnvironmentValues {
  /// The sum of the rotations of the enclosing views.
  var rotation: Angle {
    get { self[RotationKey.self] }
    set { self[RotationKey.self] = newValue }
  }
}

extension Angle {
  /// The nearest number of clockwise quarter turns, from 0 to 3; 0 if the angle is not a finite number.
  var quarterTurns: Int {
    guard degrees.isFinite else { return 0 }
    let turns = (degrees / 90).rounded().truncatingRemainder(dividingBy: 4)
    return Int(clamping: turns < 0 ? turns + 4 : turns)
  }
}
