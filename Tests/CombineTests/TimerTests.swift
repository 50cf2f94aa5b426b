import Foundation
import Testing
import ViewTreeTesting

@MainActor struct TimerTests {
  private struct Clock: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var seconds = 0

    var body: some View {
      Button("\(seconds)") { timer.upstream.connect().cancel() }.onReceive(timer) { _ in seconds += 1 }
    }
  }

  @Test func `a view receives the time by the screen's clock, until the timer is cancelled`() async throws {
    let screen = Screen(Clock(), width: 10)
    for second in 1...3 {
      try await screen.settle()
      screen.advance(by: .seconds(1))
      try await screen.settle()
      expectEqual(screen.text, "[ \(second) ]")
    }
    try screen.find(.button, "3").tap()
    screen.advance(by: .seconds(5))
    try await screen.settle()
    expectEqual(screen.text, "[ 3 ]")
  }

  @Test func `notifications of a name are received while the view is shown`() throws {
    struct Listener: View {
      let center: NotificationCenter
      @State private var words = "none"

      var body: some View {
        Text(words).onReceive(center.publisher(for: Notification.Name("said"))) {
          words = $0.object as? String ?? "?"
        }
      }
    }
    let center = NotificationCenter()
    let screen = Screen(Listener(center: center), width: 10)
    center.post(name: Notification.Name("other"), object: "other")
    expectText(screen.text, equals: "none")
    center.post(name: Notification.Name("said"), object: "hello")
    expectText(screen.text, equals: "hello")
  }
}
