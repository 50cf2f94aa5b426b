import Testing
import ViewTreeTesting

@testable import ViewTree
@testable import ViewTreeCompatibility

@MainActor struct PreviewTraitOrientationTests {
  @Test func `an orientation changes no preview`() {
    let orientations: [PreviewTrait<Preview.ViewTraits>] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    let none = PreviewTrait<Preview.ViewTraits>.none
    for orientation in orientations {
      expectEqual("\(orientation.value)", "\(none.value)")
    }
    #expect("\(PreviewTrait<Preview.ViewTraits>.sizeThatFitsLayout.value)" != "\(none.value)")
  }
}
