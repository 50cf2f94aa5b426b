/// A section of a view, with its header, views and footer, for a container that arranges sections.
///
/// Consecutive views outside sections form a section without header and footer. Follows
/// [SectionConfiguration](https://developer.apple.com/documentation/swiftui/sectionconfiguration).
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    fileprivate let path: [AnyHashable]
    fileprivate let isImplicit: Bool
  }

  /// The identity of the section.
  public let id: ID
  /// The values that the section passes to the surrounding container; see ``View/containerValue(_:_:)``.
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

  /// Creates a section from consecutive views outside sections.
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
  /// The element is a section.
  public typealias Element = SectionConfiguration
  /// The indices begin at 0.
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

  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// Returns the section at an index; the program traps if there is none.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
