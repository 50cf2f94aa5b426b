/// The last four opacities of a colour in percent.
///
/// The last is in the lowest byte; a byte of 1 means 0 %.
///
/// It fits between the storage and the opacity of a colour without making the colour larger. It is ignored in
/// comparisons: colours of equal opacity are equal.
struct OpacityFactors: Hashable, Sendable {
  private var bytes: UInt32 = 0

  private static func percent(_ opacity: Double) -> UInt32 {
    UInt32(clamping: (min(max(opacity, 0), 1) * 100).rounded())
  }

  static func == (a: OpacityFactors, b: OpacityFactors) -> Bool { true }

  func hash(into hasher: inout Hasher) {}

  mutating func add(_ opacity: Double) { if opacity != 1 { bytes = bytes << 8 | (Self.percent(opacity) + 1) } }

  /// Returns the factors as `50% 30%`.
  ///
  /// If the opacity was set later or has more than four factors, returns only the product.
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
