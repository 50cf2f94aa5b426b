/// The rules by which a screen is played with and compared, which depend on its view.
struct PlayRules {
  /// Whether the screen that is mounted anew takes over the states of the views, and runs none of their actions.
  ///
  /// Otherwise its views begin with their initial states and run their actions, because the whole state is in objects
  /// and stores.
  var copiesStates = true
  /// Whether the scroll views of the screen that is mounted anew are moved to the same positions.
  var scrolls = true
  /// Whether a play waits for work after each event.
  var settles = true
  /// Whether the screen shows animations from their start, as in a terminal.
  var isLive = false
  /// Whether issues are no faults.
  var allowsIssues = false
  /// Parts of the texts of issues that are no faults.
  ///
  /// A play may follow a link or share something, which a text platform reports.
  var expectedIssues = ["a text platform has no"]

  /// Returns the issues of a screen that are faults.
  @MainActor func faults(among issues: [String]) -> [String] {
    allowsIssues ? [] : issues.filter { issue in !expectedIssues.contains { issue.contains($0) } }
  }
}
