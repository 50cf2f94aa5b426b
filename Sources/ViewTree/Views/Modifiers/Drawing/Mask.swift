/// The content with its mask beside it.
nonisolated struct MaskModifier<Mask: View>: LayoutModifier {
  typealias Body = Never
  let layout: OverlayLayout
  let decoration: Mask
}

extension View {
  /// Shows the view only where another one is drawn, which is offered its size.
  ///
  /// Where the mask fills cells, the view is seen, as far as the mask is opaque; where it has a character, the character
  /// is seen in the colour with which the view fills the cell:
  ///
  ///     LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
  ///       .mask { Text("Hello").bold() }
  ///
  /// is a text in a gradient. The mask takes no clicks, and is no control. Follows
  /// [mask(alignment:_:)](https://developer.apple.com/documentation/swiftui/view/mask(alignment:_:)).
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> some View
  {
    let mask = ZStack(alignment: alignment, content: mask).allowsHitTesting(false).accessibilityHidden(true)
    return modifier(MaskModifier(layout: OverlayLayout(alignment: alignment), decoration: mask))
      .modifier(DrawEffectTrait(effect: .mask))
  }

  /// Shows the view only where another one is drawn.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}
