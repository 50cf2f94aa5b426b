import Testing
@testable import ViewTree
import ViewTreeTesting

/// The inline Markdown of texts.
@MainActor @Suite struct MarkdownTests {
  private func cells<V: View>(_ view: V) -> String { Screen(width: 30) { view }.render(.cells) }

  /// Pieces as `text`, with the letters of their marks: b, i, s, c, and the link.
  nonisolated private func pieces(_ text: String) -> String {
    Markdown.pieces(of: text).map { piece in
      let marks: [(InlinePresentationIntent, String)] = [
        (.stronglyEmphasized, "b"), (.emphasized, "i"), (.strikethrough, "s"), (.code, "c"),
      ]
      let letters = marks.filter { piece.intent.contains($0.0) }.map(\.1).joined()
      return "\(piece.text)|\(letters)\(piece.link.map { "@\($0)" } ?? "")\(piece.phrase > 0 ? "#\(piece.phrase)" : "")"
    }
    .joined(separator: " ")
  }

  @Test(arguments: [
    ("plain", "plain|"), ("**b** *i* ~~s~~ `c`", "b|b  | i|i  | s|s  | c|c"), ("__b__ _i_", "b|b  | i|i"),
    ("***both***", "both|bi"), ("**b *bi* b**", "b |b bi|bi  b|b"), ("a*b*c", "a| b|i c|"),
    ("snake_case_name", "snake_case_name|"),
    ("2 * 3 * 4", "2 * 3 * 4|"), ("**open", "**open|"), ("*a**", "a|i *|"), ("\\*a\\*", "*a*|"), ("a\\b", "a\\b|"),
    ("``a`b``", "a`b|c"), ("`*a*`", "*a*|c"), ("`open", "`open|"), ("~~~a~~~", "~~~a~~~|"), ("~a~", "a|s"),
    ("[w](https://a.b)", "w|@https://a.b"), ("[**w** x](u)", "w|b@u  x|@u"), ("[w](<u v>)", "w|@u v"),
    ("[w](u \"title\")", "w|@u"), ("[w](u v)", "[w](u v)|"), ("[w] (u)", "[w] (u)|"), ("[a](b(c)d)", "a|@b(c)d"),
    ("[a [b](c) d](e)", "[a | b|@c  d](e)|"), ("![alt](u)", "alt|"), ("<https://a.b>", "https://a.b|@https://a.b"),
    ("a < b > c", "a < b > c|"), ("see https://a.b/c.", "see | https://a.b/c|@https://a.b/c .|"),
    ("(https://a.b/(c))", "(| https://a.b/(c)|@https://a.b/(c) )|"), ("https://", "https://|"),
    ("^[3 device](inflect: true)", "3 device|#1"), ("^[3](other: 1)", "3|"), ("*[a*](b)", "*| a*|@b"),
    ("**b\nc**", "b\nc|b"), ("", ""), ("]", "]|"), ("[", "[|"), ("*", "*|"),
  ]) nonisolated func `marks are read by CommonMark's rules`(_ text: String, _ expected: String) {
    expectEqual(pieces(text), expected)
  }

  @Test(
    arguments: [
      ("\\", "\\|"), ("a\\", "a\\|"), ("\\\\*a*", "\\| a|i"), ("\\`a`", "`a`|"), ("\\[a](b)", "[a](b)|"),
      ("\\\n", "\\\n|"), ("` a `", "a|c"), ("`  `", "  |c"), ("` a`", " a|c"), ("`a `", "a |c"), ("` `` `", "``|c"),
      ("```a``b```", "a``b|c"), ("`a``", "`a``|"), ("``a`", "``a`|"), ("a`b`c`d", "a| b|c c`d|"), ("`a\nb`", "a b|c"),
      ("` `", " |c"), ("*`*`a", "*| *|c a|"), ("`a`*b*", "a|c b|i"), ("x```", "x```|"), ("`<a:b>`", "<a:b>|c"),
      ("<ab:c>", "ab:c|@ab:c"), ("<a:c>", "<a:c>|"), ("<ab>", "<ab>|"), ("<abc:d e>", "<abc:d e>|"),
      ("<abc:d<e>", "<abc:d<e>|"), ("<a1+.-:x>y", "a1+.-:x|@a1+.-:x y|"), ("<a_b:x>", "<a_b:x>|"),
      ("<aé:x>", "<aé:x>|"), ("<abc:>", "abc:|@abc:"), ("<abc:x", "<abc:x|"), ("*<abc:x*y>*", "abc:x*y|i@abc:x*y"),
      ("<", "<|"), ("<>", "<>|"), ("<mailto:a@b>", "mailto:a@b|@mailto:a@b"), ("http://a", "http://a|@http://a"),
      ("HTTPS://A.b", "HTTPS://A.b|@HTTPS://A.b"), ("xhttps://a", "xhttps://a|"), ("1https://a", "1https://a|"),
      (".https://a", ".| https://a|@https://a"), ("https://a/b?c!", "https://a/b?c|@https://a/b?c !|"),
      ("https://a_b_", "https://a_b|@https://a_b _|"), ("https://a.b/(c", "https://a.b/(c|@https://a.b/(c"),
      ("https://a.b/(c))", "https://a.b/(c)|@https://a.b/(c) )|"), ("https://a*b*", "https://a|@https://a b|i"),
      ("https://a'\"", "https://a|@https://a '\"|"), ("https:///", "https:///|@https:///"), ("http://", "http://|"),
      ("http:///", "http:///|"), ("https://a<b", "https://a|@https://a <b|"), ("hello", "hello|"),
      ("https://a b https://c", "https://a|@https://a  b | https://c|@https://c"),
      ("*https://a*", "https://a|i@https://a"), ("[x https://a](b)", "x https://a|@b"),
      ("https://a]", "https://a|@https://a ]|"), ("https://a~", "https://a|@https://a ~|"),
      ("https://a`b`", "https://a|@https://a b|c"), ("https://a/", "https://a/|@https://a/"),
      ("http:// a", "http:// a|"), ("https://ab", "https://ab|@https://ab"), ("https://a:", "https://a|@https://a :|"),
      ("(https://a)", "(| https://a|@https://a )|"), ("h", "h|"), ("https", "https|"), ("https://..", "https://..|"),
      ("x<a:b>", "x<a:b>|"),
    ] as [(String, String)])
  nonisolated func `escapes, code and addresses are read from left to right`(_ text: String, _ expected: String) {
    expectEqual(pieces(text), expected)
  }

  @Test(
    arguments: [
      ("[]()", ""), ("[a]()", "a|@"), ("[a](", "[a](|"), ("[a](b", "[a](b|"), ("[a](()", "[a](()|"),
      ("[a]( b )", "a|@b"), ("[a](b 'c')", "a|@b"), ("[a](b (c))", "a|@b"), ("[a](b \"c)", "[a](b \"c)|"),
      ("[a](b \")", "[a](b \")|"), ("[a](<b", "[a](<b|"), ("[a](<b>c)", "a|@b"), ("![a](b)c", "ac|"), ("![a", "![a|"),
      ("!a", "!a|"), ("!", "!|"), ("^", "^|"), ("^a", "^a|"), ("^[a]", "^[a]|"), ("^[a](b)", "a|"),
      ("^[1 a](inflect:true) ^[2 b](inflect: true)", "1 a|#1  | 2 b|#2"),
      ("^[1 [a](b) c](inflect: true)", "1 |#1 a|@b#1  c|#1"), ("[^[2 a](inflect: true)](b)", "2 a|@b#1"),
      ("[![a](b)](c)", "a|@c"), ("[a](b)[c](d)", "a|@b c|@d"), ("[*a](b)*", "*a|@b *|"), ("*[a*](b)*", "a*|i@b"),
      ("**[a](b)**", "a|b@b"), ("[a *b* c](d) *e*", "a |@d b|i@d  c|@d  | e|i"), ("[[a](b)", "[| a|@b"),
      ("[a]](b)", "[a]](b)|"), ("x]y", "x]y|"), ("[a][b](c)", "[a]| b|@c"), ("*a [b*](c) d*", "a |i b*|i@c  d|i"),
      ("[a](b)](c)", "a|@b ](c)|"), ("^[a](inflect:true)b", "a|#1 b|"),
      ("^[1 https://a b](inflect: true)", "1 |#1 https://a|@https://a#1  b|#1"),
      ("[a [b](c) https://d e](f)", "[a | b|@c  | https://d|@https://d  e](f)|"),
    ] as [(String, String)])
  nonisolated func `links, images and phrases are words with parentheses`(_ text: String, _ expected: String) {
    expectEqual(pieces(text), expected)
  }

  @Test(
    arguments: [
      ("**a*", "*| a|i"), ("*a*b*", "a|i b*|"), ("*a **b*", "*a *| b|i"), ("**a *b**", "*| a b|i"),
      ("***a**", "*| a|b"), ("***a*", "**| a|i"), ("****a****", "a|b"), ("*****a*****", "a|bi"),
      ("*a***b**", "a|i b|b"), ("**a***b*", "a|b b|i"), ("a**b**c", "a| b|b c|"), ("a__b__c", "a__b__c|"),
      ("_a_b", "_a_b|"), ("a_b_", "a_b_|"), ("(_a_)", "(| a|i )|"), ("*(a)*", "(a)|i"), ("a*(b)*", "a*(b)*|"),
      ("*a *", "*a *|"), ("* a*", "* a*|"), ("*a*~b~", "a|i b|s"), ("~~a~", "~~a~|"), ("~a~~", "~a~~|"),
      ("~~a~~b~~c~~", "a|s b| c|s"), ("~*a~*", "*a|s *|"), ("*~a*~", "~a|i ~|"), ("_*a_*", "*a|i *|"),
      ("*_a*_", "_a|i _|"), ("__a_b__", "a_b|b"), ("_a__b_", "a__b|i"), ("***a** b*", "a|bi  b|i"),
      ("***a* b**", "a|bi  b|b"), ("*a**b*", "a**b|i"), ("**a*b**", "a*b|b"), ("*é*", "é|i"), ("“*a*”", "“| a|i ”|"),
      ("*a*.", "a|i .|"), (".*a*", ".| a|i"), ("*.a*", ".a|i"), ("a*.b*", "a*.b*|"), ("__a__.", "a|b .|"),
      ("_(a)_b", "_(a)_b|"), ("a_(b)_", "a_(b)_|"), ("*a\n*", "*a\n*|"), ("**", "**|"), ("***", "***|"),
      ("* *", "* *|"), ("*a*b**c**", "a|i b| c|b"), ("_a **b_ c**", "a **b|i  c**|"),
      ("foo***bar***baz", "foo| bar|bi baz|"), ("*foo**bar***", "foo|i bar|bi"), ("**foo*bar***", "foo|b bar|bi"),
      ("_a __b_ c_ d", "_a | b c|i  d|"), ("___", "___|"), ("~~~", "~~~|"), ("~", "~|"), ("~~", "~~|"),
      ("*~~a~~*", "a|is"), ("$*a*", "$| a|i"), ("*$*a", "*$*a|"), ("a~b~c", "a| b|s c|"), ("~ a~", "~ a~|"),
      ("**(a)*", "*| (a)|i"), ("_a *b ~~c_ d* e~~", "a *b ~~c|i  d* e~~|"),
    ] as [(String, String)])
  nonisolated func `runs of marks pair by where words begin and end, the inner ones first`(
    _ text: String, _ expected: String
  ) {
    expectEqual(pieces(text), expected)
  }

  @Test func `only Markdown syntax is interpreted`() {
    for text in ["plain", "12:30", "a & b", "3 + 4 = 7", "(x) {y} 'z' \"w\"", "née", "À", "a/b//c"] {
      #expect(!Markdown.isPossible(in: text))
    }
    for text in ["*", "_", "~", "`", "[", "\\", "<", "a https://b", "é_"] { #expect(Markdown.isPossible(in: text)) }
  }

  @Test func `sixty-four runs are open at most, and the first one of more is text`() {
    func texts(_ count: Int) -> [String] {
      let marked = String(repeating: "*a ", count: count) + "b" + String(repeating: "*", count: count)
      return Markdown.pieces(of: marked).map(\.text)
    }
    let inside = String(repeating: "a ", count: 64) + "b"
    expectEqual([texts(64), texts(65)], [[inside], ["*a ", inside, "*"]])
  }

  @Test func `hostile marks take no longer than others`() {
    for text in ["*", "_", "[", "`a", "![", "~", "**a ", "*a _b "] {
      let many = String(repeating: text, count: 5_000)
      #expect(!Markdown.pieces(of: many).isEmpty)
    }
  }

  @Test func `a literal is Markdown, a string is not`() {
    let bold = "\"a b c                         \"\n  2..2 bold"
    expectText(cells(Text("a **b** c")), equals: bold)
    expectText(cells(Text(LocalizedStringKey("a **b** c"))), equals: bold)
    let string = "a **b** c"
    let plain = "\"a **b** c                     \""
    expectText(cells(Text(verbatim: "a **b** c")), equals: plain)
    expectText(cells(Text(string)), equals: plain)
    expectText(cells(Text("\(string)")), equals: plain)
    expectText(
      cells(Text("*a* ~~b~~ `c` **\(5) \(Text("d").italic())**")),
      equals: "\"a b c 5 d                     \"\n  0..0 italic, 2..2 strikethrough, 6..7 bold, 8..8 bold italic")
  }

  @Test func `a link is one element, whatever the styles in it, and the next one is another`() {
    let screen = Screen(width: 30) { Text("[a **b** c](https://x.y) d [e](https://x.y)[f](https://z.w)") }
    expectText(
      screen.render(.semantics),
      equals: """
        staticText "a b c d ef"
          link "a b c"
          link "e"
          link "f"
        """)
  }

  @Test func `labels are Markdown, and called without its marks`() throws {
    let screen = Screen(width: 30) {
      Button("**Save** now") {}
      Toggle("*Wi-Fi*", isOn: .constant(true))
    }
    expectText(screen.text, equals: "[ Save now ]\n  [x] Wi-Fi")
    #expect(try screen.find(.button, "Save now").isEnabled)
    try expectEqual(screen.find(.toggle, "Wi-Fi").toggleState, .on)
  }

  @Test(arguments: [
    (0, "0 devices"), (1, "1 device"), (2, "2 devices"), (1_000, "1,000 devices"),
  ]) func `a noun agrees with its number`(_ count: Int, _ text: String) {
    expectEqual(Screen(Text("^[\(count) device](inflect: true)"), width: 30).text, text)
  }

  @Test(arguments: [
    ("3 box", "3 boxes"), ("3 city", "3 cities"), ("3 day", "3 days"), ("3 person", "3 people"),
    ("3 Child", "3 Children"),
    ("3 cup of tea", "3 cups of tea"), ("3 new message", "3 new messages"), ("3 devices", "3 devices"),
    ("3 bus", "3 buses"),
    ("3 class", "3 classes"), ("3 sheep", "3 sheep"), ("1 box", "1 box"), ("device", "device"), ("3", "3"),
    ("1.5 hour", "1.5 hours"), ("0 box", "0 boxes"), ("11 box", "11 boxes"), ("1,000 box", "1,000 boxes"),
    ("box 3", "box 3"), ("3 boy", "3 boys"), ("3 glass", "3 glasses"), ("3 gas", "3 gases"), ("3 virus", "3 viruses"),
    ("3 fox", "3 foxes"), ("3 waltz", "3 waltzes"), ("3 dish", "3 dishes"), ("3 church", "3 churches"),
    ("3 Sheep", "3 Sheep"), ("3 people", "3 people"), ("3 children", "3 children"), ("3 mouse", "3 mice"),
    ("3 Quiz", "3 Quizzes"), ("3 jar of Honey", "3 jars of Honey"), ("3 jar Of honey", "3 jars Of honey"),
    ("3 of jar", "3 of jars"), ("3 to-do", "3 to-dos"), ("3 Leaf in a box", "3 Leaves in a box"),
  ]) func `English plurals`(_ phrase: String, _ plural: String) { expectEqual(Inflection.agreeing(phrase), plural) }

  @Test func `marks within the phrase stay where they are, and other languages keep the noun`() {
    expectText(
      cells(Text("^[\(3) **new** message](inflect: true) *now*")),
      equals: "\"3 new messages now            \"\n  2..4 bold, 15..17 italic")
    let german = Text("^[\(3) Gerät](inflect: true)").environment(\.locale, Locale(identifier: "de_DE"))
    expectEqual(Screen(german, width: 30).text, "3 Gerät")
  }
}
