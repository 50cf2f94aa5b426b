import TextBackend
import ViewTree

extension GalleryScreen {
  static var parentOverCollection: GalleryScreen {
    GalleryScreen(
      "parent-over-collection", "a parent over the elements of a collection", unit: .points,
      ParentOverCollection.init,
      steps: [.tap(.toggle, "All"), .tap(.toggle, "Item 2"), .tap(.toggle, "All"), .tap(.toggle, "All")])
  }

  static var parentOverList: GalleryScreen {
    GalleryScreen(
      "parent-over-list", "a parent over a list of bindings", ParentOverList.init,
      steps: [.tap(.toggle, "All"), .tap(.toggle, "All")])
  }

  static var parentWithConstants: GalleryScreen {
    GalleryScreen(
      "parent-with-constants", "a parent over constants, which stays mixed", ParentWithConstants.init,
      steps: [.tap(.toggle, "All"), .tap(.toggle, "All")])
  }

  static var parentOverLiveOnes: GalleryScreen {
    GalleryScreen(
      "parent-over-live-ones", "a parent over the live toggles only, with computed constants beside them",
      ParentOverLiveOnes.init,
      steps: [.tap(.toggle, "Live ones"), .tap(.toggle, "Live ones"), .tap(.toggle, "With constants")])
  }
}

/// A check mark when on or mixed, green only when on.
struct MixedCheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    let name = if #available(iOS 16.0, *) { configuration.isMixed || configuration.isOn } else { configuration.isOn }
    return HStack {
      Image(systemName: name ? "checkmark.circle.fill" : "circle")
        .resizable()
        .frame(width: 22, height: 22)
        .foregroundColor(configuration.isOn ? .green : .gray)
        .onTapGesture { withAnimation { configuration.isOn.toggle() } }
      configuration.label
    }
  }
}

extension ToggleStyle where Self == MixedCheckStyle {
  static var mixedCheck: Self { Self() }
}

/// A parent over `$items`, and the rows over the same items.
struct ParentOverCollection: View {
  struct Item: Identifiable {
    let name: String
    var val: Bool
    var id: String { name }
  }

  @State private var items = (1...3).map { Item(name: "Item \($0)", val: false) }

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("All", sources: $items, isOn: \.val)
      ForEach($items, id: \.name) { $child in
        Toggle(child.name, isOn: $child.val).padding(.leading, 16)
      }
      ForEach(items, id: \.name) { item in Text("\(item.name) is \(item.val ? "on" : "off")") }
    }
    .toggleStyle(.mixedCheck)
  }
}

/// A parent over four states, one of which starts on.
struct ParentOverList: View {
  @State private var toggle1 = false
  @State private var toggle2 = false
  @State private var toggle3 = true
  @State private var toggle4 = false

  var body: some View {
    Section {
      Toggle("One", isOn: $toggle1)
      Toggle("Two", isOn: $toggle2)
      Toggle("Three", isOn: $toggle3)
      Toggle("Four", isOn: $toggle4)
    } header: {
      Toggle("All", sources: [$toggle1, $toggle2, $toggle3, $toggle4], isOn: \.self)
    }
  }
}

/// A parent that can never switch off: two of its sources are constants.
struct ParentWithConstants: View {
  @State private var toggle1 = false
  @State private var toggle4 = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("All", sources: [$toggle1, .constant(false), .constant(true), $toggle4], isOn: \.self)
      VStack(alignment: .leading) {
        Toggle("One", isOn: $toggle1)
        Toggle("Always off", isOn: .constant(false))
        Toggle("Always on", isOn: .constant(true))
        Toggle("Four", isOn: $toggle4)
      }
      .padding(.leading, 2)
    }
  }
}

/// Parents over the variable sources only, and with constants computed from others.
struct ParentOverLiveOnes: View {
  @State private var toggle1 = false
  @State private var toggle2 = false
  @State private var toggle3 = false
  @State private var toggle4 = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Live ones", sources: [$toggle1, $toggle4], isOn: \.self)
      Toggle(
        "With constants", sources: [$toggle1, .constant(toggle2 || true), .constant(toggle3 && false), $toggle4],
        isOn: \.self)
      VStack(alignment: .leading) {
        Toggle("One", isOn: $toggle1)
        Toggle("Four", isOn: $toggle4)
      }
      .padding(.leading, 2)
    }
  }
}
