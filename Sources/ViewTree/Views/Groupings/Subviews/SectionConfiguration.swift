/// A section of a view, for a container that arranges sections: its header, its views and its footer.
///
/// Views outside of sections that follow each other make one without header and footer. Follows
/// [SectionConfiguration](https://developer.apple.com/documentation/swiftui/sectionconfiguration).
public struct SectionConfiguration: Identifiable {
  /// Which of the sections it is.
  public struct ID: Hashable {
    fileprivate let path: [AnyHashable]
    fileprivate let isImplicit: Bool
  }

  /// Which of the sections it is.
  public let id: ID
  /// What the section hands to the container around; see ``View/containerValue(_:_:)``.
  public let containerValues: ContainerValues
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection

  fileprivate init(_ section: SubviewList.Sectioned) {
    id = ID(path: section.id, isImplicit: false)
    containerValues = section.values
    header = SubviewsCollection(section.header)
    content = SubviewsCollection(section.content)
    footer = SubviewsCollection(section.footer)
  }

  /// Views outside of sections.
  fileprivate init(_ entries: [SubviewList.Entry]) {
    id = ID(path: entries[0].id, isImplicit: true)
    containerValues = ContainerValues()
    header = SubviewsCollection([])
    content = SubviewsCollection(entries)
    footer = SubviewsCollection([])
  }
}

/// The sections of a view.
///
/// Follows [SectionCollection](https://developer.apple.com/documentation/swiftui/sectioncollection).
public struct SectionCollection: RandomAccessCollection {
  /// One of the sections.
  public typealias Element = SectionConfiguration
  /// Counts from 0.
  public typealias Index = Int

  private let sections: [SectionConfiguration]

  init(_ list: SubviewList) {
    var sections: [SectionConfiguration] = []
    var loose: [SubviewList.Entry] = []
    func closeImplicit() {
      if !loose.isEmpty { sections.append(SectionConfiguration(loose)) }
      loose = []
    }
    for part in list.parts {
      switch part {
      case .view(let entry): loose.append(entry)
      case .section(let section):
        closeImplicit()
        sections.append(SectionConfiguration(section))
      }
    }
    closeImplicit()
    self.sections = sections
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// How many sections there are.
  public var endIndex: Int { sections.count }
  /// The section at an index; the program ends where there is none.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
