/// Variants of a symbol, as parts of its name: the filled variant of `star` is `star.fill`.
///
/// Follows [SymbolVariants](https://developer.apple.com/documentation/swiftui/symbolvariants).
public struct SymbolVariants: Hashable, Sendable {
  /// Bits 0 to 4 stand for ``parts``.
  private var bits: UInt8

  /// The symbol without variants.
  public static let none = SymbolVariants(bits: 0)
  /// The filled variant.
  public static let fill = none.fill
  /// The variant in a circle.
  public static let circle = none.circle
  /// The variant in a square.
  public static let square = none.square
  /// The variant in a rectangle.
  public static let rectangle = none.rectangle
  /// The crossed-out variant.
  public static let slash = none.slash

  /// These variants, and the filled one.
  public var fill: SymbolVariants { adding("fill") }
  /// These variants, and the one in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// These variants, and the one in a square.
  public var square: SymbolVariants { adding("square") }
  /// These variants, and the one in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// These variants, and the crossed-out one.
  public var slash: SymbolVariants { adding("slash") }

  /// The parts of names, in their order in a name: `bell.slash.circle.fill`.
  private static let parts = ["slash", "circle", "square", "rectangle", "fill"]

  private func adding(_ part: String) -> SymbolVariants {
    SymbolVariants(bits: bits | 1 << Self.parts.firstIndex(of: part)!)
  }

  /// Returns whether all variants of another value are among these.
  public func contains(_ other: SymbolVariants) -> Bool { bits | other.bits == bits }

  mutating func formUnion(_ other: SymbolVariants) { bits |= other.bits }

  /// Returns the name of a symbol in these variants, without repeating parts that it has already.
  func name(of symbol: String) -> String {
    var base = symbol.split(separator: ".").map(String.init)
    var own: Set<String> = []
    while base.count > 1, let last = base.last, Self.parts.contains(last) { own.insert(base.removeLast()) }
    let wanted = Self.parts.enumerated().filter { bits & 1 << $0.offset != 0 || own.contains($0.element) }
    return (base + wanted.map(\.element)).joined(separator: ".")
  }
}
