extension View {
  /// Associates a page with values of a type: the values of links, and of the path of the `NavigationStack`.
  ///
  /// It may stand anywhere in the stack. If several views handle the same type, the first in the order of the views is
  /// used, outer ones before inner ones, starting at the first page; an issue names two of them. Follows
  /// [navigationDestination](https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)).
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(ValueDestination(destination: destination)) }

  /// Shows a page over the view's page while a binding is `true`.
  ///
  /// Going back makes it `false`.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View { modifier(PresentedDestination(isPresented: isPresented, destination: destination)) }

  /// Shows a page, created from a binding's value, over the view's page while the binding has a value.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationDestination(isPresented: item.hasValue) {
      if let value = item.wrappedValue { destination(value).id(value) }
    }
  }
}

nonisolated private struct ValueDestination<D: Hashable, C: View>: NodeModifier {
  typealias NodeType = ValueDestinationNode<D, C>

  let destination: (D) -> C
}

private final class ValueDestinationNode<D: Hashable, C: View>: ModifierNode<ValueDestination<D, C>>, ActivityObserver {
  private var isChanged = true
  private var model: NavigationModel? { inputs.environmentValues.navigationPage?.model }
  private var destinations: ValueDestinations? { model?.destinations(of: D.self) }

  override func willUpdate(to modifier: ValueDestination<D, C>) { isChanged = isChange(to: modifier) }

  override func willEvaluateContent() { if isChanged { setDestination() } }

  override func didEvaluateContent(isFirst: Bool) { if isFirst { reportRepeated() } }

  /// Reports a second destination after the update, because the update may remove the first one.
  private func reportRepeated() { tree.effects.add { [self] in if !isUnmounted { model?.reportRepeated(D.self) } } }

  private func setDestination() {
    let destination = modifier.destination
    destinations?.set({ ($0.base as? D).map { AnyView(destination($0)) } }, for: self)
  }

  override func willUnmount() { destinations?.remove(self) }
  override var activityObserver: (any ActivityObserver)? { self }
  func didLeave() { willUnmount() }
  func didReturn() {
    setDestination()
    reportRepeated()
  }
}

/// Shows a page while a binding is true.
nonisolated struct PresentedDestination<V: View>: ViewModifier, ViewPart {
  static var nameForUsers: String? { ".navigationDestination" }

  @Binding var isPresented: Bool
  let destination: () -> V

  @MainActor func body(content: Content) -> some View {
    content.modifier(LinkModifier(isPresented: isPresented, binding: $isPresented, destination: destination))
  }
}

nonisolated private struct LinkModifier<V: View>: NodeModifier {
  typealias NodeType = LinkNode<V>

  let isPresented: Bool
  let binding: Binding<Bool>
  let destination: () -> V
}

private final class LinkNode<V: View>: ModifierNode<LinkModifier<V>>, ActivityObserver {
  private var isChanged = true
  private var link: LinkedDestination?

  override func willUpdate(to modifier: LinkModifier<V>) {
    isChanged = !Comparison.areSame(self.modifier.destination, modifier.destination)
  }

  override func didEvaluateContent(isFirst: Bool) {
    guard modifier.isPresented, let page = inputs.environmentValues.navigationPage else { return leave() }
    let link = link ?? page.model.makeLink(on: page)
    let (binding, destination) = (modifier.binding, modifier.destination)
    link.update({ AnyView(destination()) }, isChanged: isChanged) { binding.wrappedValue = false }
    guard self.link == nil else { return }
    self.link = link
    page.model.links.update { $0.append(link) }
  }

  private func leave() {
    guard let link else { return }
    self.link = nil
    link.page?.model.links.update { $0.removeAll { $0 === link } }
  }

  override func willUnmount() { leave() }
  override var activityObserver: (any ActivityObserver)? { self }
  func didLeave() { leave() }
  func didReturn() { didEvaluateContent(isFirst: false) }
}
