/// Sends values that were recorded before, as they are asked for, and then their end.
///
///     Record<Int, Never> { recording in
///       recording.receive(1)
///       recording.receive(completion: .finished)
///     }
///
/// Follows [Record](https://developer.apple.com/documentation/combine/record).
public struct Record<Output, Failure: Error>: Publisher {
  /// Values and their end.
  ///
  /// Follows [Record.Recording](https://developer.apple.com/documentation/combine/record/recording-swift.struct).
  public struct Recording {
    /// The values.
    public private(set) var output: [Output]
    /// The end: `.finished` as long as none was recorded.
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isOver: Bool

    /// A recording without values, which takes some.
    public init() { (output, completion, isOver) = ([], .finished, false) }

    /// A recording of values and their end, which takes no others.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion, isOver) = (output, completion, true)
    }

    /// Adds a value; a value after the end ends the program.
    public mutating func receive(_ input: Output) {
      precondition(!isOver, "a Recording receives no values after its completion")
      output.append(input)
    }

    /// Records the end; a second end ends the program.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isOver, "a Recording receives one completion")
      (self.completion, isOver) = (completion, true)
    }
  }

  /// The values and their end.
  public let recording: Recording

  /// Sends what a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Sends a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Sends values, and then an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Begins to send to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = SequenceSubscription(recording.output, AnySubscriber(subscriber), recording.completion)
    subscriber.receive(subscription: subscription)
    subscription.start()
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: CodingKey { case output, completion }

  /// Reads a recording, which takes no other values.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try values.decode([Output].self, forKey: .output),
      completion: try values.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  /// Writes the values and their end.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(output, forKey: .output)
    try values.encode(completion, forKey: .completion)
  }
}
