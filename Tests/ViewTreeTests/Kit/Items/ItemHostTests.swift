import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// A view in a slot of a container has one node with one state, however wide the screen is.
@MainActor struct ItemHostTests {
  @Observable fileprivate final class Model {
    var number = 0
    var isShown = true
    /// The states of the items whose bodies ran, by what they were made with.
    @ObservationIgnored var serials: [Int] = []
    @ObservationIgnored private var lastSerial = 0

    func makeSerial() -> Int {
      lastSerial += 1
      return lastSerial
    }
  }

  /// Counts its evaluations, has a state of its own and can have the focus.
  fileprivate struct Item: View {
    let model: Model
    @State private var serial: Int

    init(_ model: Model) {
      self.model = model
      _serial = State(initialValue: model.makeSerial())
    }

    var body: some View {
      let _ = model.serials.append(serial)
      Button("i\(model.number)") {}
    }
  }

  /// The same as a label, which cannot have the focus.
  fileprivate struct Words: View {
    let model: Model
    @State private var serial: Int

    init(_ model: Model) {
      self.model = model
      _serial = State(initialValue: model.makeSerial())
    }

    var body: some View {
      let _ = model.serials.append(serial)
      Text("i\(model.number)")
    }
  }

  /// Changes the model, and expects one evaluation of one item, which is the same as before.
  private func expectOneEvaluation(_ model: Model, _ screen: Screen, _ serial: Int?, _ comment: String) {
    model.serials = []
    model.number += 1
    _ = screen.text
    #expect(model.serials == [serial], "\(comment)\n\(screen.text)")
  }

  private func expectOneNode<V: View>(
    _ name: String, isFocusable: Bool = true, open: (Screen) throws -> Void = { _ in },
    @ViewBuilder in slot: (Model) -> V
  ) throws {
    let model = Model()
    let screen = Screen(slot(model), width: 60, height: 24)
    try open(screen)
    _ = screen.text
    #expect(model.serials.count == 1, "\(name) at mount\n\(screen.text)")
    let serial = model.serials.first
    expectOneEvaluation(model, screen, serial, "\(name) after a change")
    if isFocusable {
      let item = try #require(screen.item, "\(name)\n\(screen.text)")
      screen.frames.tree.focus.move(to: item.node.element)
    }
    for width in [18, 60, 9, 60] {
      model.serials = []
      screen.resize(width: width, height: 24)
      _ = screen.text
      #expect(model.serials == [], "\(name) at \(width)\n\(screen.text)")
      #expect(screen.faults == [], "\(name) at \(width)")
      expectOneEvaluation(model, screen, serial, "\(name) after a change at \(width)")
    }
    if isFocusable {
      #expect(screen.item?.isFocused == true, "\(name) lost the focus\n\(screen.text)")
    }
    if isFocusable { screen.frames.tree.focus.move(to: nil) }
    let fresh = try Screen(slot(model), width: 60, height: 24, opening: open)
    expectText(screen.text, equals: fresh.text)
    #expect(screen.issues == [], "\(name)")
  }

  @Test func `an item of a bar is one node at each place`() throws {
    let placements: [ToolbarItemPlacement] = [
      .automatic, .topBarLeading, .topBarTrailing, .principal, .bottomBar, .status, .cancellationAction,
      .confirmationAction, .destructiveAction, .navigation, .primaryAction, .title, .subtitle, .largeTitle,
    ]
    for placement in placements {
      try expectOneNode("\(placement)") { model in
        NavigationStack {
          Text("page").navigationTitle("A long title").toolbar {
            ToolbarItem(placement: placement) { Item(model) }
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
              Item(model)
            }
          }
        }
      }
    }
  }

  private typealias Slot = @MainActor (Model) -> AnyView

  /// Expects of each slot that it has one node.
  private func expectOneNode(_ slots: KeyValuePairs<String, Slot>, isFocusable: Bool = true) throws {
    for (name, slot) in slots { try expectOneNode(name, isFocusable: isFocusable) { slot($0) } }
  }

  private func bar<C: ToolbarContent>(@ToolbarContentBuilder _ items: () -> C) -> AnyView {
    AnyView(NavigationStack { Text("page").navigationTitle("A long title").toolbar(content: items) })
  }

  @Test func `groups of controls in bars and elsewhere have one node for each control`() throws {
    try expectOneNode([
      "a group with a label": { model in
        bar {
          ToolbarItemGroup {
            Button("First") {}
            Item(model)
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
              Item(model)
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
              Item(model)
              Button("Last") {}
            }
          }
        }
      },
      "a control group on a page": { model in
        AnyView(
          ControlGroup {
            Button("First") {}
            Item(model)
          })
      },
    ])
  }

  @Test func `the label of a tab or an option is one node`() throws {
    for chosen in [1, 2] {
      func tabs(@ViewBuilder _ label: () -> some View) -> some View {
        let label = label()
        return TabView(selection: .constant(chosen)) {
          Tab(value: 1) {
            Text("one")
          } label: {
            label
          }
          Tab("Settings", systemImage: "gear", value: 2) { Text("two") }
          Tab("Another", systemImage: "house", value: 3) { Text("three") }
        }
      }
      func options(_ model: Model) -> some View {
        Picker("Pick", selection: .constant(chosen)) {
          Words(model).tag(1)
          Text("Another").tag(2)
          Text("The last one").tag(3)
        }
      }
      try expectOneNode(
        [
          "a tab": { model in AnyView(tabs { Words(model) }) },
          "a tab with an image": { model in
            AnyView(
              tabs {
                Label {
                  Words(model)
                } icon: {
                  Image(systemName: "star")
                }
              })
          },
          "a dot": { model in AnyView(tabs { Words(model) }.tabViewStyle(.page)) },
          "an old tab": { model in
            AnyView(
              TabView(selection: .constant(chosen)) {
                Text("one").tabItem { Words(model) }.tag(1)
                Text("two").tabItem { Text("Settings") }.tag(2)
                Text("three").tabItem { Text("Another one") }.tag(3)
              })
          },
          "a segment": { model in AnyView(options(model).pickerStyle(.segmented)) },
          "an option of a palette": { model in AnyView(options(model).pickerStyle(.palette)) },
          "an option of a list": { model in AnyView(options(model).pickerStyle(.inline)) },
        ], isFocusable: false)
    }
  }

  @Observable fileprivate final class Choice {
    var tab = 1
  }

  @Test func `what is chosen while a menu stands for a row is what a fresh screen shows`() {
    func tabs(_ choice: Bindable<Choice>) -> some View {
      TabView(selection: choice.tab) {
        Tab("The first", systemImage: "star", value: 1) { Text("one") }
        Tab("Settings", systemImage: "gear", value: 2) { Text("two") }
        Tab("Another", systemImage: "house", value: 3) { Text("three") }
      }
    }
    func segments(_ choice: Bindable<Choice>) -> some View {
      Picker("Pick", selection: choice.tab) {
        Text("The first").tag(1)
        Text("Settings").tag(2)
        Text("Another").tag(3)
      }
      .pickerStyle(.segmented)
    }
    for slot in [{ AnyView(tabs($0)) }, { AnyView(segments($0)) }] as [(Bindable<Choice>) -> AnyView] {
      let choice = Choice()
      let screen = Screen(slot(Bindable(choice)), width: 18, height: 6)
      for (tab, width) in [(2, 18), (3, 18), (1, 60), (2, 60), (3, 18), (1, 18), (2, 12), (2, 40)] {
        choice.tab = tab
        screen.resize(width: width, height: 6)
        let fresh = Screen(slot(Bindable(choice)), width: width, height: 6)
        expectText(screen.render(.cells), equals: fresh.render(.cells))
        expectText(screen.render(.semantics), equals: fresh.render(.semantics))
        #expect(screen.faults == [])
      }
    }
  }

  private struct Row: Identifiable {
    let id = 1
  }

  @Test func `a view in a slot of a container has one node`() throws {
    try expectOneNode([
      "a footer": { model in
        AnyView(
          Form {
            Section {
              Text("row")
            } footer: {
              Item(model)
            }
          })
      },
      "a row": { model in AnyView(List { Item(model) }) },
      "a row of a form": { model in AnyView(Form { Item(model) }) },
      "a tab's view": { model in
        AnyView(
          TabView {
            Tab("One", systemImage: "star") { Item(model) }
            Tab("Another", systemImage: "gear") { Text("two") }
          })
      },
      "what stands above the tabs": { model in
        AnyView(TabView { Tab("One", systemImage: "star") { Text("one") } }.tabViewBottomAccessory { Item(model) })
      },
      "an inspector": { model in AnyView(Text("page").inspector(isPresented: .constant(true)) { Item(model) }) },
      "a detail": { model in
        AnyView(
          NavigationSplitView {
            Text("side")
          } detail: {
            Item(model)
          })
      },
      "a sidebar": { model in
        AnyView(
          NavigationSplitView {
            Item(model)
          } detail: {
            Text("detail")
          })
      },
      "a column in the middle": { model in
        AnyView(
          NavigationSplitView {
            Text("side")
          } content: {
            Item(model)
          } detail: {
            Text("detail")
          })
      },
      "an alternative": { model in AnyView(ViewThatFits { Item(model) }) },
      "an inset": { model in AnyView(Text("page").safeAreaInset(edge: .bottom) { Item(model) }) },
      "an overlay": { model in AnyView(Text("page").padding(3).overlay { Item(model) }) },
      "a background": { model in AnyView(Text("").frame(width: 8, height: 2).background { Item(model) }) },
      "a cell": { model in
        AnyView(
          Table([Row()]) {
            TableColumn("Name") { _ in Item(model) }
            TableColumn("More") { _ in Text("more") }
          })
      },
      "a page": { model in AnyView(NavigationStack { Item(model).navigationTitle("Page") }) },
      "a group": { model in AnyView(DisclosureGroup("d", isExpanded: .constant(true)) { Item(model) }) },
      "a box": { model in AnyView(GroupBox("b") { Item(model) }) },
    ])
    try expectOneNode(
      [
        "a header of a list": { model in
          AnyView(
            List {
              Section {
                Text("row")
              } header: {
                Words(model)
              }
            })
        },
        "a suggestion": { model in
          AnyView(
            NavigationStack {
              Text("page").searchable(text: .constant("a"), isPresented: .constant(true))
                .searchSuggestions { Item(model) }
            })
        },
        "a header of a form": { model in
          AnyView(
            Form {
              Section {
                Text("row")
              } header: {
                Words(model)
              }
            })
        },
      ], isFocusable: false)
  }

  @Test func `a label of a control has one node`() throws {
    let date = Binding.constant(Date(timeIntervalSince1970: 0))
    let slots: KeyValuePairs<String, Slot> = [
      "a toggle": { model in AnyView(Toggle(isOn: .constant(true)) { Words(model) }) },
      "a switch": { model in AnyView(Toggle(isOn: .constant(true)) { Words(model) }.toggleStyle(.switch)) },
      "a button": { model in
        AnyView(
          Button {
          } label: {
            Words(model)
          })
      },
      "a menu": { model in
        AnyView(
          Menu {
            Text("row")
          } label: {
            Words(model)
          })
      },
      "a picker": { model in
        AnyView(
          Picker(selection: .constant(1)) {
            Text("one").tag(1)
          } label: {
            Words(model)
          })
      },
      "segments": { model in
        AnyView(
          Picker(selection: .constant(1)) {
            Text("one").tag(1)
          } label: {
            Words(model)
          }.pickerStyle(.segmented))
      },
      "a date": { model in AnyView(DatePicker(selection: date) { Words(model) }) },
      "a slider": { model in AnyView(Slider(value: .constant(0.5)) { Words(model) }) },
      "a stepper": { model in
        AnyView(
          Stepper {
            Words(model)
          } onIncrement: {
          } onDecrement: {
          })
      },
      "a colour": { model in AnyView(ColorPicker(selection: .constant(.red)) { Words(model) }) },
      "progress": { model in AnyView(ProgressView(value: 0.5) { Words(model) }) },
      "a gauge": { model in AnyView(Gauge(value: 0.5) { Words(model) }) },
      "labeled content": { model in
        AnyView(
          LabeledContent {
            Text("value")
          } label: {
            Words(model)
          })
      },
      "a labeled value": { model in AnyView(LabeledContent("label") { Words(model) }) },
      "a group": { model in
        AnyView(
          DisclosureGroup {
            Text("in")
          } label: {
            Words(model)
          })
      },
      "a box": { model in
        AnyView(
          GroupBox {
            Text("in")
          } label: {
            Words(model)
          })
      },
      "a link": { model in
        AnyView(
          NavigationStack {
            NavigationLink {
              Text("page")
            } label: {
              Words(model)
            }
          })
      },
      "an icon": { model in
        AnyView(
          Label {
            Text("title")
          } icon: {
            Words(model)
          })
      },
      "nothing there": { model in AnyView(ContentUnavailableView { Words(model) }) },
    ]
    for (name, slot) in slots {
      try expectOneNode(name, isFocusable: false) { slot($0) }
      try expectOneNode("\(name) in a form", isFocusable: false) { model in Form { slot(model) } }
    }
  }

  @Test func `what is presented has one node while the screen changes`() throws {
    let on = Binding.constant(true)
    try expectOneNode([
      "a sheet": { model in AnyView(Text("page").sheet(isPresented: on) { Item(model) }) },
      "a cover": { model in AnyView(Text("page").fullScreenCover(isPresented: on) { Item(model) }) },
      "a popover": { model in AnyView(Text("page").popover(isPresented: on) { Item(model) }) },
      "an alert": { model in AnyView(Text("page").alert("a", isPresented: on) { Item(model) }) },
      "a dialog": { model in AnyView(Text("page").confirmationDialog("a", isPresented: on) { Item(model) }) },
      "a bar of a sheet": { model in
        AnyView(Text("page").sheet(isPresented: on) { NavigationStack { Text("in").toolbar { Item(model) } } })
      },
    ])
    try expectOneNode(
      [
        "a message": { model in
          AnyView(
            Text("page").alert("a", isPresented: on) {
            } message: {
              Words(model)
            })
        }
      ],
      isFocusable: false)
    try expectOneNode("a menu", open: { try $0.find(.menu, "Menu").tap() }) { model in
      Menu("Menu") { Item(model) }
    }
    try expectOneNode("a menu of a title", open: { try $0.find(.button, "Title").tap() }) { model in
      NavigationStack { Text("page").navigationTitle("Title").toolbarTitleMenu { Item(model) } }
    }
    try expectOneNode("a list of a bar", open: { try $0.find(.button, "More").tap() }) { model in
      bar { ToolbarItem(placement: .secondaryAction) { Item(model) } }
    }
  }
}

extension Screen {
  fileprivate var item: TextBackend.Element? {
    descendants.first { [.button, .menuItem].contains($0.role) && $0.label.hasPrefix("i") }
  }

  fileprivate convenience init<V: View>(
    _ view: V, width: Int, height: Int, opening open: (Screen) throws -> Void
  ) rethrows {
    self.init(view, width: width, height: height)
    try open(self)
  }
}
