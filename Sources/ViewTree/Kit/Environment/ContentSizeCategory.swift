/// How large the user wants text to be: the older names of ``DynamicTypeSize``.
///
/// Follows [ContentSizeCategory](https://developer.apple.com/documentation/swiftui/contentsizecategory).
public enum ContentSizeCategory: CaseIterable, Hashable, Comparable, Sendable {
  /// ``DynamicTypeSize/xSmall``.
  case extraSmall
  /// ``DynamicTypeSize/small``.
  case small
  /// ``DynamicTypeSize/medium``.
  case medium
  /// ``DynamicTypeSize/large``.
  case large
  /// ``DynamicTypeSize/xLarge``.
  case extraLarge
  /// ``DynamicTypeSize/xxLarge``.
  case extraExtraLarge
  /// ``DynamicTypeSize/xxxLarge``.
  case extraExtraExtraLarge
  /// ``DynamicTypeSize/accessibility1``.
  case accessibilityMedium
  /// ``DynamicTypeSize/accessibility2``.
  case accessibilityLarge
  /// ``DynamicTypeSize/accessibility3``.
  case accessibilityExtraLarge
  /// ``DynamicTypeSize/accessibility4``.
  case accessibilityExtraExtraLarge
  /// ``DynamicTypeSize/accessibility5``.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether the first size is the smaller one.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.place < b.place }

  // The names are those of the other type, in the same order.
  private var place: Int { Self.allCases.firstIndex(of: self)! }

  fileprivate init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size)!]
  }

  fileprivate var size: DynamicTypeSize { DynamicTypeSize.allCases[place] }
}

extension EnvironmentValues {
  /// How large the user wants text to be, by its older names: the same as `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
