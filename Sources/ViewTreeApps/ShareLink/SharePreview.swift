/// The title, image and icon of a shared item; it has no effect, because a share link shows no preview.
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
  /// Creates a preview with a title, an image and an icon.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.init(title: title, image: image, icon: icon)
  }

  /// Creates a preview with a title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey), image: image, icon: icon)
  }

  /// Creates a preview with a verbatim title, an image and an icon.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title), image: image, icon: icon)
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image.
  public init(_ title: Text, image: Image) {
    self.init(title: title, image: image, icon: nil)
  }

  /// Creates a preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey), image: image, icon: nil)
  }

  /// Creates a preview with a verbatim title and an image.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(title: Text(title), image: image, icon: nil)
  }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  public init(_ title: Text, icon: Icon) {
    self.init(title: title, image: nil, icon: icon)
  }

  /// Creates a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: Text(titleKey), image: nil, icon: icon)
  }

  /// Creates a preview with a verbatim title and an icon.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(title: Text(title), image: nil, icon: icon)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ title: Text) {
    self.init(title: title, image: nil, icon: nil)
  }

  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(title: Text(titleKey), image: nil, icon: nil)
  }

  /// Creates a preview with a verbatim title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {
    self.init(title: Text(title), image: nil, icon: nil)
  }
}
