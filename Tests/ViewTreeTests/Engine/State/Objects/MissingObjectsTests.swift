import Foundation
import Observation
import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor struct MissingObjectsTests {
  private final class Account: ObservableObject { @Published var name = "Ada" }

  @Observable final class Theme { var title = "dark" }

  private struct AccountName: View {
    @EnvironmentObject private var account: Account
    var body: some View { Text(account.name) }
  }

  private struct ThemeTitle: View {
    @Environment(Theme.self) private var theme
    var body: some View { Text(theme.title) }
  }

  private struct OptionalTitle: View {
    @Environment(Theme.self) private var theme: Theme?
    var body: some View { Text(theme?.title ?? "none") }
  }

  private func screen<V: View>(@ViewBuilder _ content: () -> V) -> Screen {
    var options = ScreenOptions()
    options.omitsViewsWithoutObjects = true
    return Screen(width: 20, options: options) { VStack(alignment: .leading, content: content) }
  }

  @Test func `a view whose object is missing is left out with an issue that names the modifier`() {
    let screen = screen {
      Text("above")
      AccountName()
      ThemeTitle()
      OptionalTitle()
    }
    expectText(screen.text, equals: "above\nnone")
    expectEqual(
      screen.issues,
      [
        "AccountName: no Account in the environment; set one with .environmentObject(_:) on a view above",
        "ThemeTitle: no Theme in the environment; set one with .environment(_:) on a view above",
      ])
  }

  @Test func `a view whose object is there is shown`() {
    let screen = screen {
      AccountName().environmentObject(Account())
      ThemeTitle().environment(Theme())
    }
    expectText(screen.text, equals: "Ada\ndark")
    expectEqual(screen.issues, [])
  }

  @Test func `a preview leaves out the view whose object is missing`() throws {
    let preview = try #require(Previews.all.first { $0.name.hasPrefix("WithoutAccount") })
    let screen = preview.screen(width: 20)
    expectText(screen.text, equals: "Account")
    expectIssue(of: screen, contains: "no Account in the environment")
  }

  /// A preview of which the first view is shown and the second lacks its object.
  struct WithoutAccount: PreviewProvider {
    static var previews: some View {
      VStack {
        Text("Account")
        AccountName()
      }
    }
  }
}
