// The effects of symbols. They are accepted without effect: a glyph does not move.

/// An animated effect of a symbol.
///
/// Has no effect: a glyph does not move.
///
/// Follows [SymbolEffect](https://developer.apple.com/documentation/symbols/symboleffect).
public protocol SymbolEffect: Sendable {}

/// The speed and the number of repetitions of a symbol effect.
///
/// Has no effect: a glyph does not move.
///
/// Follows [SymbolEffectOptions](https://developer.apple.com/documentation/symbols/symboleffectoptions).
public struct SymbolEffectOptions: Hashable, Sendable {
  private let name: String

  /// The default options of the effect.
  public static let `default` = SymbolEffectOptions(name: "default")
  /// Options that repeat the effect without end.
  public static let repeating = SymbolEffectOptions(name: "repeating")
  /// Options that play the effect once.
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
  /// Options that repeat the effect a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { repeating }
  /// Options that repeat the effect continuously or periodically.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { repeating }
  /// Options with a speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default` }

  /// These options, with the effect repeated without end.
  public var repeating: SymbolEffectOptions { self }
  /// These options, with the effect played once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// Returns these options, with a number of repetitions.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Returns these options, with a way of repetition.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// Returns these options, with a speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// The way in which a symbol effect repeats.
  public struct RepeatBehavior: Hashable, Sendable {
    private let name: String

    /// Repetition without pauses.
    public static let continuous = RepeatBehavior(name: "continuous")
    /// Repetition with pauses.
    public static let periodic = RepeatBehavior(name: "periodic")
    /// Repetition with pauses; the number and the delay in seconds have no effect.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { periodic }
  }
}

/// The symbol effect `bounce`.
///
/// Has no effect: a glyph does not move.
///
/// Follows [BounceSymbolEffect](https://developer.apple.com/documentation/symbols/bouncesymboleffect).
public struct BounceSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The effect unchanged: a glyph does not move.
  public var up: BounceSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var down: BounceSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var byLayer: BounceSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The effect `bounce`, which a glyph does not show.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol effect `pulse`.
///
/// Has no effect: a glyph does not move.
///
/// Follows [PulseSymbolEffect](https://developer.apple.com/documentation/symbols/pulsesymboleffect).
public struct PulseSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The effect unchanged: a glyph does not move.
  public var byLayer: PulseSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The effect `pulse`, which a glyph does not show.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The symbol effect `variableColor`.
///
/// Has no effect: a glyph does not move.
///
/// Follows [VariableColorSymbolEffect](https://developer.apple.com/documentation/symbols/variablecolorsymboleffect).
public struct VariableColorSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The effect unchanged: a glyph does not move.
  public var iterative: VariableColorSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var reversing: VariableColorSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The effect `variableColor`, which a glyph does not show.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol effect `scale`.
///
/// Has no effect: a glyph does not move.
///
/// Follows [ScaleSymbolEffect](https://developer.apple.com/documentation/symbols/scalesymboleffect).
public struct ScaleSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The effect unchanged: a glyph does not move.
  public var up: ScaleSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var down: ScaleSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var byLayer: ScaleSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The effect `scale`, which a glyph does not show.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The symbol effect `appear`.
///
/// Has no effect: a glyph does not move.
///
/// Follows [AppearSymbolEffect](https://developer.apple.com/documentation/symbols/appearsymboleffect).
public struct AppearSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The effect unchanged: a glyph does not move.
  public var up: AppearSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var down: AppearSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var byLayer: AppearSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The effect `appear`, which a glyph does not show.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol effect `disappear`.
///
/// Has no effect: a glyph does not move.
///
/// Follows [DisappearSymbolEffect](https://developer.apple.com/documentation/symbols/disappearsymboleffect).
public struct DisappearSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The effect unchanged: a glyph does not move.
  public var up: DisappearSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var down: DisappearSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var byLayer: DisappearSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The effect `disappear`, which a glyph does not show.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The symbol effect `replace`.
///
/// Has no effect: a glyph does not move.
///
/// Follows [ReplaceSymbolEffect](https://developer.apple.com/documentation/symbols/replacesymboleffect).
public struct ReplaceSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The effect unchanged: a glyph does not move.
  public var downUp: ReplaceSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var upUp: ReplaceSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var offUp: ReplaceSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The effect `replace`, which a glyph does not show.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The symbol effect `rotate`.
///
/// Has no effect: a glyph does not move.
///
/// Follows [RotateSymbolEffect](https://developer.apple.com/documentation/symbols/rotatesymboleffect).
public struct RotateSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The effect unchanged: a glyph does not move.
  public var clockwise: RotateSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var counterClockwise: RotateSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var byLayer: RotateSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The effect `rotate`, which a glyph does not show.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The symbol effect `wiggle`.
///
/// Has no effect: a glyph does not move.
///
/// Follows [WiggleSymbolEffect](https://developer.apple.com/documentation/symbols/wigglesymboleffect).
public struct WiggleSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The effect unchanged: a glyph does not move.
  public var up: WiggleSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var down: WiggleSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var left: WiggleSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var right: WiggleSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var forward: WiggleSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var backward: WiggleSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var clockwise: WiggleSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var byLayer: WiggleSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The effect `wiggle`, which a glyph does not show.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The symbol effect `breathe`.
///
/// Has no effect: a glyph does not move.
///
/// Follows [BreatheSymbolEffect](https://developer.apple.com/documentation/symbols/breathesymboleffect).
public struct BreatheSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The effect unchanged: a glyph does not move.
  public var plain: BreatheSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var pulse: BreatheSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var byLayer: BreatheSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The effect `breathe`, which a glyph does not show.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The symbol effect `automatic`.
///
/// Has no effect: a glyph does not move.
///
/// Follows [AutomaticSymbolEffect](https://developer.apple.com/documentation/symbols/automaticsymboleffect).
public struct AutomaticSymbolEffect: SymbolEffect, Hashable {
  init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect `automatic`, which a glyph does not show.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// The symbol effect `drawOn`.
///
/// Has no effect: a glyph does not move.
///
/// Follows [DrawOnSymbolEffect](https://developer.apple.com/documentation/symbols/drawonsymboleffect).
public struct DrawOnSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The effect unchanged: a glyph does not move.
  public var byLayer: DrawOnSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The effect `drawOn`, which a glyph does not show.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// The symbol effect `drawOff`.
///
/// Has no effect: a glyph does not move.
///
/// Follows [DrawOffSymbolEffect](https://developer.apple.com/documentation/symbols/drawoffsymboleffect).
public struct DrawOffSymbolEffect: SymbolEffect, Hashable {
  init() {}
  /// The effect unchanged: a glyph does not move.
  public var byLayer: DrawOffSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// The effect unchanged: a glyph does not move.
  public var individually: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The effect `drawOff`, which a glyph does not show.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

extension View {
  /// Has no effect: a glyph does not move.
  nonisolated public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Has no effect: a glyph does not move.
  nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  /// Has no effect: a glyph does not move.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Has no effect: a glyph has one colour.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  /// Has no effect: a glyph shows no value.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}

/// The colouring of a symbol.
///
/// Has no effect: a glyph has one colour.
///
/// Follows [SymbolColorRenderingMode](https://developer.apple.com/documentation/swiftui/symbolcolorrenderingmode).
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// The symbol has one colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// The symbol has a gradient of colours.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// The way in which a symbol shows a value.
///
/// Has no effect: a glyph shows no value.
///
/// Follows [SymbolVariableValueMode](https://developer.apple.com/documentation/swiftui/symbolvariablevaluemode).
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// The colour shows the value.
  public static let color = SymbolVariableValueMode(name: "color")
  /// The part of the symbol that is drawn shows the value.
  public static let draw = SymbolVariableValueMode(name: "draw")
}
