import Foundation
import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@testable import TextBackend

@MainActor struct AlertValueTests {
  private struct File: Identifiable { let id: String }
  private struct Failure: LocalizedError {
    var errorDescription: String? { "No network" }
    var recoverySuggestion: String? { "Try again." }
  }

  private struct Asking: View {
    @State private var isAsking = false
    @State private var isChoosing = false
    @State private var file: File?
    @State private var sheet: File?
    @State private var log = "-"

    var body: some View {
      VStack(alignment: .leading) {
        Button("Delete") { isAsking = true }
        Button("Choose") { isChoosing = true }
        Button("File") { file = File(id: "x.png") }
        Button("Sheet") { sheet = File(id: "y.png") }
        Text(log)
      }
      .alert(isPresented: $isAsking) {
        Alert(
          title: Text("Delete it?"), message: Text("It is gone then."),
          primaryButton: .destructive(Text("Delete")) { log = "deleted" }, secondaryButton: .cancel { log = "kept" })
      }
      .actionSheet(isPresented: $isChoosing) {
        ActionSheet(
          title: Text("Photo"),
          buttons: [.default(Text("Take")) { log = "taken" }, .default(Text("Pick")) { log = "picked" }, .cancel()])
      }
      .alert(item: $file) { Alert(title: Text("About \($0.id)")) }
      .actionSheet(item: $sheet) { ActionSheet(title: Text($0.id), buttons: []) }
    }
  }

  private func screen() -> Screen { Screen(Asking(), width: 26, height: 8) }

  @Test func `an alert that is a value`() throws {
    let screen = screen()
    try screen.find(.button, "Delete").tap()
    expectText(
      screen.text,
      equals: """
        [ Delete ]
           +------------------+
           | Delete it?       |
           | It is gone then. |
        -  |                  |
           | [ Delete ]       |
           | [ Cancel ]       |
           +------------------+
        """)
  }

  @Test func `the buttons of an alert value run their actions and close it`() throws {
    let screen = screen()
    try screen.find(.button, "Delete").tap()
    try screen.find(.button, "Cancel").tap()
    expectText(screen.text, contains: "kept")
    try screen.find(.button, "Delete").tap()
    screen.press(.escape)
    try screen.find(.button, "Delete").tap()
    try screen.find(.button, "Delete").tap()
    expectText(screen.text, contains: "deleted")
    try screen.find(.button, "Choose").tap()
    #expect(screen.text.contains("Photo") && screen.text.contains("[= Take =]"))
    screen.press(.return)
    expectText(screen.text, contains: "taken")
    expectEqual(screen.issues, [])
  }

  @Test func `an alert of an item has a default button`() throws {
    let screen = screen()
    try screen.find(.button, "File").tap()
    #expect(screen.text.contains("About x.png") && screen.text.contains("[= OK =]"))
    screen.press(.return)
    expectText(screen.text, lacks: "About")
    try screen.find(.button, "Sheet").tap()
    #expect(screen.text.contains("y.png") && screen.text.contains("[= Cancel =]"))
    screen.press(.escape)
    expectText(screen.text, lacks: "y.png")
  }

  // MARK: About a value, or an error

  private struct Presenting: View {
    @State private var isShown = false
    @State private var isFailed = false
    @State private var isConfirming = false
    @State private var file: File?
    @State private var failure: Failure?

    var body: some View {
      VStack(alignment: .leading) {
        Button("None") { isShown = true }
        Button("File") { (file, isShown) = (File(id: "x"), true) }
        Button("Fail") { (failure, isFailed) = (Failure(), true) }
        Button("Confirm") { (file, isConfirming) = (File(id: "z"), true) }
      }
      .alert("Rename", isPresented: $isShown, presenting: file) { file in
        Button("Rename \(file.id)") {}
      } message: { file in
        Text("It is called \(file.id).")
      }
      .alert(isPresented: $isFailed, error: failure) { _ in
        Button("Retry") {}
      } message: { failure in
        Text(failure.recoverySuggestion ?? "")
      }
      .confirmationDialog("Sure?", isPresented: $isConfirming, titleVisibility: .visible, presenting: file) { file in
        Button("Drop \(file.id)", role: .destructive) {}
      }
    }
  }

  @Test func `an alert about a value is there as long as the value is`() throws {
    let screen = Screen(Presenting(), width: 30, height: 9)
    try screen.find(.button, "None").tap()
    #expect(!screen.text.contains("Rename"), "nothing to be about")
    try screen.find(.button, "File").tap()
    #expect(screen.text.contains("It is called x.") && screen.text.contains("[= Rename x =]"), "\(screen.text)")
    screen.press(.return)
    try screen.find(.button, "Fail").tap()
    #expect(screen.text.contains("No network") && screen.text.contains("Try again."), "\(screen.text)")
    screen.press(.return)
    try screen.find(.button, "Confirm").tap()
    #expect(screen.text.contains("Sure?") && screen.text.contains("[ Drop z ]"), "\(screen.text)")
  }

  @Test func `all forms of the titles`() {
    let title = String("Plain")
    let all = Text("x")
      .alert(Text("a"), isPresented: .constant(false), presenting: 1) { _ in Button("b") {} }
      .alert(title, isPresented: .constant(false), presenting: 1) { _ in Button("b") {} }
      .alert(isPresented: .constant(false), error: Failure()) { Button("OK") {} }
      .confirmationDialog(Text("a"), isPresented: .constant(false)) { Button("b") {} }
      .confirmationDialog(title, isPresented: .constant(false), presenting: 1) { _ in
        Button("b") {}
      } message: { _ in
        Text("c")
      }
      .dialogSeverity(.critical)
      .dialogIcon(Image(systemName: "star"))
    let shown = all.alert(title, isPresented: .constant(true), presenting: 3) { Button("Take \($0)") {} }
    expectText(
      Screen(shown, width: 20).text,
      equals: """
        x +--------------+
          | Plain        |
          |              |
          | [= Take 3 =] |
          +--------------+
        """)
  }
}
