/// The name of an event in a trace, which also names the tasks that the event starts.
///
/// A position is formatted only when the name is read.
package enum EventName: ExpressibleByStringInterpolation, Sendable {
  case words(String)
  /// `a click at (3.5, 0.5)`.
  case at(StaticString, CGPoint)

  /// Creates a name from a literal.
  package init(stringLiteral value: String) { self = .words(value) }

  /// The name as text, with the position if it has one.
  package var text: String {
    switch self {
    case .words(let words): words
    case .at(let words, let point): "\(words) at (\(point.x), \(point.y))"
    }
  }
}
