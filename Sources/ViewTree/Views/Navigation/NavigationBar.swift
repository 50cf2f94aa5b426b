/// The bar of a page: the button that goes back, the title, and a line below.
///
///     [ < Settings ] General
///     --------------------------
nonisolated struct NavigationBar: View {
  let page: NavigationPage

  @MainActor var body: some View {
    let title = page.title.value
    let previous = page.hidesBackButton.value == true ? nil : page.previous
    VStack(alignment: .leading, spacing: 0) {
      if title != nil || previous != nil {
        HStack {
          if let previous { BackButton(page: page, title: previous.title.value ?? Text("Back")) }
          if let title { title.bold().semantics(Semantics(.heading)) }
        }
        .lineLimit(1)
        Divider()
      }
    }
  }
}

nonisolated private struct BackButton: View {
  let page: NavigationPage
  let title: Text

  @MainActor var body: some View {
    let page = page
    Button {
      page.pop()
    } label: {
      HStack {
        Image(systemName: "chevron.backward").accessibilityHidden(true)
        title
      }
    }
  }
}

/// Sets what the bar of a page shows.
nonisolated private struct NavigationBarModifier: ViewModifier {
  typealias Body = Never

  var title: Text?
  var hidesBackButton: Bool?

  @MainActor static func _evaluate<Content: View>(_ modifier: Self, on content: Content, in slot: inout _Slot) {
    slot.evaluate(modifier, on: content, in: NavigationBarNode.self)
  }
}

/// It writes to the page while it is evaluated: the bar is evaluated in the same update.
private final class NavigationBarNode: ModifierNode<NavigationBarModifier> {
  private var page: NavigationPage? { inputs.environmentValues.navigationPage }

  override func willEvaluateContent() {
    guard let page else { return }
    claim(modifier.title, of: page.title)
    claim(modifier.hidesBackButton, of: page.hidesBackButton)
  }

  /// Where views are erased, one that says the one thing may come in the place of one that says the other.
  private func claim<Value>(_ value: Value?, of claims: PageClaims<Value>) {
    if let value { claims.claim(value, for: self) } else { claims.withdraw(self) }
  }

  override func willUnmount() {
    page?.title.withdraw(self)
    page?.hidesBackButton.withdraw(self)
  }

  override func didLeave() { willUnmount() }
  override func didReturn() { willEvaluateContent() }
}

extension View {
  /// Names the page of a `NavigationStack` that the view is in: in its bar, and on the button that goes back to it.
  ///
  /// Follows [navigationTitle](https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)).
  nonisolated public func navigationTitle(_ title: Text) -> some View { modifier(NavigationBarModifier(title: title)) }

  /// Names the page of a `NavigationStack` that the view is in.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the page of a `NavigationStack` that the view is in, by a title that is shown as it is.
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// The form of `navigationTitle` before iOS 14.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Says whether the bar of the page has no button that goes back; Escape still does.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(NavigationBarModifier(hidesBackButton: hidesBackButton))
  }

  /// Says how large a title is; without effect on a text platform, whose titles are all one row.
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  { self }
}

/// Settings of the bar of a page.
///
/// Follows [NavigationBarItem](https://developer.apple.com/documentation/swiftui/navigationbaritem).
public struct NavigationBarItem: Sendable {
  /// How large a title is; in a terminal each is one row.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the page below.
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}
