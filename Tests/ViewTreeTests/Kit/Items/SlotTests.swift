import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@testable import TextBackend
@testable import ViewTree

/// Slots of lists, pages and columns.
@MainActor struct SlotTests: ItemSlotTests {
  private struct Row: Identifiable {
    let id = 1
    var rows: [Row]? { nil }
  }

  @Test func `a view in a slot of a container has one node`() throws {
    try expectOneNode([
      "a footer": { model in
        AnyView(
          Form {
            Section {
              Text("row")
            } footer: {
              CountedItem(model)
            }
          })
      },
      "a row": { model in AnyView(List { CountedItem(model) }) },
      "a row of a form": { model in AnyView(Form { CountedItem(model) }) },
      "a tab's view": { model in
        AnyView(
          TabView {
            Tab("One", systemImage: "star") { CountedItem(model) }
            Tab("Another", systemImage: "gear") { Text("two") }
          })
      },
      "what stands above the tabs": { model in
        AnyView(
          TabView { Tab("One", systemImage: "star") { Text("one") } }.tabViewBottomAccessory { CountedItem(model) })
      },
      "an inspector": { model in AnyView(Text("page").inspector(isPresented: .constant(true)) { CountedItem(model) }) },
      "a detail": { model in
        AnyView(
          NavigationSplitView {
            Text("side")
          } detail: {
            CountedItem(model)
          })
      },
      "a sidebar": { model in
        AnyView(
          NavigationSplitView {
            CountedItem(model)
          } detail: {
            Text("detail")
          })
      },
      "a column in the middle": { model in
        AnyView(
          NavigationSplitView {
            Text("side")
          } content: {
            CountedItem(model)
          } detail: {
            Text("detail")
          })
      },
      "an alternative": { model in AnyView(ViewThatFits { CountedItem(model) }) },
      "an inset": { model in AnyView(Text("page").safeAreaInset(edge: .bottom) { CountedItem(model) }) },
      "an overlay": { model in AnyView(Text("page").padding(3).overlay { CountedItem(model) }) },
      "a background": { model in AnyView(Text("").frame(width: 8, height: 2).background { CountedItem(model) }) },
      "a cell": { model in
        AnyView(
          Table([Row()]) {
            TableColumn("Name") { _ in CountedItem(model) }
            TableColumn("More") { _ in Text("more") }
          })
      },
      "a page": { model in AnyView(NavigationStack { CountedItem(model).navigationTitle("Page") }) },
      "a group": { model in AnyView(DisclosureGroup("d", isExpanded: .constant(true)) { CountedItem(model) }) },
      "a box": { model in AnyView(GroupBox("b") { CountedItem(model) }) },
    ])
    try expectOneNode(
      [
        "a header of a list": { model in
          AnyView(
            List {
              Section {
                Text("row")
              } header: {
                CountedWords(model)
              }
            })
        },
        "a suggestion": { model in
          AnyView(
            NavigationStack {
              Text("page").searchable(text: .constant("a"), isPresented: .constant(true))
                .searchSuggestions { CountedItem(model) }
            })
        },
        "a header of a form": { model in
          AnyView(
            Form {
              Section {
                Text("row")
              } header: {
                CountedWords(model)
              }
            })
        },
      ], isFocusable: false)
  }

  @Test func `a view with a badge, in a grid or below a pinned header has one node`() throws {
    try expectOneNode([
      "a row with a badge": { model in AnyView(List { CountedItem(model).badge(3) }) },
      "a row with a badge in words": { model in AnyView(List { CountedItem(model).badge(Text("new")) }) },
      "a tab with a badge": { model in
        AnyView(
          TabView {
            Tab("One", systemImage: "star") { CountedItem(model) }.badge(3)
            Tab("Another", systemImage: "gear") { Text("two") }
          })
      },
      "a row of an outline": { model in
        AnyView(List([Row()], children: \.rows) { _ in CountedItem(model) })
      },
      "a row for an element": { model in AnyView(List([Row()]) { _ in CountedItem(model) }) },
      "a link of a list": { model in
        AnyView(
          NavigationStack {
            List {
              NavigationLink("l", value: 1); CountedItem(model)
            }
          })
      },
      "a cell of a grid": { model in
        AnyView(
          Grid {
            GridRow {
              Text("a"); CountedItem(model)
            }
          })
      },
      "a lazy cell": { model in
        AnyView(
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            Text("a"); CountedItem(model)
          })
      },
      "a lazy row": { model in AnyView(ScrollView { LazyVStack { CountedItem(model) } }) },
      "a bar of the safe area": { model in AnyView(Text("page").safeAreaBar(edge: .top) { CountedItem(model) }) },
      "actions of a section": { model in
        AnyView(List { Section("s") { Text("row") }.sectionActions { CountedItem(model) } })
      },
      "a bar of a column": { model in
        AnyView(
          NavigationSplitView {
            Text("side")
          } detail: {
            Text("detail").toolbar { CountedItem(model) }
          })
      },
      "an inspector's bar": { model in
        AnyView(
          NavigationStack {
            Text("page").inspector(isPresented: .constant(true)) { Text("in").toolbar { CountedItem(model) } }
          })
      },
    ])
    try expectOneNode(
      [
        "a pinned header": { model in
          AnyView(
            ScrollView {
              LazyVStack(pinnedViews: .sectionHeaders) {
                Section {
                  Text("row")
                } header: {
                  CountedWords(model)
                }
              }
            })
        },
        "the label of a tab with a badge": { model in
          AnyView(
            TabView {
              Tab {
                Text("one")
              } label: {
                CountedWords(model)
              }
              .badge(3)
              Tab("Another", systemImage: "gear") { Text("two") }
            })
        },
        "the first of two alternatives": { model in
          AnyView(
            ViewThatFits {
              HStack {
                CountedWords(model)
                Text("and more that is long").lineLimit(1)
              }
              Text("short")
            })
        },
        "the last of two alternatives": { model in
          AnyView(
            ViewThatFits {
              Text("what is too long for fifty columns or so, and not shown there, or is").lineLimit(1)
              CountedWords(model)
            })
        },
      ], isFocusable: false)
  }
}
