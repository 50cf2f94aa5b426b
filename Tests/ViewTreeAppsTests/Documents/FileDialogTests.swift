import Foundation
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

  private struct Opening: View {
    var several = false
    var probe = Probe()
    @State private var isShown = true
    @State private var text = "nothing"

    var body: some View {
      Text(text)
      Button("Again") { isShown = true }
        .fileImporter(isPresented: $isShown, allowedContentTypes: [.text], allowsMultipleSelection: several) { result in
          text = (try? result.get().map(\.lastPathComponent).joined(separator: " ")) ?? "failed"
        } onCancellation: {
          text = "cancelled"
        }
        .offers("close", to: probe) { isShown = false }
    }
  }

  private struct Saving: View {
    @State private var isShown = true
    var body: some View { Text("x").fileExporter(isPresented: $isShown, item: "text") { _ in } }
  }

  private func screen<V: View>(
    _ files: StoredFiles, width: Int = 40, height: Int = 18, unit: ScreenOptions.Unit = .cells,
    @ViewBuilder _ content: () -> V
  ) -> Screen {
    Screen(width: width, height: height, options: ScreenOptions(unit: unit, files: files), content: content)
  }

  private func go(to path: String, in screen: Screen) throws {
    try screen.find(.textField, "Folder").tap()
    screen.press(.character("a").with(.command))
    screen.type(path)
    screen.press(.return)
  }

  @Test func `the path of a file chooses it, and a file of another type is refused`() throws {
    let files = StoredFiles(["Notes/a.txt": "", "Notes/b.png": ""])
    let screen = screen(files) { Opening() }
    try go(to: "/Notes/b.png", in: screen)
    expectText(screen.text, contains: "b.png cannot be chosen.")
    try go(to: "/none", in: screen)
    #expect(screen.text.contains("/none does not exist.") && !screen.text.contains("cannot be chosen"))
    try go(to: "/Notes", in: screen)
    #expect(screen.text.contains("a.txt") && !screen.text.contains("does not exist"))
    try go(to: "/Notes/a.txt", in: screen)
    #expect(screen.text.contains("a.txt") && !screen.text.contains("Cancel"))
  }

  @Test func `the path of a file marks it among several, in its folder`() throws {
    let screen = screen(StoredFiles(["Notes/a.txt": "", "b.txt": ""])) { Opening(several: true) }
    try go(to: "/Notes/a.txt", in: screen)
    #expect(try screen.find(.textField, "Folder").value == "/Notes" && screen.find(.button, "a.txt").isSelected)
    try screen.find(.button, "Open").tap()
    expectText(screen.text, contains: "a.txt\n")
  }

  @Test func `the path of a file names it in a dialog that saves`() throws {
    let screen = screen(StoredFiles(["Notes/a.png": "old"])) { Saving() }
    try go(to: "/Notes/a.png", in: screen)
    try expectEqual(screen.findAll(.textField).map(\.value), ["/Notes", "a.png"])
  }

  @Test func `another name needs no confirmation`() throws {
    let files = StoredFiles(["Untitled": "old"])
    let screen = screen(files) { Saving() }
    for _ in 0..<2 {
      screen.press(.return)
      #expect(try screen.find(.button, "Replace").isEnabled)
      screen.type("2")
      #expect(try screen.find(.button, "Save").isEnabled)
      screen.press(.delete)
      #expect(try screen.find(.button, "Save").isEnabled)
    }
    expectEqual(files.text("Untitled"), "old")
  }

  @Test func `a dialog that is cancelled, or closed by the program, forgets the choice before it`() throws {
    for closes in [false, true] {
      let probe = Probe()
      let screen = screen(StoredFiles(["a.txt": ""])) { Opening(probe: probe) }
      try screen.find(.button, "a.txt").tap()
      expectText(screen.text, contains: "a.txt\n")
      try screen.find(.button, "Again").tap()
      if closes { screen.perform("close", probe) } else { screen.press(.escape) }
      expectText(screen.text, contains: "cancelled")
    }
  }

  @Test func `hidden files are shown on request`() {
    let files = StoredFiles([".secret.txt": "", "a.txt": ""])
    expectText(screen(files) { Opening() }.text, lacks: "secret")
    expectText(screen(files) { Opening().fileDialogBrowserOptions(.includeHiddenFiles) }.text, contains: ".secret.txt")
    expectText(screen(files) { Opening().fileDialogBrowserOptions(.displayFileExtensions) }.text, lacks: "secret")
  }

  @Test func `a predicate that fails allows no file`() throws {
    let screen = screen(StoredFiles(["a.txt": "", "ab.txt": ""])) {
      Opening().fileDialogURLEnabled(#Predicate { $0.lastPathComponent.count > 5 })
    }
    #expect(try !screen.find(.button, "a.txt").isEnabled && screen.find(.button, "ab.txt").isEnabled)
    let failing = self.screen(StoredFiles(["a.txt": ""])) {
      Opening().fileDialogURLEnabled(#Predicate { $0.pathComponents[99] == "" })
    }
    #expect(try !failing.find(.button, "a.txt").isEnabled)
  }

  @Test(arguments: [(ScreenOptions.Unit.cells, "35 2", "24 8"), (.points, "280 32", "192 128")])
  func `rows are as wide as the longest name and a column, 24 columns at least, and eight lines at most`(
    unit: ScreenOptions.Unit, long: String, many: String
  ) {
    let name = String(repeating: "x", count: 30) + ".txt"
    let screen = screen(StoredFiles([name: "", "a.txt": ""]), width: 60, unit: unit) { Opening() }
    expectText(screen.text, contains: "| \(name)   ")
    #expect(rows(screen).hasSuffix(" \(long))"), "\(rows(screen))")
    let files = StoredFiles(Dictionary(uniqueKeysWithValues: (0..<12).map { ("f\($0).txt", "") }))
    let other = self.screen(files, width: 60, unit: unit) { Opening() }
    #expect(rows(other).hasSuffix(" \(many))"), "\(rows(other))")
  }

  @Test(arguments: [(ScreenOptions.Unit.cells, "29 2", "12 2"), (.points, "232 32", "96 32")])
  func `on a low or narrow screen, rows take the room that is left`(
    unit: ScreenOptions.Unit, low: String, narrow: String
  ) {
    let files = StoredFiles(Dictionary(uniqueKeysWithValues: (0..<12).map { ("file number \($0) of twelve.txt", "") }))
    for (width, size) in [(40, low), (20, narrow)] {
      let screen = screen(files, width: width, height: 10, unit: unit) { Opening() }
      #expect(rows(screen).hasSuffix(" \(size))"), "\(rows(screen))")
      expectText(screen.text, contains: "|\n  | [ Cancel ] ")
    }
  }

  /// The line of the rows in the tree, which ends with their frame.
  private func rows(_ screen: Screen) -> Substring {
    screen.render(.tree).split(separator: "\n").first { $0.contains("FileRows ") } ?? ""
  }
}
