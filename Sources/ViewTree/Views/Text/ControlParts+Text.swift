extension AnyView {
  /// The view of a part of a control.
  ///
  /// Most are texts: for them the types are known, and not looked up each time.
  @_specialize(where V == Text)
  nonisolated init<V: View>(part view: V) {
    if V.self == Text.self { self.init(leaf: view as! Text) } else { self.init(view) }
  }

  /// The view of a title and of what is said below it.
  @_specialize(where V == Text)
  fileprivate nonisolated init<V: View>(titles view: V) {
    if V.self == Text.self {
      self.init(leaf: view as! Text)
    } else if V._isUnary || V.self == EmptyView.self || V.self is any LabelPart.Type {
      self.init(view)
    } else {
      self.init(stacked: view)
    }
  }

  /// In a function of its own, as the type of the stack is looked up where the function begins.
  @inline(never)
  private nonisolated init<V: View>(stacked view: V) {
    self.init(LayoutContainer(layout: VStackLayout(alignment: .leading), content: view))
  }
}

extension ControlLabel {
  /// Creates a label that is any view.
  nonisolated public init<V: View>(_ view: V) { self.init(content: AnyView(part: view)) }
}

/// What is the label of a control around already: its texts stand where they are to.
private protocol LabelPart {}

extension ControlLabel: LabelPart {}

extension ControlLabel {
  /// A label of a title and of what is said below it: several views stand above each other.
  ///
  ///     Wi-Fi
  ///     Needed for updates
  nonisolated init<V: View>(titles view: V) { self.init(content: AnyView(titles: view)) }
}

extension ControlContent {
  /// Creates a part that is any view.
  nonisolated public init<V: View>(_ view: V) { self.init(content: AnyView(part: view)) }
}

extension Semantics {
  /// Creates a control that is called by its label even where the label is not shown.
  ///
  /// `isWhole`: whether everything inside is part of the control, and not published on its own.
  public init<Configuration>(of label: ControlLabel<Configuration>, isWhole: Bool = true) {
    self.init(Configuration.role, fallbackLabel: label.content, isWhole: isWhole)
  }
}
