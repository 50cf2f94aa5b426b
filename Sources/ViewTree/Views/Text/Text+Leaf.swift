// Texts in leaves that are written outside of the module.

extension Text {
  /// A text as it is drawn in one place: in the words, the colours and the weights that the environment there asks for.
  public struct Resolved: Equatable, Sendable {
    let block: TextBlock

    /// The same words in colours on the way to those of another text, by a part of the way; `nil` where there is none.
    ///
    /// For ``Leaf/mixed(with:amount:)``.
    public func mixed(with new: Resolved, amount: Double) -> Resolved? {
      block.mixed(with: new.block, amount: amount).map(Resolved.init)
    }
  }

  /// The text as it is drawn in an environment.
  ///
  ///     LeafContent { environment in Badge(words: (Text("new ") + Text("3").bold()).resolve(in: environment)) }
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(block: leaf(in: environment).block) }
}

extension LeafContext {
  /// The size of a text for a proposal: unspecified, its lines are broken only where the text says so.
  public func size(of text: Text.Resolved, in proposal: ProposedViewSize = .unspecified) -> CGSize {
    self.text.size(of: text.block, in: proposal)
  }
}

extension DrawContext {
  /// Draws a text from a point of the leaf on, broken into lines for a proposal.
  ///
  /// What sticks out of the leaf is not drawn.
  @MainActor public mutating func draw(
    _ text: Text.Resolved, at point: CGPoint = .zero, proposal: ProposedViewSize = .unspecified,
    in context: borrowing LeafContext
  ) {
    draw(context.text.layout(text.block, in: proposal), at: point)
  }
}
