// These names stand beside those of apps and of views: a program that imports this module has all three.
@_exported public import ViewTreeApps
