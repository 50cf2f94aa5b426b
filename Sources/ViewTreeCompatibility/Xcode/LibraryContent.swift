#if !canImport(DeveloperToolsSupport)
  /// A provider of views and modifiers for an editor.
  ///
  /// Has no effect: no editor reads the items.
  ///
  /// Follows
  /// [LibraryContentProvider](https://developer.apple.com/documentation/developertoolssupport/librarycontentprovider).
  @MainActor @preconcurrency public protocol LibraryContentProvider {
    /// The type of the base of modifiers.
    associatedtype ModifierBase = Any

    /// The views that an editor offers.
    @LibraryContentBuilder var views: [LibraryItem] { get }
    /// Returns the modifiers that an editor offers.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
  }

  extension LibraryContentProvider {
    /// The default, an empty list.
    public var views: [LibraryItem] { [] }
    /// Returns the default, an empty list.
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
  }

  /// A view or a modifier that an editor offers.
  ///
  /// Has no effect: the item is not stored.
  ///
  /// Follows [LibraryItem](https://developer.apple.com/documentation/developertoolssupport/libraryitem).
  public struct LibraryItem: Sendable {
    /// The category of an item.
    ///
    /// Follows
    /// [LibraryItem.Category](https://developer.apple.com/documentation/developertoolssupport/libraryitem/category).
    public struct Category: Hashable, Sendable {
      private let name: String

      /// An item that changes an appearance.
      public static let effect = Category(name: "effect")
      /// An item that arranges views.
      public static let layout = Category(name: "layout")
      /// An item that is a control.
      public static let control = Category(name: "control")
      /// An item of any other category.
      public static let other = Category(name: "other")
    }

    /// Creates an item with a title; the expression is not evaluated.
    public init<SnippetExecution>(
      _ snippetExecution: @autoclosure () -> SnippetExecution, visible: Bool = true, title: String? = nil,
      category: Category = .other, matchingSignature: String? = nil
    ) {}
  }

  /// Builds a list of items from the statements of a closure.
  ///
  /// Follows
  /// [LibraryContentBuilder](https://developer.apple.com/documentation/developertoolssupport/librarycontentbuilder).
  @resultBuilder public struct LibraryContentBuilder {
    /// Returns an item unchanged.
    public static func buildExpression(_ item: LibraryItem) -> LibraryItem { item }
    /// Reports a plain view or modifier, which is not an item.
    @available(*, unavailable, message: "this is not a library item: wrap it in LibraryItem(…)")
    public static func buildExpression<Other>(_ value: Other) -> LibraryItem { fatalError() }
    /// Combines items in a list.
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
  }
#endif
