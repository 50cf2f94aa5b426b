#if !canImport(Darwin)
  // Points, sizes and rectangles in texts, such as `Text("\(proxy.size)")`, as on Apple's platforms.

  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates in parentheses: `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and the height in parentheses: `(30.0, 40.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The coordinates of the origin, the width and the height in parentheses: `(1.0, 2.0, 30.0, 40.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
  }
#endif
