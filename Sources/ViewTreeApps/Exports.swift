// A program that imports this module needs both: scenes show views, and file dialogs use file types.
@_exported public import UniformTypeIdentifiers
@_exported public import ViewTree
