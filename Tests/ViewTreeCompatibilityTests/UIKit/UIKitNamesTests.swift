import Foundation
import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct UIKitNamesTests {
  @Test func `the bounds are those of the screen that is drawn`() {
    struct Half: View {
      var body: some View { Text(verbatim: "\(Int(UIScreen.main.bounds.width)) \(Int(UIScreen.main.bounds.height))") }
    }
    expectText(Screen(Half(), width: 20, height: 3).text, equals: "20 3\n\n")
    let points = Screen(Half(), width: 20, options: ScreenOptions(unit: .points))
    expectText(points.text, equals: "160 384")
    expectEqual(UIScreen.main.bounds.size, CGSize(width: 390, height: 844))
  }

  @Test func `colours are mixed by a part of the way`() {
    let white = Color(red: 1, green: 1, blue: 1)
    let black = Color(red: 0, green: 0, blue: 0)
    expectEqual(black.mix(with: white, by: 0), black)
    expectEqual(black.mix(with: white, by: 5), white)
    expectEqual(black.mix(with: white, by: 0.2), Color(red: 0.2, green: 0.2, blue: 0.2))
    expectEqual(Color.primary.mix(with: black, by: 0.4), .primary)
    expectEqual(Color.primary.mix(with: black, by: 0.6), black)
  }

  @Test func `a literal is a colour of its components`() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    expectEqual(color, UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    expectEqual(Color(#colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)), Color(red: 0, green: 1, blue: 0))
  }

  @Test func `a colour is another one on a dark screen`() {
    let ink = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 1) : .systemRed }
    let picture = { (scheme: ColorScheme) in
      Screen(Text("a").foregroundStyle(Color(ink)), width: 1, options: ScreenOptions(colorScheme: scheme)).render(
        .cells)
    }
    #expect(picture(.light).contains("fg=red") && picture(.dark).contains("fg=#ffffff"))
    let half = Screen(width: 1) { Text("a").foregroundStyle(Color(ink).opacity(0.5)) }
    expectEqual(
      half.render(.cells), Screen(width: 1) { Text("a").foregroundStyle(Color.red.opacity(0.5)) }.render(.cells))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expectEqual(ink.resolvedColor(with: dark), UIColor(white: 1, alpha: 1))
    expectEqual(ink.withAlphaComponent(0.5).resolvedColor(with: dark), UIColor(white: 1, alpha: 0.5))
    expectEqual(ink.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)), .systemRed)
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark) && dark != .current)
    expectEqual(UIColor.systemBlue.resolvedColor(with: dark), .systemBlue)
    expectEqual("\(Color(ink))", "red, dark #FFFFFFFF")
    let other = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
    #expect(ink != other && Set([ink, other]).count == 2)
  }

  @Test func `the spell checker accepts every word`() {
    let word = "helo"
    let range = UITextChecker().rangeOfMisspelledWord(
      in: word, range: NSRange(location: 0, length: word.utf16.count), startingAt: 0, wrap: false, language: "en")
    expectEqual(range, NSRange(location: NSNotFound, length: 0))
  }
}
