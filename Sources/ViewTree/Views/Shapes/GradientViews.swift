// A gradient is a view: it fills the space that it is offered.

extension LinearGradient: View {
  /// A rectangle that is filled with it.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
  /// A rectangle that is filled with it.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
  /// A rectangle that is filled with it.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
  /// A rectangle that is filled with it.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

extension MeshGradient: View {
  /// A rectangle that is filled with it.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

// As a style and as a view at once: both have an opacity.

extension _OpacityShapeStyle: View where Style: View {
  /// A rectangle that is filled with it.
  @MainActor public var body: some View { Rectangle().fill(self) }

  /// The same with its opacity multiplied, by 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> _OpacityShapeStyle<Self> {
    _OpacityShapeStyle<Self>(style: self, opacity: opacity)
  }
}

extension LinearGradient {
  /// The gradient with its opacity multiplied, by 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> _OpacityShapeStyle<Self> {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension RadialGradient {
  /// The gradient with its opacity multiplied, by 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> _OpacityShapeStyle<Self> {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension EllipticalGradient {
  /// The gradient with its opacity multiplied, by 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> _OpacityShapeStyle<Self> {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension AngularGradient {
  /// The gradient with its opacity multiplied, by 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> _OpacityShapeStyle<Self> {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension MeshGradient {
  /// The gradient with its opacity multiplied, by 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> _OpacityShapeStyle<Self> {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}
