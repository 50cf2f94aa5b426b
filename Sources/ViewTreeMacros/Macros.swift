/// Makes a property of an extension an entry with a default value: of `EnvironmentValues`, `Transaction`,
/// `ContainerValues`, or, without a value, of `FocusedValues`.
///
///     extension EnvironmentValues {
///       @Entry var accent: Color = .red
///     }
///
/// The default value is created once, at the first read. Without a type the compiler infers it from the value. Follows
/// [Entry()](https://developer.apple.com/documentation/swiftui/entry()).
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ViewTreeMacroPlugin", type: "Entry")

/// Makes a local property in `#Preview` a property of the previewed view, so that it can have state.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Wi-Fi", isOn: $isOn)
///     }
///
/// Follows [Previewable()](https://developer.apple.com/documentation/swiftui/previewable()).
@attached(peer) public macro Previewable() = #externalMacro(module: "ViewTreeMacroPlugin", type: "Previewable")

/// Excludes a property from the animation of ``Animatable()``.
///
/// Follows [AnimatableIgnored()](https://developer.apple.com/documentation/swiftui/animatableignored()).
@attached(peer) public macro AnimatableIgnored() =
  #externalMacro(module: "ViewTreeMacroPlugin", type: "AnimatableIgnored")

/// Creates an object of the expected type where the macro is expanded.
///
/// As the default of a parameter it is expanded at each call. There the type is known, so its `init()` need not be
/// `required`, which the one of `NSObject` is not outside Apple's platforms.
@freestanding(expression) public macro _newObject<T>() -> T =
  #externalMacro(module: "ViewTreeMacroPlugin", type: "NewObject")
