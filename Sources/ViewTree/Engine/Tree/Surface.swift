/// The surface of a view, as far as its type shows: a fill or an outline.
///
/// A button whose label has a surface is recognizable by it and needs no brackets.
public enum _Surface: Comparable, Sendable {
  /// The view has no surface: text, symbols.
  case none
  /// The view has a surface of the size of some of its content.
  case sized
  /// The view is a surface that fills the offered size.
  case filling
}

extension TupleView {
  /// The largest surface of the views, at most `.sized`.
  public static var _surface: _Surface {
    var surface = _Surface.none
    for view in repeat (each Content).self { surface = max(surface, view._surface) }
    return min(surface, .sized)
  }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  /// The surface of the content with the modifier applied.
  nonisolated public static var _surface: _Surface { Modifier._surface(Content._surface) }
  /// Returns whether the content is an outline.
  nonisolated public static func _isOutline(_ view: Self) -> Bool { Content._isOutline(view.content) }
}

extension _ConditionalContent where TrueContent: View, FalseContent: View {
  /// The larger surface of the two branches, so that the space of a label stays when it changes.
  nonisolated public static var _surface: _Surface { max(TrueContent._surface, FalseContent._surface) }
}

extension Optional where Wrapped: View {
  /// The surface of the wrapped view, whether or not it is there.
  nonisolated public static var _surface: _Surface { Wrapped._surface }
}

extension Group where Content: View {
  /// The surface of the content.
  nonisolated public static var _surface: _Surface { Content._surface }
}

extension IDView {
  static var _surface: _Surface { Content._surface }
}

extension EquatableView {
  /// The surface of the content.
  public static var _surface: _Surface { Content._surface }
}
