import TextBackend
import ViewTree

// The rest of the design: pages for subjects that `looks`, the page of all controls, leaves out. Lengths are left to
// the views, so that a page looks right in cells and in points.

extension Gallery {
  /// The pages by topic.
  @MainActor static var lookPages: [GalleryScreen] {
    [
      .inputLooks, .styleLooks, .focusLooks, .pressedLooks, .listLooks, .gridLooks, .navigationLooks, .tabLooks,
      .columnLooks, .containerLooks, .presentationLooks, .roomLooks,
    ]
  }
}

/// A title with its content below.
struct LookGroup<Content: View>: View {
  private let title: String
  private let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) { (self.title, self.content) = (title, content()) }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title).foregroundStyle(.secondary)
      content
    }
  }
}

/// A frame of some cells, or of all available ones, for a view.
struct Room<Content: View>: View {
  private let columns: Int
  private let rows: Int
  private let content: Content

  init(columns: Int, rows: Int, @ViewBuilder content: () -> Content) {
    (self.columns, self.rows, self.content) = (columns, rows, content())
  }

  var body: some View {
    let row = String(repeating: "x", count: columns)
    Text(verbatim: Array(repeating: row, count: rows).joined(separator: "\n")).lineLimit(rows).hidden()
      .overlay(alignment: .topLeading) { content }
  }
}

/// The entries that the pages list.
struct Fruit: Identifiable, Hashable {
  let id: String
  var price: Int
  var sorts: [Fruit]?

  static let all = [
    Fruit(id: "Apple", price: 3, sorts: [Fruit(id: "Boskoop", price: 3), Fruit(id: "Gala", price: 4)]),
    Fruit(id: "Banana", price: 12), Fruit(id: "Cherry", price: 7),
  ]
}
