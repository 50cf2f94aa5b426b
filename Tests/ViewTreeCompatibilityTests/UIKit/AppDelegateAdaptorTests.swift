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

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      words.append("launching")
      return true
    }

    func applicationDidFinishLaunching(_ application: UIApplication) { words.append("finished") }
    func applicationDidBecomeActive(_ application: UIApplication) { words.append("active") }
  }

  private class Older: NSObject, NSApplicationDelegate {
    var words: [String]
    override init() { words = ["made"] }
    func applicationWillFinishLaunching(_ notification: Notification) { words.append("launching") }
    func applicationDidFinishLaunching(_ notification: Notification) { words.append("launched") }
    func applicationDidBecomeActive(_ notification: Notification) { words.append("active") }
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
  }

  private final class Derived: Older {
    override init() {
      super.init()
      words.append("derived")
    }
  }

  @MainActor private struct Inherited {
    @NSApplicationDelegateAdaptor(Derived.self) var derived
    @NSApplicationDelegateAdaptor var older: Older
    @UIApplicationDelegateAdaptor var delegate: Delegate
  }

  @Test func `each delegate is made by the initializer of its own class`() {
    let app = Inherited()
    #expect(app.derived.words == ["made", "derived"] && app.older.words == ["made"] && app.delegate.words.isEmpty)
    #expect(app.delegate !== Inherited().delegate)
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
    @State private var count = 0

    var body: some Scene {
      WindowGroup {
        Words()
        Button("Count \(count)") { count += 1 }
        Text(older.words.joined(separator: ", "))
      }
      .backgroundTask(.appRefresh("refresh")) {}
    }
  }

  @Test func `a delegate without methods accepts the launch`() {
    final class Silent: NSObject, UIApplicationDelegate {}
    let delegate = Silent()
    #expect(delegate.application(.shared, willFinishLaunchingWithOptions: nil))
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
  }

  @Test func `a delegate is notified once of the launch, and is in the environment`() throws {
    let screen = Screen(AppView(Demo()), width: 60)
    #expect(
      screen.text.hasPrefix("launching, launched, finished, active\n")
        && screen.text.hasSuffix("made, launching, launched, active"))
    try screen.find(.button, "Count 0").tap()
    #expect(
      screen.text.hasPrefix("launching, launched, finished, active\n")
        && screen.text.hasSuffix("made, launching, launched, active"))
    _ = try screen.find(.button, "Count 1")
    try screen.find(.button, "Add").tap()
    expectText(screen.text, startsWith: "launching, launched, finished, active, more\n")
  }
}
