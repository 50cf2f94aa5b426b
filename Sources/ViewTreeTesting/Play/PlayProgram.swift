/// The program behind the view of a play, such as a random model with a view for each of its parts.
///
/// It chooses the events, adds its own, which no person causes, and reports faults that only it can see.
@MainActor protocol PlayProgram: AnyObject {
  associatedtype Content: View

  /// The Swift code that creates the program as it was before any event.
  var code: String { get }

  /// The state of the program in words, for a report.
  var state: String { get }

  /// The view of the program in its current state.
  var view: Content { get }

  var rules: PlayRules { get }

  /// Chooses an event on a screen with the view, which may turn out to be impossible; `nil` if there is none.
  func chooseEvent(on screen: Screen, using random: inout SplitMix) -> PlayEvent?

  /// Makes an event of the program's own, which depends on the name and the numbers alone; returns whether it was
  /// possible.
  @discardableResult func perform(_ name: String, _ numbers: [Int], on screen: Screen) async -> Bool

  /// Calls `event`, which makes an event of a person or of the program, and returns its result.
  func observe(_ screen: Screen, during event: @MainActor () async -> Bool) async -> Bool

  /// Returns a fault that the program sees; `nil` if there is none.
  func fault(of screen: Screen) -> PlayFault?
}
