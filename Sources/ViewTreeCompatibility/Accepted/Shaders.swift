// Functions of a graphics card, which there is none of in a terminal.

/// A library of shaders by their names; none of them is run.
///
///     view.colorEffect(ShaderLibrary.checkerboard(.float(10), .color(.red)))
///
/// Follows [ShaderLibrary](https://developer.apple.com/documentation/swiftui/shaderlibrary).
@dynamicMemberLookup public struct ShaderLibrary: Hashable, Sendable {
  /// The library of the app.
  public static let `default` = ShaderLibrary()

  private init() {}

  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  /// A library that was compiled.
  public init(data: Data) {}
  /// A library of a file.
  public init(url: URL) {}

  /// The function of a name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
  /// The function of a name of the app's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// A function of a shader library; it makes a shader of values.
///
/// Follows [ShaderFunction](https://developer.apple.com/documentation/swiftui/shaderfunction).
@dynamicCallable public struct ShaderFunction: Hashable, Sendable {
  /// Where it is.
  public var library: ShaderLibrary
  /// What it is called.
  public var name: String

  /// The function of a name in a library.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// A shader with values.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A function of a graphics card with its values; it is not run.
///
/// As a style it draws nothing. Follows [Shader](https://developer.apple.com/documentation/swiftui/shader).
public struct Shader: Hashable, Sendable, ShapeStyle {
  /// A value that a function is called with.
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

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { numbers([Float(x)]) }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { numbers([Float(x), Float(y)]) }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { numbers([Float(point.x), Float(point.y)]) }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { numbers([Float(size.width), Float(size.height)]) }
    /// A direction.
    public static func float2(_ vector: CGVector) -> Argument { numbers([Float(vector.dx), Float(vector.dy)]) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      numbers([Float(x), Float(y), Float(z)])
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      numbers([Float(x), Float(y), Float(z), Float(w)])
    }
    /// Several numbers.
    public static func floatArray(_ array: [Float]) -> Argument { numbers(array) }
    /// The rectangle of what is drawn.
    public static var boundingRect: Argument { Argument(.name("boundingRect")) }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument(.color(color)) }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(.name("\(array)")) }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument(.name("image")) }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument(.data(data)) }
  }

  /// The function.
  public var function: ShaderFunction
  /// Its values.
  public var arguments: [Argument]
  /// Whether its colours are rounded without a pattern, which does not count.
  public var dithersColor = false

  /// A function with its values.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// Nothing: a cell has no pixels; called by the engine.
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
