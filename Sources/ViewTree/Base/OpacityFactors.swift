/// The last four opacities that a colour was given, in percent: the last in the lowest byte, which is 1 for 0 %.
///
/// It takes the place between the storage and the opacity of a colour, which is no larger for it. Colours of one opacity are
/// equal, however it came about.
struct OpacityFactors: Hashable, Sendable {
  private var bytes: UInt32 = 0

  private static func percent(_ opacity: Double) -> UInt32 {
    UInt32(clamping: (min(max(opacity, 0), 1) * 100).rounded())
  }

  static func == (a: OpacityFactors, b: OpacityFactors) -> Bool { true }

  func hash(into hasher: inout Hasher) {}

  mutating func add(_ opacity: Double) {
    if opacity != 1 { bytes = bytes << 8 | (Self.percent(opacity) + 1) }
  }

  /// `50% 30%`; an opacity that was set since, or is made of more than four, is written as a whole.
  func words(for alpha: Double) -> String {
    var (words, product, rest) = ([String](), 1.0, bytes)
    while rest > 0 {
      let percent = (rest & 0xFF) - 1
      words.append("\(percent)%")
      product *= Double(percent) / 100
      rest >>= 8
    }
    return words.isEmpty || abs(product - alpha) > 0.02 ? "\(Self.percent(alpha))%" : words.joined(separator: " ")
  }
}
