extension View {
  /// Applies a modifier that reads the place of its content: each view of a group gets one of its own.
  @ViewBuilder nonisolated func modifyEach<M: ViewModifier>(_ modifier: M) -> some View {
    if Self._isUnary { self.modifier(modifier) } else { EachView(content: self, modifier: modifier) }
  }
}

/// The views of a group, each with the modifier.
nonisolated private struct EachView<Content: View, M: ViewModifier>: View, ViewPart {
  static var nameForUsers: String? { tracedName(M.self) }

  let content: Content
  let modifier: M

  @MainActor var body: some View {
    let list = SubviewList(of: content)
    if list.hasSections {
      content.modifier(modifier)
    } else {
      ForEach(list.entries, id: \.id) { $0.content.modifier(modifier) }
    }
  }
}
