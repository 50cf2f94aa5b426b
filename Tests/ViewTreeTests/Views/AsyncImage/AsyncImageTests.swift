import Foundation
import Testing
import ViewTreeTesting

@MainActor struct AsyncImageTests {
  private struct Avatar: View {
    let url: URL?
    var body: some View {
      AsyncImage(url: url) { phase in
        if let image = phase.image {
          image.resizable().frame(width: 4, height: 1)
        } else if phase.error != nil {
          Text("No picture")
        } else {
          Text("Loading")
        }
      }
    }
  }

  private let address = URL(string: "https://example.com/a.png")

  @Test func `an image without a loader shows its placeholder`() async throws {
    let screen = Screen(Avatar(url: address), width: 12)
    try await screen.settle()
    expectText(screen.text, equals: "Loading")
    let placeholder = Screen(width: 12) {
      AsyncImage(url: address) {
        $0.resizable()
      } placeholder: {
        Text("...")
      }
    }
    try await placeholder.settle()
    expectText(placeholder.text, equals: "...")
    let plain = Screen(width: 12) { AsyncImage(url: nil) }
    try await plain.settle()
    expectText(plain.text, equals: Screen(width: 12) { Image(decorative: "") }.text)
  }

  @Test func `a loader above returns the picture, or an error`() async throws {
    let black = try Image(pngData: TestPicture.black)
    let loader = ImageLoader { url in
      if url.lastPathComponent == "a.png" { return black }
      throw CancellationError()
    }
    let screen = Screen(Avatar(url: address).environment(\.imageLoader, loader), width: 12)
    expectText(screen.text, equals: "Loading")
    try await screen.settle()
    expectText(screen.text, equals: "####")
    let missing = Screen(
      Avatar(url: URL(string: "https://example.com/b.png")).environment(\.imageLoader, loader), width: 12)
    try await missing.settle()
    expectText(missing.text, equals: "No picture")
  }

  @Test func `content that is empty until the image is loaded is filled`() async throws {
    let black = try Image(pngData: TestPicture.black)
    let screen = Screen(width: 12) {
      AsyncImage(url: address) { $0.image?.resizable().frame(width: 4, height: 1) }
        .environment(\.imageLoader, ImageLoader { _ in black })
    }
    expectText(screen.text, equals: "")
    try await screen.settle()
    expectText(screen.text, equals: "####")
  }

  @Test func `another address is another picture`() async throws {
    struct Switching: View {
      @State private var name = "a.png"
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Avatar(url: URL(string: "https://example.com/\(name)"))
          Button("Next") { name = "b.png" }.buttonStyle(.plain)
        }
      }
    }
    let black = try Image(pngData: TestPicture.black)
    let loader = ImageLoader { url in
      if url.lastPathComponent == "a.png" { return black }
      throw CancellationError()
    }
    let screen = Screen(Switching().environment(\.imageLoader, loader), width: 12)
    try await screen.settle()
    expectText(screen.text, equals: "####\nNext")
    try screen.find(.button, "Next").tap()
    try await screen.settle()
    expectText(screen.text, equals: "No picture\nNext")
  }

  @Test func `the scale is the number of pixels per point, 1 by default`() async throws {
    // Its own scale does not count.
    let ring = try Image(pngData: TestPicture.ring, scale: 4)
    let loader = ImageLoader { _ in ring }
    func expect(_ scale: CGFloat, _ view: some View) async throws {
      let screen = Screen(view.environment(\.imageLoader, loader), width: 12)
      try await screen.settle()
      let image = try Image(pngData: TestPicture.ring, scale: scale)
      expectText(screen.text, equals: Screen(image, width: 12).text)
    }
    try await expect(1, AsyncImage(url: address))
    try await expect(2, AsyncImage(url: address, scale: 2))
    try await expect(1, AsyncImage(url: address) { $0.image ?? Image(decorative: "") })
    try await expect(2, AsyncImage(url: address, scale: 2) { $0.image ?? Image(decorative: "") })
    try await expect(
      1,
      AsyncImage(url: address) {
        $0
      } placeholder: {
        Text("...")
      })
    try await expect(
      2,
      AsyncImage(url: address, scale: 2) {
        $0
      } placeholder: {
        Text("...")
      })
  }

  /// Holds back those who pass until it is opened.
  private actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
      if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    func open() {
      isOpen = true
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  @Test(arguments: [true, false]) func `what arrives for a former address is not shown`(isPicture: Bool) async throws {
    struct Switching: View {
      @State private var name = "a.png"
      var body: some View {
        Avatar(url: URL(string: "https://example.com/\(name)"))
        Button("Next") { name = "b.png" }
      }
    }
    let (gate, black) = (Gate(), try Image(pngData: TestPicture.black))
    let loader = ImageLoader { url in
      let isFirst = url.lastPathComponent == "a.png"
      if isFirst { await gate.pass() }
      guard isFirst == isPicture else { throw URLError(.badURL) }
      return black
    }
    let screen = Screen(Switching().environment(\.imageLoader, loader), width: 12)
    for _ in 0..<10 { await Task.yield() }
    try screen.find(.button, "Next").tap()
    let next = isPicture ? "No picture" : "####"
    for _ in 0..<1000 where !screen.text.contains(next) {
      await Task.yield()
      screen.advance(by: .zero)
    }
    expectText(screen.text, contains: next)
    await gate.open()
    try await screen.settle()
    expectText(screen.text, contains: next)
  }

  @Test func `the content changes in the transaction`() async throws {
    let black = try Image(pngData: TestPicture.black)
    let loader = ImageLoader { _ in black }
    var animations: [Bool] = []
    let image = AsyncImage(url: address, transaction: Transaction(animation: .linear(duration: 1))) { phase in
      Text(phase.image == nil ? "none" : "some").transaction { animations.append($0.animation != nil) }
    }
    let screen = Screen(image.environment(\.imageLoader, loader), width: 12)
    try await screen.settle()
    expectText(screen.text, equals: "some")
    expectEqual(animations.last, true)
  }

  @Test func `a file is read`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "viewtree-\(UUID().uuidString).png")
    try TestPicture.black.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = Screen(Avatar(url: file), width: 12)
    try await screen.settle()
    expectText(screen.text, equals: "####")
  }
}
