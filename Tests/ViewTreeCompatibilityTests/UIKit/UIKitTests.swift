#if !canImport(UIKit)
  import Foundation
  import Testing
  import ViewTreeCompatibility
  import ViewTreeTesting

  /// The names of UIKit, AppKit and Core Graphics that files use which import SwiftUI alone.
  @MainActor struct UIKitTests {
    @Test func `an address that the app opens is an issue of the screen`() {
      var answers: [Bool] = []
      let screen = Screen(width: 20) {
        Button("Open") {
          UIApplication.shared.open(URL(string: "https://www.swift.org")!) { answers.append($0) }
        }
      }
      expectEqual(screen.issues, [])
      screen.click(column: 2, row: 0)
      expectEqual(screen.issues.count, 1)
      expectEqual(screen.issues.first?.contains("https://www.swift.org was not opened"), true)
      expectEqual(answers, [false])
      #expect(!UIApplication.shared.canOpenURL(URL(string: "tel:1")!))
    }

    @Test func `the window is the terminal's, and nothing covers its edges`() {
      struct Room: View {
        var body: some View {
          let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
          let window = scene?.windows.first { $0.isKeyWindow }
          Text(verbatim: "\(window?.safeAreaInsets.top ?? -1) \(window?.bounds.width ?? -1)")
        }
      }
      expectText(Screen(Room(), width: 20).text, equals: "0.0 20.0")
      expectEqual(UIApplication.shared.windows.first?.safeAreaInsets, .zero)
      #expect(UIApplication.shared.keyWindow?.windowScene?.keyWindow === UIApplication.shared.windows.first)
      expectEqual(UIApplication.shared.applicationState, .active)
      #expect(!UIApplication.shared.isIdleTimerDisabled && UIApplication.shared.applicationIconBadgeNumber == 0)
      #expect(!UIApplication.shared.supportsAlternateIcons && UIApplication.shared.alternateIconName == nil)
      UIApplication.shared.isIdleTimerDisabled = true
      #expect(UIApplication.shared.isIdleTimerDisabled)
      UIApplication.shared.isIdleTimerDisabled = false
    }

    @Test func `looks that are set for a whole app mean nothing`() {
      struct Bars: View {
        init() {
          UINavigationBar.appearance().largeTitleTextAttributes = [
            .foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 30),
          ]
          UITableView.appearance().backgroundColor = .clear
          UITableViewCell.appearance().selectionStyle = .none
          UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
          UITabBar.appearance().isHidden = true
          let look = UITabBarAppearance()
          look.configureWithOpaqueBackground()
          look.backgroundColor = .systemBlue
          UITabBar.appearance().standardAppearance = look
          UIScrollView.appearance().bounces = false
        }

        var body: some View { Text("Bars") }
      }
      expectText(Screen(width: 20) { Bars() }.text, equals: "Bars")
      #expect(!UITabBar.appearance().isHidden)
    }

    @Test func `fonts are bold or not`() {
      func isBold(_ font: UIFont) -> Bool {
        Screen(width: 4) { Text("a").font(Font(font)) }.render(.cells).contains("bold")
      }
      #expect(isBold(.boldSystemFont(ofSize: 12)) && isBold(.preferredFont(forTextStyle: .headline)))
      #expect(
        isBold(.systemFont(ofSize: 12, weight: .heavy)) && isBold(.monospacedSystemFont(ofSize: 9, weight: .bold)))
      #expect(!isBold(.systemFont(ofSize: 40)) && !isBold(.preferredFont(forTextStyle: .body)))
      expectEqual(UIFont(name: "Futura", size: 12).map(isBold), false)
      expectEqual(UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 12))
      #expect(UIFont.systemFont(ofSize: 12) != UIFont.italicSystemFont(ofSize: 12))
    }

    @Test func `distances and colours are those of SwiftUI`() {
      let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      expectEqual(EdgeInsets(insets), EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      let edges = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      expectEqual([edges.top, edges.left, edges.bottom, edges.right], [1, 2, 3, 4])
      let none = (UIEdgeInsets(), NSDirectionalEdgeInsets())
      expectEqual([none.0.top, none.0.left, none.0.bottom, none.0.right], [0, 0, 0, 0])
      expectEqual([none.1.top, none.1.leading, none.1.bottom, none.1.trailing], [0, 0, 0, 0])
      expectEqual(Color(nsColor: .controlAccentColor), .accentColor)
      expectEqual("\(Color(NSColor.windowBackgroundColor))", "background")
      let orange = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      #expect(orange.copy(alpha: 0.25)?.components == [1, 0.5, 0, 0.25] && orange.alpha == 1)
      #expect(CGColor(gray: 0.5, alpha: 0).components == [0.5, 0.5, 0.5, 0] && orange.numberOfComponents == 4)
      expectEqual(Color(cgColor: orange), Color(red: 1, green: 0.5, blue: 0))
      expectEqual(UIColor(cgColor: orange).cgColor.components?.first, 1)
      #expect(Color.primary.cgColor == nil)
      expectEqual(Color(red: 0, green: 1, blue: 0, opacity: 0.5).cgColor.map { abs($0.alpha - 0.5) < 0.01 }, true)
      expectEqual(orange.copy(alpha: 0.2)?.alpha, 0.2)
      expectEqual(UIColor.clear.cgColor.alpha, 0)
      expectEqual(UIColor.label.cgColor.components, [0, 0, 0, 1])
      #expect(orange == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1) && orange != CGColor(gray: 0.5, alpha: 1))
    }

    @Test func `a picture of UIKit is one of SwiftUI`() throws {
      expectEqual(UIImage(systemName: "star").map { Image(uiImage: $0) }, Image(systemName: "star"))
      expectEqual(UIImage(named: "cat").map { Image(uiImage: $0) }, Image("cat"))
      #expect(UIImage(named: "cat") == UIImage(named: "cat") && UIImage(named: "cat") != UIImage(named: "dog"))
      #expect(UIImage(data: Data([1, 2, 3])) == nil)
      #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
      expectText(
        Screen(width: 4) { Image(uiImage: UIImage()) }.text, equals: Screen(width: 4) { Image(decorative: "") }.text)
    }

    @Test func `an app is ended by its terminal, and its workspace opens nothing`() {
      let screen = Screen(width: 20) {
        Button("Quit") { NSApp.terminate(nil) }
        Button("Open") { #expect(!NSWorkspace.shared.open(URL(string: "https://www.swift.org")!)) }
        Button("Show") {
          NSWorkspace.shared.activateFileViewerSelecting([URL(filePath: "/first"), URL(filePath: "/second")])
        }
      }
      screen.click(column: 2, row: 0)
      expectEqual(screen.issues.count, 1)
      expectEqual(screen.issues.first?.contains("Control-C"), true)
      screen.click(column: 2, row: 1)
      expectEqual(screen.issues.last?.contains("https://www.swift.org was not opened"), true)
      screen.click(column: 2, row: 2)
      expectEqual(screen.issues.last?.contains("file:///first was not opened"), true)
      #expect(NSApplication.shared === NSApp && NSApp.isActive && !NSApp.setActivationPolicy(.accessory))
    }

    @Test func `a device stands upright, and nothing is read aloud`() {
      #expect(UIDevice.current.orientation.isPortrait && !UIDevice.current.orientation.isLandscape)
      let all: [UIDeviceOrientation] = [
        .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
      ]
      expectEqual(all.filter(\.isPortrait), [.portrait, .portraitUpsideDown])
      expectEqual(all.filter(\.isLandscape), [.landscapeLeft, .landscapeRight])
      expectEqual(all.filter(\.isFlat), [.faceUp, .faceDown])
      #expect(UIDevice.current.identifierForVendor == nil && UIDevice.current.batteryLevel < 0)
      #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
      #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.isBoldTextEnabled)
      #expect(UIScreen.main.scale == 1 && UITraitCollection.current.displayScale == 1)
      UIAccessibility.post(notification: .announcement, argument: "Hello")
      expectEqual(UIColor(named: "red"), UIColor(Color("red")))
      expectEqual(
        Image(nsImage: NSImage(systemSymbolName: "star", accessibilityDescription: nil)!), Image(systemName: "star"))
    }
  }
#endif
