import Foundation
import Testing
import ViewTreeApps
import ViewTreeTesting

@MainActor @Suite struct FileMoverTests {
  private let files = StoredFiles(["a.txt": "a", "Notes/": ""])

  private struct Moving: View {
    let url: URL?
    @State private var isShown = true
    @State private var text = "nothing"

    var body: some View {
      Text(text).fileMover(isPresented: $isShown, file: url) { text = (try? $0.get().lastPathComponent) ?? "failed" }
    }
  }

  private func screen(moving url: URL?) -> Screen {
    Screen(width: 36, height: 14, options: ScreenOptions(unit: .cells, files: files)) { Moving(url: url) }
  }

  private func text(_ screen: Screen) -> String { screen.text.trimmingCharacters(in: .whitespacesAndNewlines) }

  @Test func `one file is moved, and may stay in its folder`() throws {
    for (folder, path) in [(nil, "a.txt"), ("Notes/", "Notes/a.txt")] {
      let screen = screen(moving: files.url(of: "a.txt"))
      if let folder { try screen.find(.button, folder).tap() }
      try screen.find(.button, "Move").tap()
      #expect(text(screen) == "a.txt" && files.text(path) == "a")
    }
    #expect(files["a.txt"] == nil)
  }

  @Test func `a cancelled move changes nothing, and without a file no dialog appears`() throws {
    let screen = screen(moving: files.url(of: "a.txt"))
    try screen.find(.button, "Cancel").tap()
    #expect(text(screen) == "nothing" && files.text("a.txt") == "a")
    expectEqual(text(self.screen(moving: nil)), "nothing")
  }
}
