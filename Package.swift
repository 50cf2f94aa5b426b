// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

let package = Package(
  name: "ViewTree",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "ViewTree", targets: ["ViewTree"]),
    .library(name: "ViewTreeApps", targets: ["ViewTreeApps"]),
    .library(name: "ViewTreeCompatibility", targets: ["ViewTreeCompatibility"]),
    .library(name: "TextBackend", targets: ["TextBackend"]),
    .library(name: "ViewTreeTesting", targets: ["ViewTreeTesting"]),
    .library(name: "TerminalHost", targets: ["TerminalHost"]),
    .executable(name: "snapshots", targets: ["snapshots"]),
    .executable(name: "viewtree", targets: ["ViewTreeCommand"]),
  ],
  targets: [
    .target(name: "ViewTreeMacroExpansion", swiftSettings: settings),
    .macro(name: "ViewTreeMacroPlugin", dependencies: ["ViewTreeMacroExpansion"], swiftSettings: settings),
    .target(name: "ViewTreeMacros", dependencies: ["ViewTreeMacroPlugin"], swiftSettings: settings),
    .target(name: "ViewTree", dependencies: ["ViewTreeMacros", "ViewTreeMacroPlugin"], swiftSettings: settings),
    .target(name: "ViewTreeApps", dependencies: ["ViewTree"], swiftSettings: settings),
    .target(name: "ViewTreeCompatibility", dependencies: ["ViewTreeApps"], swiftSettings: settings),
    .target(name: "TextBackend", dependencies: ["ViewTree"], swiftSettings: settings),
    .target(name: "SnapshotReview", dependencies: ["ViewTree", "TextBackend"], swiftSettings: settings),
    .target(
      name: "ViewTreeTesting", dependencies: ["ViewTree", "ViewTreeMacroExpansion", "TextBackend", "SnapshotReview"],
      swiftSettings: settings),
    .target(name: "TerminalHost", dependencies: ["ViewTree", "ViewTreeApps", "TextBackend"], swiftSettings: settings),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "ViewTree", "ViewTreeApps", "ViewTreeCompatibility", "TextBackend", "SnapshotReview", "TerminalHost",
      ],
      swiftSettings: settings),
    .executableTarget(name: "snapshots", dependencies: ["SnapshotReview", "TerminalHost"], swiftSettings: settings),
    .target(
      name: "ViewTreeLint", dependencies: ["ViewTree", "ViewTreeMacroExpansion", "SnapshotReview"],
      swiftSettings: settings),
    .executableTarget(
      name: "ViewTreeCommand", dependencies: ["SnapshotReview", "ViewTreeLint"], swiftSettings: settings),
    .executableTarget(name: "benchmarks", dependencies: ["ViewTree", "TextBackend"], swiftSettings: settings),
    .testTarget(
      name: "ViewTreeTests",
      dependencies: ["SnapshotReview", "ViewTreeTesting", "ViewTreeApps", "ViewTreeCompatibility"],
      resources: [.copy("Engine/Layout/Cases")], swiftSettings: settings),
    .testTarget(
      name: "ViewTreeAppsTests", dependencies: ["ViewTreeApps", "ViewTreeTesting"], swiftSettings: settings),
    .testTarget(
      name: "ViewTreeCompatibilityTests", dependencies: ["ViewTreeCompatibility", "ViewTreeTesting"],
      swiftSettings: settings),
    .testTarget(name: "GalleryTests", dependencies: ["gallery", "ViewTreeTesting"], swiftSettings: settings),
    .testTarget(
      name: "ManualTests",
      dependencies: ["SnapshotReview", "ViewTreeTesting", "ViewTreeCompatibility", "TerminalHost"],
      swiftSettings: settings),
    .testTarget(
      name: "SwiftFiveTests", dependencies: ["ViewTreeCompatibility", "ViewTreeTesting"],
      swiftSettings: [.swiftLanguageMode(.v5), .strictMemorySafety()]),
    .testTarget(
      name: "ViewTreeMacroExpansionTests", dependencies: ["ViewTreeMacroExpansion"], swiftSettings: settings),
    .testTarget(
      name: "ViewTreeLintTests",
      dependencies: ["ViewTreeLint", "SnapshotReview", "ViewTreeTesting", "ViewTreeCommand"],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalHostTests",
      dependencies: [
        "TerminalHost", "ViewTreeTesting", "ViewTreeApps", "ViewTreeCompatibility", "gallery", "snapshots",
      ],
      swiftSettings: settings),
    .testTarget(name: "TextBackendTests", dependencies: ["ViewTreeTesting"], swiftSettings: settings),
    .testTarget(
      name: "ViewTreeTestingTests", dependencies: ["SnapshotReview", "ViewTreeTesting"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// Where Apple's modules are not, modules of their names stand in for them.
#if !canImport(Darwin)
  for (name, user) in [("Combine", "ViewTree"), ("UniformTypeIdentifiers", "ViewTreeApps")] {
    package.products.append(.library(name: name, targets: [name]))
    package.targets += [
      .target(name: name, swiftSettings: settings),
      .testTarget(
        name: "\(name)Tests", dependencies: ["ViewTreeTesting", .init(stringLiteral: name)], swiftSettings: settings),
    ]
    package.targets.first { $0.name == user }?.dependencies.append(.init(stringLiteral: name))
  }
  package.products += ["os", "OSLog"].map { .library(name: $0, targets: [$0]) }
  package.targets += [
    .target(name: "os", swiftSettings: settings),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: settings),
    .testTarget(name: "OSLogTests", dependencies: ["OSLog"], swiftSettings: settings),
  ]
#endif

// Where there is no SwiftUI, a module of that name stands in for it.
#if os(Linux)
  package.products.append(.library(name: "SwiftUI", targets: ["SwiftUI"]))
  package.targets += [
    .target(
      name: "SwiftUI",
      dependencies: [
        "ViewTree", "ViewTreeApps", "ViewTreeCompatibility", "ViewTreeMacros", "ViewTreeMacroPlugin", "TerminalHost",
        "os", "OSLog",
      ],
      swiftSettings: settings),
    .executableTarget(name: "sample", dependencies: ["SwiftUI", "TextBackend"], swiftSettings: settings),
  ]
#endif
