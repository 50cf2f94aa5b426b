import Foundation
import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct NotificationCenterNotificationsTests {
  private struct Counter: View {
    let center: NotificationCenter
    @State private var count = 0
    var body: some View {
      Text("\(count)").task {
        for await note in center.notifications(named: Notification.Name("tick")) {
          count += note.userInfo?["by"] as? Int ?? 0
        }
      }
    }
  }

  @Test func `a view receives notifications while it is shown`() async throws {
    let center = NotificationCenter()
    let screen = Screen(width: 10) { Counter(center: center) }
    try await screen.settle(allowsUnfinished: true)
    for by in [2, 3] { center.post(name: Notification.Name("tick"), object: nil, userInfo: ["by": by]) }
    try await screen.settle(allowsUnfinished: true)
    expectText(screen.text, equals: "5")
    screen.close()
  }
}
