/// A view that transforms the subviews of a different view.
///
/// Follows [GroupElementsOfContent](https://developer.apple.com/documentation/swiftui/groupelementsofcontent).
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  fileprivate let subviews: Subviews
  fileprivate let content: (SubviewsCollection) -> Content

  /// The view that the closure creates.
  @MainActor public var body: some View { transformed }

  fileprivate var transformed: Content { content(SubviewsCollection(SubviewList(of: subviews).entries)) }
}

extension GroupElementsOfContent: SubviewSource {
  func addSubviews(to list: inout SubviewList) { list.add(transformed) }
}

/// A view that transforms the sections of a different view.
///
/// Follows [GroupSectionsOfContent](https://developer.apple.com/documentation/swiftui/groupsectionsofcontent).
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  fileprivate let sections: Sections
  fileprivate let content: (SectionCollection) -> Content

  /// The view that the closure creates.
  @MainActor public var body: some View { transformed }

  fileprivate var transformed: Content { content(SectionCollection(SubviewList(of: sections))) }
}

extension GroupSectionsOfContent: SubviewSource {
  func addSubviews(to list: inout SubviewList) { list.add(transformed) }
}

extension Group {
  /// Creates a view from the subviews of a view.
  ///
  ///     Group(subviews: content) { subviews in
  ///       subviews.first?.bold()
  ///       ForEach(subviews.dropFirst()) { $0.padding(.leading, 2) }
  ///     }
  ///
  /// Each statement of a builder closure is a subview, and so is each view of a branch and each element of a
  /// collection. A view with a body is one subview, whatever its body contains; the header, the views and the footer of
  /// a section are consecutive. Follows
  /// [init(subviews:transform:)](https://developer.apple.com/documentation/swiftui/group/init(subviews:transform:)).
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (_ subviews: SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(grouped: GroupElementsOfContent(subviews: view, content: transform))
  }

  /// Creates a view from the sections of a view.
  ///
  /// Follows
  /// [init(sections:transform:)](https://developer.apple.com/documentation/swiftui/group/init(sections:transform:)).
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (_ sections: SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(grouped: GroupSectionsOfContent(sections: view, content: transform))
  }
}

/// The subviews of a view, as the data of a `ForEach`.
///
/// Follows [ForEachSubviewCollection](https://developer.apple.com/documentation/swiftui/foreachsubviewcollection).
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  /// The element is a subview.
  public typealias Element = Subview
  /// The indices begin at 0.
  public typealias Index = Int

  fileprivate let subviews: SubviewsCollection

  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { subviews.count }
  /// Returns the subview at an index; the program traps if there is none.
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// The sections of a view, as the data of a `ForEach`.
///
/// Follows [ForEachSectionCollection](https://developer.apple.com/documentation/swiftui/foreachsectioncollection).
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  /// The element is a section.
  public typealias Element = SectionConfiguration
  /// The indices begin at 0.
  public typealias Index = Int

  fileprivate let sections: SectionCollection

  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// Returns the section at an index; the program traps if there is none.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach where Content: View {
  /// Creates a view for each subview of a view; see `Group(subviews:transform:)`.
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
