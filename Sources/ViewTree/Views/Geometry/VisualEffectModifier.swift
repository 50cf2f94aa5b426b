nonisolated private struct VisualEffectModifier<Effect: VisualEffect>: ViewModifier {
  @PlaceObject private var place = AnchorPlace()
  /// Whether the view has been placed, so that its geometry can be read.
  @State private var isPlaced = false
  let effect: (EmptyVisualEffect, GeometryProxy) -> Effect

  init(effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect) { self.effect = effect }

  @MainActor func body(content: Content) -> some View {
    let look = isPlaced ? effect(EmptyVisualEffect(), GeometryProxy(place.measured))._look : _VisualLook()
    content.visualLook(look).modifier(AnchorPlaceModifier(place: place, onPlaced: { isPlaced = true }))
  }
}

extension View {
  /// Draws the view with an effect that depends on its geometry, without a change to the layout.
  ///
  /// The geometry is that without the effect. Each view of a group has its own geometry and effect. In text only an
  /// offset and the opacity are visible; see ``VisualEffect``. Follows
  /// [visualEffect(_:)](https://developer.apple.com/documentation/swiftui/view/visualeffect(_:)).
  nonisolated public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifyEach(VisualEffectModifier(effect: effect))
  }
}
