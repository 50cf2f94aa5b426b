/// A scene that a phone shows before a document is opened; never shown in text, where an app begins with a document.
///
/// Follows
/// [DocumentGroupLaunchScene](https://developer.apple.com/documentation/swiftui/documentgrouplaunchscene).
nonisolated public struct DocumentGroupLaunchScene<Actions: View>: Scene {
  /// The type `Never`: the scene is primitive, so the engine shows it without a body.
  public typealias Body = Never

  /// Creates a scene with a title, actions, and views behind and above them.
  public init(
    _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: @escaping (_ geometry: DocumentLaunchGeometryProxy) -> some View = { _ in
      EmptyView()
    },
    @ViewBuilder overlayAccessoryView: @escaping (_ geometry: DocumentLaunchGeometryProxy) -> some View = { _ in
      EmptyView()
    }
  ) {}

  /// Creates a scene with a title, actions, and views behind and above them.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: @escaping (_ geometry: DocumentLaunchGeometryProxy) -> some View = { _ in
      EmptyView()
    },
    @ViewBuilder overlayAccessoryView: @escaping (_ geometry: DocumentLaunchGeometryProxy) -> some View = { _ in
      EmptyView()
    }
  ) {}

  /// Adds no view; called by the engine.
  @MainActor public static func _evaluate(_ scene: Self, in slot: inout _Slot) {
    EmptyView._evaluate(EmptyView(), in: &slot)
  }
}

extension DocumentGroupLaunchScene where Actions == DefaultDocumentGroupLaunchActions {
  /// Creates a scene with a title and the actions of the platform.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder background: () -> some View = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: @escaping (_ geometry: DocumentLaunchGeometryProxy) -> some View = { _ in
      EmptyView()
    },
    @ViewBuilder overlayAccessoryView: @escaping (_ geometry: DocumentLaunchGeometryProxy) -> some View = { _ in
      EmptyView()
    }
  ) {}
}

/// The frames of the parts of a document launch scene.
///
/// Follows
/// [DocumentLaunchGeometryProxy](https://developer.apple.com/documentation/swiftui/documentlaunchgeometryproxy).
public struct DocumentLaunchGeometryProxy {
  /// The frame of the whole scene, in the screen's unit.
  public var frame: CGRect
  /// The frame of the title, in the screen's unit.
  public var titleViewFrame: CGRect
}

/// The platform's actions of a launch scene; not shown in text, where the menu `File` has them.
///
/// Follows
/// [DefaultDocumentGroupLaunchActions](https://developer.apple.com/documentation/swiftui/defaultdocumentgrouplaunchactions).
nonisolated public struct DefaultDocumentGroupLaunchActions: View {
  /// Creates the platform's actions.
  public init() {}

  /// An empty view: the menu `File` has the actions.
  @MainActor public var body: some View { EmptyView() }
}

/// A button of a launch scene that creates a document; disabled in text, where the menu `File` creates documents.
///
/// Follows [NewDocumentButton](https://developer.apple.com/documentation/swiftui/newdocumentbutton).
nonisolated public struct NewDocumentButton<Label: View>: View {
  private let label: Label

  /// Creates a button with a label; the content type has no effect.
  public init(contentType: UTType? = nil, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The disabled button.
  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
    .disabled(true)
  }
}

extension NewDocumentButton where Label == Text {
  /// Creates a button with a title; the content type has no effect.
  public init(_ titleKey: LocalizedStringKey = "New Document", contentType: UTType? = nil) {
    self.init(contentType: contentType) { Text(titleKey) }
  }
}
