import Testing
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Labels of tabs and options.
@MainActor struct TabSlotTests: ItemSlotTests {
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
      func options(_ model: ItemModel) -> some View {
        Picker("Pick", selection: .constant(chosen)) {
          CountedWords(model).tag(1)
          Text("Another").tag(2)
          Text("The last one").tag(3)
        }
      }
      try expectOneNode(
        [
          "a tab": { model in AnyView(tabs { CountedWords(model) }) },
          "a tab with an image": { model in
            AnyView(
              tabs {
                Label {
                  CountedWords(model)
                } icon: {
                  Image(systemName: "star")
                }
              })
          },
          "a dot": { model in AnyView(tabs { CountedWords(model) }.tabViewStyle(.page)) },
          "an old tab": { model in
            AnyView(
              TabView(selection: .constant(chosen)) {
                Text("one").tabItem { CountedWords(model) }.tag(1)
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

  @Test func `a choice from the menu of a narrow row is shown by a fresh screen`() {
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
    let slots = [{ AnyView(tabs($0)) }, { AnyView(segments($0)) }] as [(Bindable<Choice>) -> AnyView]
    for slot in slots {
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

  @Test func `the menu of the tabs stays open while others are chosen, and closes where they fit`() throws {
    struct Tabs: View {
      @Bindable var choice: Choice

      var body: some View {
        TabView(selection: $choice.tab) {
          Tab("The first", systemImage: "star", value: 1) { Text("one") }
          Tab("Settings", systemImage: "gear", value: 2) { Text("two") }
          Tab("Another", systemImage: "house", value: 3) { Text("three") }
        }
      }
    }
    let choice = Choice()
    let screen = Screen(Tabs(choice: choice), width: 18, height: 8)
    try screen.find(.button, "The first").tap()
    for tab in [2, 3, 1, 3] {
      choice.tab = tab
      expectEqual(screen.faults, [])
      #expect(!screen.frames.tree.presentations.isEmpty)
    }
    for width in 18...60 {
      screen.resize(width: width, height: 8)
      expectEqual(screen.faults, [])
      let fresh = Screen(Tabs(choice: choice), width: width, height: 8)
      let fits = !fresh.findAll(.tab).isEmpty
      expectEqual(screen.frames.tree.presentations.isEmpty, fits, "\(width)")
      if fits { expectText(screen.render(.cells), equals: fresh.render(.cells)) }
    }
  }
}
