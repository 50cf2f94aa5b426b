import TextBackend
import ViewTree

/// The evaluations of each of three toggles' `makeBody`, with key-path bindings and with closure bindings.
@MainActor enum InvalidationTable {
  /// The three toggles; `usesClosures` selects the kind of their bindings.
  struct Bench: View {
    let usesClosures: Bool
    @State private var selection = Time.tonight
    @State private var date = Date.january(5)
    @State private var unrelated = 0

    var body: some View {
      VStack(alignment: .leading) {
        Toggle("Tonight", isOn: usesClosures ? closure(\.isTonight) : $selection.isTonight)
        Toggle("Tomorrow", isOn: usesClosures ? closure(\.isTomorrow) : $selection.isTomorrow)
        Toggle("Custom", isOn: usesClosures ? closure(\.[custom: date]) : $selection[custom: date])
        Text("\(unrelated)")
        Button("Choose tomorrow") { selection = .tomorrow }
        Button("Choose the date") { selection = .custom(date) }
        Button("Next date") {
          date += 86_400
          selection = .custom(date)
        }
        Button("Unrelated") { unrelated += 1 }
      }
      .toggleStyle(TimePickerStyle())
    }

    private func closure(_ keyPath: WritableKeyPath<Time, Bool>) -> Binding<Bool> {
      // The table measures what this costs. viewtree-lint-ignore: closure-binding
      Binding(get: { selection[keyPath: keyPath] }, set: { selection[keyPath: keyPath] = $0 })
    }
  }

  /// The evaluations of each toggle for one event.
  static func counts(usesClosures: Bool, before: [String] = [], event: String) throws -> [Int] {
    let screen = Screen(Bench(usesClosures: usesClosures), width: 30)
    for button in before { try screen.find(.button, button).tap() }
    let trace = try screen.trace { try screen.find(.button, event).tap() }
    return ["Tonight", "Tomorrow", "Custom"].map { label in
      trace.entries.filter { $0.typeName == "TimePickerStyle" && $0.label == label }.reduce(0) { $0 + $1.evaluations }
    }
  }

  static func text() throws -> String {
    let events: [(title: String, before: [String], button: String)] = [
      ("Tonight to Tomorrow", [], "Choose tomorrow"),
      ("the date changes while custom", ["Choose the date"], "Next date"),
      ("an unrelated state changes", [], "Unrelated"),
    ]
    var lines = ["How often makeBody of the three toggles runs:", "", row("event", "key paths", "closures")]
    for event in events {
      let counts = try [false, true].map {
        try Self.counts(usesClosures: $0, before: event.before, event: event.button).map(String.init).joined(
          separator: " ")
      }
      lines.append(row(event.title, counts[0], counts[1]))
    }
    return lines.joined(separator: "\n")
  }

  private static func row(_ event: String, _ keyPaths: String, _ closures: String) -> String {
    event.padding(toLength: 32, withPad: " ", startingAt: 0)
      + keyPaths.padding(toLength: 12, withPad: " ", startingAt: 0) + closures
  }
}
