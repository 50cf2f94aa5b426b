import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor @Suite struct ConcentricRectangleTests {
  private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test func `corners are as round as they are at least`() {
    expectEqual(ConcentricRectangle().path(in: rect), UnevenRoundedRectangle().path(in: rect))
    expectEqual(
      ConcentricRectangle(corners: .concentric(minimum: 6), isUniform: true).path(in: rect),
      UnevenRoundedRectangle(
        topLeadingRadius: 6, bottomLeadingRadius: 6, bottomTrailingRadius: 6, topTrailingRadius: 6
      )
      .path(in: rect))
    expectEqual(
      ConcentricRectangle(topLeadingCorner: .fixed(4), bottomTrailingCorner: 2).path(in: rect),
      UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 2).path(in: rect))
  }
}
