// Functions of a graphics processor. They never run: a terminal has no such processor.

/// A library of shaders, which are found by name and never run.
///
///     view.colorEffect(ShaderLibrary.checkerboard(.float(10), .color(.red)))
///
/// Follows [ShaderLibrary](https://developer.apple.com/documentation/swiftui/shaderlibrary).
@dynamicMemberLookup public struct ShaderLibrary: Hashable, Sendable {
  /// The library of the app.
  public static let `default` = ShaderLibrary()

  private init() {}

  /// Returns the library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  /// Creates a library from compiled data.
  public init(data: Data) {}
  /// Creates a library from a file.
  public init(url: URL) {}

  /// Returns the function with a name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
  /// Returns the function of the app's library with a name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// A function of a shader library, which creates a shader when it is called.
///
/// Follows [ShaderFunction](https://developer.apple.com/documentation/swiftui/shaderfunction).
@dynamicCallable public struct ShaderFunction: Hashable, Sendable {
  /// The library of the function.
  public var library: ShaderLibrary
  /// The name of the function.
  public var name: String

  /// Creates a function from its library and name.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// Returns a shader with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A function of a graphics processor with its arguments; it never runs.
///
/// A shader used as a style draws nothing. Follows [Shader](https://developer.apple.com/documentation/swiftui/shader).
public struct Shader: Hashable, Sendable, ShapeStyle {
  /// An argument of a shader function.
  ///
  /// Follows [Shader.Argument](https://developer.apple.com/documentation/swiftui/shader/argument).
  public struct Argument: Hashable, Sendable {
    private enum Value: Hashable {
      case numbers([Float])
      case color(Color)
      case data(Data)
      case name(String)
    }

    private let value: Value

    private init(_ value: Value) { self.value = value }

    private static func numbers(_ numbers: [Float]) -> Argument { Argument(.numbers(numbers)) }

    /// An argument with one number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { numbers([Float(x)]) }
    /// An argument with two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { numbers([Float(x), Float(y)]) }
    /// An argument with the coordinates of a point.
    public static func float2(_ point: CGPoint) -> Argument { numbers([Float(point.x), Float(point.y)]) }
    /// An argument with the width and height of a size.
    public static func float2(_ size: CGSize) -> Argument { numbers([Float(size.width), Float(size.height)]) }
    /// An argument with the components of a vector.
    public static func float2(_ vector: CGVector) -> Argument { numbers([Float(vector.dx), Float(vector.dy)]) }
    /// An argument with three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      numbers([Float(x), Float(y), Float(z)])
    }
    /// An argument with four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      numbers([Float(x), Float(y), Float(z), Float(w)])
    }
    /// An argument with an array of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { numbers(array) }
    /// The rectangle around the drawing.
    public static var boundingRect: Argument { Argument(.name("boundingRect")) }
    /// An argument with a colour.
    public static func color(_ color: Color) -> Argument { Argument(.color(color)) }
    /// An argument with an array of colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(.name("\(array)")) }
    /// An argument with an image.
    public static func image(_ image: Image) -> Argument { Argument(.name("image")) }
    /// An argument with raw bytes.
    public static func data(_ data: Data) -> Argument { Argument(.data(data)) }
  }

  /// The function of the shader.
  public var function: ShaderFunction
  /// The arguments of the function.
  public var arguments: [Argument]
  /// A Boolean value that allows dithering.
  ///
  /// Has no effect: a shader never runs.
  public var dithersColor = false

  /// Creates a shader from a function and its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// Returns a clear paint, because a cell has no pixels; called by the engine.
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.clear) }
}

extension View {
  /// Has no effect: a cell has no pixels for a shader to colour.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  /// Has no effect: a cell has no pixels for a shader to move.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  /// Has no effect: a cell has no pixels for a shader to draw.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

extension VisualEffect {
  /// Has no effect: a cell has no pixels for a shader to colour.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Has no effect: a cell has no pixels for a shader to move.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Has no effect: a cell has no pixels for a shader to draw.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
