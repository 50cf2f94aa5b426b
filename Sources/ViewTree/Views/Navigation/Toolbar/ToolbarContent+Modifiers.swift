/// What a user who arranges a bar may do with an item.
///
/// Follows
/// [ToolbarCustomizationBehavior](https://developer.apple.com/documentation/swiftui/toolbarcustomizationbehavior).
public struct ToolbarCustomizationBehavior: Sendable {
  /// To move and to remove it.
  public static let `default` = ToolbarCustomizationBehavior()
  /// To move it.
  public static let reorderable = ToolbarCustomizationBehavior()
  /// Nothing.
  public static let disabled = ToolbarCustomizationBehavior()
}

/// How an item is shown to a user who arranges a bar.
///
/// Follows [ToolbarCustomizationOptions](https://developer.apple.com/documentation/swiftui/toolbarcustomizationoptions).
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// The options of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is in the bar always, or not offered at all.
  public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}

extension ToolbarContent {
  /// Accepted: pages are exchanged at once.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }

  /// Accepted: nothing is behind the items of a bar.
  ///
  /// Follows
  /// [sharedBackgroundVisibility(_:)](https://developer.apple.com/documentation/swiftui/toolbarcontent/sharedbackgroundvisibility(_:)).
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Leaves the items out while they are hidden.
  ///
  /// Follows [hidden(_:)](https://developer.apple.com/documentation/swiftui/toolbarcontent/hidden(_:)).
  @ToolbarContentBuilder nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    if !hidden { self }
  }
}

extension CustomizableToolbarContent {
  /// Accepted: users do not arrange the items of a bar.
  ///
  /// Follows
  /// [customizationBehavior(_:)](https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent/customizationbehavior(_:)).
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Leaves the items out where they are hidden unless a user adds them: here nobody can.
  ///
  /// Follows
  /// [defaultCustomization(_:options:)](https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent/defaultcustomization(_:options:)).
  @ToolbarContentBuilder nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    if defaultVisibility != .hidden || options.contains(.alwaysAvailable) { self }
  }

  /// Accepted: nothing is behind the items of a bar.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
    self
  }

  /// Leaves the items out while they are hidden.
  @ToolbarContentBuilder nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    if !hidden { self }
  }
}

extension View {
  /// Leaves a control of a group in a toolbar out while it is hidden.
  ///
  /// Follows
  /// [toolbarItemHidden(_:)](https://developer.apple.com/documentation/swiftui/view/toolbaritemhidden(_:)).
  @ViewBuilder nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View { if !hidden { self } }
}
