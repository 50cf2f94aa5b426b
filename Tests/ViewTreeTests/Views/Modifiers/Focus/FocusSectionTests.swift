import Testing
import ViewTreeTesting

/// The views to which the arrow keys move the focus.
@MainActor struct FocusSectionTests {
  private func focused(_ screen: Screen, after keys: [Key]) -> String {
    keys.map { key in
      screen.press(key)
      return screen.findAll(.button).filter(\.isFocused).map(\.label).joined()
    }
    .joined(separator: " ")
  }

  @Test func `arrows move into a section that lies straight in their direction, and within it`() {
    let screen = Screen(width: 20, height: 5) {
      HStack {
        VStack {
          MarkedButton("1")
          MarkedButton("2")
          MarkedButton("3")
          Spacer()
        }
        Spacer()
        VStack {
          Spacer()
          MarkedButton("A")
          MarkedButton("B")
        }
        .focusSection()
      }
    }
    screen.press(.tab)
    screen.press(.down)
    expectText(
      screen.text,
      equals: """
        [ <1> ]
         [ 2 ]
         [ 3 ]
                       [ A ]
                       [ B ]
        """)
    screen.press(.right)
    expectText(
      screen.text,
      equals: """
        [ 1 ]
        [ 2 ]
        [ 3 ]
                     [ <A> ]
                      [ B ]
        """)
    expectEqual(focused(screen, after: [.down, .down, .up, .up, .left]), "<B> <B> <A> <A> <A>")
  }

  private struct Sections: View {
    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Button("a") {}
          Button("b") {}
          Button("c") {}
        }
        .focusSection()
        HStack {
          Button("d") {}
          Button("not") {}.disabled(true)
          Button("wide e") {}
        }
        .focusSection()
        Text("between")
        HStack { Button("not") {}.disabled(true) }.focusSection()
        HStack {
          Text("          ")
          Button("f") {}
        }
        .focusSection()
      }
    }
  }

  @Test func `rows are sections of which arrows find the nearest control`() {
    let screen = Screen(Sections(), width: 30)
    expectText(
      screen.text,
      equals: """
        [ a ] [ b ] [ c ]
        [ d ] [~not~] [ wide e ]
        between
        [~not~]
                   [ f ]
        """)
    screen.press(.tab)
    expectEqual(focused(screen, after: [.left, .up, .right, .right, .right]), "a a b c c")
    expectEqual(focused(screen, after: [.down, .down, .down, .up]), "wide e f f wide e")
    expectEqual(focused(screen, after: [.left, .up]), "d a")
    #expect(screen.issues == [] && screen.faults == [])
  }

  @Test func `Tab goes by the order of the tree through a section and on`() {
    let screen = Screen(Sections(), width: 30)
    expectEqual(focused(screen, after: [.tab, .tab, .tab, .tab, .tab, .tab, .tab]), "a b c d wide e f a")
  }

  @Test func `arrows move nothing without a section, or if a view handles them`() {
    let screen = Screen(width: 20) {
      Button("a") {}
      Button("b") {}
    }
    screen.press(.tab)
    expectEqual(focused(screen, after: [.down, .up, .left]), "a a a")
    var count = 0
    let used = Screen(width: 20) {
      VStack {
        Button("a") {}.onKeyPress(.downArrow) {
          count += 1
          return .handled
        }
        Button("b") {}
      }
      .focusSection()
    }
    used.press(.tab)
    expectEqual(focused(used, after: [.down, .down]), "a a")
    expectEqual(count, 2)
  }

  @Test func `sections below a sheet are not reached, those in it are`() {
    let screen = Screen(width: 30, height: 7) {
      Button("below") {}.focusSection().sheet(isPresented: .constant(true)) {
        VStack {
          Button("a") {}
          Button("b") {}
        }
        .focusSection()
      }
    }
    screen.press(.tab)
    expectEqual(focused(screen, after: [.down, .down, .up, .up]), "b b a a")
  }

  // MARK: The default of a view that the focus enters

  private enum Field: Hashable { case a, b, c }

  private struct Fields: View {
    let priority: DefaultFocusEvaluationPriority
    @FocusState private var field: Field?

    var body: some View {
      VStack(alignment: .leading) {
        Button("1") {}.focusSection()
        VStack(alignment: .leading) {
          Button("a") {}.focused($field, equals: .a)
          Button("b") {}.focused($field, equals: .b)
          Button("c") {}.focused($field, equals: .c)
        }
        .defaultFocus($field, .b, priority: priority)
        .focusSection()
        Button("2") {}
        Text("field: \(field.map { "\($0)" } ?? "none")")
      }
    }
  }

  @Test func `the default of a view applies when it appears, and optionally when a key enters it`() {
    let plain = Screen(Fields(priority: .automatic), width: 20)
    expectEqual(plain.findAll(.button).filter(\.isFocused).map(\.label), ["b"])
    expectEqual(focused(plain, after: [.tab, .tab, .backTab, .tab, .tab, .tab, .tab]), "c 2 c 2 1 a b")
    let entered = Screen(Fields(priority: .userInitiated), width: 20)
    expectEqual(focused(entered, after: [.tab, .tab, .backTab, .backTab, .backTab, .down]), "c 2 b a 1 b")
    expectText(entered.text, contains: "field: b")
    #expect(entered.issues == [] && entered.faults == [])
  }

  private struct Nested: View {
    @FocusState private var field: Int?

    var body: some View {
      VStack {
        Button("0") {}
        VStack {
          Button("1") {}.focused($field, equals: 1)
          VStack {
            Button("2") {}.focused($field, equals: 2)
            Button("3") {}.focused($field, equals: 3)
          }
          .defaultFocus($field, 3, priority: .userInitiated)
          Button("4") {}.focused($field, equals: 4)
        }
        .defaultFocus($field, 4, priority: .userInitiated)
      }
    }
  }

  @Test func `of the views that a key enters, the outermost one's default applies`() {
    let screen = Screen(Nested(), width: 20)
    expectEqual(focused(screen, after: [.tab, .tab, .backTab, .backTab, .backTab]), "0 4 3 2 1")
  }

  /// Buttons of two columns and a row at places in a section, the first of them with the focus.
  private struct Map: View {
    let places: [(name: String, x: CGFloat, y: CGFloat)]

    var body: some View {
      ZStack {
        ForEach(places, id: \.name) { place in
          Button(place.name) {}.buttonStyle(.plain).position(x: place.x + 1, y: place.y + 0.5)
        }
      }
      .frame(width: 24, height: 13).focusSection()
    }
  }

  /// The distances of two buttons along an arrow and across it, in buttons, and the one that gets the focus.
  @Test(
    arguments: [
      ((3, 0), (1, 1), "aa"), ((3, 0), (2, 0), "bb"), ((3, 0), (2, 0.5), "bb"), ((3, 0), (2, 1), "aa"),
      ((3, 1), (2, 2), "bb"), ((2, 3), (2, 2), "bb"), ((2, 3), (2, -2), "bb"), ((2, 1), (2, -1), "aa"),
      ((2, 0.5), (2, 0), "aa"), ((2, 1.5), (2, 1), "bb"), ((1, 0), (2, 0), "aa"), ((-1, 0), (-2, 0), "--"),
      ((0, 2), (0, -2), "--"),
    ] as [((CGFloat, CGFloat), (CGFloat, CGFloat), String)],
    [(Key.up, 0, -1), (.down, 0, 1), (.left, -1, 0), (.right, 1, 0)] as [(Key, CGFloat, CGFloat)])
  func `an arrow moves to the nearest button straight ahead, or else to the nearest beside that way`(
    _ buttons: ((CGFloat, CGFloat), (CGFloat, CGFloat), String), _ arrow: (key: Key, x: CGFloat, y: CGFloat)
  ) {
    let places = [("--", (0, 0)), ("aa", buttons.0), ("bb", buttons.1)].map { name, distance in
      let (along, across) = distance as (CGFloat, CGFloat)
      let (x, y) = arrow.x == 0 ? (across, arrow.y * along) : (arrow.x * along, across)
      return (name: name, x: 10 + 2 * x, y: 6 + y)
    }
    let screen = Screen(Map(places: places), width: 24, height: 13)
    screen.press(.tab)
    screen.press(arrow.key)
    expectEqual(screen.findAll(.button).filter(\.isFocused).map(\.label), [buttons.2])
  }
}
