/// The configuration from which a section style creates its view.
public struct SectionStyleConfiguration: ControlConfiguration {
  /// A section: ``Role/section``.
  public static var role: Role { .section }

  /// The title: what the section is called.
  ///
  /// Nothing where the section has none.
  public typealias Header = ControlLabel<SectionStyleConfiguration>
  /// The rows.
  public typealias Content = ControlContent<SectionStyleConfiguration>
  /// The note below the rows.
  public typealias Footer = ControlContent<SectionStyleConfiguration>

  /// The title.
  public let header: Header
  /// The rows of the section.
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

extension ControlLabel<SectionStyleConfiguration> {
  /// The title of a section, published as a heading.
  nonisolated init<V: View>(heading view: V) {
    let title = Self(view)
    self = title.isEmpty ? title : Self(view.semantics(Semantics(.heading, isWhole: false)))
  }
}

/// What sections look like: a view that is composed of a title, rows and a note; title and note may be empty.
///
/// Of a section that can be collapsed the style also gets whether it is open, and leaves the rows out where it is not.
@MainActor @preconcurrency public protocol SectionStyle: ControlStyle<SectionStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = SectionStyleConfiguration
}

extension View {
  /// Sets the look of the sections below.
  ///
  /// The style closest to a section wins; a section in its body uses the next outer one.
  nonisolated public func sectionStyle<S: SectionStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: a box in a form or a list that draws boxes, a group of items in a menu, an indented block
/// elsewhere.
///
///     + Network --------+     Network          Network
///     | Wi-Fi     (==O) |       x Wi-Fi          [x] Wi-Fi
///     +-----------------+
nonisolated public struct DefaultSectionStyle: SectionStyle {
  /// Creates the style, usually written `.automatic`.
  public init() {}
}

extension DefaultSectionStyle: AutomaticStyle {
  nonisolated static func choice(in environment: EnvironmentValues) -> StyleLink<SectionStyleConfiguration> {
    let context = environment.controlContext
    return context.contains(.boxes) ? bordered : context.contains(.plainSections) ? plain : indented
  }

  private static let bordered = StyleLink(default: BorderedSectionStyle())
  private static let plain = StyleLink(default: PlainSectionStyle())
  private static let indented = StyleLink(default: IndentedSectionStyle())
}

/// A box around the rows, the title in its top side, the note below.
///
///     + Network ---------+
///     | Wi-Fi      (==O) |
///     +------------------+
///       A note.
///
/// Of a collapsed section only the title is there.
nonisolated public struct BorderedSectionStyle: SectionStyle {
  /// Creates the style, usually written `.bordered`.
  public init() {}

  /// Returns the view of one section; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    RowStack {
      TitledBox(isOpen: configuration.showsRows) {
        configuration.rows
      } title: {
        configuration.title(fillsRow: false).singleLine()
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
  /// Creates the style, usually written `.indented`.
  public init() {}

  /// Returns the view of one section; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.title(fillsRow: true)
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
  /// Creates the style, usually written `.plain`.
  public init() {}

  /// Returns the view of one section; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    RowStack {
      configuration.title(fillsRow: true)
      configuration.rows
      configuration.footer.foregroundStyle(.secondary)
    }
  }
}

extension SectionStyle where Self == DefaultSectionStyle {
  /// The default style: a box in a form or a list that draws boxes, a group of items in a menu, an indented block
  /// elsewhere.
  public static var automatic: DefaultSectionStyle { .init() }
}

extension SectionStyle where Self == BorderedSectionStyle {
  /// A box around the rows, the title in its top side, the note below.
  public static var bordered: BorderedSectionStyle { .init() }
}

extension SectionStyle where Self == IndentedSectionStyle {
  /// The title in bold, rows and note indented below it.
  public static var indented: IndentedSectionStyle { .init() }
}

extension SectionStyle where Self == PlainSectionStyle {
  /// The title in bold, the rows below it at the same edge.
  public static var plain: PlainSectionStyle { .init() }
}

extension SectionStyleConfiguration {
  fileprivate var showsRows: Bool { isExpanded?.wrappedValue != false }

  @MainActor @ViewBuilder fileprivate var rows: some View { if showsRows { content } }

  /// The title; a button where the section can be collapsed.
  @MainActor @ViewBuilder fileprivate func title(fillsRow: Bool) -> some View {
    if let isExpanded {
      DisclosureButton(isExpanded: isExpanded, fillsRow: fillsRow) { heading }
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

/// How prominent the titles of sections are: bold, or bold and underlined.
///
/// Follows [Prominence](https://developer.apple.com/documentation/swiftui/prominence).
public enum Prominence: Hashable, Sendable {
  /// A title is bold.
  case standard
  /// A title is underlined.
  case increased
}

private struct HeaderProminenceKey: LookKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// How prominent the titles of sections are.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how prominent the titles of the sections below are.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
