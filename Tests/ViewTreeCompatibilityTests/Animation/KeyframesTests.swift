import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct KeyframesTests {
  private struct Values: Equatable {
    var x = 0.0
    var y = 0.0
  }

  @Test func `tracks play together, and the last of two for one part counts`() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(2, duration: 1)
        for index in 1...2 { LinearKeyframe(2 + Double(index), duration: 1) }
      }
      KeyframeTrack(\.y) { LinearKeyframe(8, duration: 2) }
      if Bool(true) { KeyframeTrack(\.y) { LinearKeyframe(4, duration: 2) } }
    }
    #expect(timeline.duration == 3 && timeline.value(time: 1) == Values(x: 2, y: 2))
    expectEqual(timeline.value(time: 3), Values(x: 4, y: 4))
  }
}
