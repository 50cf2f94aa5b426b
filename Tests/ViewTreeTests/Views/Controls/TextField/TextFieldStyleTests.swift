import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

@MainActor struct TextFieldStyleTests {
  private struct Looks: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Name", text: .constant("Ada"))
        TextField("Name", text: .constant(""))
        TextField("Name", text: .constant(""), prompt: Text("prompt"))
        SecureField("Password", text: .constant("secret"))
        TextField("Name", text: .constant("Ada")).textFieldStyle(.plain)
        TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
      }
    }
  }

  private struct Underlined: TextFieldStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        HStack {
          configuration.label
          Text(configuration.isFocused ? "edited" : "")
        }
        configuration.editor
        Divider()
      }
    }
  }

  @Test func `the built-in looks`() {
    let screen = Screen(Looks(), width: 12)
    expectText(
      screen.text,
      equals: """
        [Ada       ]
        [Name      ]
        [prompt    ]
        [******    ]
        Ada
        .----------.
        | Ada      |
        '----------'
        """)
    screen.press(.tab)
    expectText(screen.text, startsWith: ">Ada       <\n[Name")
    screen.press(.backTab)
    #expect(
      screen.text.hasSuffix(
        """
        .==========.
        | Ada      |
        '=========='
        """))
  }

  @Test func `the built-in looks in Unicode`() {
    let screen = Screen(Looks(), width: 12, options: ScreenOptions(glyphs: .unicode))
    expectText(
      screen.text,
      equals: """
        ▏Ada       ▕
        ▏Name      ▕
        ▏prompt    ▕
        ▏••••••    ▕
        Ada
        ╭──────────╮
        │ Ada      │
        ╰──────────╯
        """)
    screen.press(.tab)
    expectText(screen.text, startsWith: "▌Ada       ▐\n▏Name")
    screen.press(.backTab)
    #expect(
      screen.text.hasSuffix(
        """
        ┏━━━━━━━━━━┓
        ┃ Ada      ┃
        ┗━━━━━━━━━━┛
        """))
  }

  @Test func `a style of one's own`() {
    let screen = Screen(NameForm(text: "Ada").textFieldStyle(Underlined()), width: 12)
    screen.press(.tab)
    expectText(screen.text, equals: "Name edited\nAda\n------------\ntext: Ada")
    screen.type("!")
    expectText(screen.text, equals: "Name edited\nAda!\n------------\ntext: Ada!")
  }

  @Test func `a plain field takes its line before a text below it is cut`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      TextField("Name", text: .constant("abc"))
      Text("one\ntwo")
    }
    expectText(Screen(view.textFieldStyle(.plain), width: 12, height: 2).text, equals: "abc\none...")
  }
}
