// Texts in leaves that are written outside this module.

extension Text {
  /// A text as it is drawn in one environment, with its words, colours and weights.
  public struct Resolved: Equatable, Sendable {
    let block: TextBlock

    /// Returns the same words in colours between its own and those of another text, by a fraction from 0 to 1; `nil` if
    /// the texts cannot be mixed.
    ///
    /// Used by ``Leaf/mixed(with:amount:)``.
    public func mixed(with new: Resolved, amount: Double) -> Resolved? {
      block.mixed(with: new.block, amount: amount).map(Resolved.init)
    }
  }

  /// Returns the text as it is drawn in an environment.
  ///
  ///     LeafContent { environment in Badge(words: (Text("new ") + Text("3").bold()).resolve(in: environment)) }
  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(block: leaf(in: environment).block) }
}

extension LeafContext {
  /// Returns the size of a text for a proposal, in the screen's unit; unspecified, it wraps only at line breaks.
  public func size(of text: Text.Resolved, in proposal: ProposedViewSize = .unspecified) -> CGSize {
    self.text.size(of: text.block, in: proposal)
  }
}

extension DrawContext {
  /// Draws a text at a point of the leaf, wrapped for a proposal.
  ///
  /// The part outside the leaf is not drawn.
  @MainActor public mutating func draw(
    _ text: Text.Resolved, at point: CGPoint = .zero, proposal: ProposedViewSize = .unspecified,
    in context: borrowing LeafContext
  ) {
    draw(context.text.layout(text.block, in: proposal), at: point)
  }
}
