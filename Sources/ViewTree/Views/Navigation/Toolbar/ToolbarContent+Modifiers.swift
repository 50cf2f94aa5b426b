/// The changes that a user may make to an item where bars can be arranged.
///
/// Follows
/// [ToolbarCustomizationBehavior](https://developer.apple.com/documentation/swiftui/toolbarcustomizationbehavior).
public struct ToolbarCustomizationBehavior: Sendable {
  /// The item can be moved and removed.
  public static let `default` = ToolbarCustomizationBehavior()
  /// The item can be moved.
  public static let reorderable = ToolbarCustomizationBehavior()
  /// The item cannot be changed.
  public static let disabled = ToolbarCustomizationBehavior()
}

/// The options of an item for a user who arranges a bar.
///
/// Follows [ToolbarCustomizationOptions](https://developer.apple.com/documentation/swiftui/toolbarcustomizationoptions).
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The options as a bit mask.
  public let rawValue: Int

  /// Creates options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item is either always in the bar, or not offered at all.
  public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}

extension ToolbarContent {
  /// Has no effect: pages are exchanged at once.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }

  /// Has no effect: the items of a bar have no background.
  ///
  /// Follows
  /// [sharedBackgroundVisibility(_:)](https://developer.apple.com/documentation/swiftui/toolbarcontent/sharedbackgroundvisibility(_:)).
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Removes the items while `hidden` is true.
  ///
  /// Follows [hidden(_:)](https://developer.apple.com/documentation/swiftui/toolbarcontent/hidden(_:)).
  @ToolbarContentBuilder nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    if !hidden { self }
  }
}

extension CustomizableToolbarContent {
  /// Has no effect: users do not arrange the items of a bar.
  ///
  /// Follows
  /// [customizationBehavior(_:)](https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent/customizationbehavior(_:)).
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Removes the items if they are hidden by default; users cannot add them in text.
  ///
  /// Follows
  /// [defaultCustomization(_:options:)](https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent/defaultcustomization(_:options:)).
  @ToolbarContentBuilder nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    if defaultVisibility != .hidden || options.contains(.alwaysAvailable) { self }
  }

  /// Has no effect: the items of a bar have no background.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
    self
  }

  /// Removes the items while `hidden` is true.
  @ToolbarContentBuilder nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    if !hidden { self }
  }
}

extension View {
  /// Removes a control from a group in a toolbar while `hidden` is true.
  ///
  /// Follows
  /// [toolbarItemHidden(_:)](https://developer.apple.com/documentation/swiftui/view/toolbaritemhidden(_:)).
  @ViewBuilder nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View { if !hidden { self } }
}
