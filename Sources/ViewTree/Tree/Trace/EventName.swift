/// What an event is called in a trace, and what names the tasks that it starts.
///
/// A place is put into words when somebody reads them.
package enum EventName: ExpressibleByStringInterpolation, Sendable {
  case words(String)
  /// `a click at (3.5, 0.5)`.
  case at(StaticString, CGPoint)

  /// A name in words.
  package init(stringLiteral value: String) { self = .words(value) }

  /// The name.
  package var text: String {
    switch self {
    case .words(let words): words
    case .at(let words, let point): "\(words) at (\(point.x), \(point.y))"
    }
  }
}
