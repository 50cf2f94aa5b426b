// The options of a control. Its content is any view; the control collects the views in it, one by one, and shows each
// where its style needs it, as often as it needs.
//
//     Picker { Text("None").tag(0)              [ "None" 0,
//       ForEach(sizes) { Text($0.name) } }        "Small" .small, "Large" .large ]

/// A view that represents several: it adds them to a list of options.
protocol OptionGroup {
  @MainActor func addOptions(to list: inout OptionList)
}

/// The options in a content, by sections.
@MainActor struct OptionList {
  nonisolated struct Option: Identifiable {
    /// The path to the option: statements, branches, ids.
    let id: [AnyHashable]
    var view: AnyView
    /// The value of the option: its tag, or the id of its element in a collection.
    var tag: AnyHashable?
  }

  struct Section: Identifiable {
    /// The path to the section, or to the view after which it begins.
    let id: [AnyHashable]
    var header: AnyView?
    var options: [Option] = []
  }

  private(set) var sections = [Section(id: [])]
  /// The path to the views that are being added.
  private var path: [AnyHashable] = []
  /// The default tag of the views that are being added.
  private var tag: AnyHashable?
  /// The modifiers around the views that are being added.
  private var wrap: (AnyView) -> AnyView = { $0 }

  /// Whether the bodies of views are searched for tags.
  private let findsTags: Bool
  /// Whether a tag has the type of the selection.
  private let fits: (AnyHashable) -> Bool
  /// The number of views around the one that is being added, and the number of views that were searched below 50 levels.
  private var (depth, opened) = (0, 0)

  init(of content: some View, findsTags: Bool = true, fits: @escaping (AnyHashable) -> Bool = { _ in true }) {
    (self.findsTags, self.fits) = (findsTags, fits)
    add(content)
    sections.removeAll { $0.options.isEmpty }
  }

  /// Creates the list of the options in a body, for a list that is being made.
  private init(in body: some View, of list: OptionList) {
    (findsTags, fits, depth, opened) = (true, list.fits, list.depth, list.opened)
    add(body)
  }

  /// Returns the views in a content, one by one, without the tags in their bodies; bodies are evaluated only for groups.
  static func views(in content: some View) -> [Option] { OptionList(of: content, findsTags: false).options }

  /// The options of all sections.
  var options: [Option] { sections.flatMap(\.options) }

  /// Adds a view, or the views that it represents.
  ///
  /// For a view whose body is a group, the views in its body are added.
  mutating func add<V: View>(_ view: V) {
    depth += 1
    defer { depth -= 1 }
    let isOpened = mayOpen()
    if isOpened, let group = view as? any OptionGroup {
      group.addOptions(to: &self)
    } else if isOpened, V.Body.self != Never.self, V._isGroup {
      add(view.body)
    } else {
      let tag = tag ?? (V.Body.self != Never.self && findsTags && isOpened ? findTag(in: view.body) : nil)
      sections[sections.count - 1].options.append(Option(id: path, view: wrap(AnyView(view)), tag: tag))
    }
  }

  /// Returns whether a view is searched for the views that it represents.
  ///
  /// A view that contains itself is not: it is an option, and its node reports the limit of levels.
  private mutating func mayOpen() -> Bool {
    if depth <= 50 { return true }
    opened += 1
    return depth <= 200 && opened <= 200
  }

  private mutating func findTag(in body: some View) -> AnyHashable? {
    let list = OptionList(in: body, of: self)
    opened = list.opened
    return list.onlyTag
  }

  /// Adds views one step further down the path, with a default tag.
  mutating func add(_ view: some View, at step: AnyHashable, tag: AnyHashable? = nil) {
    path.append(step)
    add(view, tag: tag)
    path.removeLast()
  }

  /// Adds views with a default tag and a modifier.
  mutating func add(
    _ view: some View, tag new: AnyHashable?, in modifier: ((AnyView) -> AnyView)? = nil
  ) {
    let (outerTag, outerWrap) = (tag, wrap)
    // A tag of another type does not replace the id of an element.
    if let new, fits(new) || outerTag.map(fits) != true { tag = new }
    if let modifier { wrap = { outerWrap(modifier($0)) } }
    add(view)
    (tag, wrap) = (outerTag, outerWrap)
  }

  /// Begins a section for the options added from now on.
  mutating func beginSection(header: AnyView? = nil) { sections.append(Section(id: path, header: header)) }

  /// Adds the options of a section; options added later begin a new one.
  mutating func addSection(header: AnyView?, content: some View) {
    beginSection(header: header)
    add(content, at: 0)
    path.append(1)
    beginSection()
    path.removeLast()
  }

  private var onlyTag: AnyHashable? {
    let options = options
    return options.count == 1 ? options[0].tag : nil
  }
}
