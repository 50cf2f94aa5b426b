extension PreviewTrait where T == Preview.ViewTraits {
  /// An upright device.
  ///
  /// Has no effect: there are no devices.
  public static var portrait: Self { .none }
  /// A device upside down.
  ///
  /// Has no effect: there are no devices.
  public static var portraitUpsideDown: Self { portrait }
  /// A device turned to the left.
  ///
  /// Has no effect: there are no devices.
  public static var landscapeLeft: Self { portrait }
  /// A device turned to the right.
  ///
  /// Has no effect: there are no devices.
  public static var landscapeRight: Self { portrait }
}
