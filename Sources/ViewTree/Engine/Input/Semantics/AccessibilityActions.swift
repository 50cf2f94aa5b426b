/// An action that assistive technology performs on a view.
///
/// Follows [AccessibilityActionKind](https://developer.apple.com/documentation/swiftui/accessibilityactionkind).
public struct AccessibilityActionKind: Hashable, Sendable {
  /// The name by which the action is found and published.
  let name: String

  init(name: String) { self.name = name }

  /// Activates the view: the action of a tap on a view that does not react to taps.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Closes the view.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// Performs the most likely action.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Deletes the view.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Opens the view's menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// The direction in which an adjustable value is changed.
///
/// Follows
///
/// [AccessibilityAdjustmentDirection](https://developer.apple.com/documentation/swiftui/accessibilityadjustmentdirection).
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The value becomes larger.
  case increment
  /// The value becomes smaller.
  case decrement
}

/// An action that `accessibilityAction` or a similar modifier adds.
nonisolated struct AccessibilityActionTrait: TraitModifier, SelfComparing {
  static var affectsLayout: Bool { false }

  enum Action {
    case kind(AccessibilityActionKind, @MainActor () -> Void)
    case adjust(@MainActor (AccessibilityAdjustmentDirection) -> Void)
  }

  let action: Action

  /// The latest action is used, whether or not it can be compared.
  func isSame(as other: AccessibilityActionTrait) -> Bool { true }
}

/// The purpose of views that are not drawn, for the view beside them.
nonisolated struct UndrawnViewsTrait: TraitModifier {
  static var affectsLayout: Bool { false }

  enum Use {
    /// The views are published instead of the drawn one.
    case representation
    /// The views are published inside the drawn one.
    case children
    /// The views are actions of the drawn one.
    case actions
    /// The keyboard shortcuts of the views apply, wherever the focus is.
    case shortcuts
  }

  let use: Use
}

extension SemanticNode {
  /// An action of a render node besides its default one, with its name.
  package struct NamedAction {
    package let name: String
    package let perform: @MainActor () -> Void
  }

  /// The actions that modifiers add, those of the outermost last.
  package var namedActions: [NamedAction] {
    var actions: [NamedAction] = []
    for renderNode in annotated {
      for trait in Traits.all(AccessibilityActionTrait.self, in: renderNode.traits) {
        guard case .kind(let kind, let action) = trait.action else { continue }
        actions.append(NamedAction(name: kind.name, perform: action))
      }
      guard let undrawnViews = renderNode.undrawnViews(for: .actions) else { continue }
      for node in SemanticNode.nodes(standingIn: undrawnViews) where node.role == .button {
        actions.append(NamedAction(name: node.label) { node.trigger() })
      }
    }
    return actions
  }

  /// The action by which modifiers let the value be made larger or smaller.
  var adjustment: (@MainActor (AccessibilityAdjustmentDirection) -> Void)? {
    for renderNode in annotated {
      for trait in Traits.all(AccessibilityActionTrait.self, in: renderNode.traits) {
        if case .adjust(let action) = trait.action { return action }
      }
    }
    return nil
  }

  /// Taps a render node that is not drawn.
  package func trigger() {
    guard isEnabled, let target = renderNode.firstTappable else { return }
    target.tap?.perform(at: TapLocation(middleOf: target))
  }
}

extension RenderNode {
  /// The render node of the views that are not drawn, if they serve a purpose.
  func undrawnViews(for use: UndrawnViewsTrait.Use) -> RenderNode? {
    guard traits != nil, Traits.contains(UndrawnViewsTrait.self, in: traits, where: { $0.use == use }) else {
      return nil
    }
    return hiddenViews
  }

  /// The render node that hides the views: the only one in the background.
  private var hiddenViews: RenderNode? { renderChildren.last?.renderChildren.first }

  /// The purpose of the views that are not drawn, and their render node.
  var undrawnViews: (use: UndrawnViewsTrait.Use, renderNode: RenderNode)? {
    guard let trait = Traits.first(UndrawnViewsTrait.self, in: traits), let renderNode = hiddenViews else { return nil }
    return (trait.use, renderNode)
  }
}
