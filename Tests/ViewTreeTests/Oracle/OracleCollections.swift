import ViewTreeTesting

/// Lists that are edited, grids, tables, outlines, and what takes its subviews apart.
enum OracleCollection: CaseIterable {
  case verticalGrid, horizontalGrid, table, edited, deletable, swiped, outline, subviews, sections, unavailable, badges
  case plainList, pinned
}

struct OracleCollections: View {
  @Bindable var part: OraclePart

  var body: some View {
    switch part.catalogue.collection {
    case .verticalGrid:
      ScrollView {
        LazyVGrid(columns: columns, spacing: part.isOn ? 1 : 0) {
          cells
          OracleParts(part: part)
        }
      }
      .window(part, height: 4)
    case .horizontalGrid:
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(part.flag ? 2 : 1))], spacing: 1) { cells }
      }
      .window(part, height: 4)
    case .table: OracleTable(part: part).window(part, height: 5)
    case .edited:
      List($part.items, editActions: .all) { $item in
        Toggle("e\(item.id)", isOn: $item.isOn).deleteDisabled(item.isLong)
      }
      .environment(\.editMode, .constant(part.flag ? .active : .inactive))
      .window(part, height: 5)
    case .deletable:
      List {
        ForEach(part.items) { Text("row \($0.id)").moveDisabled($0.isOn) }
          .onDelete { part.items.remove(atOffsets: $0) }
          .onMove(perform: part.isOn ? { part.items.move(fromOffsets: $0, toOffset: $1) } : nil)
        OracleParts(part: part)
      }
      .environment(\.editMode, .constant(part.flag ? .active : .inactive))
      .window(part, height: 4)
    case .swiped:
      List {
        ForEach(part.items) { item in
          Text("swipe \(item.id)").swipeActions {
            Button("mark") { part.number = item.id }
            if item.isOn { Button("delete", role: .destructive) { part.items.removeAll { $0.id == item.id } } }
          }
        }
      }
      .window(part, height: 4)
    case .outline:
      VStack(alignment: .leading) {
        OutlineGroup(OracleBranch(part.sprout), children: \.children) { Text("outline \($0.number)") }
      }
    case .subviews:
      Group(subviews: OracleParts(part: part)) { subviews in
        Text("\(subviews.count) subviews")
        if part.flag {
          HStack { ForEach(subviews) { $0 } }
        } else {
          ForEach(subviews: subviews) { subview in
            HStack {
              Text("-")
              subview
            }
          }
        }
      }
    case .sections:
      Group(sections: OracleSections(part: part)) { sections in
        ForEach(sections) { section in
          VStack(alignment: .leading) {
            section.header
            HStack { section.content }
            if part.isOn { section.footer }
          }
        }
      }
    case .unavailable:
      ContentUnavailableView {
        Label("none \(part.number)", systemImage: "tray")
      } description: {
        if part.flag { Text("nothing here") }
      } actions: {
        OracleParts(part: part)
      }
    case .badges:
      List {
        ForEach(part.items) { Text("b\($0.id)").badge(part.flag ? part.number : 0) }
        Label("label", systemImage: "star").badge(part.isOn ? "new" : nil)
      }
      .window(part, height: 4)
    case .plainList:
      List {
        Section("S\(part.number)") {
          ForEach(part.items) { Text("p\($0.id)").listRowSeparator(part.flag ? .visible : .hidden) }
        }
        OracleParts(part: part)
      }
      .listStyle(.plain).listRowSpacing(part.isOn ? 1 : 0)
      .window(part, height: 5)
    case .pinned:
      ScrollView {
        LazyVStack(
          alignment: .leading, pinnedViews: part.flag ? [.sectionHeaders] : [.sectionHeaders, .sectionFooters]
        ) {
          Section("H\(part.number)") { cells }
          Section {
            OracleParts(part: part)
          } header: {
            Text("Second")
          } footer: {
            Text("Foot")
          }
        }
      }
      .window(part, height: 4)
    }
  }

  private var columns: [GridItem] {
    part.flag
      ? [GridItem(.adaptive(minimum: CGFloat(part.number % 4) + 4))]
      : [GridItem(.flexible(), alignment: .leading), GridItem(.fixed(5))]
  }

  private var cells: some View {
    ForEach(part.items) { Text($0.isLong ? "cell \($0.id)\nhigh" : "c\($0.id)").bold($0.isOn) }
  }
}

private struct OracleTable: View {
  @Bindable var part: OraclePart

  var body: some View {
    Table(part.items, selection: $part.model.selection, sortOrder: $part.order) {
      TableColumn("Id", value: \.id) { Text("\($0.id)") }.width(4)
      TableColumn("State") { Text($0.isOn ? "on" : $0.isLong ? "a long state" : "off") }
      if part.flag { TableColumn("N") { _ in Text("\(part.number)") } }
    }
  }
}

extension OraclePart {
  fileprivate var order: [KeyPathComparator<Item>] {
    get { [KeyPathComparator(\Item.id, order: isOn ? .forward : .reverse)] }
    set {
      isOn = newValue.first?.order == .forward
      items.sort(using: newValue)
    }
  }
}

private struct OracleSections: View {
  let part: OraclePart

  var body: some View {
    Section("first") { OracleParts(part: part) }
    Text("between \(part.number)")
    if part.flag {
      Section {
        ForEach(part.items) { Text("s\($0.id)") }
      } footer: {
        Text("foot")
      }
    }
  }
}

/// A sprout with the identity of its place.
private struct OracleBranch: Identifiable {
  let id: String
  let number: Int
  let children: [OracleBranch]?

  init(_ sprout: OraclePart.Sprout, id: String = "") {
    self.id = id
    number = sprout.number
    children = sprout.sprouts.isEmpty ? nil : sprout.sprouts.enumerated().map { Self($1, id: "\(id).\($0)") }
  }
}
