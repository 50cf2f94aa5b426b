/// The alignment of the cells in a column.
///
/// Follows [TableColumnAlignment](https://developer.apple.com/documentation/swiftui/tablecolumnalignment).
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String

  /// Aligned at the leading edge.
  public static let automatic = TableColumnAlignment(name: "automatic")
  /// Aligned at the leading edge.
  public static let leading = TableColumnAlignment(name: "leading")
  /// Centred in the column.
  public static let center = TableColumnAlignment(name: "center")
  /// Aligned at the trailing edge.
  public static let trailing = TableColumnAlignment(name: "trailing")
  /// Aligned at the trailing edge, for numbers.
  public static let numeric = TableColumnAlignment(name: "numeric")
  /// Aligned at the trailing edge, for numbers; the numbering system has no effect.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .numeric }

  var horizontal: HorizontalAlignment {
    switch self {
    case .center: .center
    case .trailing, .numeric: .trailing
    default: .leading
    }
  }
}

/// One column of a table without its types.
struct TableColumnPart<RowValue, Sort> {
  let label: AnyView
  let cell: (RowValue) -> AnyView
  var comparator: Sort?
  /// The width; `nil` is an equal share of the remaining width.
  var width: GridTrack.Length?
  var alignment = TableColumnAlignment.automatic
  /// The name of the column in a customization.
  var customizationID: String?
  var isHiddenByDefault = false

  /// Returns the column for a table with a different type of order, which the column does not change.
  func unsorted<Other>(_ type: Other.Type) -> TableColumnPart<RowValue, Other> {
    TableColumnPart<RowValue, Other>(
      label: label, cell: cell, comparator: nil, width: width, alignment: alignment, customizationID: customizationID,
      isHiddenByDefault: isHiddenByDefault)
  }
}

/// A type that contributes columns to a table.
///
/// Follows [TableColumnContent](https://developer.apple.com/documentation/swiftui/tablecolumncontent).
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the value of a row.
  associatedtype TableRowValue: Identifiable
  /// The type of the comparator that sorts the rows; `Never` if the columns do not sort.
  associatedtype TableColumnSortComparator: SortComparator
  /// The type of the content's body, which the compiler infers from ``tableColumnBody``.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns that the content is composed of.
  var tableColumnBody: TableColumnBody { get }

  /// The single columns; called by the table.
  var _columns: _TableColumns<TableRowValue, TableColumnSortComparator> { get }
}

/// The single columns of a table.
public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator> {
  let parts: [TableColumnPart<RowValue, Sort>]
}

extension TableColumnContent
where
  TableColumnBody.TableRowValue == TableRowValue,
  TableColumnBody.TableColumnSortComparator == TableColumnSortComparator
{
  /// The columns of the body.
  public var _columns: _TableColumns<TableRowValue, TableColumnSortComparator> { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Never called: primitive columns have no body.
  public var tableColumnBody: Never { noBody(of: Self.self) }
}

extension Never: TableColumnContent {
  /// `Never`: the type has no values.
  public typealias TableRowValue = Never
  /// `Never`: the type has no values.
  public typealias TableColumnSortComparator = Never
  /// `Never`: the type has no values.
  public typealias TableColumnBody = Never
  /// Never called: the type has no values.
  public var _columns: _TableColumns<Never, Never> { _TableColumns(parts: []) }
}

/// A column of a ``Table``: a title, and the view of each row's value.
///
///     TableColumn("Name", value: \.name)
///     TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
///
/// A column with a value sorts the rows of a table that has a `sortOrder`. Follows
/// [TableColumn](https://developer.apple.com/documentation/swiftui/tablecolumn).
nonisolated public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: TableColumnContent {
  /// The type of the value of a row.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that sorts the rows.
  public typealias TableColumnSortComparator = Sort
  /// `Never`: the column is primitive and has no body.
  public typealias TableColumnBody = Never

  private let label: Label
  private let content: (RowValue) -> Content
  private let comparator: Sort?

  private init(_ label: Label, _ comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// The column itself; called by the table.
  @MainActor public var _columns: _TableColumns<RowValue, Sort> {
    let content = content
    return _TableColumns(parts: [
      TableColumnPart(label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator)
    ])
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized title that does not sort.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), nil, content: content)
  }

  /// Creates a column with a verbatim title that does not sort.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), nil, content: content) }

  /// Creates a column with a text as its title that does not sort.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column of strings with a localized title that does not sort.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), nil) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of strings with a verbatim title that does not sort.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), nil) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of strings with a text as its title that does not sort.
  public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(text, nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of strings with a localized title that sorts by the strings.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of strings with a verbatim title that sorts by the strings.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of strings with a localized title that sorts by the strings with a comparator.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  /// Creates a column of strings with a verbatim title that sorts by the strings with a comparator.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator)) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title that sorts by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), KeyPathComparator(value), content: content) }

  /// Creates a column with a verbatim title that sorts by a value.
  @_disfavoredOverload public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), KeyPathComparator(value), content: content) }

  /// Creates a column with a localized title that sorts by a value with a comparator.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column with a verbatim title that sorts by a value with a comparator.
  @_disfavoredOverload public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column with a localized title that sorts by a Boolean value; `false` is before `true`.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Bool> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), KeyPathComparator(value, comparator: BoolComparator()), content: content) }
}

extension TableColumn where Label == Text {
  /// Creates a column with a localized title that sorts by a comparator of rows.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), comparator, content: content) }

  /// Creates a column with a verbatim title that sorts by a comparator of rows.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), comparator, content: content) }
}

/// A comparator of Boolean values; `false` is before `true`.
private struct BoolComparator: SortComparator {
  var order = SortOrder.forward

  func compare(_ a: Bool, _ b: Bool) -> ComparisonResult {
    if a == b { return .orderedSame }
    return (b ? ComparisonResult.orderedAscending : .orderedDescending).turned(if: order == .reverse)
  }
}

extension ComparisonResult {
  fileprivate func turned(if isTurned: Bool) -> ComparisonResult {
    switch self {
    case .orderedAscending where isTurned: .orderedDescending
    case .orderedDescending where isTurned: .orderedAscending
    default: self
    }
  }
}

/// Columns with a changed property.
nonisolated private struct ModifiedColumns<Base: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Base.TableRowValue
  typealias TableColumnSortComparator = Base.TableColumnSortComparator
  typealias TableColumnBody = Never

  let base: Base
  let change: (inout TableColumnPart<TableRowValue, TableColumnSortComparator>) -> Void

  @MainActor var _columns: _TableColumns<TableRowValue, TableColumnSortComparator> {
    _TableColumns(
      parts: base._columns.parts.map {
        var part = $0
        change(&part)
        return part
      })
  }
}

extension TableColumnContent {
  nonisolated private func changed(
    _ change: @escaping (inout TableColumnPart<TableRowValue, TableColumnSortComparator>) -> Void
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedColumns(base: self, change: change)
  }

  /// Sets the width of the column, in the screen's unit; `nil` is an equal share of the remaining width.
  ///
  /// Follows [width(_:)](https://developer.apple.com/documentation/swiftui/tablecolumncontent/width(_:)).
  nonisolated public func width(
    _ width: CGFloat? = nil
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.width = width.flatMap { $0.isFinite ? .fixed($0) : nil } }
  }

  /// Sets the limits of the column's width, in the screen's unit; without limits the width is `ideal`, if that is
  /// given.
  ///
  /// Users cannot resize columns here: within its limits a column has its share of the remaining width. Follows
  /// [width(min:ideal:max:)](https://developer.apple.com/documentation/swiftui/tablecolumncontent/width(min:ideal:max:)).
  nonisolated public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { part in
      if let ideal, min == nil, max == nil { return part.width = .fixed(ideal) }
      guard min != nil || max != nil else { return part.width = nil }
      part.width = .flexible(minimum: min ?? 0, maximum: max ?? .infinity)
    }
  }

  /// Sets the alignment of the cells of the column and of its title.
  ///
  /// Follows [alignment(_:)](https://developer.apple.com/documentation/swiftui/tablecolumncontent/alignment(_:)).
  nonisolated public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.alignment = alignment }
  }

  /// Sets the name of the column in a ``TableColumnCustomization``.
  ///
  /// Follows
  /// [customizationID(_:)](https://developer.apple.com/documentation/swiftui/tablecolumncontent/customizationid(_:)).
  nonisolated public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.customizationID = id }
  }

  /// Sets the visibility of the column if a ``TableColumnCustomization`` does not set it.
  ///
  /// Follows
  /// [defaultVisibility(_:)](https://developer.apple.com/documentation/swiftui/tablecolumncontent/defaultvisibility(_:)).
  nonisolated public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.isHiddenByDefault = visibility == .hidden }
  }
}

/// Columns for the elements of a collection.
///
/// Follows [TableColumnForEach](https://developer.apple.com/documentation/swiftui/tablecolumnforeach).
nonisolated public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
  Content: TableColumnContent<RowValue, Sort>
>: TableColumnContent {
  /// The type of the value of a row.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that sorts the rows.
  public typealias TableColumnSortComparator = Sort
  /// `Never`: the columns are primitive and have no body.
  public typealias TableColumnBody = Never

  private let data: Data
  private let content: (Data.Element) -> Content

  /// Creates columns for the elements of a collection, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Creates columns for the identifiable elements of a collection.
  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// The single columns; called by the table.
  @MainActor public var _columns: _TableColumns<RowValue, Sort> {
    _TableColumns(parts: data.flatMap { content($0)._columns.parts })
  }
}
