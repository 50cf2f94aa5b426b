extension Button where Label == ViewTree.Label<Text, Image> {
  /// Creates a button with a localized title and an image resource.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, role: nil, image: image, action: action)
  }

  /// Creates a button with a localized title and an image resource, with a role.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ViewTree.Label(titleKey, image: image) }
  }

  /// Creates a button with a verbatim title and an image resource.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ViewTree.Label(title, image: image) }
  }
}
