import ViewTreeTesting

enum Flavor: String, CaseIterable, Identifiable {
  case chocolate, vanilla, mint

  var id: Self { self }
}

/// A picker over three words, and what it is set to.
struct FlavorPicker: View {
  @State var flavor = Flavor.vanilla

  var body: some View {
    VStack(alignment: .leading) {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
      }
      FlavorText(flavor: flavor)
    }
  }
}

struct FlavorText: View {
  let flavor: Flavor

  var body: some View { Text(flavor.rawValue) }
}

/// A picker alone, whose state only its parent owns.
struct FlavorOwner: View {
  @State private var flavor = Flavor.vanilla

  var body: some View {
    Picker("Flavor", selection: $flavor) {
      ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
    }
  }
}
