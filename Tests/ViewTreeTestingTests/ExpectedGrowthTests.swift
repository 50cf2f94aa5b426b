import Testing

@testable import ViewTreeTesting

@MainActor struct ExpectedGrowthTests {
  private struct Item: Identifiable {
    let id: Int
    var isOn = false
  }

  private struct Row: View {
    let id: Int
    @Binding var isOn: Bool
    var body: some View { Toggle("Row \(id)", isOn: $isOn) }
  }

  /// A list whose rows take bindings by key paths, or of closures.
  private struct Items: View {
    let usesClosures: Bool
    @State var items: [Item]

    init(_ count: Int, usesClosures: Bool) {
      self.usesClosures = usesClosures
      items = (1...count).map { Item(id: $0) }
    }

    var body: some View {
      if usesClosures {
        List(items.indices, id: \.self) { index in
          Row(id: items[index].id, isOn: Binding(get: { items[index].isOn }, set: { items[index].isOn = $0 }))
        }
      } else {
        List($items) { $item in Row(id: item.id, isOn: $item.isOn) }
      }
    }
  }

  private func tap(_ size: Int, usesClosures: Bool) throws -> InvalidationTrace {
    let screen = Screen(width: 30) { Items(size, usesClosures: usesClosures) }
    return try screen.trace { try screen.find(.toggle, "Row 3").tap() }
  }

  /// The message of the only failure.
  private func message(_ body: () throws -> Void) rethrows -> String {
    let messages = Locked<[String]>([])
    try withKnownIssue {
      try body()
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return messages.withLock { $0.joined(separator: "\n---\n") }
  }

  @Test func `the same event costs the same at two sizes`() throws {
    try expectBudget(sizes: [10, 40], .flat) { try tap($0, usesClosures: false) }
  }

  @Test func `growth fails with its exponent and the causes`() throws {
    let words = try message {
      try expectBudget(sizes: [40, 10, 20], .flat, of: [.evaluations, .unneeded]) { try tap($0, usesClosures: true) }
    }
    expectText(
      words,
      startsWith: """
        Growth from size 10 to 40: evaluations 33 → 123 (exponent 0.95), unneeded 27 → 117 (exponent 1.06); expected flat

        size         10  20   40  exponent
        evaluations  33  63  123      0.95
        unneeded     27  57  117      1.06

        At size 40:
        tap toggle "Row 3"

        """)
    try expectBudget(sizes: [10, 20, 40], .linear, of: [.evaluations, .unneeded]) { try tap($0, usesClosures: true) }
    try expectBudget(sizes: [10, 40], .atMost(exponent: 1), of: [.evaluations]) { try tap($0, usesClosures: true) }
    let half = try message {
      try expectBudget(sizes: [10, 40], .atMost(exponent: 0.5), of: [.evaluations]) { try tap($0, usesClosures: true) }
    }
    #expect(half.hasPrefix("Growth from size 10 to 40: evaluations 33 → 123 (exponent 0.95); expected an exponent of"))
    #expect(half.split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
  }

  @Test func `an asynchronous event has a budget`() async throws {
    try await expectBudget(sizes: [10, 40], .flat) { size in
      let screen = Screen(width: 30) { Items(size, usesClosures: false) }
      return try await screen.trace {
        try screen.find(.toggle, "Row 3").tap()
        try await screen.settle()
      }
    }
  }

  @Test func `1 is the smallest size`() {
    expectBudget(sizes: [1, 2], .flat) { size in
      let screen = Screen(width: 30) { Text("\(size)") }
      return screen.trace { screen.press(.tab) }
    }
  }

  @Test(arguments: [[], [10], [10, 10], [0, 10], [-5, 10]])
  func `growth needs two sizes`(sizes: [Int]) throws {
    let words = try message { try expectBudget(sizes: sizes, .flat) { try tap($0, usesClosures: false) } }
    expectEqual(
      words,
      "The growth of a budget is unknown for the sizes \(sizes). Pass two or more different sizes of at least 1, such as "
        + "[50, 200].")
  }

  @Test func `growth without costs, events or an exponent cannot be compared`() throws {
    func words(_ growth: ExpectedGrowth, of costs: [EventCost] = EventCost.allCases, isIdle: Bool = false) throws
      -> String
    {
      try message {
        try expectBudget(sizes: [10, 40], growth, of: costs) { size in
          isIdle ? Screen(width: 30) { Items(size, usesClosures: true) }.trace {} : try tap(size, usesClosures: false)
        }
      }
    }
    expectEqual(
      try words(.flat, of: []),
      "The growth of a budget has no cost to compare. Leave out of:, or pass at least one, such as of: [.evaluations].")
    expectEqual(
      try words(.flat, isIdle: true),
      "No event happened at size 10, so nothing can grow. Send the event within screen.trace { … }.")
    for (exponent, name) in [(Double.nan, "nan"), (.infinity, "inf")] {
      expectEqual(
        try words(.atMost(exponent: exponent)),
        "The exponent of a budget's growth is \(name). Pass a number, such as .atMost(exponent: 1.5).")
    }
  }

  @Test func `a change outside of events, and an event without a cost, can be flat`() throws {
    try expectBudget(sizes: [1, 2], .flat) { size in
      let screen = Screen(width: 30) { Items(size, usesClosures: false) }
      return screen.trace { screen.press(.escape) }
    }
  }

  @Test func `a cost that is highest between the sizes is named`() throws {
    let words = try message {
      try expectBudget(sizes: [1, 2, 3], .flat, of: [.evaluations]) { size in
        let screen = Screen(width: 30) { Items(3, usesClosures: false) }
        return try screen.trace { for _ in 0..<(size == 2 ? 2 : 1) { try screen.find(.toggle, "Row 3").tap() } }
      }
    }
    #expect(words.hasPrefix("Growth from size 1 to 3: evaluations 1 → 2 → 1 (exponent"), "\(words)")
  }

  @Test func `the exponent is the power of the size`() {
    func growth(_ counts: [Int]) -> MeasuredGrowth { MeasuredGrowth(sizes: [10, 100, 1000], counts: counts) }
    expectEqual(growth([5, 5, 5]).exponentInWords, "0.00")
    expectEqual(growth([10, 100, 1000]).exponentInWords, "1.00")
    expectEqual(growth([3, 300, 30000]).exponentInWords, "2.00")
    expectEqual(growth([1000, 100, 10]).exponentInWords, "-1.00")
    // A count of 0 has no logarithm.
    expectEqual(growth([0, 0, 0]).exponentInWords, "0.00")
    expectEqual(growth([0, 100, 1000]).exponentInWords, "1.50")
  }

  @Test func `growth is allowed up to its exponent`() {
    func growth(_ counts: [Int]) -> MeasuredGrowth { MeasuredGrowth(sizes: [10, 100], counts: counts) }
    func allowed(_ expected: ExpectedGrowth) -> [Int] {
      [4, 5, 6, 50, 60, 70, 500].filter { expected.allows(growth([5, $0])) }
    }
    expectEqual(allowed(.flat), [4, 5])
    expectEqual(allowed(.linear), [4, 5, 6, 50, 60])
    expectEqual(allowed(.atMost(exponent: 1)), [4, 5, 6, 50])
    expectEqual(allowed(.atMost(exponent: 2)), [4, 5, 6, 50, 60, 70, 500])
    // The middle one of three sizes counts too.
    #expect(!ExpectedGrowth.flat.allows(MeasuredGrowth(sizes: [1, 2, 3], counts: [5, 6, 5])))
    expectEqual(
      [ExpectedGrowth.flat, .linear, .atMost(exponent: 1.5)].map(\.description),
      ["flat", "linear, an exponent of at most 1.1", "an exponent of at most 1.5"])
  }
}
