/// The content with its mask beside it.
nonisolated struct MaskModifier<Mask: View>: LayoutModifier {
  let layout: OverlayLayout
  let decoration: Mask
}

extension View {
  /// Shows the view only where a mask is drawn; the proposal of the mask is the size of the view.
  ///
  /// In cells that the mask fills, the view is visible with the opacity of the mask. A character of the mask has the
  /// colour with which the view fills its cell:
  ///
  ///     LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
  ///       .mask { Text("Hello").bold() }
  ///
  /// This is a text in a gradient. The mask receives no clicks, and is not published. Follows
  /// [mask(alignment:_:)](https://developer.apple.com/documentation/swiftui/view/mask(alignment:_:)).
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> some View
  {
    let mask = ZStack(alignment: alignment, content: mask).allowsHitTesting(false).accessibilityHidden(true)
    return modifier(MaskModifier(layout: OverlayLayout(alignment: alignment), decoration: mask))
      .modifier(DrawEffectTrait(effect: .mask))
  }

  /// Shows the view only where a mask is drawn.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}
