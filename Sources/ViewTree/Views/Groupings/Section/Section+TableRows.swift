extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  /// The type of the value of a row.
  public typealias TableRowValue = Content.TableRowValue
  /// `Never`: the rows are primitive and have no body.
  public typealias TableRowBody = Never

  /// Returns the rows below the header; called by the table.
  @MainActor public func _rows(_ row: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
    AnyView(withContent { $0._rows(row) })
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows of a table with a localized title; it is collapsible if `isExpanded` is not `nil`.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section of rows of a table with a verbatim title; it is collapsible if `isExpanded` is not `nil`.
  @_disfavoredOverload nonisolated public init<V, S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows of a table, with or without a header.
  nonisolated public init<V>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() }
  ) where V == Content.TableRowValue {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section of rows of a table with a header that is passed as a value.
  nonisolated public init<V>(header: Parent, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// Creates a collapsible section of rows of a table with a header.
  nonisolated public init<V>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where V == Content.TableRowValue {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
