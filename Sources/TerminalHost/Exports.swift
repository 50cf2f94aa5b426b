// An app needs the language as well; so does SwiftUI's own host.
@_exported public import ViewTree
