/// Variants of a symbol, as parts of its name: `star` that is filled is `star.fill`.
///
/// Follows [SymbolVariants](https://developer.apple.com/documentation/swiftui/symbolvariants).
public struct SymbolVariants: Hashable, Sendable {
  /// Bits 0 to 4 stand for ``parts``.
  private var bits: UInt8

  /// The symbol itself.
  public static let none = SymbolVariants(bits: 0)
  /// Filled.
  public static let fill = none.fill
  /// In a circle.
  public static let circle = none.circle
  /// In a square.
  public static let square = none.square
  /// In a rectangle.
  public static let rectangle = none.rectangle
  /// Crossed out.
  public static let slash = none.slash

  /// Also filled.
  public var fill: SymbolVariants { adding("fill") }
  /// Also in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// Also in a square.
  public var square: SymbolVariants { adding("square") }
  /// Also in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// Also crossed out.
  public var slash: SymbolVariants { adding("slash") }

  /// The parts of names, in the order in which names have them: `bell.slash.circle.fill`.
  private static let parts = ["slash", "circle", "square", "rectangle", "fill"]

  private func adding(_ part: String) -> SymbolVariants {
    SymbolVariants(bits: bits | 1 << Self.parts.firstIndex(of: part)!)
  }

  /// Whether all variants of another value are among these.
  public func contains(_ other: SymbolVariants) -> Bool { bits | other.bits == bits }

  mutating func formUnion(_ other: SymbolVariants) { bits |= other.bits }

  /// The name of a symbol in these variants: what it is already is not said again.
  func name(of symbol: String) -> String {
    var base = symbol.split(separator: ".").map(String.init)
    var own: Set<String> = []
    while base.count > 1, let last = base.last, Self.parts.contains(last) { own.insert(base.removeLast()) }
    let wanted = Self.parts.enumerated().filter { bits & 1 << $0.offset != 0 || own.contains($0.element) }
    return (base + wanted.map(\.element)).joined(separator: ".")
  }
}
