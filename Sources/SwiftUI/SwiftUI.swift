// The host exports `App`, and runs it: `@main struct Demo: App`.
@_exported public import protocol TerminalHost.App
public import ViewTree

/// Makes points the unit of a program's screens: see `ScreenOptions.Unit.standard`.
extension UnitMarker: MeansPoints {}

/// A preview of a view, which `#Preview` creates.
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

/// A type with a part that can be animated.
///
/// Declared here, because importing ViewTree's type by name would import its macro too.
public typealias Animatable = ViewTree.Animatable

/// Animates all stored variables of a type, without its own `animatableData`.
///
///     @Animatable struct Wave: Shape {
///       var phase: Double
///       @AnimatableIgnored var isClosed: Bool
///     }
///
/// A variable that a wrapper such as `State` or `Environment` stores elsewhere is not animated. The macro must see the
/// type of each other variable: `var x: Double = f()`, `var x = 0.5`, `var x = CGSize.zero`.
///
/// Follows [Animatable()](https://developer.apple.com/documentation/swiftui/animatable()).
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "ViewTreeMacroPlugin", type: "SwiftUIAnimatable")
