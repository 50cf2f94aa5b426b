import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Items of bars and groups of controls.
@MainActor struct ItemHostTests: ItemSlotTests {
  @Test func `an item of a bar is one node at each place`() throws {
    let placements: [ToolbarItemPlacement] = [
      .automatic, .topBarLeading, .topBarTrailing, .principal, .bottomBar, .status, .cancellationAction,
      .confirmationAction, .destructiveAction, .navigation, .primaryAction, .title, .subtitle, .largeTitle,
    ]
    for placement in placements {
      try expectOneNode("\(placement)") { model in
        NavigationStack {
          Text("page").navigationTitle("A long title").toolbar {
            ToolbarItem(placement: placement) { CountedItem(model) }
            ToolbarItem { Button("Another") {} }
            ToolbarItem(placement: .bottomBar) { Button("Below") {} }
          }
        }
      }
      try expectOneNode("\(placement) in a group") { model in
        NavigationStack {
          Text("page").navigationTitle("A long title").toolbar {
            ToolbarItemGroup(placement: placement) {
              Button("First") {}
              CountedItem(model)
            }
          }
        }
      }
    }
  }

  @Test func `groups of controls in bars and elsewhere have one node for each control`() throws {
    try expectOneNode([
      "a group with a label": { model in
        bar {
          ToolbarItemGroup {
            Button("First") {}
            CountedItem(model)
            Button("Last") {}
          } label: {
            Text("Group")
          }
          ToolbarItem { Button("Another") {} }
        }
      },
      "a control group": { model in
        bar {
          ToolbarItem {
            ControlGroup("Group") {
              Button("First") {}
              CountedItem(model)
              Button("Last") {}
            }
          }
        }
      },
      "a control group below": { model in
        bar {
          ToolbarItem(placement: .bottomBar) {
            ControlGroup("Group") {
              Button("First") {}
              CountedItem(model)
              Button("Last") {}
            }
          }
        }
      },
      "a control group on a page": { model in
        AnyView(
          ControlGroup {
            Button("First") {}
            CountedItem(model)
          })
      },
    ])
  }

  @Test func `a control of a group beside other views has one node in the bar and in its list`() throws {
    for placement in [ToolbarItemPlacement.automatic, .topBarLeading, .bottomBar, .secondaryAction] {
      func slots(_ view: @escaping @MainActor (ItemModel) -> some View) -> [@MainActor (ItemModel) -> AnyView] {
        [
          { model in bar { ToolbarItem(placement: placement) { view(model) } } },
          { model in
            bar {
              ToolbarItemGroup(placement: placement) {
                view(model)
                Button("Another") {}
              }
            }
          },
          { model in
            bar {
              ToolbarItemGroup(placement: placement) {
                Button("Another") {}
                view(model)
              }
              ToolbarItem { Button("More of them") {} }
            }
          },
        ]
      }
      func expect(_ name: String, _ view: @escaping @MainActor (ItemModel) -> some View) throws {
        for (number, slot) in slots(view).enumerated() {
          let open = { (screen: Screen) in
            if placement == .secondaryAction { try screen.find(.button, "More").tap() }
          }
          try expectOneNode("\(name) \(number) at \(placement)", open: open) { slot($0) }
        }
      }
      try expect("a group") { model in
        ControlGroup {
          CountedItem(model)
          Button("Last") {}
        }
      }
      try expect("a group with a label") { model in ControlGroup("Group") { CountedItem(model) } }
      try expect("a group in a row") { model in
        HStack {
          Button("First") {}
          ControlGroup { CountedItem(model) }
        }
      }
      try expect("a group in a column") { model in VStack { ControlGroup("Group") { CountedItem(model) } } }
      try expect("a group in a section") { model in Section("s") { ControlGroup { CountedItem(model) } } }
      try expect("a group in a group") { model in
        ControlGroup {
          Button("First") {}
          ControlGroup { CountedItem(model) }
        }
      }
      try expect("a group with a style") { model in
        ControlGroup { CountedItem(model) }.controlGroupStyle(.navigation)
      }
      try expect("a palette") { model in ControlGroup { CountedItem(model) }.controlGroupStyle(.palette) }
    }
  }

  @Test func `items of a page that was covered stand where they were`() throws {
    struct Page: View {
      @State private var choice = "Daily"
      var body: some View {
        NavigationStack {
          Form {
            Picker("Segments", selection: $choice) { options }.pickerStyle(.segmented)
            Picker("Palette", selection: $choice) { options }.pickerStyle(.palette)
            ControlGroup { ForEach(["One", "Two", "Three"], id: \.self) { Button($0) {} } }
            NavigationLink("About") { Text("page") }
          }
          .navigationTitle("Title")
          .toolbar { ForEach(["Add", "Share", "Delete"], id: \.self) { Button($0) {} } }
        }
      }
      private var options: some View { ForEach(["Never", "Daily", "Weekly"], id: \.self) { Text($0) } }
    }
    for width in [16, 24, 32, 48, 64] {
      let screen = Screen(Page(), width: width, height: 20)
      let text = screen.text
      try screen.find(.button, "About").tap()
      try screen.find(.button, "Title").tap()
      expectText(screen.text, equals: text)
      expectEqual(screen.faults, [])
    }
  }

  @Test func `items of bars in each other may have more than all items below them`() {
    struct Bars: View {
      let depth: Int

      var body: some View {
        NavigationStack {
          Text("x").toolbar {
            ToolbarItem {
              if depth > 0 { AnyView(Bars(depth: depth - 1)) } else { ForEach(0..<200) { _ in Text("item") } }
            }
          }
        }
      }
    }
    for (depth, isCut) in [(0, false), (1, false), (2, false), (3, true)] {
      let screen = Screen(Start { Bars(depth: depth) }, width: 60, height: 9)
      screen.frames.tree.newNodesInItemsLimit = 0
      screen.click(column: 0, row: 0)
      #expect(screen.issues.isEmpty != isCut, "\(depth): \(screen.issues)")
    }
  }
}
