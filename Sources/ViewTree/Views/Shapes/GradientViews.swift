// A gradient is a view that fills the proposed space.

extension LinearGradient: View {
  /// A rectangle filled with the gradient.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
  /// A rectangle filled with the gradient.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
  /// A rectangle filled with the gradient.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
  /// A rectangle filled with the gradient.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

// A type that is both a style and a view needs an `opacity` of its own, because both protocols have one.

extension _OpacityShapeStyle: View where Style: View {
  /// A rectangle filled with the style.
  @MainActor public var body: some View { Rectangle().fill(self) }

  /// Returns the style with its opacity multiplied by a value from 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> _OpacityShapeStyle<Self> {
    _OpacityShapeStyle<Self>(style: self, opacity: opacity)
  }
}

extension LinearGradient {
  /// Returns the gradient with its opacity multiplied by a value from 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> _OpacityShapeStyle<Self> {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension RadialGradient {
  /// Returns the gradient with its opacity multiplied by a value from 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> _OpacityShapeStyle<Self> {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension EllipticalGradient {
  /// Returns the gradient with its opacity multiplied by a value from 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> _OpacityShapeStyle<Self> {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension AngularGradient {
  /// Returns the gradient with its opacity multiplied by a value from 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> _OpacityShapeStyle<Self> {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}
