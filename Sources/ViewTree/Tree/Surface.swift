/// Whether a view has a surface, as far as its type tells: a fill, or a line around it.
///
/// A button whose label has one is told by it and needs no brackets.
public enum _Surface: Comparable, Sendable {
  /// It has none: words, symbols.
  case none
  /// It has one that is as large as something in it.
  case sized
  /// It is one, as large as what it is offered.
  case filling
}

extension TupleView {
  /// That of the view that has the most, beside or above others.
  public static var _surface: _Surface {
    var surface = _Surface.none
    for view in repeat (each Content).self { surface = max(surface, view._surface) }
    return min(surface, .sized)
  }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  /// What the modifier makes of that of the content.
  nonisolated public static var _surface: _Surface { Modifier._surface(Content._surface) }
  /// Whether the content is a line around something.
  nonisolated public static func _isOutline(_ view: Self) -> Bool { Content._isOutline(view.content) }
}

extension _ConditionalContent where TrueContent: View, FalseContent: View {
  /// That of the branch that has more: a label keeps its room when it changes.
  nonisolated public static var _surface: _Surface { max(TrueContent._surface, FalseContent._surface) }
}

extension Optional where Wrapped: View {
  /// That of the view, whether it is there or not.
  nonisolated public static var _surface: _Surface { Wrapped._surface }
}

extension Group where Content: View {
  /// That of the content.
  nonisolated public static var _surface: _Surface { Content._surface }
}

extension IDView {
  static var _surface: _Surface { Content._surface }
}

extension EquatableView {
  /// That of the content.
  public static var _surface: _Surface { Content._surface }
}
