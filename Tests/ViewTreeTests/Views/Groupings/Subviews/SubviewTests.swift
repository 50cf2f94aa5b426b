import Testing
import ViewTreeTesting

private struct PinnedKey: ContainerValueKey {
  static let defaultValue = false
}

private struct NoteKey: ContainerValueKey {
  static let defaultValue = ""
}

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }

  fileprivate var note: String {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

@MainActor @Suite struct SubviewTests {
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(subviews: content) { subview in
          HStack {
            Text(subview.containerValues.isPinned ? "!" : "-")
            subview
            Text(subview.containerValues.note)
          }
        }
      }
    }
  }

  @Test func `each view of statements, branches, collections and groups is a subview`() {
    let isOn = true
    let screen = Screen(width: 20) {
      Cards {
        Text("a")
        ForEach(0..<2) {
          Text("row \($0)")
          Text("note \($0)")
        }
        if isOn { Text("on") } else { Text("off") }
        if !isOn { Text("never") }
        Group {
          Text("c")
          EmptyView()
          AnyView(Text("d"))
        }
        .containerValue(\.isPinned, true)
        VStack {
          Text("e")
          Text("f")
        }
      }
    }
    expectText(
      screen.text,
      equals: """
        - a
        - row 0
        - note 0
        - row 1
        - note 1
        - on
        ! c
        ! d
          e
        - f
        """)
  }

  @Test func `an inner value counts more, and there is a default`() {
    let screen = Screen(width: 20) {
      Cards {
        Group {
          Text("a").containerValue(\.note, "inner")
          Text("b").padding(.leading, 1).containerValue(\.isPinned, true)
        }
        .containerValue(\.note, "outer")
      }
    }
    expectText(screen.text, equals: "- a inner\n!  b outer")
  }

  @Test func `a modifier of several views goes to each`() {
    let screen = Screen(width: 20) {
      Cards {
        Group {
          Text("a")
          Text("b")
        }
        .padding(.leading, 2)
      }
    }
    expectText(screen.text, equals: "-   a\n-   b")
  }

  @Test func `tags are found by their type`() {
    let list = SubviewsCollection(of: Text("a").tag("x").tag(7))
    expectEqual(list.count, 1)
    expectEqual(list[0].containerValues.tag(for: String.self), "x")
    expectEqual(list[0].containerValues.tag(for: Int.self), 7)
    #expect(list[0].containerValues.tag(for: Bool.self) == nil)
    #expect(list[0].containerValues.hasTag(7) && !list[0].containerValues.hasTag(8))
  }

  @Test func `a row is made again when what it shows changes`() throws {
    struct Host: View {
      @State private var names = ["a"]

      var body: some View {
        Button("more") { names.append("b") }
        Cards { ForEach(names, id: \.self) { Text($0) } }
      }
    }
    let screen = Screen(width: 10) { VStack(alignment: .leading) { Host() } }
    try screen.find(.button, "more").tap()
    expectText(screen.text, equals: "[ more ]\n- a\n- b")
  }

  @Test func `a layout reads the values of its subviews`() {
    struct Pinned: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 10, height: CGFloat(subviews.count))
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let sorted = subviews.filter(\.containerValues.isPinned) + subviews.filter { !$0.containerValues.isPinned }
        for (row, view) in sorted.enumerated() {
          view.place(at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(row)), proposal: .unspecified)
        }
      }
    }
    let screen = Screen(width: 10) {
      Pinned() {
        Text("a")
        Text("b").containerValue(\.isPinned, true)
      }
    }
    expectText(screen.text, equals: "b\na")
  }

  @Test func `some of the subviews are views and collections as well`() {
    let all = SubviewsCollection(
      of: Group {
        Text("a")
        Text("b")
        Text("c")
      })
    let rest = all.dropFirst()
    #expect(rest.startIndex == 1 && rest.count == 2 && rest[1...].last?.id == all[2].id)
    expectEqual(Set(all.map(\.id)).count, 3)
    expectText(Screen(width: 10) { HStack { rest } }.text, equals: "b c")
    expectText(Screen(width: 10) { HStack { all } }.text, equals: "a b c")
    expectText(Screen(width: 10) { HStack { ForEach(subviews: all.prefix(2)) { $0 } } }.text, equals: "a b")
  }
}

extension SubviewsCollection {
  /// The subviews that a closure of `Group(subviews:)` receives.
  @MainActor fileprivate init<V: View>(of view: V) {
    var found: SubviewsCollection?
    _ =
      Screen(width: 10) {
        Group(subviews: view) { subviews in
          let _ = found = subviews
          EmptyView()
        }
      }
      .text
    self = found!
  }
}
