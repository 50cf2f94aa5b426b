extension Toggle where Label == ViewTree.Label<Text, Image> {
  /// Creates a toggle with a localized title and an image resource.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewTree.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a verbatim title and an image resource.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewTree.Label(title, image: image) }
  }

  /// Creates a toggle with a localized title and an image resource that controls several values.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { ViewTree.Label(titleKey, image: image) } }

  /// Creates a toggle with a verbatim title and an image resource that controls several values.
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { ViewTree.Label(title, image: image) } }
}
