/// A publisher of recorded values, as they are requested, and then of their completion.
///
///     Record<Int, Never> { recording in
///       recording.receive(1)
///       recording.receive(completion: .finished)
///     }
///
/// Follows [Record](https://developer.apple.com/documentation/combine/record).
public struct Record<Output, Failure: Error>: Publisher {
  /// A sequence of values with a completion.
  ///
  /// Follows [Record.Recording](https://developer.apple.com/documentation/combine/record/recording-swift.struct).
  public struct Recording {
    /// The recorded values.
    public private(set) var output: [Output]
    /// The recorded completion, `.finished` by default.
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isOver: Bool

    /// Creates an empty recording, to which values can be added.
    public init() { (output, completion, isOver) = ([], .finished, false) }

    /// Creates a complete recording; adding a value ends the program.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion, isOver) = (output, completion, true)
    }

    /// Adds a value; adding one after the completion ends the program.
    public mutating func receive(_ input: Output) {
      precondition(!isOver, "a Recording cannot receive a value after its completion")
      output.append(input)
    }

    /// Records the completion; a second one ends the program.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isOver, "a Recording cannot receive a second completion")
      (self.completion, isOver) = (completion, true)
    }
  }

  /// The recorded values and their completion.
  public let recording: Recording

  /// Creates a publisher of the values that a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Creates a publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Creates a publisher of values and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Attaches a subscriber, which then receives a subscription and values.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = SequenceSubscription(recording.output, AnySubscriber(subscriber), recording.completion)
    subscriber.receive(subscription: subscription)
    subscription.start()
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: CodingKey { case output, completion }

  /// Decodes a complete recording.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try values.decode([Output].self, forKey: .output),
      completion: try values.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  /// Encodes the values and their completion.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(output, forKey: .output)
    try values.encode(completion, forKey: .completion)
  }
}
