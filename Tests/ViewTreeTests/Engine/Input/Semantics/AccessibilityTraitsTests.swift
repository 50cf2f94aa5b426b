import Testing
import ViewTreeTesting

struct AccessibilityTraitsTests {
  private static let all: [AccessibilityTraits] = [
    .isButton, .isHeader, .isSelected, .isLink, .isSearchField, .isImage, .playsSound, .isKeyboardKey, .isStaticText,
    .isSummaryElement, .updatesFrequently, .startsMediaSession, .allowsDirectInteraction, .causesPageTurn, .isModal,
    .isToggle, .isTabBar,
  ]

  @Test func `each trait is told apart from all others`() {
    for (number, trait) in Self.all.enumerated() {
      let others = Self.all.enumerated().filter { $0.offset != number }.map(\.element)
      #expect(!trait.isEmpty && others.allSatisfy { $0.isDisjoint(with: trait) }, "number \(number)")
    }
  }
}
