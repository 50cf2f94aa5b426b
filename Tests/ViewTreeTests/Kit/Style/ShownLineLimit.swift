import ViewTree

/// The limit of lines that a view reads, between two texts; 9 stands for none.
struct ShownLineLimit: View {
  var before = ""
  var after = ""
  @Environment(\.lineLimit) private var limit

  var body: some View { Text(verbatim: "\(before)\(limit ?? 9)\(after)") }
}
