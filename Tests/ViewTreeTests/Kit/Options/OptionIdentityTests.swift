import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// A view among others in a control keeps its state when views before it come or go.
@MainActor struct OptionIdentityTests: ItemSlotTests {
  /// Expects the same state of the item in a slot while the view before it comes and goes.
  private func expectSameState(
    _ name: String, open: (Screen) throws -> Void = { _ in }, @ViewBuilder _ slot: (ItemModel) -> some View
  ) throws {
    let model = ItemModel()
    model.isShown = false
    let screen = Screen(slot(model), width: 60, height: 24)
    try open(screen)
    let serial = try #require(model.serials.first, "\(name)\n\(screen.text)")
    for isShown in [true, false, true] {
      model.isShown = isShown
      expectText(screen.text, contains: isShown ? "first" : "last")
      model.serials = []
      model.number += 1
      expectText(screen.text, contains: "i\(model.number)")
      #expect(Set(model.serials) == [serial], "\(name), \(isShown)\n\(screen.text)")
      #expect(screen.faults == [], "\(name), \(isShown)")
    }
    #expect(screen.issues == [], "\(name)")
  }

  private struct Page<Content: View>: View {
    @Bindable var model: ItemModel
    @ViewBuilder let content: (ItemModel) -> Content
    var body: some View { content(model) }
  }

  @Test func `a control of a group`() throws {
    for style in [0, 1, 2] {
      try expectSameState("style \(style)") { model in
        Page(model: model) { model in
          let group = ControlGroup {
            if model.isShown { Button("first") {} }
            CountedItem(model)
            Button("last") {}
          }
          switch style {
          case 0: group
          case 1: group.controlGroupStyle(.navigation)
          default: group.controlGroupStyle(.palette)
          }
        }
      }
    }
  }

  @Test(arguments: [60, 16]) func `a control of a group in a bar`(width: Int) throws {
    let open = { (screen: Screen) in
      screen.resize(width: width, height: 24)
      if width < 60 { try screen.find(.button, "More").tap() }
    }
    try expectSameState("an item", open: open) { model in
      Page(model: model) { model in
        NavigationStack {
          Text("page").navigationTitle("Title").toolbar {
            ToolbarItemGroup {
              Button("Another") {}
              ControlGroup {
                if model.isShown { Button("first") {} }
                CountedItem(model)
                Button("last") {}
              }
            }
          }
        }
      }
    }
    try expectSameState("a group with a label", open: open) { model in
      Page(model: model) { model in
        NavigationStack {
          Text("page").navigationTitle("Title").toolbar {
            ToolbarItemGroup {
              if model.isShown { Button("first") {} }
              ForEach(model.isShown ? [1, 2] : [2], id: \.self) { number in
                if number == 2 { CountedItem(model) }
              }
              Button("last") {}
            } label: {
              Text("Label")
            }
            ToolbarItem(placement: .secondaryAction) { Button("Another") {} }
          }
        }
      }
    }
  }

  @Test func `an option of a picker, with a tag and without one`() throws {
    for isTagged in [true, false] {
      func expect(_ name: String, open: (Screen) throws -> Void = { _ in }, _ style: some PickerStyle) throws {
        try expectSameState("\(name), \(isTagged)", open: open) { model in
          Page(model: model) { model in
            Picker("Pick", selection: .constant(2)) {
              if model.isShown {
                if isTagged { Text("first").tag(0) } else { Text("first") }
              }
              if isTagged { CountedWords(model).tag(1) } else { CountedWords(model) }
              Text("last").tag(2)
            }
            .pickerStyle(style)
          }
        }
        try expectSameState("\(name) with sections, \(isTagged)", open: open) { model in
          Page(model: model) { model in
            Picker("Pick", selection: .constant(2)) {
              if model.isShown { Section("s") { Text("first").tag(0) } }
              Section("t") {
                if isTagged { CountedWords(model).tag(1) } else { CountedWords(model) }
                Text("last").tag(2)
              }
            }
            .pickerStyle(style)
          }
        }
      }
      try expect("segments", .segmented)
      try expect("a palette", .palette)
      try expect("inline", .inline)
      try expect("buttons", .radioGroup)
      try expect("a menu", open: { try $0.find(.picker, "Pick").tap() }, .menu)
    }
  }

  @Test func `a view of a menu`() throws {
    try expectSameState("a menu", open: { try $0.find(.menu, "Menu").tap() }) { model in
      Page(model: model) { model in
        Menu("Menu") {
          if model.isShown { Button("first") {} }
          CountedItem(model)
          Button("last") {}
        }
      }
    }
    try expectSameState("a group in a menu", open: { try $0.find(.menu, "Menu").tap() }) { model in
      Page(model: model) { model in
        Menu("Menu") {
          ControlGroup("Group") {
            if model.isShown { Button("first") {} }
            CountedItem(model)
            Button("last") {}
          }
        }
      }
    }
    try expectSameState("a context menu", open: { $0.secondaryClick(column: 0, row: 0) }) { model in
      Page(model: model) { model in
        Text("page").contextMenu {
          if model.isShown { Button("first") {} }
          CountedItem(model)
          Button("last") {}
        }
      }
    }
  }

  @Test func `the label of a tab`() throws {
    try expectSameState("a tab") { model in
      Page(model: model) { model in
        TabView {
          if model.isShown { Tab("first", systemImage: "star") { Text("1") } }
          Tab {
            Text("2")
          } label: {
            CountedWords(model)
          }
          Tab("last", systemImage: "star") { Text("3") }
        }
      }
    }
  }

  @Test func `a view of a split view, whose bar stays where it was dragged`() throws {
    try expectSameState("a split view") { model in
      Page(model: model) { model in
        HSplitView {
          if model.isShown { Text("first") }
          CountedItem(model)
          Text("last")
        }
      }
    }
  }

  @Test func `a suggestion and a scope of a search`() throws {
    try expectSameState("a suggestion") { model in
      Page(model: model) { model in
        NavigationStack {
          Text("page").searchable(text: .constant("a"), isPresented: .constant(true)).searchSuggestions {
            if model.isShown { Text("first").searchCompletion("first") }
            CountedWords(model)
            Text("last").searchCompletion("last")
          }
        }
      }
    }
    try expectSameState("a scope") { model in
      Page(model: model) { model in
        NavigationStack {
          Text("page").searchable(text: .constant("a"), isPresented: .constant(true)).searchScopes(.constant(2)) {
            if model.isShown { Text("first").tag(0) }
            CountedWords(model).tag(1)
            Text("last").tag(2)
          }
        }
      }
    }
  }

  @Test func `the label of a mark of a slider`() throws {
    try expectSameState("a slider") { model in
      Page(model: model) { model in
        Slider(value: .constant(5.0), in: 0.0...10.0) {
          Text("Slider")
        } ticks: {
          if model.isShown { SliderTick(1.0) { Text("first") } }
          SliderTick(5.0) { CountedWords(model) }
          SliderTick(9.0) { Text("last") }
        }
      }
    }
  }

  @Test func `an explicit identity makes an option new`() throws {
    let model = ItemModel()
    let screen = Screen(width: 40, height: 4) {
      Page(model: model) { model in
        ControlGroup {
          CountedItem(model).id(model.isShown)
          Button("last") {}
        }
      }
    }
    _ = screen.text
    let serial = model.serials.last
    model.isShown = false
    _ = screen.text
    #expect(model.serials.last != serial)
  }
}
