import Foundation
import Testing

@testable import ViewTree
@testable import ViewTreeTesting

/// Random play finds the faults of views, and shortens the events that lead to them.
@MainActor struct ExpectConsistentTests {
  /// The message of the only failure.
  private func message(_ body: () async throws -> Void) async rethrows -> String {
    let messages = Locked<[String]>([])
    try await withKnownIssue {
      try await body()
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return messages.withLock { $0.joined(separator: "\n---\n") }
  }

  // MARK: Views without a fault

  private struct Row: View {
    let number: Int
    @State private var isOpen = false
    @State private var text = "x"

    var body: some View {
      DisclosureGroup("row \(number)", isExpanded: $isOpen) { TextField("field", text: $text) }
      Stepper("length \(text.count)") {
        text += "y"
      } onDecrement: {
        text = ""
      }
    }
  }

  private struct Page: View {
    @State private var isOn = false
    @State private var shows = false

    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn.animation())
        // Equal views in one place.
        Row(number: 1)
        Row(number: 2)
        if isOn { Text("on").transition(.slide) }
        Button("Sheet") { shows = true }.sheet(isPresented: $shows) { Row(number: 3) }
        List { ForEach(0..<9, id: \.self) { Row(number: $0) } }
      }
    }
  }

  @Test func `a view without a fault passes`() async throws {
    try await expectConsistent(events: 150, width: 40) { Page() }
    try await expectConsistent(Screen(width: 30, height: 12) { Page() }, events: 50, seed: 2)
  }

  @Test func `a screen begins in its state, and stays as it is`() async throws {
    let screen = Screen(width: 40, height: 20) { Page() }
    try screen.find(.toggle, "Wi-Fi").tap()
    try screen.find(.button, "Sheet").tap()
    let before = screen.render(.cells)
    let subject = try #require(PlaySubject(screen))
    let copy = subject.mount(PlaySettings())
    expectText(copy.render(.cells), equals: before)
    try await expectConsistent(screen, events: 40)
    expectText(screen.render(.cells), equals: before)
  }

  @Test func `settings change the environment of a screen that is shown`() {
    struct Content: View {
      @Environment(\.locale) private var locale
      @Environment(\.colorScheme) private var scheme
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.layoutDirection) private var direction
      var body: some View { Text("\(locale.identifier) \(scheme) \(size) \(direction)") }
    }
    let settings = PlaySettings()
    let screen = Screen(width: 60) { Content().playSettings(settings) }
    expectText(screen.text, equals: "en_US light large leftToRight")
    settings.locale = Locale(identifier: "ar")
    settings.colorScheme = .dark
    settings.dynamicTypeSize = .xLarge
    expectText(screen.text, contains: "ar dark xLarge rightToLeft")
  }

  // MARK: Views with a fault

  @MainActor private enum Global {
    static var count = 0
    private static var reads = 0
    /// Differs at each read.
    static var seconds: Int {
      reads += 1
      return reads
    }
  }

  private struct CountsElsewhere: View {
    @State private var isOn = false

    var body: some View {
      Text("Count \(Global.count)")
      Toggle("Wi-Fi", isOn: $isOn)
      Button("More") { Global.count += 1 }
      Button("Less") {}
    }
  }

  @Test func `a state in a global variable is found, and shortened to the tap that writes it`() async throws {
    let words = try await message { try await expectConsistent(width: 30) { CountsElsewhere() } }
    expectText(words, contains: "the screen differs from one that is mounted anew in the same state")
    expectText(
      words,
      contains: """
        One event leads to it, as a test:

        import Testing
        import ViewTreeTesting

        @MainActor @Test func `a played session`() async throws {
          let screen = Screen(width: 30, height: 24) { CountsElsewhere() }
          try screen.find(.button, "More").tap()
          try await expectConsistent(screen, events: 0)
        }
        """)
    // The printed test finds it too.
    let screen = Screen(width: 30, height: 24) { CountsElsewhere() }
    try screen.find(.button, "More").tap()
    expectText(
      try await message { try await expectConsistent(screen, events: 0) },
      startsWith: "The screen is not consistent: the screen differs")
  }

  /// A column that measures its views once.
  private struct OldColumn: Layout {
    func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }
    func updateCache(_ cache: inout [CGSize], subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
      CGSize(width: cache.map(\.width).max() ?? 0, height: cache.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
      var place = bounds.origin
      for (subview, size) in zip(subviews, cache) {
        subview.place(at: place, proposal: ProposedViewSize(size))
        place.y += size.height
      }
    }
  }

  private struct Grows: View {
    @State private var isLong = false
    @State private var isOn = false

    var body: some View {
      VStack {
        OldColumn {
          Text(isLong ? "several\nlines\nof text" : "short")
          Text("below")
        }
        Button("Other") { isOn.toggle() }
        Button("Longer") { isLong = true }
      }
    }
  }

  @Test func `a layout that keeps old sizes is found, and shortened to the event that changes one`() async throws {
    let words = try await message { try await expectConsistent(width: 30) { Grows() } }
    expectText(words, contains: "One event leads to it, as a test:")
    expectText(words, contains: "  try screen.find(.button, \"Longer\").tap()\n  try await expectConsistent(")
  }

  @Observable fileprivate final class Player {
    var count = 0
    @ObservationIgnored private var onTick: (() -> Void)?

    func start() { onTick = { self.count += 1 } }
  }

  private struct Plays: View {
    @State private var player = Player()
    @State private var isOn = false

    var body: some View {
      Toggle("Loud", isOn: $isOn)
      Button("Play") { player.start() }
    }
  }

  @Test func `an object that holds itself is found, and shortened to the event that begins it`()
    async throws
  {
    let words = try await message { try await expectConsistent(width: 30) { Plays() } }
    expectText(words, contains: "Player is not released with the screen; look for a closure or a task")
    expectText(
      words,
      contains: """
        One event leads to it, as a test:

        import Testing
        import ViewTreeTesting

        @MainActor @Test func `a played session`() async throws {
          try await expectReleased {
            let screen = Screen(width: 30, height: 24) { Plays() }
            try screen.find(.button, "Play").tap()
            return screen
          }
        }
        """)
    let again = try await message {
      try await expectReleased {
        let screen = Screen(width: 30, height: 24) { Plays() }
        try screen.find(.button, "Play").tap()
        return screen
      }
    }
    expectText(again, startsWith: "Player is not released")
    try await expectReleased { Screen(width: 30) { Plays() } }
  }

  private static let shared = Player()

  private struct Shares: View {
    let player: Player
    var body: some View { Button("\(player.count)") { player.count += 1 } }
  }

  @Test func `an object that is held elsewhere is no leak`() async throws {
    try await expectConsistent(events: 20, width: 30) { Shares(player: Self.shared) }
    let player = Player()
    try await expectConsistent(Screen(width: 30, height: 4) { Shares(player: player) }, events: 20)
  }

  private struct WritesInBody: View {
    @State private var isOn = false
    @State private var count = 0

    var body: some View {
      let _ = isOn ? (count += 1) : ()
      Toggle("Wi-Fi", isOn: $isOn)
      Text("\(count)")
    }
  }

  @Test func `an issue is found, and shortened to the event that causes it`() async throws {
    let words = try await message { try await expectConsistent(width: 30) { WritesInBody() } }
    expectText(words, contains: "the screen has an issue:\n  ")
    expectText(words, contains: "was written while a view was being evaluated")
    expectText(words, contains: "  try screen.find(.toggle, \"Wi-Fi\").tap()\n  try await expectConsistent(")
  }

  private struct Counts: View {
    @State private var count = 0
    var body: some View {
      // Two taps at least.
      let isWrong = count > 1
      Button("Add \(count)") { count += 1 }
      Text(isWrong ? "\(Global.seconds)" : "")
      Button("Reset") { count = 0 }
    }
  }

  @Test func `the least events may be several`() async throws {
    let words = try await message { try await expectConsistent(width: 30) { Counts() } }
    expectText(words, contains: "2 events lead to it, as a test:")
    expectText(
      words,
      contains: "  try screen.find(.button, \"Add 0\").tap()\n  try screen.find(.button, \"Add 1\").tap()\n")
  }

  // MARK: States

  fileprivate final class Document {
    var words: [String] = []
    func copy() -> Document {
      let copy = Document()
      copy.words = words
      return copy
    }
  }

  private struct Editor: View {
    let document: Document
    @State private var isOn = false
    var body: some View {
      Text(document.words.joined(separator: " "))
      Button("Add") { document.words.append("word") }
    }
  }

  @Test func `a closure that copies the state has each play begin with it`() async throws {
    let document = Document()
    let words = try await message {
      try await expectConsistent(width: 30, state: document.copy) { Editor(document: $0) }
    }
    expectText(words, contains: "One event leads to it, as a test:")
    expectEqual(document.words, [])
    // Without it the next play goes on with the document, and does not fail at the same events.
    let screen = Screen(width: 30, height: 3) { Editor(document: document) }
    expectText(try await message { try await expectConsistent(screen) }, contains: "differs from one")
    #expect(document.words != [])
  }

  @Test func `the events of a seed are the same in every run`() async {
    func events(_ seed: UInt64) async -> [PlayEvent] {
      let subject = PlaySubject(width: 40, height: 24, options: .init(), making: Page.self) { Page() }
      return await ViewTreeTesting.Player { ScreenPlay(subject, seed: seed) }.play(events: 60).events
    }
    let (first, again, other) = (await events(7), await events(7), await events(8))
    expectEqual(first, again)
    #expect(first != other)
    #expect(first.count >= 60)
  }

  @Test func `a closed screen is a failure`() async throws {
    let screen = Screen(width: 10) { Text("a") }
    screen.close()
    expectText(try await message { try await expectConsistent(screen) }, startsWith: "The screen is closed")
  }
}
