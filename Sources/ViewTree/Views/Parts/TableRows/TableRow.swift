/// A type that contributes rows to a table.
///
/// Follows [TableRowContent](https://developer.apple.com/documentation/swiftui/tablerowcontent).
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// The type of the value of a row.
  associatedtype TableRowValue: Identifiable
  /// The type of the content's body, which the compiler infers from ``tableRowBody``.
  associatedtype TableRowBody: TableRowContent

  /// The rows that the content is composed of.
  var tableRowBody: TableRowBody { get }

  /// Returns a view of the rows, each created from its value; called by the table.
  func _rows(_ row: @escaping (TableRowValue) -> AnyView) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// Returns the rows of the body.
  public func _rows(_ row: @escaping (TableRowValue) -> AnyView) -> AnyView { tableRowBody._rows(row) }
}

extension TableRowContent where TableRowBody == Never {
  /// Never called: primitive rows have no body.
  public var tableRowBody: Never { noBody(of: Self.self) }
}

extension Never: TableRowContent {
  /// `Never`: the type has no values.
  public typealias TableRowBody = Never
  /// Never called: the type has no values.
  public func _rows(_ row: @escaping (Never) -> AnyView) -> AnyView { AnyView(EmptyView()) }
}

/// A row of a ``Table``, for a value.
///
/// Follows [TableRow](https://developer.apple.com/documentation/swiftui/tablerow).
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the value of a row.
  public typealias TableRowValue = Value
  /// `Never`: the row is primitive and has no body.
  public typealias TableRowBody = Never

  private let value: Value

  /// Creates a row for a value.
  public init(_ value: Value) { self.value = value }

  /// Returns the row; called by the table.
  @MainActor public func _rows(_ row: @escaping (Value) -> AnyView) -> AnyView { AnyView(row(value).tag(value.id)) }
}

/// A row of a ``Table`` for each element of a collection.
///
/// Follows [TableForEachContent](https://developer.apple.com/documentation/swiftui/tableforeachcontent).
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of the value of a row.
  public typealias TableRowValue = Data.Element
  /// `Never`: the rows are primitive and have no body.
  public typealias TableRowBody = Never

  let data: Data

  /// Returns the rows; called by the table.
  @MainActor public func _rows(_ row: @escaping (Data.Element) -> AnyView) -> AnyView {
    AnyView(ForEach(data, content: row))
  }
}

/// A result builder that combines the rows of a closure.
///
/// Follows [TableRowBuilder](https://developer.apple.com/documentation/swiftui/tablerowbuilder).
@resultBuilder public struct TableRowBuilder<Value: Identifiable>: _PartsBuilder {
  /// The combined rows of a closure, of any types.
  nonisolated public struct Rows: TableRowContent {
    /// The type of the value of a row.
    public typealias TableRowValue = Value
    /// `Never`: the rows are primitive and have no body.
    public typealias TableRowBody = Never

    fileprivate typealias Make = @MainActor (@escaping (Value) -> AnyView) -> AnyView
    fileprivate let parts: [Make]

    /// Returns the rows; called by the table.
    @MainActor public func _rows(_ row: @escaping (Value) -> AnyView) -> AnyView {
      // One part keeps its laziness; with several parts, all rows are built.
      if parts.count == 1 { return parts[0](row) }
      return AnyView(ForEach(0..<parts.count, id: \.self) { parts[$0](row) })
    }
  }

  /// Returns one or more rows.
  nonisolated public static func buildExpression<Row: TableRowContent>(_ row: Row) -> [Rows]
  where Row.TableRowValue == Value {
    let row = MainActorValue(row)
    return [Rows(parts: [{ row.value._rows($0) }])]
  }

  /// Reports at compile time that a plain view is not a row.
  @available(*, unavailable, message: "a view is not a table row: write TableRow(value), and show the view in a column")
  nonisolated public static func buildExpression<V: View>(_ view: V) -> [Rows] { fatalError() }

  /// Returns no rows.
  nonisolated public static func buildBlock() -> [Rows] { [] }

  /// Combines the rows of a closure.
  nonisolated public static func buildFinalResult(_ rows: [Rows]) -> Rows { Rows(parts: rows.flatMap(\.parts)) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the value of a row.
  public typealias TableRowValue = Content.TableRowValue
  /// `Never`: the rows are primitive and have no body.
  public typealias TableRowBody = Never

  /// Creates rows for the identifiable elements of a collection.
  nonisolated public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, content: content, ids: ForEachIDs(\.id))
  }

  /// Creates rows for the elements of a collection, which are identified by a key path.
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

  /// Returns the rows; called by the table.
  @MainActor public func _rows(_ row: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
    AnyView(ForEach<Data, ID, AnyView>(data: data, content: { content($0)._rows(row) }, ids: ids))
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  /// `Never`: the rows are primitive and have no body.
  public typealias TableRowBody = Never

  /// Creates a group of several rows.
  nonisolated public init<Value>(@TableRowBuilder<Value> content: () -> TableRowBuilder<Value>.Rows)
  where Content == TableRowBuilder<Value>.Rows { self.init(grouped: content()) }

  /// Returns the rows; called by the table.
  @MainActor public func _rows(_ row: @escaping (Content.TableRowValue) -> AnyView) -> AnyView { content._rows(row) }
}
