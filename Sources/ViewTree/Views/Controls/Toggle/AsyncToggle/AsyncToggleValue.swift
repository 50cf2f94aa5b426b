/// The value of an ``AsyncToggle`` as far as it is known.
public enum AsyncToggleValue: Sendable {
  /// The value that the storage returned when the toggle appeared.
  case initial(Bool)
  /// An unknown value: the storage could not be read, and no value was saved since.
  case unknown(any Error)
  /// The user's choice, which the storage saved.
  case updated(Bool)
  /// The previous value, which remains because the user's choice could not be saved.
  case fallback(Bool)

  /// A Boolean value that indicates whether the toggle is on; `nil` if it is unknown.
  public var isOn: Bool? {
    switch self {
    case .initial(let isOn), .updated(let isOn), .fallback(let isOn): isOn
    case .unknown: nil
    }
  }

  /// The error that made the value unknown; `nil` for a known value.
  public var error: (any Error)? { if case .unknown(let error) = self { error } else { nil } }
}

extension AsyncToggleValue: Equatable {
  /// Returns whether two values are equal; errors are equal if their descriptions are.
  public static func == (a: AsyncToggleValue, b: AsyncToggleValue) -> Bool {
    switch (a, b) {
    case (.initial(let a), .initial(let b)), (.updated(let a), .updated(let b)), (.fallback(let a), .fallback(let b)):
      a == b
    case (.unknown(let a), .unknown(let b)): String(reflecting: a) == String(reflecting: b)
    default: false
    }
  }
}
