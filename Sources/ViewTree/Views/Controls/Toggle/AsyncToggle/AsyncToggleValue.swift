/// What an ``AsyncToggle`` knows of its storage.
public enum AsyncToggleValue: Sendable {
  /// What the storage said when the toggle appeared.
  case initial(Bool)
  /// The storage could not be read, and nothing was saved since.
  case unknown(any Error)
  /// What the user chose, and the storage saved.
  case updated(Bool)
  /// What holds still, because the storage did not save what the user chose.
  case fallback(Bool)

  /// Whether the toggle is on; `nil` if that is not known.
  public var isOn: Bool? {
    switch self {
    case .initial(let isOn), .updated(let isOn), .fallback(let isOn): isOn
    case .unknown: nil
    }
  }

  /// Why the value is not known.
  public var error: (any Error)? { if case .unknown(let error) = self { error } else { nil } }
}

extension AsyncToggleValue: Equatable {
  /// Whether two values say the same; errors do if they are described by the same words.
  public static func == (a: AsyncToggleValue, b: AsyncToggleValue) -> Bool {
    switch (a, b) {
    case (.initial(let a), .initial(let b)), (.updated(let a), .updated(let b)), (.fallback(let a), .fallback(let b)):
      a == b
    case (.unknown(let a), .unknown(let b)): String(reflecting: a) == String(reflecting: b)
    default: false
    }
  }
}
