import Testing
import ViewTreeTesting

@MainActor @Suite struct EnvironmentValuesScreenTests {
  @Test func `sizes are in order`() {
    expectEqual(DynamicTypeSize.allCases.sorted(), DynamicTypeSize.allCases)
    #expect(DynamicTypeSize.large < .xLarge && !(DynamicTypeSize.large < .large))
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }
}
