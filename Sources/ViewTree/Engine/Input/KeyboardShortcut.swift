/// A key that activates a control wherever the focus is.
///
/// Follows [KeyboardShortcut](https://developer.apple.com/documentation/swiftui/keyboardshortcut).
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key to be pressed.
  public var key: KeyEquivalent
  /// The modifier keys to be held with it.
  ///
  /// A terminal does not report Command: Control stands for it as well.
  public var modifiers: EventModifiers

  /// Creates a shortcut of a key with modifiers.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }

  /// Return, for the action that most users want next.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for leaving without an action.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  func matches(_ press: KeyPress) -> Bool {
    guard press.key == key else { return false }
    if press.modifiers == modifiers { return true }
    guard modifiers.contains(.command), !modifiers.contains(.control) else { return false }
    return press.modifiers == modifiers.subtracting(.command).union(.control)
  }
}

/// The shortcuts of the controls below.
nonisolated struct ShortcutTrait: TraitModifier {
  static var affectsLayout: Bool { false }

  let shortcuts: [KeyboardShortcut]
}

/// Bounded: a presentation above the screen has shortcuts of its own.
private struct KeyboardShortcutKey: BoundedKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut of the controls in this environment: a style may mark the default one, as the bordered buttons do.
  ///
  /// Follows [keyboardShortcut](https://developer.apple.com/documentation/swiftui/environmentvalues/keyboardshortcut).
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension EventDispatcher {
  /// Activates the control whose shortcut a key is; returns whether there is one.
  func performShortcut(_ key: Key) -> Bool {
    let press = KeyPress(key)
    let top = tree.usablePresentations.last ?? root
    let shown = top.firstShown(where: { $0.hasShortcut(press) })?.firstTappable
    guard let control = shown ?? command(for: press) else { return false }
    control.tap?.perform(at: TapLocation(middleOf: control))
    return true
  }

  /// Whether a key is a shortcut of any control on the screen, even of a disabled one.
  func knowsShortcut(_ key: Key) -> Bool {
    let press = KeyPress(key)
    var isKnown = false
    for window in tree.usablePresentations + [root] {
      window.forEachShown { renderNode in
        isKnown = isKnown || renderNode.names(press)
        for child in renderNode.undrawnViews(for: .shortcuts)?.renderChildren ?? [] where !isKnown {
          isKnown = child.firstShown { $0.names(press) } != nil
        }
      }
    }
    return isKnown
  }

  /// The command of the app's menus with a shortcut: it applies while the menus are closed, those of the topmost window
  /// first.
  private func command(for press: KeyPress) -> RenderNode? {
    var command: RenderNode?
    for window in tree.usablePresentations.reversed() + [root] where command == nil {
      window.forEachShown { renderNode in
        guard command == nil, let commands = renderNode.undrawnViews(for: .shortcuts) else { return }
        for child in commands.renderChildren where command == nil {
          command = child.firstShown { $0.hasShortcut(press) }?.firstTappable
        }
      }
    }
    return command
  }
}

extension RenderNode {
  fileprivate func hasShortcut(_ press: KeyPress) -> Bool { names(press) && isEnabled }

  /// Whether the key is a shortcut of the render node.
  fileprivate func names(_ press: KeyPress) -> Bool {
    guard traits != nil, let trait = Traits.first(ShortcutTrait.self, in: traits) else { return false }
    return trait.shortcuts.contains { $0.matches(press) }
  }
}
