/// What a section style makes a section from.
public struct SectionStyleConfiguration {
  /// The title: what the section is called. Nothing where the section has none.
  nonisolated public struct Header: View, HeadingPart, EmptyablePart {
    public typealias Body = Never
    let content: AnyView
    let isEmpty: Bool

    init<V: View>(_ view: V) {
      content = AnyView(part: view)
      isEmpty = Self.isNothing(view)
    }
  }

  /// The rows.
  nonisolated public struct Content: View, ViewPart {
    public typealias Body = Never
    let content: AnyView

    init<V: View>(_ view: V) { content = AnyView(view.modifier(ListRows())) }
  }

  /// The note below the rows.
  nonisolated public struct Footer: View, ViewPart, EmptyablePart {
    public typealias Body = Never
    let content: AnyView
    let isEmpty: Bool

    init<V: View>(_ view: V) {
      content = AnyView(part: view)
      isEmpty = Self.isNothing(view)
    }
  }

  /// The title.
  public let header: Header
  /// What is inside.
  public let content: Content
  /// The note below.
  public let footer: Footer
  /// Whether the rows are shown; `nil` for a section that cannot be collapsed.
  public let isExpanded: Binding<Bool>?

  /// Whether there is a title to show.
  public var hasHeader: Bool { !header.isEmpty }
  /// Whether there is a note to show.
  public var hasFooter: Bool { !footer.isEmpty }
}

/// The title of a section in its configuration: published as a heading, and what the section is called.
protocol HeadingPart: View where Body == Never {
  nonisolated var content: AnyView { get }
}

extension HeadingPart {
  nonisolated public static var _isUnary: Bool { false }

  public static func _evaluate(_ view: Self, in slot: inout _Slot) {
    let heading = SemanticsTrait { Semantics(.heading, isWhole: false) }
    SemanticsTrait._evaluate(heading, on: view.content.modifier(PartTrait(labelOf: .section)), in: &slot)
  }
}

/// The look of a section.
@MainActor @preconcurrency public protocol SectionStyle: ViewStyle where _Configuration == SectionStyleConfiguration {
  typealias Configuration = SectionStyleConfiguration
}

extension View {
  /// Sets the look of the sections below. The style closest to a section wins; a section in its body uses the next
  /// outer one.
  nonisolated public func sectionStyle<S: SectionStyle>(_ style: S) -> some View { self.style(style) }
}

/// The default style: a box in a form or a list that draws boxes, a group of items in a menu, an indented block
/// elsewhere.
nonisolated public struct DefaultSectionStyle: SectionStyle {
  /// The style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { chosen(for: configuration) }
}

extension DefaultSectionStyle: AutomaticStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<SectionStyleConfiguration> {
    switch environment.rowGrouping {
    case .boxes: bordered
    case .plain: plain
    case .none where environment.controlContext == .menu: plain
    case .none, .indented: indented
    }
  }

  private nonisolated(unsafe) static let bordered = StyleLink(default: BorderedSectionStyle())
  private nonisolated(unsafe) static let plain = StyleLink(default: PlainSectionStyle())
  private nonisolated(unsafe) static let indented = StyleLink(default: IndentedSectionStyle())
}

/// A box around the rows, the title in its top side, the note below.
///
///     +- Network --------+
///     | Wi-Fi      (==O) |
///     +------------------+
///       A note.
///
/// Of a collapsed section only the title is there.
nonisolated public struct BorderedSectionStyle: SectionStyle {
  /// The style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    RowStack {
      TitledBox(isOpen: configuration.showsRows) {
        configuration.rows
      } title: {
        configuration.title.singleLine()
      }
      if configuration.hasFooter { configuration.footer.foregroundStyle(.secondary).indented() }
    }
  }
}

/// The title in bold, rows and note indented below it.
///
///     Network
///       [x] Wi-Fi
///       A note.
nonisolated public struct IndentedSectionStyle: SectionStyle {
  /// The style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.title
      VStack(alignment: .leading) {
        configuration.rows
        configuration.footer.foregroundStyle(.secondary)
      }
      .indented()
    }
  }
}

/// The title in bold, the rows below it at the same edge.
///
///     Network
///     [x] Wi-Fi
///     A note.
nonisolated public struct PlainSectionStyle: SectionStyle {
  /// The style.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    RowStack {
      configuration.title
      configuration.rows
      configuration.footer.foregroundStyle(.secondary)
    }
  }
}

extension SectionStyle where Self == DefaultSectionStyle {
  /// The style ``DefaultSectionStyle``.
  public static var automatic: DefaultSectionStyle { .init() }
}

extension SectionStyle where Self == BorderedSectionStyle {
  /// The style ``BorderedSectionStyle``.
  public static var bordered: BorderedSectionStyle { .init() }
}

extension SectionStyle where Self == IndentedSectionStyle {
  /// The style ``IndentedSectionStyle``.
  public static var indented: IndentedSectionStyle { .init() }
}

extension SectionStyle where Self == PlainSectionStyle {
  /// The style ``PlainSectionStyle``.
  public static var plain: PlainSectionStyle { .init() }
}

extension SectionStyleConfiguration {
  fileprivate var showsRows: Bool { isExpanded?.wrappedValue != false }

  @MainActor @ViewBuilder fileprivate var rows: some View { if showsRows { content } }

  /// The title; a button where the section can be collapsed.
  @MainActor @ViewBuilder fileprivate var title: some View {
    if let isExpanded {
      DisclosureButton(isExpanded: isExpanded) { heading }
    } else if hasHeader {
      heading
    }
  }

  @MainActor private var heading: some View {
    header.textStyle { style, environment in
      style.bold = true
      style.underline = environment.headerProminence == .increased
    }
  }
}

/// How prominent the titles of sections are.
public enum Prominence: Hashable, Sendable {
  /// A title is bold.
  case standard
  /// A title is underlined.
  case increased
}

/// How the container around shows sections.
enum RowGrouping: Hashable {
  case none
  case boxes
  case plain
  case indented
}

private struct HeaderProminenceKey: LookKey {
  static var defaultValue: Prominence { .standard }
}

struct RowGroupingKey: LookKey {
  static var defaultValue: RowGrouping { .none }
}

extension EnvironmentValues {
  /// How prominent the titles of sections are.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  var rowGrouping: RowGrouping { self[RowGroupingKey.self] }
}

extension View {
  /// Sets how prominent the titles of the sections below are.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
