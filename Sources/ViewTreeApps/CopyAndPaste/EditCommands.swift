/// Where an arrow key leads.
///
/// Follows [MoveCommandDirection](https://developer.apple.com/documentation/swiftui/movecommanddirection).
public enum MoveCommandDirection: Hashable, Sendable {
  /// The key Up.
  case up
  /// The key Down.
  case down
  /// The key Left.
  case left
  /// The key Right.
  case right
}

extension View {
  /// Calls an action when the user deletes something while the focus is in the view, by one of the Delete keys; `nil`
  /// leaves them to others.
  ///
  /// A view inside may have the key first, as a text field has it. Follows
  /// [onDeleteCommand(perform:)](https://developer.apple.com/documentation/swiftui/view/ondeletecommand(perform:)).
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKey { key in
      guard let action, key == .delete || key == .deleteForward else { return false }
      action()
      return true
    }
  }

  /// Calls an action when an arrow key is pressed while the focus is in the view; `nil` leaves them to others.
  ///
  /// A view inside may have the key first, as a list has Up and Down. Follows
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
