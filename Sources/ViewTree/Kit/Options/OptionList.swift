// What a control with options is made of. Its content is any view; the control asks it for the views that are in it, one
// by one, and shows each where its style wants it, as often as it wants.
//
//     Picker { Text("None").tag(0)              [ "None" 0,
//       ForEach(sizes) { Text($0.name) } }        "Small" .small, "Large" .large ]

/// A view that stands for several: a list of options asks it for them.
protocol OptionGroup {
  @MainActor func addOptions(to list: inout OptionList)
}

/// The options in a content, by sections.
@MainActor struct OptionList {
  struct Option {
    let view: AnyView
    /// What the option is known by: its tag, or the id of its element in a collection.
    let tag: AnyHashable?
  }

  struct Section {
    var header: AnyView?
    var options: [Option] = []
  }

  private(set) var sections = [Section()]
  /// The tag that the views have which are added now, unless they say another one.
  private var tag: AnyHashable?
  /// The modifiers around what is added now.
  private var wrap: (AnyView) -> AnyView = { $0 }

  /// Whether the bodies of views are asked for tags.
  private let findsTags: Bool

  init(of content: some View, findsTags: Bool = true) {
    self.findsTags = findsTags
    add(content)
    sections.removeAll { $0.options.isEmpty }
  }

  /// The views of a content, one by one, of which none is evaluated that is not several.
  static func views(in content: some View) -> [AnyView] {
    OptionList(of: content, findsTags: false).sections.flatMap { $0.options.map(\.view) }
  }

  /// Adds a view, or those for which it stands.
  ///
  /// Of a view with a body the views in the body, where these are several.
  mutating func add<V: View>(_ view: V) {
    if let group = view as? any OptionGroup {
      group.addOptions(to: &self)
    } else if V.Body.self != Never.self, V._isGroup {
      add(view.body)
    } else {
      let tag = tag ?? (V.Body.self == Never.self || !findsTags ? nil : OptionList(of: view.body).onlyTag)
      sections[sections.count - 1].options.append(Option(view: wrap(AnyView(view)), tag: tag))
    }
  }

  /// The same for views that have a tag unless they say another one, and a modifier.
  mutating func add(
    _ view: some View, tag new: AnyHashable?, in modifier: ((AnyView) -> AnyView)? = nil
  ) {
    let (outerTag, outerWrap) = (tag, wrap)
    tag = new ?? outerTag
    if let modifier { wrap = { outerWrap(modifier($0)) } }
    add(view)
    (tag, wrap) = (outerTag, outerWrap)
  }

  /// What is added from now on is apart from what was added before.
  mutating func beginSection(header: AnyView? = nil) { sections.append(Section(header: header)) }

  private var onlyTag: AnyHashable? {
    sections.count == 1 && sections[0].options.count == 1 ? sections[0].options[0].tag : nil
  }
}
