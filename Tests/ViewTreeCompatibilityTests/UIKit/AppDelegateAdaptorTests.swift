import Testing
import ViewTreeTesting

@testable import ViewTreeCompatibility

/// The delegates of apps.
@MainActor struct AppDelegateAdaptorTests {
  private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var words: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      words.append("launched")
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { words.append("active") }
  }

  private class Older: NSObject, NSApplicationDelegate {
    var words: [String]
    override init() { words = ["made"] }
    func applicationDidFinishLaunching(_ notification: Notification) { words.append("launched") }
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
  }

  private struct Words: View {
    @EnvironmentObject private var delegate: Delegate
    var body: some View {
      Text(delegate.words.joined(separator: ", "))
      Button("Add") { delegate.words.append("more") }
    }
  }

  private struct Demo: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    @NSApplicationDelegateAdaptor private var older: Older

    var body: some Scene {
      WindowGroup {
        Words()
        Text(older.words.joined(separator: ", "))
      }
      .backgroundTask(.appRefresh("refresh")) {}
    }
  }

  @Test func `a delegate is notified once of the launch, and is in the environment`() throws {
    let screen = Screen(AppView(Demo()), width: 30)
    #expect(screen.text.hasPrefix("launched, active\n") && screen.text.hasSuffix("made, launched"))
    try screen.find(.button, "Add").tap()
    expectText(screen.text, startsWith: "launched, active, more\n")
  }
}
