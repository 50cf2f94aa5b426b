import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct PlayedViewTests {
  @Test(arguments: [true, false]) func `a play that takes no time has its first value at once`(repeats: Bool) {
    let screen = Screen(width: 4, height: 1) {
      PlayedView(of: Int.self, initialValue: 0, trigger: nil, repeats: repeats) {
        Text("\($0)")
      } play: { _ in
        PlayedValue(duration: 0) { $0 == 0 ? 7 : 8 }
      }
    }
    screen.advance(by: .seconds(1))
    #expect(screen.text == "7" && !screen.frames.isMoving)
  }
}
