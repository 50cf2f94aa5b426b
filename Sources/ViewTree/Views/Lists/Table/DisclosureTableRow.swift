/// A row of a ``Table`` that opens and closes the rows below it.
///
///     Name            Size
///     --------------------
///     v Photos        3
///         Lisbon      1.2 MB
///     > Notes         12
///
/// Only the first cell is moved, the columns stay where they are. Without a binding the row remembers by itself whether it
/// is open; it starts closed. Follows
/// [DisclosureTableRow](https://developer.apple.com/documentation/swiftui/disclosuretablerow).
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// The type of a row's value.
  public typealias TableRowValue = Label.TableRowValue
  /// `Never`: the rows are primitive and have no body.
  public typealias TableRowBody = Never

  private let label: Label
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  init(label: Label, isExpanded: Binding<Bool>? = nil, content: @escaping () -> Content) {
    (self.label, self.isExpanded, self.content) = (label, isExpanded, content)
  }

  /// Creates a row for a value, with rows below it that are made when it is first opened.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    self.init(label: TableRow(value), isExpanded: isExpanded, content: content)
  }

  /// The rows; called by the table.
  @MainActor public func _rows(_ row: @escaping (TableRowValue) -> AnyView) -> AnyView {
    let content = content
    return TableRowOutline.group(isExpanded, label: label._rows(row)) { content()._rows(row) }
  }
}

/// Where the first cell of a row stands in an outline.
struct TableRowOutline {
  var level = 0
  /// `nil`: there is nothing below the row.
  var isExpanded: Binding<Bool>?

  /// A row with rows below it.
  @MainActor static func group(
    _ isExpanded: Binding<Bool>?, label: AnyView, content: @escaping @MainActor () -> AnyView
  ) -> AnyView {
    if let isExpanded {
      AnyView(
        DisclosureGroup(isExpanded: isExpanded, content: content) { label }.disclosureGroupStyle(TableGroupStyle()))
    } else {
      AnyView(DisclosureGroup(content: content) { label }.disclosureGroupStyle(TableGroupStyle()))
    }
  }
}

private struct TableRowOutlineKey: EnvironmentKey {
  static var defaultValue: TableRowOutline? { nil }
}

extension EnvironmentValues {
  /// `nil` outside of outlines: the first cell stands where the others do.
  var tableRowOutline: TableRowOutline? {
    get { self[TableRowOutlineKey.self] }
    set { self[TableRowOutlineKey.self] = newValue }
  }
}

/// A row, and those below it a level further in; the table draws the mark into the row's first cell.
nonisolated private struct TableGroupStyle: DisclosureGroupStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View { TableGroup(configuration: configuration) }
}

nonisolated private struct TableGroup: View, ViewPart {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.tableRowOutline) private var outline
  @Environment(\.listSelection) private var selection

  init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    let level = outline?.level ?? 0
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
        .environment(\.tableRowOutline, TableRowOutline(level: level, isExpanded: configuration.$isExpanded))
      if configuration.isExpanded {
        VStack(alignment: .leading, spacing: 0) {
          configuration.content.environment(\.tableRowOutline, TableRowOutline(level: level + 1))
        }
        // The row around has moved for the mark of what is selected; those below it have marks of their own.
        .modifier(OutdentModifier(levels: selection?.isOn == true ? 1 : 0))
      }
    }
  }
}

/// Moves the content to the left by levels of indentation, and makes it so much wider.
private struct OutdentLayout: InsetLayout {
  let levels: CGFloat

  func insets(_ subviews: Subviews) -> EdgeInsets {
    EdgeInsets(top: 0, leading: -levels * subviews.metrics.indent, bottom: 0, trailing: 0)
  }
}

nonisolated private struct OutdentModifier: LayoutModifier {
  typealias Body = Never

  let levels: CGFloat
  var layout: OutdentLayout { OutdentLayout(levels: levels) }
}

/// The mark that opens and closes the rows below a row.
nonisolated private struct TableMark: View, ViewPart {
  let isExpanded: Binding<Bool>

  /// What it does: the row is called by what it shows.
  @MainActor private var semantics: Semantics {
    Semantics(.button, label: isExpanded.wrappedValue ? "Collapse" : "Expand")
  }

  @MainActor var body: some View {
    DisclosureButton(isExpanded: isExpanded, fillsRow: false) { EmptyView() }
      .semantics(semantics)
  }
}

/// The first cell of a row in an outline: the mark, or the room for one, and the cell.
nonisolated struct OutlinedTableCell: View, ViewPart {
  let outline: TableRowOutline
  let cell: AnyView

  @MainActor var body: some View {
    HStack(alignment: .firstTextBaseline) {
      if let isExpanded = outline.isExpanded {
        TableMark(isExpanded: isExpanded)
        cell
      } else {
        cell.indented()
      }
    }
    .indented(outline.level)
  }
}

/// A row of a ``Table`` for each element of a tree, those with children above the rows of these.
///
/// Follows
/// [TableOutlineGroupContent](https://developer.apple.com/documentation/swiftui/tableoutlinegroupcontent).
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of a row's value.
  public typealias TableRowValue = Data.Element
  /// `Never`: the rows are primitive and have no body.
  public typealias TableRowBody = Never

  let data: Data
  let children: KeyPath<Data.Element, Data?>

  /// The rows; called by the table.
  @MainActor public func _rows(_ row: @escaping (Data.Element) -> AnyView) -> AnyView {
    OutlineGroup(data, children: children) { TableRow($0) }._rows(row)
  }
}
