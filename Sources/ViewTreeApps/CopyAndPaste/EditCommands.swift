/// The direction of an arrow key.
///
/// Follows [MoveCommandDirection](https://developer.apple.com/documentation/swiftui/movecommanddirection).
public enum MoveCommandDirection: Hashable, Sendable {
  /// The Up arrow key.
  case up
  /// The Down arrow key.
  case down
  /// The Left arrow key.
  case left
  /// The Right arrow key.
  case right
}

extension View {
  /// Calls an action when a Delete key is pressed while the focus is in the view; `nil` leaves the keys to views
  /// outside.
  ///
  /// A view inside may handle the key first, for example a text field. Follows
  /// [onDeleteCommand(perform:)](https://developer.apple.com/documentation/swiftui/view/ondeletecommand(perform:)).
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKey { key in
      guard let action, key == .delete || key == .deleteForward else { return false }
      action()
      return true
    }
  }

  /// Calls an action when an arrow key is pressed while the focus is in the view; `nil` leaves the keys to views
  /// outside.
  ///
  /// A view inside may handle the key first: a list handles Up and Down. Follows
  /// [onMoveCommand(perform:)](https://developer.apple.com/documentation/swiftui/view/onmovecommand(perform:)).
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    onKey { key in
      guard let action, let direction = MoveCommandDirection(key) else { return false }
      action(direction)
      return true
    }
  }
}

extension MoveCommandDirection {
  fileprivate init?(_ key: Key) {
    switch key {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }
}
