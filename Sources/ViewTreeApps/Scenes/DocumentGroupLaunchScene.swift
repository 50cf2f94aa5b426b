/// What a phone shows before a document is opened: in a terminal the app begins with a document, and so it is not shown.
///
/// Follows
/// [DocumentGroupLaunchScene](https://developer.apple.com/documentation/swiftui/documentgrouplaunchscene).
nonisolated public struct DocumentGroupLaunchScene<Actions: View>: Scene {
  /// Never: the scene is primitive, the engine shows it without a body.
  public typealias Body = Never

  /// A scene with a title, actions, and what is around them.
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

  /// A scene with a title, actions, and what is around them.
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

  /// Shows nothing; called by the engine.
  @MainActor public static func _evaluate(_ scene: Self, in slot: inout _Slot) {
    EmptyView._evaluate(EmptyView(), in: &slot)
  }
}

extension DocumentGroupLaunchScene where Actions == DefaultDocumentGroupLaunchActions {
  /// A scene with a title and the actions of the platform.
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

/// Where the parts of a scene that is shown before a document stand.
///
/// Follows
/// [DocumentLaunchGeometryProxy](https://developer.apple.com/documentation/swiftui/documentlaunchgeometryproxy).
public struct DocumentLaunchGeometryProxy {
  /// All of it.
  public var frame: CGRect
  /// The title.
  public var titleViewFrame: CGRect
}

/// The actions of the platform before a document is opened: in a terminal they are in the menu `File`.
///
/// Follows
/// [DefaultDocumentGroupLaunchActions](https://developer.apple.com/documentation/swiftui/defaultdocumentgrouplaunchactions).
nonisolated public struct DefaultDocumentGroupLaunchActions: View {
  /// The actions.
  public init() {}

  /// Nothing.
  @MainActor public var body: some View { EmptyView() }
}

/// A button that makes a document before one is opened: in a terminal that is in the menu `File`, and the button is shown
/// nowhere.
///
/// Follows [NewDocumentButton](https://developer.apple.com/documentation/swiftui/newdocumentbutton).
nonisolated public struct NewDocumentButton<Label: View>: View {
  private let label: Label

  /// A button with a label; of which type the document is does not count.
  public init(contentType: UTType? = nil, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label of a button that cannot be used.
  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
    .disabled(true)
  }
}

extension NewDocumentButton where Label == Text {
  /// A button called by a text.
  public init(_ titleKey: LocalizedStringKey = "New Document", contentType: UTType? = nil) {
    self.init(contentType: contentType) { Text(titleKey) }
  }
}
