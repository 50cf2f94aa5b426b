/// A preview of a view, which `#Preview` creates.
///
/// Follows [Preview(_:body:)](https://developer.apple.com/documentation/swiftui/preview(_:body:)).
@MainActor public struct Preview {
  /// The traits of previews of views.
  nonisolated public struct ViewTraits: Sendable {
    var layout: PreviewLayout?
    var modifier: (@MainActor @Sendable (AnyView) -> AnyView)?
    /// The settings that a test reads.
    var testing: (any Sendable)?
  }

  package let name: String?
  private let traits: [ViewTraits]
  private let content: @MainActor () -> any View

  /// Creates a preview of a view.
  ///
  /// - Parameters:
  ///   - name: The name; by default it is derived from the file and the place in it.
  ///   - traits: The size and the surroundings of the preview.
  ///   - body: The view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits.map(\.value)
    content = body
  }

  /// The view with its modifiers, the first one outermost.
  package var view: AnyView {
    traits.compactMap(\.modifier).reversed().reduce(AnyView(content())) { view, modifier in modifier(view) }
  }

  /// The layout of the preview; the last trait with a layout is used.
  package var layout: PreviewLayout { traits.compactMap(\.layout).last ?? .device }

  /// The settings that a test reads; those of the last trait that has some.
  var testing: (any Sendable)? { traits.compactMap(\.testing).last }
}

/// Adds a preview of a view to the program: `expectPreviews()` compares it, and tools list it.
///
///     #Preview { WiFiScreen() }
///
/// Follows [Preview(_:body:)](https://developer.apple.com/documentation/swiftui/preview(_:body:)).
// One parameter more than the macro of the module SwiftUI, which is preferred if both are imported.
@freestanding(declaration) public macro Preview(
  _ name: String? = nil, inCells: Void = (), @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewTreeMacroPlugin", type: "Preview")

/// Adds a preview of a view with traits to the program.
///
///     #Preview("Off", traits: .sizeThatFitsLayout) { WiFiScreen(isOn: false) }
///
/// Follows [Preview(_:traits:_:body:)](https://developer.apple.com/documentation/swiftui/preview(_:traits:_:body:)).
// Generic, so that the macro of the module SwiftUI is preferred if both are imported; all traits have one type.
@freestanding(declaration) public macro Preview<Traits: Sendable>(
  _ name: String? = nil, traits: PreviewTrait<Traits>, _ additionalTraits: PreviewTrait<Traits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewTreeMacroPlugin", type: "Preview")
