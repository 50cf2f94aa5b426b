extension AnyView {
  /// Creates the view of a part of a control.
  ///
  /// Most parts are texts, whose types are known and need no lookup.
  @_specialize(where V == Text)
  nonisolated init<V: View>(part view: V) {
    if V.self == Text.self { self.init(leaf: view as! Text) } else { self.init(view) }
  }

  /// Creates the view of a title and the texts below it.
  @_specialize(where V == Text)
  fileprivate nonisolated init<V: View>(titles view: V, in context: @autoclosure () -> ControlContext) {
    if V.self == Text.self {
      self.init(leaf: view as! Text)
    } else if V._isUnary || V.self == EmptyView.self || V.self is any LabelPart.Type {
      self.init(view)
    } else if context().contains(.items) {
      self.init(row: view)
    } else {
      self.init(stacked: view)
    }
  }

  /// A separate function, because the type of the stack is looked up at the start of the function.
  @inline(never)
  private nonisolated init<V: View>(stacked view: V) {
    self.init(LayoutContainer(layout: VStackLayout(alignment: .leading), content: view))
  }

  @inline(never)
  private nonisolated init<V: View>(row view: V) {
    self.init(LayoutContainer(layout: MenuLabelLayout(), content: view))
  }
}

extension ControlLabel {
  /// Creates a label from any view.
  nonisolated public init<V: View>(_ view: V) { self.init(content: AnyView(part: view)) }
}

/// A view that already belongs to the label of a control, and is not put into a second stack.
private protocol LabelPart {}

extension ControlLabel: LabelPart {}

extension ControlLabel: TextContaining {
  nonisolated var plainText: String? { content.plainText }
}

/// A label that may be a title with texts below it.
extension LayoutContainer: TextContaining where Content: View {
  nonisolated var plainText: String? { AnyView(content).plainText }
}

extension ControlLabel {
  /// Creates a label from a title and the texts below it: several views form a column.
  ///
  ///     Wi-Fi
  ///     Needed for updates
  nonisolated init<V: View>(titles view: V, in context: @autoclosure () -> ControlContext = []) {
    self.init(content: AnyView(titles: view, in: context()))
  }
}

extension ControlLabel {
  /// Creates the label of a button, a link or a menu: in a menu, texts below the first are subtitles.
  nonisolated init<V: View>(_ view: V, in context: ControlContext) {
    self.init(content: context.contains(.items) ? AnyView(titles: view, in: context) : AnyView(part: view))
  }
}

extension ControlContent {
  /// Creates a part from any view.
  nonisolated public init<V: View>(_ view: V) { self.init(content: AnyView(part: view)) }
}

extension Semantics {
  /// Creates the semantics of a control that has its label's name even if the label is not shown.
  ///
  /// If `isWhole` is true, all views inside are parts of the control, and are not published on their own.
  public init<Configuration>(of label: ControlLabel<Configuration>, isWhole: Bool = true) {
    self.init(Configuration.role, fallbackLabel: label.content, isWhole: isWhole)
    // The signs that a style draws are no name.
    if label.isEmpty { fallbackLabel = { "" } }
  }
}
