/// The commands in the menus of an app.
///
///     WindowGroup { … }
///       .commands {
///         CommandMenu("Photo") { Button("Rotate") { … }.keyboardShortcut("r") }
///         CommandGroup(replacing: .help) { Button("Guide") { … } }
///       }
///
/// The menus stand on a line at the top of the window. Follows
/// [Commands](https://developer.apple.com/documentation/swiftui/commands).
@MainActor @preconcurrency public protocol Commands {
  /// The type of the body; the compiler finds it from ``body``.
  associatedtype Body: Commands

  /// The commands that make up these commands.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// Carries the commands' value into its node; called by the engine.
  static func _evaluate(_ commands: Self, in slot: inout _Slot)
}

extension Commands {
  /// Evaluates the body if a value that it read has changed.
  public static func _evaluate(_ commands: Self, in slot: inout _Slot) {
    slot.evaluateBody(of: CommandsBody(commands: commands), as: Self.self)
  }
}

extension Commands where Body == Never {
  /// Never called: primitive commands have no body.
  public var body: Never { noBody(of: Self.self) }
}

extension Never: Commands {}

/// The body of commands as a view, so that they may have state and read the environment.
nonisolated private struct CommandsBody<C: Commands>: View {
  // This property must be first: see `PropertyPlan`.
  let commands: C

  @MainActor var body: some View { CommandsView(commands: commands.body) }
}

nonisolated struct CommandsView<C: Commands>: View {
  typealias Body = Never

  let commands: C

  @MainActor static func _evaluate(_ view: Self, in slot: inout _Slot) { C._evaluate(view.commands, in: &slot) }
}

/// Commands that are a view.
nonisolated struct ViewCommands<Content: View>: Commands {
  typealias Body = Never

  let content: Content

  @MainActor static func _evaluate(_ commands: Self, in slot: inout _Slot) {
    Content._evaluate(commands.content, in: &slot)
  }
}

/// A result builder that combines the commands in a closure.
///
/// Follows [CommandsBuilder](https://developer.apple.com/documentation/swiftui/commandsbuilder).
@resultBuilder nonisolated public enum CommandsBuilder {
  /// Creates empty commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Returns the commands unchanged.
  public static func buildExpression<C: Commands>(_ commands: C) -> C { commands }
  /// Reports a plain view, which is not a command.
  @available(*, unavailable, message: "a view is not a command: wrap it in CommandMenu(\"Title\") { … }")
  public static func buildExpression<V: View>(_ view: V) -> EmptyCommands { fatalError() }
  /// Returns the commands unchanged.
  public static func buildBlock<C: Commands>(_ commands: C) -> C { commands }
  /// Combines several commands.
  public static func buildBlock<First: Commands, Second: Commands, each Other: Commands>(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> some Commands {
    var all: [AnyView] = [AnyView(CommandsView(commands: first)), AnyView(CommandsView(commands: second))]
    repeat all.append(AnyView(CommandsView(commands: each other)))
    return ViewCommands(content: ForEach(all.indices, id: \.self) { [all] in all[$0] })
  }
  /// Returns the commands of a condition, or no commands if the condition is false.
  public static func buildOptional<C: Commands>(_ commands: C?) -> some Commands {
    ViewCommands(content: commands.map { CommandsView(commands: $0) })
  }
  /// Returns the commands of the first branch of a condition.
  public static func buildEither<First: Commands, Other: Commands>(
    first commands: First
  ) -> _ConditionalContent<First, Other> { .trueContent(commands) }
  /// Returns the commands of the other branch of a condition.
  public static func buildEither<First: Commands, Other: Commands>(
    second commands: Other
  ) -> _ConditionalContent<First, Other> { .falseContent(commands) }
  /// Returns commands whose availability is known at compile time.
  public static func buildLimitedAvailability<C: Commands>(_ commands: C) -> C { commands }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  /// Carries the commands' value into its node; called by the engine.
  @MainActor public static func _evaluate(_ commands: Self, in slot: inout _Slot) {
    typealias Views = _ConditionalContent<CommandsView<TrueContent>, CommandsView<FalseContent>>
    let views: Views =
      switch commands {
      case .trueContent(let content): .trueContent(CommandsView(commands: content))
      case .falseContent(let content): .falseContent(CommandsView(commands: content))
      }
    Views._evaluate(views, in: &slot)
  }

  /// Never called: the commands are primitive.
  @MainActor public var body: Never { noBody(of: Self.self) }
}

/// Creates empty commands.
///
/// Follows [EmptyCommands](https://developer.apple.com/documentation/swiftui/emptycommands).
nonisolated public struct EmptyCommands: Commands {
  /// The type `Never`: these commands are primitive.
  public typealias Body = Never

  /// Creates empty commands.
  public init() {}

  /// Carries the commands' value into its node; called by the engine.
  @MainActor public static func _evaluate(_ commands: Self, in slot: inout _Slot) {
    EmptyView._evaluate(EmptyView(), in: &slot)
  }
}

/// A menu of an app with a name.
///
/// Follows [CommandMenu](https://developer.apple.com/documentation/swiftui/commandmenu).
nonisolated public struct CommandMenu<Content: View>: Commands {
  /// The type `Never`: these commands are primitive.
  public typealias Body = Never

  private let name: Text
  private let content: Content

  /// Creates a menu with a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { (self.name, self.content) = (name, content()) }
  /// Creates a menu with a name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }
  /// Creates a menu with a name.
  @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  /// Carries the commands' value into its node; called by the engine.
  @MainActor public static func _evaluate(_ commands: Self, in slot: inout _Slot) {
    CommandEntryView._evaluate(CommandEntryView(menu: .own(commands.name), content: commands.content), in: &slot)
  }
}

/// The place of commands in the menus of an app.
///
/// Follows [CommandGroupPlacement](https://developer.apple.com/documentation/swiftui/commandgroupplacement).
public struct CommandGroupPlacement: Hashable, Sendable {
  let menu: String

  /// The place of information about the app.
  public static let appInfo = CommandGroupPlacement(menu: "App")
  /// The place of the app's settings.
  public static let appSettings = CommandGroupPlacement(menu: "App")
  /// The place of services of other apps.
  public static let systemServices = CommandGroupPlacement(menu: "App")
  /// The place of commands that hide the app.
  public static let appVisibility = CommandGroupPlacement(menu: "App")
  /// The place of commands that end the app.
  public static let appTermination = CommandGroupPlacement(menu: "App")
  /// The place of commands for new documents and windows.
  public static let newItem = CommandGroupPlacement(menu: "File")
  /// The place of commands that save.
  public static let saveItem = CommandGroupPlacement(menu: "File")
  /// The place of commands that import and export files.
  public static let importExport = CommandGroupPlacement(menu: "File")
  /// The place of commands that print.
  public static let printItem = CommandGroupPlacement(menu: "File")
  /// The place of commands that undo and redo.
  public static let undoRedo = CommandGroupPlacement(menu: "Edit")
  /// The place of commands that copy and paste.
  public static let pasteboard = CommandGroupPlacement(menu: "Edit")
  /// The place of commands that edit text.
  public static let textEditing = CommandGroupPlacement(menu: "Edit")
  /// The place of commands that format text.
  public static let textFormatting = CommandGroupPlacement(menu: "Format")
  /// The place of commands for the toolbar.
  public static let toolbar = CommandGroupPlacement(menu: "View")
  /// The place of commands for the sidebar.
  public static let sidebar = CommandGroupPlacement(menu: "View")
  /// The place of commands for the size of windows.
  public static let windowSize = CommandGroupPlacement(menu: "Window")
  /// The place of the list of windows.
  public static let windowList = CommandGroupPlacement(menu: "Window")
  /// The place of the list of single windows.
  public static let singleWindowList = CommandGroupPlacement(menu: "Window")
  /// The place of commands that arrange windows.
  public static let windowArrangement = CommandGroupPlacement(menu: "Window")
  /// The place of commands that show help.
  public static let help = CommandGroupPlacement(menu: "Help")
}

/// Commands in one of the standard menus; a menu is shown if it contains commands.
///
/// An app has only its own commands, so `before`, `after` and `replacing` all add them to the menu. Follows
/// [CommandGroup](https://developer.apple.com/documentation/swiftui/commandgroup).
nonisolated public struct CommandGroup<Content: View>: Commands {
  /// The type `Never`: these commands are primitive.
  public typealias Body = Never

  private let placement: CommandGroupPlacement
  private let content: Content

  /// Creates commands before those of a place.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content) = (group, addition())
  }
  /// Creates commands after those of a place.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content) = (group, addition())
  }
  /// Creates commands that replace those of a place.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content) = (group, addition())
  }

  /// Carries the commands' value into its node; called by the engine.
  @MainActor public static func _evaluate(_ commands: Self, in slot: inout _Slot) {
    CommandEntryView._evaluate(
      CommandEntryView(menu: .standard(commands.placement.menu), content: commands.content), in: &slot)
  }
}

// Standard commands of a system. They have no effect: a terminal has none of them.

/// Commands for the sidebar; empty in text.
///
/// Follows [SidebarCommands](https://developer.apple.com/documentation/swiftui/sidebarcommands).
nonisolated public struct SidebarCommands: Commands {
  /// Has no effect: a terminal has no such commands.
  public init() {}

  /// Has no effect: a terminal has no such commands.
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for finding in text; empty in text.
///
/// Follows [TextEditingCommands](https://developer.apple.com/documentation/swiftui/texteditingcommands).
nonisolated public struct TextEditingCommands: Commands {
  /// Has no effect: a terminal has no such commands.
  public init() {}

  /// Has no effect: a terminal has no such commands.
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for formatting text; empty in text.
///
/// Follows [TextFormattingCommands](https://developer.apple.com/documentation/swiftui/textformattingcommands).
nonisolated public struct TextFormattingCommands: Commands {
  /// Has no effect: a terminal has no such commands.
  public init() {}

  /// Has no effect: a terminal has no such commands.
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for the toolbar; empty in text.
///
/// Follows [ToolbarCommands](https://developer.apple.com/documentation/swiftui/toolbarcommands).
nonisolated public struct ToolbarCommands: Commands {
  /// Has no effect: a terminal has no such commands.
  public init() {}

  /// Has no effect: a terminal has no such commands.
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for the inspector; empty in text.
///
/// Follows [InspectorCommands](https://developer.apple.com/documentation/swiftui/inspectorcommands).
nonisolated public struct InspectorCommands: Commands {
  /// Has no effect: a terminal has no such commands.
  public init() {}

  /// Has no effect: a terminal has no such commands.
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for importing from other devices; empty in text.
///
/// Follows [ImportFromDevicesCommands](https://developer.apple.com/documentation/swiftui/importfromdevicescommands).
nonisolated public struct ImportFromDevicesCommands: Commands {
  /// Has no effect: a terminal has no such commands.
  public init() {}

  /// Has no effect: a terminal has no such commands.
  @MainActor public var body: some Commands { EmptyCommands() }
}
