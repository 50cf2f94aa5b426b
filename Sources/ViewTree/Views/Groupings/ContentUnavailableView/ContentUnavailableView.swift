/// A view for missing content: an icon, a title, a description and actions.
///
///                  Q
///             No Results
///      Check the spelling or try
///            a new search.
///              [ Clear ]
///
/// The view fills its proposal, with its parts in the centre. Follows
/// [ContentUnavailableView](https://developer.apple.com/documentation/swiftui/contentunavailableview).
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view of a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts, one above the other.
  @MainActor public var body: some View {
    VStack {
      label.labelStyle(UnavailableLabelStyle()).bold()
      description.foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A style with the icon above the title.
nonisolated private struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon.foregroundStyle(.secondary).controlPart()
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == ViewTree.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a localized title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { ViewTree.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a view with a verbatim title, a symbol and a description.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { ViewTree.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a view with a localized title, a picture and a description; see ``Image/init(_:bundle:)`` for pictures.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { ViewTree.Label(title, image: name) }, description: { description })
  }

  /// Creates a view with a verbatim title, a picture and a description; see ``Image/init(_:bundle:)`` for pictures.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(
      label: {
        ViewTree.Label {
          Text(title)
        } icon: {
          Image(name)
        }
      }, description: { description })
  }
}

/// The parts of a view for a search without results.
///
/// Follows [SearchUnavailableContent](https://developer.apple.com/documentation/swiftui/searchunavailablecontent).
public struct SearchUnavailableContent {
  /// The title that there are no results, with the text of the search.
  nonisolated public struct Label: View {
    private let text: String?
    @Environment(\.glyphs) private var glyphs

    fileprivate init(text: String?) { self.text = text }

    /// The title and a symbol.
    @MainActor public var body: some View {
      if let text, !text.isEmpty {
        let quoted = glyphs == .ascii ? "\"\(text)\"" : "“\(text)”"
        ViewTree.Label("No Results for \(quoted)", systemImage: "magnifyingglass")
      } else {
        ViewTree.Label("No Results", systemImage: "magnifyingglass")
      }
    }
  }

  /// The advice for a new search.
  nonisolated public struct Description: View {
    /// The advice as a sentence.
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// The actions of the view; it has none.
  nonisolated public struct Actions: View {
    /// An empty view.
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view for a search without results.
  ///
  /// Follows [search](https://developer.apple.com/documentation/swiftui/contentunavailableview/search).
  public static var search: ContentUnavailableView<Label, Description, Actions> { .search(for: nil) }

  /// Returns a view for a search without results that names the text of the search; an empty text is omitted.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> { .search(for: text) }

  private static func search(for text: String?) -> Self {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
