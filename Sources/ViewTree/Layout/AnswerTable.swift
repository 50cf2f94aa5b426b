/// Answers, each found by its question: few by looking through all of them, many by a dictionary.
struct AnswerTable<Question: Hashable, Value: Equatable> {
  private(set) var answers: [(question: Question, value: Value)] = []
  /// Where in `answers` the answer to a question is, once there are more than `fewAnswers`.
  private var places: [Question: Int]?

  private static var fewAnswers: Int { 8 }

  var count: Int { answers.count }
  /// Whether there is no room for one more.
  var isFull: Bool { count >= RenderTree.answerLimit }
  var last: Value? { answers.last?.value }

  @inline(__always) subscript(question: Question) -> Value? {
    guard answers.count <= Self.fewAnswers else { return places?[question].map { answers[$0].value } }
    for answer in answers where answer.question == question { return answer.value }
    return nil
  }

  /// Keeps the answer to a question that has none yet.
  mutating func append(_ value: Value, for question: Question) {
    answers.append((question, value))
    guard answers.count > Self.fewAnswers else { return }
    if places == nil {
      places = Dictionary(uniqueKeysWithValues: answers.enumerated().map { ($1.question, $0) })
    } else {
      places?[question] = answers.count - 1
    }
  }

  /// Answers all questions again; says whether an answer is another one than before.
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
