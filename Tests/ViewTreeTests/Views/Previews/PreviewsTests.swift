import Testing
import ViewTreeCompatibility
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

#Preview("Twin") { Text("first twin") }
#Preview("Twin") { Text("second twin") }

#Preview("Tiny", traits: .fixedLayout(width: 0, height: 0)) { Text("tiny") }
#Preview("Card", traits: .fixedLayout(width: 80, height: 48)) { Text("card") }

// Optimized builds leave out private types that no code names.
struct Third_Previews: PreviewProvider {
  static var previews: some View { Text("third") }
}

struct Second_Previews: PreviewProvider {
  static var previews: some View { Text("second") }
}

@MainActor struct PreviewsTests {
  private let own = Previews.all.filter { $0.module == "ViewTreeTests" }

  private func screen(_ name: String) throws -> Screen { try #require(own.first { $0.name == name }).screen(width: 12) }

  @Test func `previews are found in the order of lines, then the providers`() {
    let names = own.map(\.name)
    expectEqual(Array(names.prefix(4)), ["PreviewsTests", "State", "Fixed", "Prepared"])
    expectEqual(Array(names.suffix(3)), ["Second", "Third", "WithoutAccount"])
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

  @Test func `a name that is taken in the module gets a number`() throws {
    expectEqual(own.map(\.name).filter { $0.hasPrefix("Twin") }, ["Twin", "Twin 2"])
    expectText(try screen("Twin").text, equals: "first twin")
    expectText(try screen("Twin 2").text, equals: "second twin")
  }

  @Test func `the last trait with a layout or with settings counts`() {
    func layout(_ traits: PreviewTrait<Preview.ViewTraits>...) -> String {
      // Swift cannot pass an array as a variadic parameter.
      let preview =
        switch traits.count {
        case 0: Preview { Text("a") }
        case 1: Preview(traits: traits[0]) { Text("a") }
        default: Preview(traits: traits[0], traits[1]) { Text("a") }
        }
      return "\(preview.layout) \(preview.testing as? Int ?? 0)"
    }
    expectEqual(layout(), "device 0")
    expectEqual(layout(.sizeThatFitsLayout, .portrait), "sizeThatFits 0")
    expectEqual(layout(.fixedLayout(width: 2, height: 3), .sizeThatFitsLayout), "sizeThatFits 0")
    expectEqual(layout(.sizeThatFitsLayout, .fixedLayout(width: 2, height: 3)), "fixed(width: 2.0, height: 3.0) 0")
    expectEqual(layout(.sizeThatFitsLayout, .defaultLayout), "device 0")
    expectEqual(layout(.testing(1), .testing(2)), "device 2")
    expectEqual(layout(.testing(1), .portrait), "device 1")
  }

  @Test func `a context that cannot be made is named in its place`() async throws {
    struct Broken: PreviewModifier {
      struct Failure: Error {}
      static func makeSharedContext() async throws -> Int { throw Failure() }
      func body(content: Content, context: Int) -> some View { content }
    }
    let screen = Screen(Preview(traits: .modifier(Broken())) { Text("inner") }.view, width: 60)
    expectText(screen.text, equals: "")
    try await screen.settle()
    expectText(screen.text, equals: "Broken.makeSharedContext() failed: Failure()")
  }

  @Test func `pictures of a module stand below their names`() {
    let pictures = Previews.pictures(of: "ViewTreeTests", width: 12, options: ScreenOptions(allowsIssues: true))
    #expect(pictures.hasPrefix("== PreviewsTests\nplain\n\n== State\n[ ] On\n"))
    expectEqual(Previews.pictures(of: "Nothing"), "")
  }

  @Test func `a fixed size is rounded to cells, of which there is one at least`() throws {
    let tiny = try screen("Tiny")
    #expect(tiny.width == 1 && tiny.height == 1)
    let preview = try #require(own.first { $0.name == "Card" })
    let card = preview.screen(width: 12, options: ScreenOptions(unit: .points))
    #expect(card.width == 10 && card.height == 3)
    expectText(card.text, equals: "\n   card\n")
  }
}
