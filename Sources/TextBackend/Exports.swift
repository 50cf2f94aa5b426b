// Types of ViewTree that this module's declarations use: a file that imports it beside SwiftUI can name them.
@_exported public import enum ViewTree.GlyphSet
@_exported public import enum ViewTree.Idiom
@_exported public import struct ViewTree.Key
@_exported public import struct ViewTree.LayoutMetrics
@_exported public import struct ViewTree.Role
@_exported public import class ViewTree.StoredFiles
@_exported public import class ViewTree.StoredValues
@_exported public import enum ViewTree.ToggleState
