import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct ContentSizeCategoryTests {
  @Test func `the older names of sizes equal the newer ones`() {
    struct Reader: View {
      @Environment(\.sizeCategory) private var category
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text("\(category) \(size) \(category.isAccessibilityCategory)") }
    }
    let screen = Screen(width: 60) {
      Reader()
      Reader().environment(\.sizeCategory, .accessibilityLarge)
      Reader().dynamicTypeSize(.xSmall)
    }
    expectEqual(
      screen.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) },
      [
        "large large false", "accessibilityLarge accessibility2 true", "extraSmall xSmall false",
      ])
    let all = ContentSizeCategory.allCases
    #expect(all == all.sorted() && !(all[0] < all[0]) && all[0] < all[1])
    expectEqual(all.map(\.isAccessibilityCategory), DynamicTypeSize.allCases.map(\.isAccessibilitySize))
    expectEqual(all.filter(\.isAccessibilityCategory).first, .accessibilityMedium)
  }
}
