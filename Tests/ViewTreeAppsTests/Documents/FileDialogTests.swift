import Testing
import ViewTreeTesting

@testable import ViewTreeApps

/// The dialog itself is drawn and used by the suites of the modifiers that show one.
@MainActor @Suite struct FileDialogTests {
  @Test func `a long folder scrolls within eight rows`() throws {
    let files = StoredFiles(Dictionary(uniqueKeysWithValues: (10..<40).map { ("f\($0).txt", "") }))
    let screen = Screen(width: 34, height: 20, options: ScreenOptions(unit: .cells, files: files)) {
      Text("below").fileImporter(isPresented: .constant(true), allowedContentTypes: [.text]) { _ in }
    }
    expectSnapshot(of: screen)
    screen.press(.tab)
    screen.press(.tab)
    for _ in 0..<12 { screen.press(.down) }
    #expect(try screen.find(.button, "f22.txt").isFocused && screen.text.contains("f22.txt"))
  }

  @Test func `a row is named by its file, and its mark is not read`() throws {
    let files = StoredFiles(["a.txt": "", "b.txt": ""])
    let screen = Screen(width: 34, height: 12, options: ScreenOptions(files: files)) {
      Text("below").fileImporter(
        isPresented: .constant(true), allowedContentTypes: [.text], allowsMultipleSelection: true
      ) { _ in }
    }
    try screen.find(.button, "b.txt").tap()
    expectEqual(screen.findAll(.button).map(\.label).filter { $0.contains("txt") }, ["a.txt", "b.txt"])
    expectEqual(screen.findAll(.image).count, 0)
    #expect(try screen.find(.button, "b.txt").isSelected)
  }
}
