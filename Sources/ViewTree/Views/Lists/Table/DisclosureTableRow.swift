/// A row of a ``Table`` that expands and collapses the rows below it.
///
///     Name            Size
///     --------------------
///     v Photos        3
///         Lisbon      1.2 MB
///     > Notes         12
///
/// Only the first cell is indented; the columns keep their places. Without a binding the row keeps its state itself and
/// begins collapsed. Follows
/// [DisclosureTableRow](https://developer.apple.com/documentation/swiftui/disclosuretablerow).
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// The type of the value of a row.
  public typealias TableRowValue = Label.TableRowValue
  /// `Never`: the rows are primitive and have no body.
  public typealias TableRowBody = Never

  private let label: Label
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  init(label: Label, isExpanded: Binding<Bool>? = nil, content: @escaping () -> Content) {
    (self.label, self.isExpanded, self.content) = (label, isExpanded, content)
  }

  /// Creates a row for a value, with rows below it that are created when it is first expanded.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    self.init(label: TableRow(value), isExpanded: isExpanded, content: content)
  }

  /// Returns the rows; called by the table.
  @MainActor public func _rows(_ row: @escaping (TableRowValue) -> AnyView) -> AnyView {
    let content = content
    return TableRowOutline.group(isExpanded, label: label._rows(row)) { content()._rows(row) }
  }
}

/// The place of a row's first cell in an outline.
struct TableRowOutline {
  var level = 0
  /// The expansion state; `nil` for a row without rows below it.
  var isExpanded: Binding<Bool>?

  /// Returns a row with rows below it.
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
  /// The outline of the current row; `nil` outside outlines, where the first cell is not indented.
  var tableRowOutline: TableRowOutline? {
    get { self[TableRowOutlineKey.self] }
    set { self[TableRowOutlineKey.self] = newValue }
  }
}

/// A style with the row, and the rows below it one level further in; the table draws the mark into the row's first
/// cell.
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
        // The parent row is indented by the mark of its selection; the rows below it have marks of their own.
        .modifier(LayoutAround(layout: OutdentLayout(levels: selection?.isOn == true ? 1 : 0)))
      }
    }
  }
}

/// Moves the content to the left by levels of indentation, and widens it by the same distance.
private struct OutdentLayout: InsetLayout {
  let levels: CGFloat

  func insets(_ subviews: Subviews) -> EdgeInsets {
    EdgeInsets(top: 0, leading: -levels * subviews.metrics.indent, bottom: 0, trailing: 0)
  }
}

/// The mark that expands and collapses the rows below a row.
nonisolated private struct TableMark: View, ViewPart {
  let isExpanded: Binding<Bool>

  /// The name is the action; the row itself has the name of its content.
  @MainActor private var semantics: Semantics {
    Semantics(.button, label: isExpanded.wrappedValue ? "Collapse" : "Expand")
  }

  @MainActor var body: some View {
    DisclosureButton(isExpanded: isExpanded, fillsRow: false) { EmptyView() }
      .semantics(semantics)
  }
}

/// The first cell of a row in an outline: the mark or an equal space, and the cell.
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

/// A row of a ``Table`` for each element of a tree; the children's rows are below their parent's.
///
/// Follows [TableOutlineGroupContent](https://developer.apple.com/documentation/swiftui/tableoutlinegroupcontent).
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of the value of a row.
  public typealias TableRowValue = Data.Element
  /// `Never`: the rows are primitive and have no body.
  public typealias TableRowBody = Never

  let data: Data
  let children: KeyPath<Data.Element, Data?>

  /// Returns the rows; called by the table.
  @MainActor public func _rows(_ row: @escaping (Data.Element) -> AnyView) -> AnyView {
    OutlineGroup(data, children: children) { TableRow($0) }._rows(row)
  }
}
