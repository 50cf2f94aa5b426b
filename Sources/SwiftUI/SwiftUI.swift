// `App` comes through the host, which runs it: `@main struct Demo: App`.
@_exported public import protocol TerminalHost.App
public import ViewTree

/// That a program has this type tells its screens that they mean points: see `ScreenOptions.Unit.standard`.
enum MeansPoints {}

/// A view to be looked at while one writes it: what `#Preview` makes.
public typealias Preview = ViewTree.Preview

/// Adds a preview of a view to the program: `expectPreviews()` compares it, and tools list it.
///
///     #Preview { WiFiScreen() }
///
/// Follows [Preview(_:body:)](https://developer.apple.com/documentation/swiftui/preview(_:body:)).
@freestanding(declaration) public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewTreeMacroPlugin", type: "SwiftUIPreview")

/// Adds a preview of a view with traits to the program.
///
///     #Preview("Off", traits: .sizeThatFitsLayout) { WiFiScreen(isOn: false) }
///
/// Follows [Preview(_:traits:_:body:)](https://developer.apple.com/documentation/swiftui/preview(_:traits:_:body:)).
@freestanding(declaration) public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ViewTreeMacroPlugin", type: "SwiftUIPreview")

/// Something of which a part can be animated.
///
/// Named here, for an import of ViewTree's by its name would mean the macro as well.
public typealias Animatable = ViewTree.Animatable

/// Animates all stored variables of a type, without its own `animatableData`.
///
///     @Animatable struct Wave: Shape {
///       var phase: Double
///       @AnimatableIgnored var isClosed: Bool
///     }
///
/// A variable that a wrapper such as `State` or `Environment` keeps elsewhere is not animated. The macro has to see the
/// type of each other variable: `var x: Double = f()`, `var x = 0.5`, `var x = CGSize.zero`.
///
/// Follows [Animatable()](https://developer.apple.com/documentation/swiftui/animatable()).
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "ViewTreeMacroPlugin", type: "SwiftUIAnimatable")
