extension View {
  /// Whether the type of each view that is shown in place of this one, as far as types say which, satisfies a condition.
  nonisolated static func consists(of matches: (any View.Type) -> Bool) -> Bool {
    if matches(Self.self) { return true }
    let contents = (Self.self as? any SubviewSource.Type)?.contents ?? []
    if contents.isEmpty { return Body.self != Never.self && Body.consists(of: matches) }
    return contents.allSatisfy { $0.consists(of: matches) }
  }

  /// Whether the type of a view that may be shown in place of this one, bodies aside, satisfies a condition.
  nonisolated static func mayContain(_ matches: (any View.Type) -> Bool) -> Bool {
    if matches(Self.self) { return true }
    return (Self.self as? any SubviewSource.Type)?.contents.contains { $0.mayContain(matches) } ?? false
  }

  /// Whether a body in the view passes values to the container, as far as types show it.
  nonisolated static var passesValues: Bool {
    passingTypes.value(for: ObjectIdentifier(Self.self)) { passesValues(inBody: false, levels: 50) }
  }

  /// Only the bodies of the program's own views and modifiers count, to a depth of 50 types; an `AnyView` may hold any.
  nonisolated private static func passesValues(inBody isInBody: Bool, levels: Int) -> Bool {
    func pass(_ type: any View.Type, _ isInBody: Bool = true) -> Bool {
      levels > 0 && type.passesValues(inBody: isInBody, levels: levels - 1)
    }
    if Self.self == AnyView.self { return true }
    guard let source = Self.self as? any SubviewSource.Type else {
      return Body.self != Never.self && !isPackageType(Self.self) && pass(Body.self)
    }
    if let modifier = source.modifierType {
      if isInBody, modifier is any ContainerValueModifier.Type { return true }
      if modifier.bodyType != Never.self, !isPackageType(modifier), pass(modifier.bodyType) { return true }
    }
    return source.contents.contains { pass($0, isInBody) }
  }
}

private let passingTypes = Cache<ObjectIdentifier, Bool>()

extension ViewModifier {
  nonisolated fileprivate static var bodyType: any View.Type { Body.self }
}
