/// How the cells of a column stand in it.
///
/// Follows [TableColumnAlignment](https://developer.apple.com/documentation/swiftui/tablecolumnalignment).
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String

  /// At the leading edge.
  public static let automatic = TableColumnAlignment(name: "automatic")
  /// At the leading edge.
  public static let leading = TableColumnAlignment(name: "leading")
  /// In the middle.
  public static let center = TableColumnAlignment(name: "center")
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(name: "trailing")
  /// At the trailing edge, as numbers stand.
  public static let numeric = TableColumnAlignment(name: "numeric")
  /// At the trailing edge, as numbers stand; here every system of digits is aligned alike.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .numeric }

  var horizontal: HorizontalAlignment {
    switch self {
    case .center: .center
    case .trailing, .numeric: .trailing
    default: .leading
    }
  }
}

/// One column of a table, whatever its types are.
struct TableColumnPart<RowValue, Sort> {
  let label: AnyView
  let cell: (RowValue) -> AnyView
  var comparator: Sort?
  /// `nil`: its share of what is left.
  var width: GridTrack.Length?
  var alignment = TableColumnAlignment.automatic
  /// By what a customization knows it.
  var customizationID: String?
  var isHiddenByDefault = false

  /// The same in a table whose rows have another kind of order: this column does not change it.
  func unsorted<Other>(_ type: Other.Type) -> TableColumnPart<RowValue, Other> {
    TableColumnPart<RowValue, Other>(
      label: label, cell: cell, comparator: nil, width: width, alignment: alignment, customizationID: customizationID,
      isHiddenByDefault: isHiddenByDefault)
  }
}

/// Columns of a table: one, or several.
///
/// Follows [TableColumnContent](https://developer.apple.com/documentation/swiftui/tablecolumncontent).
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable
  /// The type of what says the order of the rows; `Never` where a column does not change it.
  associatedtype TableColumnSortComparator: SortComparator
  /// The type of what the columns consist of; the compiler finds it from ``tableColumnBody``.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns of which these consist.
  var tableColumnBody: TableColumnBody { get }

  /// The columns one by one; called by the table.
  var _columns: _TableColumns<TableRowValue, TableColumnSortComparator> { get }
}

/// The columns of a table one by one.
public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator> {
  let parts: [TableColumnPart<RowValue, Sort>]
}

extension TableColumnContent
where
  TableColumnBody.TableRowValue == TableRowValue,
  TableColumnBody.TableColumnSortComparator == TableColumnSortComparator
{
  /// Those of the body.
  public var _columns: _TableColumns<TableRowValue, TableColumnSortComparator> { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Never called: primitive columns have no body.
  public var tableColumnBody: Never { fatalError("\(typeName(Self.self)) is primitive and has no body") }
}

extension Never: TableColumnContent {
  /// Never: there is no value of this type.
  public typealias TableRowValue = Never
  /// Never: there is no value of this type.
  public typealias TableColumnSortComparator = Never
  /// Never: there is no value of this type.
  public typealias TableColumnBody = Never
  /// Never called: there is no value of this type.
  public var _columns: _TableColumns<Never, Never> { _TableColumns(parts: []) }
}

/// A column of a ``Table``: its title, and what it shows of each row.
///
///     TableColumn("Name", value: \.name)
///     TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
///
/// One with a value sorts the rows of a table that has a `sortOrder`. Follows
/// [TableColumn](https://developer.apple.com/documentation/swiftui/tablecolumn).
nonisolated public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  /// The type of what says the order of the rows.
  public typealias TableColumnSortComparator = Sort
  /// Never: the column is primitive.
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
  /// Creates a column that does not sort.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), nil, content: content)
  }

  /// Creates a column with a verbatim title that does not sort.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), nil, content: content) }

  /// Creates a column titled by a text that does not sort.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column of strings that does not sort.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), nil) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of strings with a verbatim title that does not sort.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), nil) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of strings titled by a text that does not sort.
  public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(text, nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of strings that sorts by them.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of strings with a verbatim title that sorts by them.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column of strings that sorts by them as a comparator says.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  /// Creates a column of strings with a verbatim title that sorts by them as a comparator says.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator)) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that sorts by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), KeyPathComparator(value), content: content) }

  /// Creates a column with a verbatim title that sorts by a value.
  @_disfavoredOverload public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), KeyPathComparator(value), content: content) }

  /// Creates a column that sorts by a value as a comparator says.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column with a verbatim title that sorts by a value as a comparator says.
  @_disfavoredOverload public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// Creates a column that sorts by whether something is true: what is not comes first.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Bool> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), KeyPathComparator(value, comparator: BoolComparator()), content: content) }
}

extension TableColumn where Label == Text {
  /// Creates a column that sorts by a comparator of rows.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), comparator, content: content) }

  /// Creates a column with a verbatim title that sorts by a comparator of rows.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), comparator, content: content) }
}

/// What is not true comes first.
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

/// Columns with something else about them.
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

  /// Sets the width of the column, in the screen's unit; `nil`: its share of what is left.
  ///
  /// Follows [width(_:)](https://developer.apple.com/documentation/swiftui/tablecolumncontent/width(_:)).
  nonisolated public func width(
    _ width: CGFloat? = nil
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.width = width.flatMap { $0.isFinite ? .fixed($0) : nil } }
  }

  /// Sets the limits of the column's width, in the screen's unit; without any it is `ideal`, as far as that is given.
  ///
  /// Nobody makes a column wider here: between its limits it takes its share of what is left. Follows
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

  /// Sets how the cells of the column, and its title, stand in it.
  ///
  /// Follows [alignment(_:)](https://developer.apple.com/documentation/swiftui/tablecolumncontent/alignment(_:)).
  nonisolated public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.alignment = alignment }
  }

  /// Names the column for a ``TableColumnCustomization``.
  ///
  /// Follows
  /// [customizationID(_:)](https://developer.apple.com/documentation/swiftui/tablecolumncontent/customizationid(_:)).
  nonisolated public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.customizationID = id }
  }

  /// Says whether the column is shown as long as a ``TableColumnCustomization`` says nothing about it.
  ///
  /// Follows
  /// [defaultVisibility(_:)](https://developer.apple.com/documentation/swiftui/tablecolumncontent/defaultvisibility(_:)).
  nonisolated public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.isHiddenByDefault = visibility == .hidden }
  }

  /// Has no effect: users do not move or resize columns.
  nonisolated public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { changed { _ in } }
}

/// Columns made from a collection.
///
/// Follows [TableColumnForEach](https://developer.apple.com/documentation/swiftui/tablecolumnforeach).
nonisolated public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
  Content: TableColumnContent<RowValue, Sort>
>: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  /// The type of what says the order of the rows.
  public typealias TableColumnSortComparator = Sort
  /// `Never`: the columns are primitive and have no body.
  public typealias TableColumnBody = Never

  private let data: Data
  private let content: (Data.Element) -> Content

  /// Columns for the elements of a collection, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Columns for the identifiable elements of a collection.
  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// The columns one by one; called by the table.
  @MainActor public var _columns: _TableColumns<RowValue, Sort> {
    _TableColumns(parts: data.flatMap { content($0)._columns.parts })
  }
}
