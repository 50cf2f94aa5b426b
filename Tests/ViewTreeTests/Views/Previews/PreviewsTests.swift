import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

#Preview { Text("plain") }

#Preview("State", traits: .sizeThatFitsLayout, .portrait) {
  @Previewable @State var isOn = false
  @Previewable @State var names = [
    "a)",
    "b",
  ]
  Toggle("On", isOn: $isOn)
  ForEach(names, id: \.self) { Text($0) }
}

#Preview("Fixed", traits: .fixedLayout(width: 9, height: 3)) { Text("middle") }

#Preview("Prepared", traits: .modifier(Framed(title: "f")), .modifier(Numbered())) { Text("inner") }

@available(iOS 17.0, macOS 14, *)
#Preview("Available") { Text("available") }
@MainActor #Preview("Isolated") { Text("isolated") }

private struct Theme<Value> { var value: Value }

#Preview(
  "Written",  // a comment, (
  traits: .sizeThatFitsLayout,
  .portrait  // {
) {
  @Previewable @State var theme = Theme<Int>(value: 1)
  @Previewable @State var range = 1...
  @Previewable @State var set = [1] as Set<Int>
  // swift-format-ignore
  @Previewable @State var cast = [1, 2]
    as Set<Int>
  // swift-format-ignore
  @Previewable @State var choice = if Theme(value: 1).value > 0 { "if" }
    else { "else" }
  @Previewable @State var none: Theme<Int>?  // note
  Text("\(theme.value) \(range.lowerBound) \(set.count) \(cast.count) \(choice) \(none == nil ? "nil" : "")")
}

private struct Framed: PreviewModifier {
  let title: String

  func body(content: Content, context: Void) -> some View {
    VStack {
      Text(title); content
    }
  }
}

private struct Numbered: PreviewModifier {
  static func makeSharedContext() async throws -> Int { 7 }

  func body(content: Content, context: Int) -> some View {
    HStack {
      Text("\(context)"); content
    }
  }
}

private struct Second_Previews: PreviewProvider {
  static var previews: some View { Text("second") }
}

@MainActor struct PreviewsTests {
  private let own = Previews.all.filter { $0.module == "ViewTreeTests" }

  private func screen(_ name: String) throws -> Screen { try #require(own.first { $0.name == name }).screen(width: 12) }

  @Test func `previews are found in the order of lines, then the providers`() {
    let names = own.map(\.name)
    expectEqual(Array(names.prefix(4)), ["PreviewsTests", "State", "Fixed", "Prepared"])
    #expect(names.contains("Second"))
    expectEqual(Set(names).count, names.count)
    expectEqual(Previews.all.map(\.module), Previews.all.map(\.module).sorted())
  }

  @Test func `a preview is a screen of its own`() throws {
    expectText(try screen("PreviewsTests").text, equals: "plain")
    expectText(try screen("Second").text, equals: "second")
    expectText(try screen("Fixed").text, equals: "\n  middle\n")
  }

  @Test func `a previewable variable is state`() throws {
    let screen = try screen("State")
    expectText(screen.text, equals: "[ ] On\n  a)\n   b")
    try screen.find(.toggle, "On").tap()
    expectText(screen.text, equals: "[x] On\n  a)\n   b")
  }

  @Test func `a preview is the same in every spelling`() throws {
    expectText(try screen("Available").text, equals: "available")
    expectText(try screen("Isolated").text, equals: "isolated")
    expectText(try #require(own.first { $0.name == "Written" }).screen(width: 20).text, equals: "1 1 1 2 if nil")
  }

  @Test func `modifiers stand around, the first one outermost, and prepare what they need`() async throws {
    let screen = try screen("Prepared")
    expectText(screen.text, equals: "f")
    try await screen.settle()
    expectText(screen.text, equals: "   f\n7 inner")
  }

  @Test func `pictures of a module stand below their names`() {
    let pictures = Previews.pictures(of: "ViewTreeTests", width: 12, options: ScreenOptions(allowsIssues: true))
    #expect(pictures.hasPrefix("== PreviewsTests\nplain\n\n== State\n[ ] On\n"))
    expectEqual(Previews.pictures(of: "Nothing"), "")
  }
}
