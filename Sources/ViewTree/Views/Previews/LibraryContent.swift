#if !canImport(DeveloperToolsSupport)
  /// Views and modifiers that an editor offers: nothing reads them.
  ///
  /// Follows
  /// [LibraryContentProvider](https://developer.apple.com/documentation/developertoolssupport/librarycontentprovider).
  @MainActor @preconcurrency public protocol LibraryContentProvider {
    /// What modifiers are made of.
    associatedtype ModifierBase = Any

    /// Views that an editor offers.
    @LibraryContentBuilder var views: [LibraryItem] { get }
    /// Modifiers that an editor offers.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
  }

  extension LibraryContentProvider {
    /// None.
    public var views: [LibraryItem] { [] }
    /// None.
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
  }

  /// A view or a modifier that an editor offers: it is not made.
  ///
  /// Follows [LibraryItem](https://developer.apple.com/documentation/developertoolssupport/libraryitem).
  public struct LibraryItem: Sendable {
    /// What it is for.
    ///
    /// Follows
    /// [LibraryItem.Category](https://developer.apple.com/documentation/developertoolssupport/libraryitem/category).
    public struct Category: Hashable, Sendable {
      private let name: String

      /// It changes how something looks.
      public static let effect = Category(name: "effect")
      /// It arranges something.
      public static let layout = Category(name: "layout")
      /// It can be used.
      public static let control = Category(name: "control")
      /// Anything else.
      public static let other = Category(name: "other")
    }

    /// Something that an editor offers, with its title; what it is made of is not asked.
    public init<SnippetExecution>(
      _ snippetExecution: @autoclosure () -> SnippetExecution, visible: Bool = true, title: String? = nil,
      category: Category = .other, matchingSignature: String? = nil
    ) {}
  }

  /// Makes a list of what an editor offers from the statements of a closure.
  ///
  /// Follows
  /// [LibraryContentBuilder](https://developer.apple.com/documentation/developertoolssupport/librarycontentbuilder).
  @resultBuilder public struct LibraryContentBuilder {
    /// An item.
    public static func buildExpression(_ item: LibraryItem) -> LibraryItem { item }
    /// Reports a plain view or modifier, which is no item.
    @available(*, unavailable, message: "this is no item of a library by itself: wrap it in LibraryItem(…)")
    public static func buildExpression<Other>(_ value: Other) -> LibraryItem { fatalError() }
    /// One after the other.
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
  }
#endif
