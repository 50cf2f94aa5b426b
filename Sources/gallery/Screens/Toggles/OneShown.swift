import ViewTree
import ViewTreeCompatibility

extension GalleryScreen {
  static var linksToPages: GalleryScreen {
    GalleryScreen(
      "links-to-pages", "links with pages of their own, without any state", LinksToPages.init,
      steps: [.tap(.button, "A"), .tap(.button, "Letters"), .tap(.button, "B")])
  }

  static var oneShownByHand: GalleryScreen {
    GalleryScreen(
      "one-shown-by-hand", "one page at a time, with three states", OneShownByHand.init,
      steps: [.tap(.button, "A"), .tap(.button, "Show B"), .tap(.button, "Letters")])
  }

  static var oneShownBySelection: GalleryScreen {
    GalleryScreen(
      "one-shown-by-selection", "one page at a time, with one optional selection", OneShownBySelection.init,
      steps: [.tap(.button, "A"), .tap(.button, "Show B"), .tap(.button, "Letters"), .tap(.button, "C")])
  }

  static var pathOfValues: GalleryScreen {
    GalleryScreen(
      "path", "pages for the values of a path", PathOfValues.init,
      steps: [
        .tap(.button, "Fruit"), .tap(.button, "Apple"), .tap(.button, "Back to the start"), .tap(.button, "Open Leek"),
        .tap(.button, "Vegetables"),
      ])
  }
}

/// Links contain their pages; each link has its own state of being open.
struct LinksToPages: View {
  var body: some View {
    NavigationView {
      VStack(alignment: .leading) {
        NavigationLink("A", destination: Text("Page A"))
        NavigationLink("B", destination: Text("Page B"))
        NavigationLink(destination: Text("Page C")) { Label("C", systemImage: "star") }
      }
      .navigationTitle("Letters")
    }
  }
}

/// Three states, one for each link; a page may replace a different one.
struct OneShownByHand: View {
  @State private var isAShown = false
  @State private var isBShown = false

  var body: some View {
    VStack(alignment: .leading) {
      NavigationView {
        VStack(alignment: .leading) {
          NavigationLink("A", destination: pageA, isActive: $isAShown)
          NavigationLink("B", destination: Text("Page B"), isActive: $isBShown)
        }
        .navigationTitle("Letters")
      }
      Text("Shown: \(isAShown ? "A" : isBShown ? "B" : "none")")
    }
  }

  private var pageA: some View {
    Button("Show B") { (isAShown, isBShown) = (false, true) }
  }
}

/// One optional selection: two pages cannot be shown at once.
struct OneShownBySelection: View {
  enum Letter: String {
    case a = "A"
    case b = "B"
    case c = "C"
  }

  @State private var selection: Letter?

  var body: some View {
    VStack(alignment: .leading) {
      NavigationView {
        VStack(alignment: .leading) {
          NavigationLink("A", destination: Button("Show B") { selection = .b }, tag: .a, selection: $selection)
          NavigationLink("B", destination: Text("Page B"), tag: .b, selection: $selection)
          NavigationLink("C", destination: Text("Page C"), tag: .c, selection: $selection)
        }
        .navigationTitle("Letters")
      }
      Text("Shown: \(selection?.rawValue ?? "none")")
    }
  }
}

/// The pages are values in a path that any view may change.
struct PathOfValues: View {
  struct Kind: Hashable {
    let name: String
    let members: [Food]
  }

  struct Food: Hashable {
    let name: String
  }

  private static let fruit = Kind(name: "Fruit", members: [Food(name: "Apple"), Food(name: "Pear")])
  private static let vegetables = Kind(name: "Vegetables", members: [Food(name: "Leek")])

  @State private var path = NavigationPath()

  var body: some View {
    VStack(alignment: .leading) {
      NavigationStack(path: $path) {
        VStack(alignment: .leading) {
          NavigationLink(Self.fruit.name, value: Self.fruit)
          NavigationLink(Self.vegetables.name, value: Self.vegetables)
          Button("Open Leek") { path = NavigationPath([Self.vegetables]) + [Self.vegetables.members[0]] }
        }
        .navigationTitle("Food")
        .navigationDestination(for: Kind.self) { kind in
          VStack(alignment: .leading) {
            ForEach(kind.members, id: \.self) { food in NavigationLink(food.name, value: food) }
          }
          .navigationTitle(kind.name)
        }
        .navigationDestination(for: Food.self) { food in
          Button("Back to the start") { path = NavigationPath() }.navigationTitle(food.name)
        }
      }
      Text("Pages above the first: \(path.count)")
    }
  }
}

extension NavigationPath {
  /// Returns the path with values appended.
  fileprivate static func + (path: NavigationPath, values: [some Hashable]) -> NavigationPath {
    var path = path
    for value in values { path.append(value) }
    return path
  }
}
