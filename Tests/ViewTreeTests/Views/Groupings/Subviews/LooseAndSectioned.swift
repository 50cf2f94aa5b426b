import ViewTreeTesting

/// Views outside of sections, and two sections, of which one has a header and a footer.
@ViewBuilder func looseAndSectioned() -> some View {
  Text("loose")
  Section("One") {
    Text("1")
    Text("2")
  }
  Section {
    ForEach(0..<2) { Text("x\($0)") }
  } header: {
    Text("H")
  } footer: {
    Text("F")
  }
  Text("end 1")
  Text("end 2")
}
