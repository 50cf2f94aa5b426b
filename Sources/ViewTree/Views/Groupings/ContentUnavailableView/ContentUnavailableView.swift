/// What is shown where there is nothing to show: an icon, a title, a sentence and what can be done about it.
///
///                  Q
///             No Results
///      Check the spelling or try
///            a new search.
///              [ Clear ]
///
/// It takes all that is offered, and stands in the middle of that. Follows
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

  /// The parts above each other.
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

/// The icon above the title.
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
  /// Creates a view of a title, a symbol and a sentence.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { ViewTree.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a view of a verbatim title a symbol and a sentence.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { ViewTree.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a view of a title, a picture and a sentence; there are no asset catalogues, see ``Image/init(_:bundle:)``.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { ViewTree.Label(title, image: name) }, description: { description })
  }

  /// Creates a view of a verbatim title a picture and a sentence; there are no asset catalogues, see
  /// ``Image/init(_:bundle:)``.
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

/// What is shown where a search found nothing.
///
/// Follows
/// [SearchUnavailableContent](https://developer.apple.com/documentation/swiftui/searchunavailablecontent).
public struct SearchUnavailableContent {
  /// That there are no results, and for what.
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

  /// What to do.
  nonisolated public struct Description: View {
    /// A sentence.
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing.
  nonisolated public struct Actions: View {
    /// No view.
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What is shown where a search found nothing.
  ///
  /// Follows [search](https://developer.apple.com/documentation/swiftui/contentunavailableview/search).
  public static var search: ContentUnavailableView<Label, Description, Actions> { .search(for: nil) }

  /// What is shown where a search for a text found nothing; an empty one is not named.
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
