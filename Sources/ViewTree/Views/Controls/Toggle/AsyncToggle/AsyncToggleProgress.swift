/// The progress of an async toggle: its pending work, and the last result.
struct AsyncToggleProgress: Equatable {
  /// The work for which the toggle waits.
  enum Work: Hashable {
    case reading
    /// A save; `attempt` distinguishes two saves of the same value.
    case saving(Bool, attempt: Int)
    case nothing
  }

  private(set) var work = Work.reading
  /// The known value; `nil` until the storage was first read.
  private(set) var value: AsyncToggleValue?
  /// The number of failed saves after which the previous value was restored.
  private(set) var fallbacks = 0
  private var attempts = 0

  var isBusy: Bool { work != .nothing }

  /// The state that the toggle shows: the user's choice while it is saved, and mixed while the value is unknown.
  ///
  /// Setting it makes a choice; a busy toggle ignores it.
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
