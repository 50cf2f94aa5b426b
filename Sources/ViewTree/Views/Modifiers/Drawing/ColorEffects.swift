// Effects on the colours of cells. The terminal's own colours are unknown, and stay unchanged.

/// A filter with an animatable amount, and the name of its modifier.
private protocol AmountFilter {
  static func filter(_ amount: Double) -> ColorFilter
}

nonisolated private enum Brightness: AmountFilter {
  static func filter(_ amount: Double) -> ColorFilter { .brightness(amount) }
}

nonisolated private enum Contrast: AmountFilter {
  static func filter(_ amount: Double) -> ColorFilter { .contrast(amount) }
}

nonisolated private enum Saturation: AmountFilter {
  static func filter(_ amount: Double) -> ColorFilter { .saturation(amount) }
}

nonisolated private enum Grayscale: AmountFilter {
  static func filter(_ amount: Double) -> ColorFilter { .saturation(1 - min(max(amount, 0), 1)) }
}

nonisolated private enum HueRotation: AmountFilter {
  static func filter(_ amount: Double) -> ColorFilter { .hue(.radians(amount)) }
}

nonisolated private struct ColorEffect<Filter: AmountFilter>: ViewModifier, Animatable, ViewPart {
  static var nameForUsers: String? { modifierName(typeName(Filter.self)) }

  var animatableData: Double

  init(_ amount: Double) { animatableData = amount }

  @MainActor func body(content: Content) -> some View {
    let amount = animatableData.isFinite ? animatableData : 0
    return content.modifier(DrawEffectTrait(effect: .color(Filter.filter(amount))))
  }
}

extension View {
  /// Makes the colours of the view lighter or darker: `amount`, from -1 to 1, is added to each component.
  ///
  /// Follows [brightness(_:)](https://developer.apple.com/documentation/swiftui/view/brightness(_:)).
  nonisolated public func brightness(_ amount: Double) -> some View { modifier(ColorEffect<Brightness>(amount)) }

  /// Sets the contrast of the view's colours: 1 changes nothing, 0 is gray, and negative values invert the colours.
  ///
  /// Follows [contrast(_:)](https://developer.apple.com/documentation/swiftui/view/contrast(_:)).
  nonisolated public func contrast(_ amount: Double) -> some View { modifier(ColorEffect<Contrast>(amount)) }

  /// Sets the saturation of the view's colours: 1 changes nothing, and 0 is gray.
  ///
  /// Follows [saturation(_:)](https://developer.apple.com/documentation/swiftui/view/saturation(_:)).
  nonisolated public func saturation(_ amount: Double) -> some View { modifier(ColorEffect<Saturation>(amount)) }

  /// Removes the colour of the view by a fraction from 0 to 1.
  ///
  /// Follows [grayscale(_:)](https://developer.apple.com/documentation/swiftui/view/grayscale(_:)).
  nonisolated public func grayscale(_ amount: Double) -> some View { modifier(ColorEffect<Grayscale>(amount)) }

  /// Rotates the hues of the view's colours.
  ///
  /// Follows [hueRotation(_:)](https://developer.apple.com/documentation/swiftui/view/huerotation(_:)).
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorEffect<HueRotation>(angle.radians))
  }

  /// Inverts the view's colours.
  ///
  /// Follows [colorInvert()](https://developer.apple.com/documentation/swiftui/view/colorinvert()).
  nonisolated public func colorInvert() -> some View { modifier(DrawEffectTrait(effect: .color(.inversion))) }

  /// Multiplies the view's colours by a colour; the terminal's own colours are unknown, and stay unchanged.
  ///
  /// Follows [colorMultiply(_:)](https://developer.apple.com/documentation/swiftui/view/colormultiply(_:)).
  nonisolated public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }

  /// Sets the opacity of the view from its luminance: lighter colours are more opaque.
  ///
  /// Follows [luminanceToAlpha()](https://developer.apple.com/documentation/swiftui/view/luminancetoalpha()).
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(DrawEffectTrait(effect: .color(.luminanceToAlpha)))
  }

  /// Dims the texts of the view, as a cell cannot be blurred.
  ///
  /// A radius that is not positive changes nothing. Follows
  /// [blur(radius:opaque:)](https://developer.apple.com/documentation/swiftui/view/blur(radius:opaque:)).
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius))
  }

  /// Sets the blend mode of the view's colours with those below.
  ///
  /// Follows [blendMode(_:)](https://developer.apple.com/documentation/swiftui/view/blendmode(_:)).
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(DrawEffectTrait(effect: .blend(blendMode)))
  }
}

nonisolated private struct ColorMultiplyModifier: ViewModifier {
  let color: Color
  @Environment(\.self) private var environment

  @MainActor func body(content: Content) -> some View {
    content.modifier(DrawEffectTrait(effect: .color(.product(color.resolve(in: environment)))))
  }
}

nonisolated private struct BlurModifier: ViewModifier, Animatable {
  var radius: CGFloat

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(DrawEffectTrait(effect: radius > 0 ? .dim : .color(.contrast(1))))
  }
}
