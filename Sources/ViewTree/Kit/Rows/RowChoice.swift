/// The reaction of a container to the choice of a row in its list: a split view shows the next column.
struct RowChoice {
  let run: @MainActor () -> Void
  /// Called with whether a row is selected when the program changes that, and when the list is new.
  let follow: @MainActor (_ isSelected: Bool, _ isNew: Bool) -> Void
}

private struct RowChoiceKey: BoundedKey {
  static var defaultValue: RowChoice? { nil }
}

extension EnvironmentValues {
  var onRowChoice: RowChoice? {
    get { self[RowChoiceKey.self] }
    set { self[RowChoiceKey.self] = newValue }
  }
}

/// Lets the container of a list follow a selection that the program changes; arrow keys only move the selection.
nonisolated struct FollowedSelection: NodeModifier {
  typealias NodeType = FollowedSelectionNode

  let model: ListSelection?
  let selected: Set<AnyHashable>
}

final class FollowedSelectionNode: ModifierNode<FollowedSelection> {
  override func willUpdate(to modifier: FollowedSelection) {
    guard modifier.selected != self.modifier.selected, modifier.model?.takeMove() != modifier.selected else { return }
    follow(modifier.selected, isNew: false)
  }

  override func didEvaluateContent(isFirst: Bool) {
    if isFirst, !modifier.selected.isEmpty { follow(modifier.selected, isNew: true) }
  }

  private func follow(_ selected: Set<AnyHashable>, isNew: Bool) {
    guard let choice = tree.graph.untracked({ inputs.environmentValues.onRowChoice }) else { return }
    tree.effects.add { choice.follow(!selected.isEmpty, isNew) }
  }
}
