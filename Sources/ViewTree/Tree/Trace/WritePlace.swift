/// Where in the source a value was assigned.
struct WritePlace: Sendable {
  private enum Place {
    case stack(CallPlace)
    case words(String)
  }

  static let unknown = WritePlace(function: "")

  private let place: Place
  /// Whether others were written since, of which only the first was announced, as objects do.
  var isFirstOfMany = false

  /// The code that is running; what a binding writes is told by the binding.
  init(of writer: (any OriginOwner)?) { place = writer == nil ? .stack(CallPlace()) : .words("") }

  /// What was told of it before.
  init(function: String) { place = .words(function) }

  /// `Settings.reset()`, or empty.
  var function: String {
    switch place {
    case .words(let words): words
    case .stack(let place): (place.function ?? "").with(", or later", if: isFirstOfMany)
    }
  }

  /// `Settings.swift:12`, or empty.
  var line: String {
    guard case .stack(let place) = place else { return "" }
    return (place.line ?? "").with(", or later", if: isFirstOfMany)
  }
}

extension String {
  fileprivate func with(_ end: String, if isWanted: Bool) -> String { isWanted && !isEmpty ? self + end : self }
}
