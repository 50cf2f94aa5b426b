// The views that represent several options.

extension EmptyView: OptionGroup {
  @MainActor func addOptions(to list: inout OptionList) {}
}

extension TupleView: OptionGroup {
  @MainActor func addOptions(to list: inout OptionList) {
    var step = 0
    for view in repeat each value {
      list.add(view, at: step)
      step += 1
    }
  }
}

extension Group: OptionGroup where Content: View {
  @MainActor func addOptions(to list: inout OptionList) { list.add(content) }
}

extension Optional: OptionGroup where Wrapped: View {
  @MainActor func addOptions(to list: inout OptionList) { if let self { list.add(self) } }
}

extension _ConditionalContent: OptionGroup where TrueContent: View, FalseContent: View {
  @MainActor func addOptions(to list: inout OptionList) {
    switch self {
    case .trueContent(let content): list.add(content, at: true)
    case .falseContent(let content): list.add(content, at: false)
    }
  }
}

extension AnyView: OptionGroup {
  @MainActor func addOptions(to list: inout OptionList) { content.add(to: &list) }
}

extension View {
  @MainActor fileprivate func add(to list: inout OptionList) { list.add(self) }
}

extension IDView: OptionGroup {
  @MainActor func addOptions(to list: inout OptionList) { list.add(content, at: AnyHashable(id)) }
}

extension EquatableView: OptionGroup {
  @MainActor func addOptions(to list: inout OptionList) { list.add(content) }
}

extension ForEach: OptionGroup where Content: View {
  /// A view without a tag is identified by the id of its element, or in a range of numbers by its place.
  @MainActor func addOptions(to list: inout OptionList) {
    ids.prepare?(data)
    for (offset, id) in ids.all(data).enumerated() {
      let tag = ids.tagsPlaces ? AnyHashable(offset) : AnyHashable(id)
      list.add(content(ids.element(data, offset)), at: AnyHashable(id), tag: tag)
    }
  }
}

extension ModifiedContent: OptionGroup where Content: View, Modifier: ViewModifier {
  @MainActor func addOptions(to list: inout OptionList) {
    if let tag = modifier as? TagTrait { return list.add(content, tag: tag.tag) }
    let modifier = modifier
    list.add(content, tag: nil) { AnyView(ModifiedContent<AnyView, Modifier>(content: $0, modifier: modifier)) }
  }
}
