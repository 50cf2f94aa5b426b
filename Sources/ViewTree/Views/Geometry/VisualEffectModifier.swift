nonisolated private struct VisualEffectModifier<Effect: VisualEffect>: ViewModifier {
  @PlaceObject private var place = AnchorPlace()
  /// Whether the view has a place that can be read.
  @State private var isPlaced = false
  let effect: (EmptyVisualEffect, GeometryProxy) -> Effect

  init(effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect) { self.effect = effect }

  @MainActor func body(content: Content) -> some View {
    let look = isPlaced ? effect(EmptyVisualEffect(), GeometryProxy(place.measured))._look : _VisualLook()
    content.visualLook(look).modifier(AnchorPlaceModifier(place: place, onPlaced: { isPlaced = true }))
  }
}

extension View {
  /// Draws the view by what is known of its place, without that the layout notices.
  ///
  /// The place is that without the effect. Each view of a group has its own place and effect. Of effects an offset and the opacity are seen; see ``VisualEffect``. Follows
  /// [visualEffect(_:)](https://developer.apple.com/documentation/swiftui/view/visualeffect(_:)).
  nonisolated public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifyEach(VisualEffectModifier(effect: effect))
  }
}
