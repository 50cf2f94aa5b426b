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

  @Test func `a file is read`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "viewtree-\(UUID().uuidString).png")
    try TestPicture.black.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = Screen(Avatar(url: file), width: 12)
    try await screen.settle()
    expectText(screen.text, equals: "####")
  }
}
