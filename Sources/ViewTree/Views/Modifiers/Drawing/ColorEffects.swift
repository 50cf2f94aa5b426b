// Changes of all colours of a picture: accepted, a terminal has its own.

/// How the colours of a view meet those below; a cell shows the topmost.
///
/// Follows [BlendMode](https://developer.apple.com/documentation/swiftui/blendmode).
public enum BlendMode: Hashable, Sendable {
  /// The mode `normal`.
  case normal
  /// The mode `multiply`.
  case multiply
  /// The mode `screen`.
  case screen
  /// The mode `overlay`.
  case overlay
  /// The mode `darken`.
  case darken
  /// The mode `lighten`.
  case lighten
  /// The mode `colorDodge`.
  case colorDodge
  /// The mode `colorBurn`.
  case colorBurn
  /// The mode `softLight`.
  case softLight
  /// The mode `hardLight`.
  case hardLight
  /// The mode `difference`.
  case difference
  /// The mode `exclusion`.
  case exclusion
  /// The mode `hue`.
  case hue
  /// The mode `saturation`.
  case saturation
  /// The mode `color`.
  case color
  /// The mode `luminosity`.
  case luminosity
  /// The mode `sourceAtop`.
  case sourceAtop
  /// The mode `destinationOver`.
  case destinationOver
  /// The mode `destinationOut`.
  case destinationOut
  /// The mode `plusDarker`.
  case plusDarker
  /// The mode `plusLighter`.
  case plusLighter
}

extension View {
  /// Accepted: a cell shows the topmost view.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Accepted: the colours stay.
  nonisolated public func brightness(_ amount: Double) -> some View { self }
  /// Accepted: the colours stay.
  nonisolated public func contrast(_ amount: Double) -> some View { self }
  /// Accepted: the colours stay.
  nonisolated public func saturation(_ amount: Double) -> some View { self }
  /// Accepted: the colours stay.
  nonisolated public func grayscale(_ amount: Double) -> some View { self }
  /// Accepted: the colours stay.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
  /// Accepted: the colours stay.
  nonisolated public func colorInvert() -> some View { self }
  /// Accepted: the colours stay.
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }
  /// Accepted: the colours stay.
  nonisolated public func luminanceToAlpha() -> some View { self }
  /// Accepted: a cell cannot be turned.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }
}
