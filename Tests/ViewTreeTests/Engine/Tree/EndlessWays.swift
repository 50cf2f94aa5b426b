import ViewTreeApps
import ViewTreeTesting

/// A view that contains itself on one of the ways that lead to content.
struct Endless: View {
  let way: EndlessWay

  var body: some View { way.content { AnyView(Endless(way: way)) } }
}

/// A way that leads to content.
@MainActor struct EndlessWay {
  typealias Again = () -> AnyView

  let name: String
  /// The containers of the content.
  let content: (@escaping Again) -> AnyView

  private init<V: View>(_ name: String, @ViewBuilder _ content: @escaping (@escaping Again) -> V) {
    self.name = name
    self.content = { AnyView(content($0)) }
  }

  static var all: [EndlessWay] { items + bars + presentations + containers + labels }

  private static let on = Binding.constant(true)

  private struct Thing: Identifiable {
    let id = 1
    var things: [Thing]? { nil }
  }

  private static let items = [
    ("automatic", ToolbarItemPlacement.automatic), ("leading", .topBarLeading), ("trailing", .topBarTrailing),
    ("principal", .principal), ("bottom", .bottomBar), ("status", .status), ("title", .title), ("subtitle", .subtitle),
    ("secondary", .secondaryAction), ("confirmation", .confirmationAction), ("cancellation", .cancellationAction),
    ("keyboard", .keyboard),
  ].map { name, placement in
    EndlessWay("an item, \(name)") { again in
      NavigationStack { Text("x").toolbar { ToolbarItem(placement: placement) { again() } } }
    }
  }

  private static let bars: [EndlessWay] = [
    EndlessWay("group") { again in
      NavigationStack {
        Text("x").toolbar {
          ToolbarItemGroup {
            again(); Text("b")
          }
        }
      }
    },
    EndlessWay("title menu") { again in
      NavigationStack { Text("x").navigationTitle("t").toolbar { ToolbarTitleMenu { again() } } }
    },
    EndlessWay("toolbar twice") { again in
      NavigationStack {
        Text("x").toolbar {
          ToolbarItem { Text("a") }; ToolbarItem { again() }; ToolbarItem { Text("b") }
        }
      }
    },
    EndlessWay("tab item") { again in TabView { Text("x").tabItem { again() } } },
    EndlessWay("tab label") { again in
      TabView {
        Tab {
          Text("x")
        } label: {
          again()
        }
      }
    },
    EndlessWay("tab") { again in TabView { Tab("a", systemImage: "star") { again() } } },
    EndlessWay("page dots") { again in
      TabView {
        Tab {
          Text("x")
        } label: {
          again()
        }
      }.tabViewStyle(.page)
    },
    EndlessWay("suggestions") { again in
      NavigationStack { Text("x").searchable(text: .constant("a"), isPresented: on).searchSuggestions { again() } }
    },
    EndlessWay("accessory") { again in
      TabView { Tab("a", systemImage: "star") { Text("x") } }.tabViewBottomAccessory { again() }
    },
    EndlessWay("labelled group") { again in
      NavigationStack {
        Text("x").toolbar {
          ToolbarItemGroup {
            again(); Button("b") {}
          } label: {
            Text("l")
          }
        }
      }
    },
    EndlessWay("label of a group") { again in
      NavigationStack {
        Text("x").toolbar {
          ToolbarItemGroup {
            Button("a") {}; Button("b") {}
          } label: {
            again()
          }
        }
      }
    },
  ]

  private static let presentations: [EndlessWay] = [
    EndlessWay("sheet") { again in Text("x").sheet(isPresented: on) { again() } },
    EndlessWay("cover") { again in Text("x").fullScreenCover(isPresented: on) { again() } },
    EndlessWay("popover") { again in Text("x").popover(isPresented: on) { again() } },
    EndlessWay("alert") { again in Text("x").alert("a", isPresented: on) { again() } },
    EndlessWay("alert message") { again in
      Text("x").alert("a", isPresented: on) {
        Button("b") {}
      } message: {
        again()
      }
    },
    EndlessWay("dialog") { again in Text("x").confirmationDialog("a", isPresented: on) { again() } },
    EndlessWay("context menu") { again in Text("x").contextMenu { again() } },
    EndlessWay("menu") { again in Menu("m") { again() } },
    EndlessWay("inspector") { again in Text("x").inspector(isPresented: on) { again() } },
    EndlessWay("destination") { again in
      NavigationStack { Text("x").navigationDestination(isPresented: on) { again() } }
    },
    EndlessWay("link") { again in NavigationStack { NavigationLink("l") { again() } } },
    EndlessWay("swipe") { again in List { Text("x").swipeActions { again() } } },
    EndlessWay("draggable") { again in Text("x").draggable("a") { again() } },
  ]

  private static let containers: [EndlessWay] = [
    EndlessWay("overlay") { again in Text("x").overlay { again() } },
    EndlessWay("background") { again in Text("x").background { again() } },
    EndlessWay("mask") { again in Text("x").mask { again() } },
    EndlessWay("inset") { again in Text("x").safeAreaInset(edge: .bottom) { again() } },
    EndlessWay("header") { again in
      List {
        Section {
          Text("x")
        } header: {
          again()
        }
      }
    },
    EndlessWay("footer") { again in
      Form {
        Section {
          Text("x")
        } footer: {
          again()
        }
      }
    },
    EndlessWay("sidebar") { again in
      NavigationSplitView {
        again()
      } detail: {
        Text("d")
      }
    },
    EndlessWay("detail") { again in
      NavigationSplitView {
        Text("s")
      } detail: {
        again()
      }
    },
    EndlessWay("row background") { again in List { Text("x").listRowBackground(again()) } },
    EndlessWay("disclosure") { again in DisclosureGroup("d", isExpanded: on) { again() } },
    EndlessWay("list") { again in List { again() } },
    EndlessWay("lazy") { again in ScrollView { LazyVStack { again() } } },
    EndlessWay("geometry") { again in GeometryReader { _ in again() } },
    EndlessWay("fits") { again in
      ViewThatFits {
        Text("x"); again()
      }
    },
    EndlessWay("timeline") { again in TimelineView(.everyMinute) { _ in again() } },
    EndlessWay("phases") { again in PhaseAnimator([1, 2]) { _ in again() } },
    EndlessWay("table") { again in Table([Thing()]) { TableColumn("c") { _ in again() } } },
    EndlessWay("outline") { again in OutlineGroup([Thing()], children: \.things) { _ in again() } },
  ]

  private static let labels: [EndlessWay] = [
    EndlessWay("menu label") { again in
      Menu {
        Text("b")
      } label: {
        again()
      }
    },
    EndlessWay("link label") { again in
      NavigationStack {
        NavigationLink {
          Text("d")
        } label: {
          again()
        }
      }
    },
    EndlessWay("box label") { again in
      GroupBox {
        Text("x")
      } label: {
        again()
      }
    },
    EndlessWay("toggle label") { again in Toggle(isOn: on) { again() } },
    EndlessWay("button label") { again in
      Button {
      } label: {
        again()
      }
    },
    EndlessWay("control group") { again in
      ControlGroup {
        again(); Button("b") {}
      }
    },
    EndlessWay("picker") { again in Picker("p", selection: .constant(1)) { again().tag(1) } },
    EndlessWay("segments") { again in Picker("p", selection: .constant(1)) { again().tag(1) }.pickerStyle(.segmented) },
    EndlessWay("representation") { again in Text("x").accessibilityRepresentation { again() } },
    EndlessWay("children") { again in Text("x").accessibilityChildren { again() } },
    EndlessWay("symbols") { again in
      Canvas { context, size in
        if let s = context.resolveSymbol(id: 1) { context.draw(s, at: .zero) }
      } symbols: {
        again().tag(1)
      }
    },
    EndlessWay("labeled") { again in
      LabeledContent {
        again()
      } label: {
        Text("l")
      }
    },
  ]
}
