#if !canImport(UIKit)
  // UIKit hands the components out through pointers, and so must what takes its place: files that turn a colour into
  // another one call these. Nothing is kept, and a pointer is written once, where there is one.
  extension UIColor {
    /// Red, green, blue and the opacity, from 0 to 1; of a colour that depends on the screen those of a light one.
    @discardableResult public func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let components = components
      unsafe red?.pointee = components.red
      unsafe green?.pointee = components.green
      unsafe blue?.pointee = components.blue
      unsafe alpha?.pointee = components.alpha
      return true
    }

    /// Hue, saturation, brightness and the opacity, from 0 to 1; of a colour that depends on the screen those of a light
    /// one.
    @discardableResult public func getHue(
      _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
      brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let components = components
      let (most, least) = (components.most, components.least)
      unsafe hue?.pointee = components.hue
      unsafe saturation?.pointee = most == 0 ? 0 : (most - least) / most
      unsafe brightness?.pointee = most
      unsafe alpha?.pointee = components.alpha
      return true
    }

    /// The shade of gray and the opacity, from 0 to 1; `false` where the colour is not gray.
    @discardableResult public func getWhite(
      _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let components = components
      guard components.most == components.least else { return false }
      unsafe white?.pointee = components.most
      unsafe alpha?.pointee = components.alpha
      return true
    }
  }
#endif
