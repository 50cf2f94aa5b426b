// How a symbol moves: accepted, a glyph stays as it is.

/// How a symbol moves; a glyph stays as it is.
///
/// Follows [SymbolEffect](https://developer.apple.com/documentation/symbols/symboleffect).
public protocol SymbolEffect: Sendable {}

/// How often, and how fast, a symbol moves; a glyph stays as it is.
///
/// Follows [SymbolEffectOptions](https://developer.apple.com/documentation/symbols/symboleffectoptions).
public struct SymbolEffectOptions: Hashable, Sendable {
  private let name: String

  /// As the effect does.
  public static let `default` = SymbolEffectOptions(name: "default")
  /// Again and again.
  public static let repeating = SymbolEffectOptions(name: "repeating")
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
  /// So often.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { repeating }
  /// In some way again.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { repeating }
  /// So fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default` }

  /// Again and again.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// So often.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// In some way again.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// So fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// How a symbol moves again.
  public struct RepeatBehavior: Hashable, Sendable {
    private let name: String

    /// Without a pause.
    public static let continuous = RepeatBehavior(name: "continuous")
    /// With pauses.
    public static let periodic = RepeatBehavior(name: "periodic")
    /// With pauses.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { periodic }
  }
}

/// The effect `bounce`; a glyph stays as it is.
///
/// Follows [BounceSymbolEffect](https://developer.apple.com/documentation/symbols/bouncesymboleffect).
public struct BounceSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The same: it is not seen.
  public var up: BounceSymbolEffect { self }
  /// The same: it is not seen.
  public var down: BounceSymbolEffect { self }
  /// The same: it is not seen.
  public var byLayer: BounceSymbolEffect { self }
  /// The same: it is not seen.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The effect; a glyph stays as it is.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The effect `pulse`; a glyph stays as it is.
///
/// Follows [PulseSymbolEffect](https://developer.apple.com/documentation/symbols/pulsesymboleffect).
public struct PulseSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The same: it is not seen.
  public var byLayer: PulseSymbolEffect { self }
  /// The same: it is not seen.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The effect; a glyph stays as it is.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The effect `variableColor`; a glyph stays as it is.
///
/// Follows [VariableColorSymbolEffect](https://developer.apple.com/documentation/symbols/variablecolorsymboleffect).
public struct VariableColorSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The same: it is not seen.
  public var iterative: VariableColorSymbolEffect { self }
  /// The same: it is not seen.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The same: it is not seen.
  public var reversing: VariableColorSymbolEffect { self }
  /// The same: it is not seen.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The same: it is not seen.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// The same: it is not seen.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The effect; a glyph stays as it is.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The effect `scale`; a glyph stays as it is.
///
/// Follows [ScaleSymbolEffect](https://developer.apple.com/documentation/symbols/scalesymboleffect).
public struct ScaleSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The same: it is not seen.
  public var up: ScaleSymbolEffect { self }
  /// The same: it is not seen.
  public var down: ScaleSymbolEffect { self }
  /// The same: it is not seen.
  public var byLayer: ScaleSymbolEffect { self }
  /// The same: it is not seen.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The effect; a glyph stays as it is.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The effect `appear`; a glyph stays as it is.
///
/// Follows [AppearSymbolEffect](https://developer.apple.com/documentation/symbols/appearsymboleffect).
public struct AppearSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The same: it is not seen.
  public var up: AppearSymbolEffect { self }
  /// The same: it is not seen.
  public var down: AppearSymbolEffect { self }
  /// The same: it is not seen.
  public var byLayer: AppearSymbolEffect { self }
  /// The same: it is not seen.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The effect; a glyph stays as it is.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The effect `disappear`; a glyph stays as it is.
///
/// Follows [DisappearSymbolEffect](https://developer.apple.com/documentation/symbols/disappearsymboleffect).
public struct DisappearSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The same: it is not seen.
  public var up: DisappearSymbolEffect { self }
  /// The same: it is not seen.
  public var down: DisappearSymbolEffect { self }
  /// The same: it is not seen.
  public var byLayer: DisappearSymbolEffect { self }
  /// The same: it is not seen.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The effect; a glyph stays as it is.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The effect `replace`; a glyph stays as it is.
///
/// Follows [ReplaceSymbolEffect](https://developer.apple.com/documentation/symbols/replacesymboleffect).
public struct ReplaceSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The same: it is not seen.
  public var downUp: ReplaceSymbolEffect { self }
  /// The same: it is not seen.
  public var upUp: ReplaceSymbolEffect { self }
  /// The same: it is not seen.
  public var offUp: ReplaceSymbolEffect { self }
  /// The same: it is not seen.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The same: it is not seen.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The effect; a glyph stays as it is.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect `rotate`; a glyph stays as it is.
///
/// Follows [RotateSymbolEffect](https://developer.apple.com/documentation/symbols/rotatesymboleffect).
public struct RotateSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The same: it is not seen.
  public var clockwise: RotateSymbolEffect { self }
  /// The same: it is not seen.
  public var counterClockwise: RotateSymbolEffect { self }
  /// The same: it is not seen.
  public var byLayer: RotateSymbolEffect { self }
  /// The same: it is not seen.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The effect; a glyph stays as it is.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The effect `wiggle`; a glyph stays as it is.
///
/// Follows [WiggleSymbolEffect](https://developer.apple.com/documentation/symbols/wigglesymboleffect).
public struct WiggleSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The same: it is not seen.
  public var up: WiggleSymbolEffect { self }
  /// The same: it is not seen.
  public var down: WiggleSymbolEffect { self }
  /// The same: it is not seen.
  public var left: WiggleSymbolEffect { self }
  /// The same: it is not seen.
  public var right: WiggleSymbolEffect { self }
  /// The same: it is not seen.
  public var forward: WiggleSymbolEffect { self }
  /// The same: it is not seen.
  public var backward: WiggleSymbolEffect { self }
  /// The same: it is not seen.
  public var clockwise: WiggleSymbolEffect { self }
  /// The same: it is not seen.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// The same: it is not seen.
  public var byLayer: WiggleSymbolEffect { self }
  /// The same: it is not seen.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The effect; a glyph stays as it is.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The effect `breathe`; a glyph stays as it is.
///
/// Follows [BreatheSymbolEffect](https://developer.apple.com/documentation/symbols/breathesymboleffect).
public struct BreatheSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The same: it is not seen.
  public var plain: BreatheSymbolEffect { self }
  /// The same: it is not seen.
  public var pulse: BreatheSymbolEffect { self }
  /// The same: it is not seen.
  public var byLayer: BreatheSymbolEffect { self }
  /// The same: it is not seen.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The effect; a glyph stays as it is.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The effect `automatic`; a glyph stays as it is.
///
/// Follows [AutomaticSymbolEffect](https://developer.apple.com/documentation/symbols/automaticsymboleffect).
public struct AutomaticSymbolEffect: SymbolEffect, Hashable {
  init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect; a glyph stays as it is.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// The effect `drawOn`; a glyph stays as it is.
///
/// Follows [DrawOnSymbolEffect](https://developer.apple.com/documentation/symbols/drawonsymboleffect).
public struct DrawOnSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The same: it is not seen.
  public var byLayer: DrawOnSymbolEffect { self }
  /// The same: it is not seen.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// The same: it is not seen.
  public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The effect; a glyph stays as it is.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// The effect `drawOff`; a glyph stays as it is.
///
/// Follows [DrawOffSymbolEffect](https://developer.apple.com/documentation/symbols/drawoffsymboleffect).
public struct DrawOffSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The same: it is not seen.
  public var byLayer: DrawOffSymbolEffect { self }
  /// The same: it is not seen.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// The same: it is not seen.
  public var individually: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The effect; a glyph stays as it is.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

extension View {
  /// Has no effect: a glyph stays as it is.
  nonisolated public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Has no effect: a glyph stays as it is.
  nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  /// Has no effect: a glyph stays as it is.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Has no effect: a glyph has one colour.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  /// Has no effect: a glyph shows no value.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}

/// How a symbol is coloured; a glyph has one colour.
///
/// Follows [SymbolColorRenderingMode](https://developer.apple.com/documentation/swiftui/symbolcolorrenderingmode).
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// From one colour to another.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows a value; a glyph shows none.
///
/// Follows [SymbolVariableValueMode](https://developer.apple.com/documentation/swiftui/symbolvariablevaluemode).
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// By its colour.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By how much of it is drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}
