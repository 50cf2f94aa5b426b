import Testing
import ViewTreeTesting

// The examples of the article `RandomPlay`, as they stand there.

struct Basket: View {
  static var count = 0
  @State private var isGift = false

  var body: some View {
    Toggle("As a gift", isOn: $isGift)
    Text("\(Basket.count) in the basket")
    Button("Add") { Basket.count += 1 }
    Button("Pay") {}.disabled(Basket.count == 0)
  }
}

@Observable final class LibraryModel {
  var titles: [String]
  var isOpen = false

  init(titles: [String] = []) { self.titles = titles }

  func copy() -> LibraryModel { LibraryModel(titles: titles) }
}

struct Library: View {
  let model: LibraryModel
  @State private var title = ""

  var body: some View {
    if model.isOpen {
      TextField("Title", text: $title).onSubmit { model.titles.append(title) }
      List { ForEach(model.titles.indices, id: \.self) { Text(model.titles[$0]) } }
    }
    Button(model.isOpen ? "Close" : "Open") { model.isOpen.toggle() }
  }
}

@MainActor struct RandomPlayTests {
  @Test func `a count that no view observes is found`() async throws {
    try await withKnownIssue {
      try await expectConsistent(events: 200, width: 30) { Basket() }
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("One event leads to it, as a test:")
        && issue.comments.map(\.rawValue).joined().contains("  try screen.find(.button, \"Add\").tap()")
    }
  }

  @Test func `the test of the message finds it too`() async throws {
    await withKnownIssue { try await played() }
  }

  /// The test as it is printed.
  private func played() async throws {
    let screen = Screen(width: 30, height: 24) { Basket() }
    try screen.find(.button, "Add").tap()
    try await expectConsistent(screen, events: 0)
  }

  @Test func `a screen in a state stays consistent`() async throws {
    let screen = Screen(width: 30, height: 12) { Library(model: LibraryModel()) }
    try screen.find(.button, "Open").tap()
    try await expectConsistent(screen, events: 100)
  }

  @Test func `each play has its own model`() async throws {
    let model = LibraryModel(titles: ["Emma"])
    try await expectConsistent(events: 100, width: 30, state: model.copy) { Library(model: $0) }
    #expect(model.titles == ["Emma"])
  }

  @Test func `the library is released with its screen`() async throws {
    try await expectReleased {
      let screen = Screen(width: 30, height: 12) { Library(model: LibraryModel()) }
      try screen.find(.button, "Open").tap()
      return screen
    }
  }
}
