import ViewTree

extension GalleryScreen {
  static var independentGroups: GalleryScreen {
    GalleryScreen(
      "independent-groups", "disclosure groups with state of their own", IndependentGroups.init,
      steps: [.expand("Fruit"), .expand("Vegetables"), .collapse("Fruit")])
  }

  static var oneOpenByHand: GalleryScreen {
    GalleryScreen(
      "one-open-by-hand", "one open at a time, with three states and onChange", OneOpenByHand.init,
      steps: [.expand("A"), .expand("B"), .collapse("B")])
  }

  static var oneOpenBySelection: GalleryScreen {
    GalleryScreen(
      "one-open-by-selection", "one open at a time, with one optional selection", OneOpenBySelection.init,
      steps: [.expand("A"), .expand("B"), .collapse("B")])
  }
}

/// Groups without a binding keep their state themselves.
struct IndependentGroups: View {
  var body: some View {
    List {
      DisclosureGroup("Fruit") {
        Text("Apples")
        Text("Pears")
      }
      DisclosureGroup {
        Text("Leeks")
      } label: {
        Label("Vegetables", systemImage: "star.fill")
      }
    }
  }
}

/// Three states; each `onChange` closes the others.
struct OneOpenByHand: View {
  @State private var isAShown = false
  @State private var isBShown = false
  @State private var isCShown = false

  var body: some View {
    List {
      DisclosureGroup("A", isExpanded: $isAShown) { Text("Content of A") }
      DisclosureGroup("B", isExpanded: $isBShown) { Text("Content of B") }
      DisclosureGroup("C", isExpanded: $isCShown) { Text("Content of C") }
    }
    .onChange(of: isAShown) { newValue in
      if newValue { (isBShown, isCShown) = (false, false) }
    }
    .onChange(of: isBShown) { newValue in
      if newValue { (isAShown, isCShown) = (false, false) }
    }
    .onChange(of: isCShown) { newValue in
      if newValue { (isAShown, isBShown) = (false, false) }
    }
  }
}

/// One optional selection: two groups cannot be open at once.
struct OneOpenBySelection: View {
  enum Group: String {
    case a = "A"
    case b = "B"
    case c = "C"
  }

  @State private var selection: Group?

  var body: some View {
    VStack(alignment: .leading) {
      List {
        DisclosureGroup("A", tag: .a, selection: $selection) { Text("Content of A") }
        DisclosureGroup("B", tag: .b, selection: $selection) { Text("Content of B") }
        DisclosureGroup("C", tag: .c, selection: $selection) { Text("Content of C") }
      }
      Text("Open: \(selection?.rawValue ?? "none")")
    }
  }
}
