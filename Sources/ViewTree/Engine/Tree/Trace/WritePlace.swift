/// The place in the source at which a value was assigned.
package struct WritePlace: Sendable {
  private enum Place {
    case stack(CallPlace)
    case words(String)
  }

  static let unknown = WritePlace(function: "")

  private let place: Place
  /// Whether several properties changed since the place was recorded; objects announce only their first change.
  var isFirstOfMany = false

  /// Captures the running code; a write through a binding needs no place, because the binding has its own.
  init(of writer: (any OriginOwner)?) { place = writer == nil ? .stack(CallPlace()) : .words("") }

  /// Creates a place from text: one read from a file, or empty if unknown.
  package init(function: String) { place = .words(function) }

  /// `Settings.reset()`, or an empty string if unknown.
  package var function: String {
    switch place {
    case .words(let words): words
    case .stack(let place): (place.function ?? "").with(", or later", if: isFirstOfMany)
    }
  }

  /// `Settings.swift:12`, or an empty string if unknown.
  package var line: String {
    guard case .stack(let place) = place else { return "" }
    return (place.line ?? "").with(", or later", if: isFirstOfMany)
  }
}

extension String {
  fileprivate func with(_ end: String, if isWanted: Bool) -> String { isWanted && !isEmpty ? self + end : self }
}
