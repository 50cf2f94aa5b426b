extension TabContent {
  /// Shows a popover beside the tab while a binding is `true`.
  ///
  /// Follows
  /// [popover](https://developer.apple.com/documentation/swiftui/tabcontent/popover(ispresented:attachmentanchor:arrowedge:content:)).
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    changingItem {
      AnyView(
        $0.popover(
          isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content))
    }
  }

  /// Shows a popover beside the tab while a binding has a value, made from that value.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> {
    changingItem {
      AnyView(
        $0.popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content))
    }
  }
}
