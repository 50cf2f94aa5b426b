/// The configuration from which a section style creates its view.
public struct SectionStyleConfiguration: ControlConfiguration {
  /// The role of a section: ``Role/section``.
  public static var role: Role { .section }

  /// The type of the title, which is the section's label.
  public typealias Header = ControlLabel<SectionStyleConfiguration>
  /// The type of the rows.
  public typealias Content = ControlContent<SectionStyleConfiguration>
  /// The type of the note below the rows.
  public typealias Footer = ControlContent<SectionStyleConfiguration>

  /// The title; empty if the section has none.
  public let header: Header
  /// The rows of the section.
  public let content: Content
  /// The note below the rows; empty if the section has none.
  public let footer: Footer
  /// A binding to whether the rows are shown; `nil` for a section that is not collapsible.
  public let isExpanded: Binding<Bool>?

  /// A Boolean value that indicates whether the section has a title.
  public var hasHeader: Bool { !header.isEmpty }
  /// A Boolean value that indicates whether the section has a note.
  public var hasFooter: Bool { !footer.isEmpty }
}

extension ControlLabel<SectionStyleConfiguration> {
  /// Creates the title of a section, published as a heading.
  nonisolated init<V: View>(heading view: V) {
    let title = Self(view)
    self = title.isEmpty ? title : Self(view.semantics(Semantics(.heading, isWhole: false)))
  }
}

/// A type that defines the appearance of sections: a view composed of a title, rows and a note; title and note may be
/// empty.
///
/// In a collapsible section the style reads `isExpanded`, and omits the rows while it is false.
@MainActor @preconcurrency public protocol SectionStyle: ControlStyle<SectionStyleConfiguration> {
  /// The configuration that the style receives.
  typealias Configuration = SectionStyleConfiguration
}

extension View {
  /// Sets the appearance of the sections in the view.
  ///
  /// The style closest to a section wins; a section in the style's body uses the next outer style.
  nonisolated public func sectionStyle<S: SectionStyle>(_ style: S) -> some View { controlStyle(style) }
}

/// The default style: a box in a form or a list that draws boxes, a group of items in a menu, and an indented block
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
    if context.contains(.boxes) { return bordered }
    return context.contains(.plainSections) ? context.contains(.rows) ? plain : menu : indented
  }

  private static let bordered = StyleLink(default: BorderedSectionStyle())
  private static let menu = StyleLink(default: MenuSectionStyle())
  private static let plain = StyleLink(default: PlainSectionStyle())
  private static let indented = StyleLink(default: IndentedSectionStyle())
}

/// A style with a box around the rows, the title in its top border, and the note below.
///
///     + Network ---------+
///     | Wi-Fi      (==O) |
///     +------------------+
///       A note.
///
/// A collapsed section shows only its title.
nonisolated public struct BorderedSectionStyle: SectionStyle {
  /// Creates the style, usually written `.bordered`.
  public init() {}

  /// Returns the view of one section; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let box = TitledBox(isOpen: configuration.showsRows) {
      configuration.rows
    } title: {
      configuration.title(fillsRow: false).singleLine()
    }
    let note = configuration.hasFooter ? configuration.footer.foregroundStyle(.secondary).indented() : nil
    return RowStack { ViewPair(box, note) }
  }
}

/// A style with the title in bold, and rows and note indented below it.
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

/// A style with the title in bold, and the rows below it at the same edge.
///
///     Network
///     [x] Wi-Fi
///     A note.
nonisolated public struct PlainSectionStyle: SectionStyle {
  /// Creates the style, usually written `.plain`.
  public init() {}

  /// Returns the view of one section; evaluated again when the configuration or a value that it reads changes.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.column(of: configuration.rows)
  }
}

/// The style of a section in a menu or a bar, which may contain sections.
nonisolated private struct MenuSectionStyle: SectionStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.column(of: PopupRows { configuration.rows })
  }
}

extension SectionStyle where Self == DefaultSectionStyle {
  /// The default style: a box in a form or a list that draws boxes, a group of items in a menu, and an indented block
  /// elsewhere.
  public static var automatic: DefaultSectionStyle { .init() }
}

extension SectionStyle where Self == BorderedSectionStyle {
  /// A box around the rows, the title in its top border, and the note below.
  public static var bordered: BorderedSectionStyle { .init() }
}

extension SectionStyle where Self == IndentedSectionStyle {
  /// The title in bold, and rows and note indented below it.
  public static var indented: IndentedSectionStyle { .init() }
}

extension SectionStyle where Self == PlainSectionStyle {
  /// The title in bold, and the rows below it at the same edge.
  public static var plain: PlainSectionStyle { .init() }
}

extension SectionStyleConfiguration {
  fileprivate var showsRows: Bool { isExpanded?.wrappedValue != false }

  @MainActor @ViewBuilder fileprivate var rows: some View { if showsRows { content } }

  /// Returns the title, the rows and the note below each other.
  @MainActor fileprivate func column(of rows: some View) -> some View {
    RowStack {
      title(fillsRow: true)
      rows
      footer.foregroundStyle(.secondary)
    }
  }

  /// Returns the title, which is a button in a collapsible section.
  @MainActor @ViewBuilder fileprivate func title(fillsRow: Bool) -> some View {
    if let isExpanded {
      DisclosureButton(isExpanded: isExpanded, fillsRow: fillsRow) { heading }
    } else if hasHeader {
      heading
    }
  }

  @MainActor private var heading: some View {
    header.textStyle { style, environment in
      // Not bold by itself, which would mean that it is chosen.
      style.font = .headline
      style.underline = environment.headerProminence == .increased
    }
  }
}

/// The prominence of the titles of sections: bold, or bold and underlined.
///
/// Follows [Prominence](https://developer.apple.com/documentation/swiftui/prominence).
public enum Prominence: Hashable, Sendable {
  /// A bold title.
  case standard
  /// A bold and underlined title.
  case increased
}

private struct HeaderProminenceKey: LookKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// The prominence of the titles of sections.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets the prominence of the titles of the sections in the view.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
