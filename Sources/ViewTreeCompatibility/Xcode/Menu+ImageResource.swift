extension Menu where Label == ViewTree.Label<Text, Image> {
  /// Creates a menu with a localized title and an image resource; a tap performs `primaryAction`, if there is one.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: (() -> Void)? = nil
  ) {
    self.init(content: content, label: { ViewTree.Label(titleKey, image: image) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a verbatim title and an image resource; a tap performs `primaryAction`, if there is one.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: (() -> Void)? = nil
  ) {
    self.init(content: content, label: { ViewTree.Label(title, image: image) }, primaryAction: primaryAction)
  }
}
