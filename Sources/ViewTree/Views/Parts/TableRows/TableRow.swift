/// Rows of a table: one, or several.
///
/// Follows [TableRowContent](https://developer.apple.com/documentation/swiftui/tablerowcontent).
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable
  /// The type of what the rows consist of; the compiler finds it from ``tableRowBody``.
  associatedtype TableRowBody: TableRowContent

  /// The rows of which these consist.
  var tableRowBody: TableRowBody { get }

  /// A view of the rows, each of them made from its value; called by the table.
  func _rows(_ row: @escaping (TableRowValue) -> AnyView) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// Those of the body.
  public func _rows(_ row: @escaping (TableRowValue) -> AnyView) -> AnyView { tableRowBody._rows(row) }
}

extension TableRowContent where TableRowBody == Never {
  /// Never called: primitive rows have no body.
  public var tableRowBody: Never { fatalError("\(typeName(Self.self)) is primitive and has no body") }
}

extension Never: TableRowContent {
  /// Never: there is no value of this type.
  public typealias TableRowBody = Never
  /// Never called: there is no value of this type.
  public func _rows(_ row: @escaping (Never) -> AnyView) -> AnyView { AnyView(EmptyView()) }
}

/// A row of a ``Table``, for a value.
///
/// Follows [TableRow](https://developer.apple.com/documentation/swiftui/tablerow).
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the row's value.
  public typealias TableRowValue = Value
  /// Never: the row is primitive.
  public typealias TableRowBody = Never

  private let value: Value

  /// Creates a row for a value.
  public init(_ value: Value) { self.value = value }

  /// The row; called by the table.
  @MainActor public func _rows(_ row: @escaping (Value) -> AnyView) -> AnyView {
    AnyView(row(value).tag(value.id))
  }
}

/// A row of a ``Table`` for each element of a collection.
///
/// Follows [TableForEachContent](https://developer.apple.com/documentation/swiftui/tableforeachcontent).
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of a row's value.
  public typealias TableRowValue = Data.Element
  /// `Never`: the rows are primitive and have no body.
  public typealias TableRowBody = Never

  let data: Data

  /// The rows; called by the table.
  @MainActor public func _rows(_ row: @escaping (Data.Element) -> AnyView) -> AnyView {
    AnyView(ForEach(data, content: row))
  }
}

/// Makes the rows of a table from the statements of a closure.
///
/// Follows [TableRowBuilder](https://developer.apple.com/documentation/swiftui/tablerowbuilder).
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  /// Rows of any types.
  nonisolated public struct Rows: TableRowContent {
    /// The type of a row's value.
    public typealias TableRowValue = Value
    /// `Never`: the rows are primitive and have no body.
    public typealias TableRowBody = Never

    fileprivate typealias Make = @MainActor (@escaping (Value) -> AnyView) -> AnyView
    fileprivate let parts: [Make]

    /// The rows; called by the table.
    @MainActor public func _rows(_ row: @escaping (Value) -> AnyView) -> AnyView {
      if parts.count == 1 { return parts[0](row) }
      return AnyView(ForEach(0..<parts.count, id: \.self) { parts[$0](row) })
    }
  }

  /// A row, or several.
  nonisolated public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Rows
  where Row.TableRowValue == Value {
    let row = MainActorValue(row)
    return Rows(parts: [{ row.value._rows($0) }])
  }

  /// Reports a plain view, which is no row.
  @available(*, unavailable, message: "a view is no row of a table: write TableRow(value), and the view into a column")
  nonisolated public static func buildExpression<V: View>(_ view: V) -> Rows { fatalError() }

  /// One statement after the other.
  nonisolated public static func buildBlock(_ rows: Rows...) -> Rows { Rows(parts: rows.flatMap(\.parts)) }

  /// The rows of an `if` without `else`.
  nonisolated public static func buildOptional(_ rows: Rows?) -> Rows { rows ?? Rows(parts: []) }

  /// The rows of the first branch.
  nonisolated public static func buildEither(first rows: Rows) -> Rows { rows }

  /// The rows of the other branch.
  nonisolated public static func buildEither(second rows: Rows) -> Rows { rows }

  /// The rows of an `if #available`.
  nonisolated public static func buildLimitedAvailability(_ rows: Rows) -> Rows { rows }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue
  /// `Never`: the rows are primitive and have no body.
  public typealias TableRowBody = Never

  /// Rows for the identifiable elements of a collection.
  nonisolated public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, content: content, ids: ForEachIDs(\.id))
  }

  /// Rows for the elements of a collection, which are told apart by a property of theirs.
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, ids: ForEachIDs { $0[keyPath: id] })
  }

  /// Creates a row for each element of a collection.
  nonisolated public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }, ids: ForEachIDs(\.id))
  }

  /// The rows; called by the table.
  @MainActor public func _rows(_ row: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
    AnyView(ForEach<Data, ID, AnyView>(data: data, content: { content($0)._rows(row) }, ids: ids))
  }
}
