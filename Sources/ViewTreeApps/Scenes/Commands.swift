/// What the menus of an app offer.
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
  /// The type of the commands of which these consist.
  associatedtype Body: Commands

  /// The commands of which these consist.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// Carries the commands' value into its node; called by the engine.
  static func _evaluate(_ commands: Self, in slot: inout _Slot)
}

extension Commands {
  /// Evaluates the body where what it read changed.
  public static func _evaluate(_ commands: Self, in slot: inout _Slot) {
    slot.evaluateBody(of: CommandsBody(commands: commands), as: Self.self)
  }
}

extension Commands where Body == Never {
  /// Never called: primitive commands have no body.
  public var body: Never { fatalError("\(typeName(Self.self)) has no body") }
}

extension Never: Commands {}

/// The body of commands, as a view: they may have state and read the environment.
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

/// Makes commands of those in a closure.
///
/// Follows [CommandsBuilder](https://developer.apple.com/documentation/swiftui/commandsbuilder).
@resultBuilder nonisolated public enum CommandsBuilder {
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Commands.
  public static func buildExpression<C: Commands>(_ commands: C) -> C { commands }
  /// Reports a plain view, which is no command.
  @available(*, unavailable, message: "a view is no command by itself: wrap it in CommandMenu(\"Title\") { … }")
  public static func buildExpression<V: View>(_ view: V) -> EmptyCommands { fatalError() }
  /// Commands.
  public static func buildBlock<C: Commands>(_ commands: C) -> C { commands }
  /// Several commands.
  public static func buildBlock<First: Commands, Second: Commands, each Other: Commands>(
    _ first: First, _ second: Second, _ other: repeat each Other
  ) -> some Commands {
    var all: [AnyView] = [AnyView(CommandsView(commands: first)), AnyView(CommandsView(commands: second))]
    repeat all.append(AnyView(CommandsView(commands: each other)))
    return ViewCommands(content: ForEach(all.indices, id: \.self) { [all] in all[$0] })
  }
  /// Commands under a condition.
  public static func buildOptional<C: Commands>(_ commands: C?) -> some Commands {
    ViewCommands(content: commands.map { CommandsView(commands: $0) })
  }
  /// Commands of the first branch of a condition.
  public static func buildEither<First: Commands, Other: Commands>(
    first commands: First
  ) -> _ConditionalContent<First, Other> { .trueContent(commands) }
  /// Commands of the other branch of a condition.
  public static func buildEither<First: Commands, Other: Commands>(
    second commands: Other
  ) -> _ConditionalContent<First, Other> { .falseContent(commands) }
  /// Commands under a condition that is known before the program runs.
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
  @MainActor public var body: Never { fatalError("\(typeName(Self.self)) has no body") }
}

/// No commands.
///
/// Follows [EmptyCommands](https://developer.apple.com/documentation/swiftui/emptycommands).
nonisolated public struct EmptyCommands: Commands {
  /// Never: they are primitive.
  public typealias Body = Never

  /// No commands.
  public init() {}

  /// Carries the commands' value into its node; called by the engine.
  @MainActor public static func _evaluate(_ commands: Self, in slot: inout _Slot) {
    EmptyView._evaluate(EmptyView(), in: &slot)
  }
}

/// A menu of an app, by a name.
///
/// Follows [CommandMenu](https://developer.apple.com/documentation/swiftui/commandmenu).
nonisolated public struct CommandMenu<Content: View>: Commands {
  /// Never: it is primitive.
  public typealias Body = Never

  private let name: Text
  private let content: Content

  /// A menu by a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { (self.name, self.content) = (name, content()) }
  /// A menu by a name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }
  /// A menu by a name.
  @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  /// Carries the commands' value into its node; called by the engine.
  @MainActor public static func _evaluate(_ commands: Self, in slot: inout _Slot) {
    CommandEntryView._evaluate(CommandEntryView(menu: .own(commands.name), content: commands.content), in: &slot)
  }
}

/// Where in the menus of an app commands stand.
///
/// Follows [CommandGroupPlacement](https://developer.apple.com/documentation/swiftui/commandgroupplacement).
public struct CommandGroupPlacement: Hashable, Sendable {
  let menu: String

  /// What the app is.
  public static let appInfo = CommandGroupPlacement(menu: "App")
  /// The settings.
  public static let appSettings = CommandGroupPlacement(menu: "App")
  /// What other apps offer.
  public static let systemServices = CommandGroupPlacement(menu: "App")
  /// Hiding the app.
  public static let appVisibility = CommandGroupPlacement(menu: "App")
  /// Ending the app.
  public static let appTermination = CommandGroupPlacement(menu: "App")
  /// New documents and windows.
  public static let newItem = CommandGroupPlacement(menu: "File")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(menu: "File")
  /// Reading and writing files.
  public static let importExport = CommandGroupPlacement(menu: "File")
  /// Printing.
  public static let printItem = CommandGroupPlacement(menu: "File")
  /// Taking back.
  public static let undoRedo = CommandGroupPlacement(menu: "Edit")
  /// Copying and pasting.
  public static let pasteboard = CommandGroupPlacement(menu: "Edit")
  /// Changing texts.
  public static let textEditing = CommandGroupPlacement(menu: "Edit")
  /// The look of texts.
  public static let textFormatting = CommandGroupPlacement(menu: "Format")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(menu: "View")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(menu: "View")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(menu: "Window")
  /// The windows there are.
  public static let windowList = CommandGroupPlacement(menu: "Window")
  /// Windows of which there is one.
  public static let singleWindowList = CommandGroupPlacement(menu: "Window")
  /// The place of windows.
  public static let windowArrangement = CommandGroupPlacement(menu: "Window")
  /// Help.
  public static let help = CommandGroupPlacement(menu: "Help")
}

/// Commands in one of the menus that every app has; a menu is shown where an app has commands in it.
///
/// There are no commands but the app's own: before, after and instead of others they stand in their menu. Follows
/// [CommandGroup](https://developer.apple.com/documentation/swiftui/commandgroup).
nonisolated public struct CommandGroup<Content: View>: Commands {
  /// Never: it is primitive.
  public typealias Body = Never

  private let placement: CommandGroupPlacement
  private let content: Content

  /// Commands before those of a place.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content) = (group, addition())
  }
  /// Commands after those of a place.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content) = (group, addition())
  }
  /// Commands instead of those of a place.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content) = (group, addition())
  }

  /// Carries the commands' value into its node; called by the engine.
  @MainActor public static func _evaluate(_ commands: Self, in slot: inout _Slot) {
    CommandEntryView._evaluate(
      CommandEntryView(menu: .standard(commands.placement.menu), content: commands.content), in: &slot)
  }
}

// Commands that a system has: accepted, a terminal has none of them.

/// Commands for the sidebar: none.
///
/// Follows [SidebarCommands](https://developer.apple.com/documentation/swiftui/sidebarcommands).
nonisolated public struct SidebarCommands: Commands {
  /// None.
  public init() {}

  /// None.
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for finding in texts: none.
///
/// Follows [TextEditingCommands](https://developer.apple.com/documentation/swiftui/texteditingcommands).
nonisolated public struct TextEditingCommands: Commands {
  /// None.
  public init() {}

  /// None.
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for the look of texts: none.
///
/// Follows [TextFormattingCommands](https://developer.apple.com/documentation/swiftui/textformattingcommands).
nonisolated public struct TextFormattingCommands: Commands {
  /// None.
  public init() {}

  /// None.
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for the toolbar: none.
///
/// Follows [ToolbarCommands](https://developer.apple.com/documentation/swiftui/toolbarcommands).
nonisolated public struct ToolbarCommands: Commands {
  /// None.
  public init() {}

  /// None.
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for the inspector: none.
///
/// Follows [InspectorCommands](https://developer.apple.com/documentation/swiftui/inspectorcommands).
nonisolated public struct InspectorCommands: Commands {
  /// None.
  public init() {}

  /// None.
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for reading from other devices: none.
///
/// Follows [ImportFromDevicesCommands](https://developer.apple.com/documentation/swiftui/importfromdevicescommands).
nonisolated public struct ImportFromDevicesCommands: Commands {
  /// None.
  public init() {}

  /// None.
  @MainActor public var body: some Commands { EmptyCommands() }
}
