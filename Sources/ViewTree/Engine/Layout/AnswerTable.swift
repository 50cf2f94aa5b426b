/// Answers by question: a few are found by a linear search, many by a dictionary.
struct AnswerTable<Question: Hashable, Value: Equatable> {
  private(set) var answers: [(question: Question, value: Value)] = []
  /// The index in `answers` for each question, once there are more than `linearSearchLimit`.
  private var places: [Question: Int]?

  private static var linearSearchLimit: Int { 8 }

  var count: Int { answers.count }
  /// Whether the table has no room for another answer.
  var isFull: Bool { count >= RenderTree.answerLimit }
  var last: Value? { answers.last?.value }

  @inline(__always) subscript(question: Question) -> Value? {
    guard answers.count <= Self.linearSearchLimit else { return places?[question].map { answers[$0].value } }
    for answer in answers where answer.question == question { return answer.value }
    return nil
  }

  /// Adds the answer to a question that has none yet.
  mutating func append(_ value: Value, for question: Question) {
    answers.append((question, value))
    guard answers.count > Self.linearSearchLimit else { return }
    if places == nil {
      places = Dictionary(uniqueKeysWithValues: answers.enumerated().map { ($1.question, $0) })
    } else {
      places?[question] = answers.count - 1
    }
  }

  /// Recomputes the answers to all questions; returns whether one of them differs from before.
  mutating func refresh(_ compute: (Question) -> Value) -> Bool {
    var isChanged = false
    for index in answers.indices {
      let value = compute(answers[index].question)
      if value != answers[index].value { isChanged = true }
      answers[index].value = value
    }
    return isChanged
  }
}
