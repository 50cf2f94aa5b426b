/// Creates a button that shares items.
///
///     [ Share... ]
///
/// The ``ShareAction`` at `\.share`, set by a view above, shares the items; without one, an issue is reported. Without
/// a label the title is `Share…`. Follows [ShareLink](https://developer.apple.com/documentation/swiftui/sharelink).
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

  /// The content of the share button.
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

/// The default label of a share link: a title and a symbol.
///
/// Follows
/// [DefaultShareLinkLabel](https://developer.apple.com/documentation/swiftui/defaultsharelinklabel).
nonisolated public struct DefaultShareLinkLabel: View {
  private let title: Text?
  @Environment(\.glyphs) private var glyphs
  @Environment(\.controlContext) private var context

  fileprivate init(title: Text? = nil) { self.title = title }

  /// Whether the title ends in three dots: a bar does not draw it, and names the button by it.
  private var hasDots: Bool { glyphs == .ascii && !context.contains(.bar) }

  /// A title and a symbol.
  @MainActor public var body: some View {
    Label {
      title ?? Text(hasDots ? "Share..." : "Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
    .accessibilityLabel("Share…", isEnabled: title == nil)
  }
}

/// A type whose values are shared without a preview: a URL or a string.
public protocol _PlainItem {}

extension URL: _PlainItem {}
extension String: _PlainItem {}

extension ShareLink where Data.Element: _PlainItem, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button that shares an item, with a view as its label.
  public init<Item: _PlainItem>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), subject, message, label: label())
  }

  /// Creates a button that shares items, with a view as its label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, label: label())
  }
}

extension ShareLink
where Data.Element: _PlainItem, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a button that shares an item.
  public init<Item: _PlainItem>(
    item: Item, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel())
  }

  /// Creates a button with a title that shares an item.
  public init<Item: _PlainItem>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button with a title that shares an item.
  public init<Item: _PlainItem>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title: title))
  }

  /// Creates a button with a verbatim title that shares an item.
  @_disfavoredOverload public init<Item: _PlainItem, S: StringProtocol>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<Item> {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a button that shares items.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel())
  }

  /// Creates a button with a title that shares items.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button with a title that shares items.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title: title))
  }

  /// Creates a button with a verbatim title that shares items.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink where Data.Element: Transferable {
  /// Creates a button that shares items, with a view as its label; the previews are not shown.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, label: label())
  }

  /// Creates a button that shares an item, with a view as its label; the preview is not shown.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: label())
  }
}

extension ShareLink where Data.Element: Transferable, Label == DefaultShareLinkLabel {
  /// Creates a button that shares items; the previews are not shown.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel())
  }

  /// Creates a button with a title that shares items; the previews are not shown.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button with a title that shares items; the previews are not shown.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title: title))
  }

  /// Creates a button with a verbatim title that shares items; the previews are not shown.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a button that shares an item; the preview is not shown.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel())
  }

  /// Creates a button with a title that shares an item; the preview is not shown.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button with a title that shares an item; the preview is not shown.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title: title))
  }

  /// Creates a button with a verbatim title that shares an item; the preview is not shown.
  @_disfavoredOverload public init<I: Transferable, S: StringProtocol>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title: Text(title)))
  }
}
