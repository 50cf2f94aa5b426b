/// The text size that the user prefers, with the older names of ``DynamicTypeSize``.
///
/// Follows [ContentSizeCategory](https://developer.apple.com/documentation/swiftui/contentsizecategory).
public enum ContentSizeCategory: CaseIterable, Hashable, Comparable, Sendable {
  /// The size ``DynamicTypeSize/xSmall``.
  case extraSmall
  /// The size ``DynamicTypeSize/small``.
  case small
  /// The size ``DynamicTypeSize/medium``.
  case medium
  /// The size ``DynamicTypeSize/large``.
  case large
  /// The size ``DynamicTypeSize/xLarge``.
  case extraLarge
  /// The size ``DynamicTypeSize/xxLarge``.
  case extraExtraLarge
  /// The size ``DynamicTypeSize/xxxLarge``.
  case extraExtraExtraLarge
  /// The size ``DynamicTypeSize/accessibility1``.
  case accessibilityMedium
  /// The size ``DynamicTypeSize/accessibility2``.
  case accessibilityLarge
  /// The size ``DynamicTypeSize/accessibility3``.
  case accessibilityExtraLarge
  /// The size ``DynamicTypeSize/accessibility4``.
  case accessibilityExtraExtraLarge
  /// The size ``DynamicTypeSize/accessibility5``.
  case accessibilityExtraExtraExtraLarge

  /// A Boolean value that indicates whether the size is one of the five for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns whether the first size is smaller than the second.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.place < b.place }

  // The cases of both types have the same order.
  private var place: Int { Self.allCases.firstIndex(of: self)! }

  fileprivate init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size)!]
  }

  fileprivate var size: DynamicTypeSize { DynamicTypeSize.allCases[place] }
}

extension EnvironmentValues {
  /// The text size that the user prefers: the older form of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
