/// A button that shares items.
///
///     [ Share... ]
///
/// What that means the handler of a view above says, by ``ShareAction`` at `\.share`; where there is none, an issue says so.
/// Without a label it is called by the preview, or `Share…`. Follows
/// [ShareLink](https://developer.apple.com/documentation/swiftui/sharelink).
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View {
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let label: Label
  @Environment(\.share) private var share

  private init(_ items: Data, _ subject: Text?, _ message: Text?, label: Label) {
    self.items = items
    self.subject = subject
    self.message = message
    self.label = label
  }

  /// The button.
  @MainActor public var body: some View {
    let (share, items, subject, message) = (share, items, subject, message)
    Button {
      share(
        ShareAction.Share(items: items.map { $0 }, subject: subject?.plainText, message: message?.plainText))
    } label: {
      label
    }
  }
}

/// What a share link is called that has no label of its own: a title and a symbol.
///
/// Follows
/// [DefaultShareLinkLabel](https://developer.apple.com/documentation/swiftui/defaultsharelinklabel).
nonisolated public struct DefaultShareLinkLabel: View {
  private let title: Text?
  @Environment(\.glyphs) private var glyphs

  fileprivate init(title: Text? = nil) { self.title = title }

  /// A title and a symbol.
  @MainActor public var body: some View {
    Label {
      if let title { title } else { Text(glyphs == .ascii ? "Share..." : "Share…").accessibilityLabel("Share…") }
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// A button with a label of any kind that shares an item.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(CollectionOfOne(item), subject, message, label: label())
  }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// A button that shares an item.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel())
  }

  /// A button titled by a text that shares an item.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A button titled by a text that shares an item.
  public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title: title))
  }

  /// A button titled by a text, which is shown as it is that shares an item.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never {
  /// A button with a label of any kind that shares items.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, label: label())
  }
}

extension ShareLink
where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// A button that shares items.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel())
  }

  /// A button titled by a text that shares items.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A button titled by a text that shares items.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title: title))
  }

  /// A button titled by a text, which is shown as it is that shares items.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// A button with a label of any kind that shares an item.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(CollectionOfOne(item), subject, message, label: label())
  }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// A button that shares an item.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel())
  }

  /// A button titled by a text that shares an item.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A button titled by a text that shares an item.
  public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title: title))
  }

  /// A button titled by a text, which is shown as it is that shares an item.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink where Data.Element == String, PreviewImage == Never, PreviewIcon == Never {
  /// A button with a label of any kind that shares items.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, label: label())
  }
}

extension ShareLink
where Data.Element == String, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// A button that shares items.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel())
  }

  /// A button titled by a text that shares items.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A button titled by a text that shares items.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title: title))
  }

  /// A button titled by a text, which is shown as it is that shares items.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink where Data.Element: Transferable {
  /// A button with a label of any kind that shares items, with their previews.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, label: label())
  }

  /// A button with a label of any kind that shares an item, with its preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: label())
  }
}

extension ShareLink where Data.Element: Transferable, Label == DefaultShareLinkLabel {
  /// A button that shares items, with their previews.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel())
  }

  /// A button titled by a text that shares items, with their previews.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A button titled by a text that shares items, with their previews.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title: title))
  }

  /// A button titled by a text, which is shown as it is that shares items, with their previews.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// A button that shares an item, with its preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel())
  }

  /// A button titled by a text that shares an item, with its preview.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// A button titled by a text that shares an item, with its preview.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title: title))
  }

  /// A button titled by a text, which is shown as it is that shares an item, with its preview.
  @_disfavoredOverload public init<I: Transferable, S: StringProtocol>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title: Text(title)))
  }
}
