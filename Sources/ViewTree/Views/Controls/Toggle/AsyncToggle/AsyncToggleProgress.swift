/// How far an async toggle is: what it waits for, and what came of it the last time.
struct AsyncToggleProgress: Equatable {
  /// What the toggle waits for.
  enum Work: Hashable {
    case reading
    /// `attempt` tells one save from the next of the same value.
    case saving(Bool, attempt: Int)
    case nothing
  }

  private(set) var work = Work.reading
  /// `nil` until the storage answered for the first time.
  private(set) var value: AsyncToggleValue?
  /// How often the value went back to what it was.
  private(set) var fallbacks = 0
  private var attempts = 0

  var isBusy: Bool { work != .nothing }

  /// What the toggle shows: what the user chose while that is being saved, and mixed while nothing is known.
  ///
  /// To set it is the user's choice; while the toggle is busy there is none.
  var shown: ToggleState {
    get {
      if case .saving(let isOn, _) = work { return isOn ? .on : .off }
      return value?.isOn.map { $0 ? .on : .off } ?? .mixed
    }
    set {
      guard !isBusy, newValue != shown else { return }
      attempts += 1
      work = .saving(newValue.isOn, attempt: attempts)
    }
  }

  mutating func finishReading(_ result: Result<Bool, any Error>) {
    work = .nothing
    switch result {
    case .success(let isOn): value = .initial(isOn)
    case .failure(let error): value = .unknown(error)
    }
  }

  mutating func finishSaving(_ isOn: Bool, throwing error: (any Error)? = nil) {
    work = .nothing
    guard let error else { return value = .updated(isOn) }
    value = value?.isOn.map { .fallback($0) } ?? .unknown(error)
    fallbacks += 1
  }
}
