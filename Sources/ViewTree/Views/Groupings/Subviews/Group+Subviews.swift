/// What a container makes of the views that another view consists of.
///
/// Follows
/// [GroupElementsOfContent](https://developer.apple.com/documentation/swiftui/groupelementsofcontent).
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  fileprivate let subviews: Subviews
  fileprivate let content: (SubviewsCollection) -> Content

  /// What the closure makes of the views.
  @MainActor public var body: some View { transformed }

  fileprivate var transformed: Content { content(SubviewsCollection(SubviewList(of: subviews).entries)) }
}

extension GroupElementsOfContent: SubviewSource {
  func addSubviews(to list: inout SubviewList) { list.add(transformed) }
}

/// What a container makes of the sections of another view.
///
/// Follows [GroupSectionsOfContent](https://developer.apple.com/documentation/swiftui/groupsectionsofcontent).
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  fileprivate let sections: Sections
  fileprivate let content: (SectionCollection) -> Content

  /// What the closure makes of the sections.
  @MainActor public var body: some View { transformed }

  fileprivate var transformed: Content { content(SectionCollection(SubviewList(of: sections))) }
}

extension GroupSectionsOfContent: SubviewSource {
  func addSubviews(to list: inout SubviewList) { list.add(transformed) }
}

extension Group {
  /// Makes something of the views that a view consists of.
  ///
  ///     Group(subviews: content) { subviews in
  ///       subviews.first?.bold()
  ///       ForEach(subviews.dropFirst()) { $0.padding(.leading, 2) }
  ///     }
  ///
  /// Each statement of a builder closure is one, each view of a branch and each element of a collection. A view with a
  /// body is one, whatever that consists of; the header, the views and the footer of a section follow each other. Follows
  /// [init(subviews:transform:)](https://developer.apple.com/documentation/swiftui/group/init(subviews:transform:)).
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (_ subviews: SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(grouped: GroupElementsOfContent(subviews: view, content: transform))
  }

  /// Makes something of the sections of a view.
  ///
  /// Follows
  /// [init(sections:transform:)](https://developer.apple.com/documentation/swiftui/group/init(sections:transform:)).
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (_ sections: SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(grouped: GroupSectionsOfContent(sections: view, content: transform))
  }
}

/// The views of another view, as the data of a collection of views.
///
/// Follows
/// [ForEachSubviewCollection](https://developer.apple.com/documentation/swiftui/foreachsubviewcollection).
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  /// One of the views.
  public typealias Element = Subview
  /// Counts from 0.
  public typealias Index = Int

  fileprivate let subviews: SubviewsCollection

  /// 0.
  public var startIndex: Int { 0 }
  /// How many views there are.
  public var endIndex: Int { subviews.count }
  /// The view at an index; the program ends where there is none.
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// The sections of another view, as the data of a collection of views.
///
/// Follows
/// [ForEachSectionCollection](https://developer.apple.com/documentation/swiftui/foreachsectioncollection).
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  /// One of the sections.
  public typealias Element = SectionConfiguration
  /// Counts from 0.
  public typealias Index = Int

  fileprivate let sections: SectionCollection

  /// 0.
  public var startIndex: Int { 0 }
  /// How many sections there are.
  public var endIndex: Int { sections.count }
  /// The section at an index; the program ends where there is none.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach where Content: View {
  /// Creates a view for each of those that a view consists of; see `Group(subviews:transform:)`.
  ///
  /// Follows
  /// [init(subviews:content:)](https://developer.apple.com/documentation/swiftui/foreach/init(subviews:content:)).
  nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    let subviews = SubviewsCollection(SubviewList(of: view).entries)
    self.init(ForEachSubviewCollection(subviews: subviews), content: content)
  }

  /// Creates a view for each section of a view; see `Group(sections:transform:)`.
  ///
  /// Follows
  /// [init(sections:content:)](https://developer.apple.com/documentation/swiftui/foreach/init(sections:content:)).
  nonisolated public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      ForEachSectionCollection(sections: SectionCollection(SubviewList(of: view))), content: content)
  }
}
