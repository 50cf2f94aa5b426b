import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Slots of what is presented.
@MainActor struct PresentedSlotTests: ItemSlotTests {
  @Test func `a presentation has one node while the screen changes`() throws {
    let on = Binding.constant(true)
    try expectOneNode([
      "a sheet": { model in AnyView(Text("page").sheet(isPresented: on) { CountedItem(model) }) },
      "a cover": { model in AnyView(Text("page").fullScreenCover(isPresented: on) { CountedItem(model) }) },
      "a popover": { model in AnyView(Text("page").popover(isPresented: on) { CountedItem(model) }) },
      "an alert": { model in AnyView(Text("page").alert("a", isPresented: on) { CountedItem(model) }) },
      "a dialog": { model in AnyView(Text("page").confirmationDialog("a", isPresented: on) { CountedItem(model) }) },
      "a bar of a sheet": { model in
        AnyView(Text("page").sheet(isPresented: on) { NavigationStack { Text("in").toolbar { CountedItem(model) } } })
      },
    ])
    try expectOneNode(
      [
        "a message": { model in
          AnyView(
            Text("page").alert("a", isPresented: on) {
            } message: {
              CountedWords(model)
            })
        }
      ],
      isFocusable: false)
    try expectOneNode("a menu", open: { try $0.find(.menu, "Menu").tap() }) { model in
      Menu("Menu") { CountedItem(model) }
    }
    try expectOneNode("a menu of a title", open: { try $0.find(.button, "Title").tap() }) { model in
      NavigationStack { Text("page").navigationTitle("Title").toolbarTitleMenu { CountedItem(model) } }
    }
    try expectOneNode("a list of a bar", open: { try $0.find(.button, "More").tap() }) { model in
      bar { ToolbarItem(placement: .secondaryAction) { CountedItem(model) } }
    }
  }

  @Test func `the presentation of a row or view has one node while the screen changes`() throws {
    let swipe = { (screen: Screen) in try screen.find(.staticText, "row").swipe(to: .leading) }
    try expectOneNode("a swipe action", open: swipe) { model in List { Text("row").swipeActions { CountedItem(model) } }
    }
    try expectOneNode("one of two swipe actions", open: swipe) { model in
      List {
        Text("row").swipeActions {
          Button("First") {}
          CountedItem(model)
        }
      }
    }
    try expectOneNode("a context menu", open: { $0.secondaryClick(column: 0, row: 0) }) { model in
      Text("page").contextMenu { CountedItem(model) }
    }
    try expectOneNode("a context menu of a row", open: { $0.secondaryClick(column: 0, row: 0) }) { model in
      List { Text("row").contextMenu { CountedItem(model) } }
    }
    try expectOneNode("a section of a menu", open: { try $0.find(.menu, "Menu").tap() }) { model in
      Menu("Menu") { Section("s") { CountedItem(model) } }
    }
    try expectOneNode("a header of a menu", isFocusable: false, open: { try $0.find(.menu, "Menu").tap() }) { model in
      Menu("Menu") {
        Section {
          Text("row")
        } header: {
          CountedWords(model)
        }
      }
    }
  }

  @Test func `a keyboard toolbar has one node, and typing continues`() throws {
    for isGroup in [false, true] {
      func page(_ model: ItemModel) -> some View {
        NavigationStack {
          TextField("f", text: .constant("")).navigationTitle("A long title").toolbar {
            if isGroup {
              ToolbarItemGroup(placement: .keyboard) {
                Button("First") {}
                CountedItem(model)
              }
            } else {
              ToolbarItem(placement: .keyboard) { CountedItem(model) }
            }
          }
        }
      }
      try expectOneNode("the keyboard", isFocusable: false, open: { try $0.find(.textField, "f").tap() }) { page($0) }
      let screen = Screen(page(ItemModel()), width: 60, height: 24)
      try screen.find(.textField, "f").tap()
      for width in [18, 9, 60] {
        screen.resize(width: width, height: 24)
        #expect(try screen.find(.textField, "f").isFocused)
        expectText(screen.text, contains: "i0")
      }
    }
  }
}
