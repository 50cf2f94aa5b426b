import Foundation
import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct LooksTests {
  @Test func `shaders and the setting of lines change no picture`() {
    let screen = Screen(width: 10) {
      Text("a")
        .colorEffect(ShaderLibrary.checker(.float(10), .color(.red)))
        .distortionEffect(ShaderLibrary.default.wave(.float2(1, 2), .boundingRect), maxSampleOffset: .zero)
        .layerEffect(
          ShaderFunction(library: .bundle(.main), name: "pixels")(.data(Data()), .floatArray([1])),
          maxSampleOffset: .zero, isEnabled: false
        )
        .visualEffect { content, _ in content.colorEffect(ShaderLibrary.tint(.float(1))) }
        .lineHeight(.loose).writingDirection(strategy: .contentBased).tabViewCustomization(nil)
        .typesettingLanguage(Locale.Language(identifier: "th"))
    }
    expectText(screen.text, equals: "a")
    expectEqual(screen.issues, [])
    let shader = ShaderLibrary.tint(.float(1), .float2(CGPoint(x: 1, y: 2)), .float2(CGSize(width: 1, height: 2)))
    #expect(shader.function.name == "tint" && shader.arguments.count == 3)
    #expect(shader.arguments[1] == shader.arguments[2] && shader.arguments[0] == .float(1.0 as Float))
    expectText(Screen(width: 4, height: 1) { Rectangle().fill(shader) }.text, equals: "")
  }

  @Test func `pictures of pixels are none, and a pattern of pictures is gray`() {
    let renderer = ImageRenderer(content: Text("a"))
    renderer.scale = 3
    #expect(renderer.proposedSize == .unspecified && !renderer.isOpaque && renderer.scale == 3)
    expectEqual(ImageRenderer(content: Text("a")).scale, 1)
    #if !canImport(UIKit)
      #expect(renderer.uiImage == nil && renderer.nsImage == nil)
    #endif
    func fill<S: ShapeStyle>(_ style: S) -> String {
      Screen(width: 4, height: 1) { Rectangle().fill(style) }.render(.cells)
    }
    expectEqual(fill(ImagePaint(image: Image("x"), scale: 0.2)), fill(.secondary))
    expectEqual(fill(.image(Image("x"))), fill(.secondary))
    for paint in [ImagePaint(image: Image("x")), .image(Image("x"))] {
      #expect(paint.sourceRect == CGRect(x: 0, y: 0, width: 1, height: 1) && paint.scale == 1)
    }
  }
}
