import Foundation
import Testing
import ViewTreeCompatibility
import ViewTreeTesting

@MainActor struct AcceptedTests {
  @Test func `settings of keyboards and devices change no picture`() {
    struct SignIn: View {
      @State private var name = "Anna"
      @State private var isOn = false
      @Namespace private var space
      var body: some View {
        GlassEffectContainer {
          TextField("Name", text: $name)
            .keyboardType(.emailAddress).textContentType(.username).textInputAutocapitalization(.never)
            .autocapitalization(.none).disableAutocorrection(true).submitLabel(.done)
          Text("3").contentTransition(.numericText(value: 3)).sensoryFeedback(.success, trigger: isOn)
            .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: isOn) { $0 != $1 }
            .statusBarHidden().persistentSystemOverlays(.hidden).hoverEffect(.lift).drawingGroup().compositingGroup()
            .glassEffect(.regular.tint(.red).interactive(), in: .capsule).glassEffectID("x", in: space)
          Image(systemName: "star.fill").symbolEffect(.bounce.up.byLayer, value: isOn)
            .symbolEffect(.variableColor.iterative, options: .repeating, isActive: isOn).symbolVariant(.circle.fill)
          Button("Go") {}.buttonStyle(.glass).buttonBorderShape(.capsule).buttonSizing(.flexible)
          Button("Best") {}.buttonStyle(.glassProminent)
        }
      }
    }
    let screen = Screen(width: 16) { SignIn() }
    expectText(
      screen.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n"),
      equals: "[Anna          ]\n3\n%\n[ Go ]\n[= Best =]")
    expectEqual(screen.issues, [])
  }

  @Test func `settings of bars, containers, pointers and dialogs without a look change no picture`() {
    let plain = Screen(width: 20) { List { Section("a") { Label("b", systemImage: "star") } } }
    let screen = Screen(width: 20) {
      List {
        Section("a") {
          Label("b", systemImage: "star").labelIconToTitleSpacing(20).labelReservedIconWidth(30)
            .typeSelectEquivalent("b").flipsForRightToLeftLayoutDirection(true).textVariant(.sizeDependent)
        }
        .listSectionMargins(.horizontal, 20).sectionIndexLabel("A")
      }
      .listSectionIndexVisibility(.visible).containerBackground(.red, for: .navigation).containerShape(.rect)
      .containerBackground(for: .window) { Color.red }
      .tabBarMinimizeBehavior(.onScrollDown).tabViewSearchActivation(.searchTabSelection)
      .tabViewSidebarHeader { Text("x") }.tabViewSidebarFooter { Text("y") }.tabViewSidebarBottomBar { Text("z") }
      .navigationDocument(URL(filePath: "/a")).navigationDocument("a").defaultWheelPickerItemHeight(30)
      .onModifierKeysChanged(mask: .shift) { _, _ in }.pointerStyle(.link).pointerVisibility(.hidden)
      .springLoadingBehavior(.enabled).dialogSuppressionToggle("x", isSuppressed: .constant(true))
      .dialogPreventsAppTermination(true).presentationPreventsAppTermination(true)
      .textSelectionAffinity(.upstream).textInputCompletion("x").textInputSuggestions { Text("s") }
      .writingToolsAffordanceVisibility(.hidden).toolbarForegroundStyle(.red, for: .tabBar)
    }
    expectText(screen.text, equals: plain.text)
    expectEqual(screen.issues, [])
  }

  @Test func `an item of a bar is left out if it is hidden by default and not always available`() {
    struct Bar: View {
      var body: some View {
        NavigationStack {
          Text("page").toolbar {
            ToolbarItem(id: "a") { Button("A") {} }.defaultCustomization()
            ToolbarItem(id: "b") { Button("B") {} }.defaultCustomization(.visible)
            ToolbarItem(id: "c") { Button("C") {} }.defaultCustomization(.hidden)
            ToolbarItem(id: "d") { Button("D") {} }.defaultCustomization(.hidden, options: .alwaysAvailable)
          }
        }
      }
    }
    expectEqual(Screen(Bar(), width: 40, height: 4).findAll(.button).map(\.label), ["A", "B", "D"])
  }

  @Test func `each option that has no effect is a bit of its own`() {
    func bits<Options: OptionSet>(_ options: Options...) -> [Int] where Options.RawValue: BinaryInteger {
      options.map { Int(clamping: $0.rawValue) }
    }
    expectEqual(bits(AccessibilityTechnologies.voiceOver, .switchControl), [1, 2])
    expectEqual(bits(AccessibilityDirectTouchOptions.silentOnTouch, .requiresActivation), [1, 2])
    expectEqual(bits(ToolbarCustomizationOptions.alwaysAvailable), [1])
    expectEqual(bits(TableColumnCustomizationBehavior.reorder, .resize, .visibility, .all), [1, 2, 4, 7])
    expectEqual(bits(TextInputFormattingControlPlacement.Set.contextMenu, .inputAssistant, .all), [1, 2, 3])
    expectEqual(
      bits(
        ContentShapeKinds.interaction, .dragPreview, .contextMenuPreview, .hoverEffect, .focusEffect, .accessibility),
      [1, 2, 4, 8, 16, 32])
    expectEqual(bits(SafeAreaRegions.container, .keyboard, .all), [1, 2, Int.max])
    expectEqual(bits(Text.Layout.DrawingOptions.disablesSubpixelQuantization), [1])
    #if !canImport(UIKit)
      expectEqual(bits(UIControl.State.normal, .highlighted, .disabled, .selected), [0, 1, 2, 4])
      expectEqual(
        bits(UIInterfaceOrientationMask.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft), [2, 4, 8, 16])
      expectEqual(bits(UIInterfaceOrientationMask.landscape, .all, .allButUpsideDown), [24, 30, 26])
      expectEqual(bits(UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight, .allCorners), [1, 2, 4, 8, Int.max])
      typealias Zeros = DateComponentsFormatter.ZeroFormattingBehavior
      expectEqual(bits(Zeros.default, .dropLeading, .dropMiddle, .dropTrailing, .pad), [1, 2, 4, 8, 65_536])
      expectEqual(bits(Zeros.dropAll), [14])
    #endif
  }

  @Test func `values of the environment without effect have their defaults`() {
    let values = EnvironmentValues()
    #expect(values.defaultMinListRowHeight == 0 && values.defaultMinListHeaderHeight == nil)
    #expect(values.lineSpacing == 0 && values.minimumScaleFactor == 1 && !values.allowsTightening)
    #expect(values.imageScale == .medium && values.symbolRenderingMode == nil)
    #expect(!values.isTabBarShowingSections && !values.contentTransitionAddsDrawingGroup)
    expectEqual(
      [
        values.accessibilityReduceTransparency, values.accessibilityDifferentiateWithoutColor,
        values.accessibilityInvertColors, values.accessibilityShowButtonShapes, values.accessibilityDimFlashingLights,
        values.accessibilityEnabled, values.accessibilityVoiceOverEnabled, values.accessibilitySwitchControlEnabled,
        values.accessibilityLargeContentViewerEnabled, values.accessibilityQuickActionsEnabled,
        values.accessibilityAssistiveAccessEnabled, values.accessibilityPlayAnimatedImages,
      ], Array(repeating: false, count: 11) + [true])
  }

  @Test func `values without effect have their defaults, and are told apart`() {
    #expect(!ShaderLibrary.tint().dithersColor && !ScrollTargetBehaviorProperties().limitsScrolls)
    expectEqual([Font.Width.compressed, .condensed, .standard, .expanded].map(\.value), [-0.4, -0.2, 0, 0.2])
    let interactions: [PresentationBackgroundInteraction] = [
      .automatic, .enabled, .disabled, .enabled(upThrough: .medium), .enabled(upThrough: .large),
    ]
    expectEqual(Set(interactions).count, 5)
    #if !canImport(Darwin)
      let activity = NSUserActivity(activityType: "a")
      #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch)
      #expect(!activity.isEligibleForPublicIndexing && !activity.isEligibleForPrediction && !activity.needsSave)
    #endif
  }

  @Test func `an empty modifier changes nothing`() {
    let screen = Screen(width: 20) { Text("a").modifier(EmptyModifier()).modifier(EmptyModifier.identity) }
    expectText(screen.text, equals: "a")
  }

  @Test func `transitions of pages and the selection of texts change nothing`() {
    struct Page: View {
      @Namespace private var namespace

      var body: some View {
        Text("a").navigationTransition(.zoom(sourceID: 1, in: namespace)).navigationTransition(.automatic)
          .matchedTransitionSource(id: 1, in: namespace).textSelection(.enabled).textSelection(.disabled)
          .toolbar { ToolbarItem { Text("b") }.matchedTransitionSource(id: 1, in: namespace) }
      }
    }
    expectText(Screen(Page(), width: 20).text, equals: "a")
    #expect(EnabledTextSelectability.allowsSelection && !DisabledTextSelectability.allowsSelection)
  }

  @Test func `customizations of the tabs of a bar are kept`() throws {
    var customization = TabViewCustomization()
    expectEqual(customization[tab: "a"].sidebarVisibility, .automatic)
    customization[tab: "a"].sidebarVisibility = .hidden
    let data = try JSONEncoder().encode(customization)
    try expectEqual(JSONDecoder().decode(TabViewCustomization.self, from: data), customization)
    expectEqual(customization[tab: "a"].sidebarVisibility, .hidden)
    customization.resetVisibility()
    expectEqual(customization, TabViewCustomization())
  }

  @Test func `a URL that prefers a browser in the program is opened as any other`() throws {
    struct Door: View {
      @Environment(\.openURL) private var openURL
      var body: some View { Button("Open") { openURL(URL(string: "https://a.b")!, prefersInApp: true) } }
    }
    var opened: [String] = []
    let handled = Screen(width: 20) {
      Door().environment(
        \.openURL,
        OpenURLAction {
          opened.append($0.absoluteString)
          return .handled
        })
    }
    try handled.find(.button, "Open").tap()
    expectEqual(opened, ["https://a.b"])
    for other in [nil, URL(string: "https://c.d")] {
      let screen = Screen(width: 20) {
        Door().environment(\.openURL, OpenURLAction { _ in .systemAction(other, prefersInApp: true) })
      }
      try screen.find(.button, "Open").tap()
      expectIssue(of: screen, contains: "\(other?.absoluteString ?? "https://a.b") was not opened: a text platform")
    }
  }
}
