/// What a reader who cannot see the screen does with a view.
///
/// Follows [AccessibilityActionKind](https://developer.apple.com/documentation/swiftui/accessibilityactionkind).
public struct AccessibilityActionKind: Hashable, Sendable {
  /// By what it is found, and published.
  let name: String

  init(name: String) { self.name = name }

  /// Uses it: what a tap does on a view that reacts to none.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Closes it.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// Does what is most likely wanted.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Deletes it.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Opens its menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// Makes a value larger or smaller.
///
/// Follows
/// [AccessibilityAdjustmentDirection](https://developer.apple.com/documentation/swiftui/accessibilityadjustmentdirection).
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Larger.
  case increment
  /// Smaller.
  case decrement
}

/// What `accessibilityAction` and its kin say.
nonisolated struct AccessibilityActionTrait: TraitModifier, SelfComparing {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  enum Action {
    case kind(AccessibilityActionKind, @MainActor () -> Void)
    case adjust(@MainActor (AccessibilityAdjustmentDirection) -> Void)
  }

  let action: Action

  /// The latest action counts, whether or not it can be compared.
  func isSame(as other: AccessibilityActionTrait) -> Bool { true }
}

/// Says what views that are not drawn are for the view beside them.
nonisolated struct StandInTrait: TraitModifier {
  typealias Body = Never
  static var affectsLayout: Bool { false }

  enum Use {
    /// They are published instead of the view.
    case representation
    /// They are published inside of the view.
    case children
    /// They are its actions.
    case actions
    /// Their keyboard shortcuts count, wherever the focus is.
    case shortcuts
  }

  let use: Use
}

extension SemanticNode {
  /// What can be done with an element beside using it: by name.
  package struct NamedAction {
    package let name: String
    package let perform: @MainActor () -> Void
  }

  /// The actions that modifiers name, those of the outermost last.
  package var namedActions: [NamedAction] {
    var actions: [NamedAction] = []
    for element in annotated {
      for trait in Traits.all(AccessibilityActionTrait.self, in: element.traits) {
        guard case .kind(let kind, let action) = trait.action else { continue }
        actions.append(NamedAction(name: kind.name, perform: action))
      }
      guard let standIns = element.standIns(for: .actions) else { continue }
      for node in SemanticNode.nodes(standingIn: standIns) where node.role == .button {
        actions.append(NamedAction(name: node.label) { node.trigger() })
      }
    }
    return actions
  }

  /// What makes the value larger or smaller, of those that modifiers name.
  var adjustment: (@MainActor (AccessibilityAdjustmentDirection) -> Void)? {
    for element in annotated {
      for trait in Traits.all(AccessibilityActionTrait.self, in: element.traits) {
        if case .adjust(let action) = trait.action { return action }
      }
    }
    return nil
  }

  /// Uses it as a tap does, of an element that is not drawn.
  package func trigger() {
    guard isEnabled, let target = element.firstTappable else { return }
    target.tap?.perform(at: TapLocation(middleOf: target))
  }
}

extension RenderNode {
  /// The element of the views that are not drawn, if they are for something.
  func standIns(for use: StandInTrait.Use) -> RenderNode? {
    guard traits != nil, Traits.contains(StandInTrait.self, in: traits, where: { $0.use == use }) else { return nil }
    return hiddenViews
  }

  /// The element that hides the views: the only one in what is behind.
  private var hiddenViews: RenderNode? { renderChildren.last?.renderChildren.first }

  /// What the views that are not drawn are for, and their element.
  var standIns: (use: StandInTrait.Use, element: RenderNode)? {
    guard let trait = Traits.first(StandInTrait.self, in: traits), let element = hiddenViews else { return nil }
    return (trait.use, element)
  }
}
