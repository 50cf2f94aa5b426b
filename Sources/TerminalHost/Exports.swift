// An app needs the language as well, which SwiftUI's own apps get with one import too.
@_exported public import ViewTreeApps
