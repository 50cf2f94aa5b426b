/// What an item looks like while it is shared: a title, a picture, an icon; a text platform shows its title.
///
/// Follows [SharePreview](https://developer.apple.com/documentation/swiftui/sharepreview).
nonisolated public struct SharePreview<Image, Icon> {
  let title: Text
  private let image: Image?
  private let icon: Icon?

  fileprivate init(title: Text, image: Image?, icon: Icon?) {
    self.title = title
    self.image = image
    self.icon = icon
  }
}

extension SharePreview {
  /// A preview with a title, a picture and an icon.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.init(title: title, image: image, icon: icon)
  }

  /// A preview with a title, a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey), image: image, icon: icon)
  }

  /// A preview with a title, a picture and an icon, which is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title), image: image, icon: icon)
  }
}

extension SharePreview where Icon == Never {
  /// A preview with a title and a picture.
  public init(_ title: Text, image: Image) {
    self.init(title: title, image: image, icon: nil)
  }

  /// A preview with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey), image: image, icon: nil)
  }

  /// A preview with a title and a picture, which is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(title: Text(title), image: image, icon: nil)
  }
}

extension SharePreview where Image == Never {
  /// A preview with a title and an icon.
  public init(_ title: Text, icon: Icon) {
    self.init(title: title, image: nil, icon: icon)
  }

  /// A preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: Text(titleKey), image: nil, icon: icon)
  }

  /// A preview with a title and an icon, which is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(title: Text(title), image: nil, icon: icon)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A preview with a title.
  public init(_ title: Text) {
    self.init(title: title, image: nil, icon: nil)
  }

  /// A preview with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(title: Text(titleKey), image: nil, icon: nil)
  }

  /// A preview with a title, which is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {
    self.init(title: Text(title), image: nil, icon: nil)
  }
}
