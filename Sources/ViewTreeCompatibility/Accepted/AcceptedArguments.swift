// Arguments without an effect.

extension Image {
  /// Creates a picture of a bundle; the variable value has no effect.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// Creates a symbol; the variable value has no effect.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}

extension Gradient {
  /// Returns the gradient; the colour space has no effect, because components are mixed.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension AnyGradient {
  /// Returns the gradient; the colour space has no effect, because components are mixed.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension ScrollTransitionConfiguration {
  /// Returns a transition at once.
  ///
  /// The animation has no effect: in a terminal it is not visible.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { animated }
  /// Returns a transition in proportion to the visible part of the view.
  ///
  /// The curve has no effect: the proportion is linear.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { interactive }

  /// Returns the configuration unchanged.
  ///
  /// The animation has no effect: in a terminal it is not visible.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

extension TimelineViewDefaultContext {
  /// Has no effect: the content is always up to date.
  public func invalidateTimelineContent() {}
}
