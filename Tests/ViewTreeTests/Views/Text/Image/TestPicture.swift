import Foundation

/// Small pictures in the format PNG.
enum TestPicture {
  /// 4 × 4 black pixels.
  static let black = data(
    """
    iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAAAAACMmsGiAAAAC0lEQVR42mNgwAQAABQAAe5aaQkAAAAASUVORK5CYII=
    """)

  /// A ring of 32 × 32 pixels, clear outside, whose lines are written in all five ways.
  static let ring = data(
    """
    iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAYAAABzenr0AAAC9klEQVR42r2XP4wSQRTGh4NiCwsKii25hGK2OkxMXCvpxOQKrOQ6
    TEykoLjiCjqX7gqLKyQeURMsjFx3Vx0U5iDGyMVcDqpdCsMaY6SggMSCwmT9Fu6Ps/sWWOB8yS+E3Z33Zt58efOGMZ+WYdzKgm2Q
    BxrYBXtgH/j1F5jno6TELQm/fkmNjJn+16a9VMPcSgC2SHRQxdh6eHpWgl4v4jK3QiHGVkH2VkR787tfoOKEqIc8On3Wr7o6+by0
    rniOacFn3Jy9JSzKucVBHKggAZLArx1iTBXUQRO0gMHdCxNmJMdpsZ2c62wRq91WSHlEW9eZuBJhWKXFtmhw2x7YYwmfPfU6E1ci
    lGIRzSmer5/o4AHMv1Bwo2nElj7NsZ/viy5hvjAnohyLUEq69+b8WCcDTy0qF+8th7e7JzprPxQFOkDMcPViK6QU/gAZRFO04CZu
    54cyA75N0AOD1GTR4xlIaVF83Q+6r5V7mTMTnS1RlOGKEVhjGUJ8N2WOOCPEDjJVFN+P16tZvW1OYUZSOTasOQR5oyv2yoJgeew/
    CAM5z5cW3ywxmojRAwMwAgGmiQL89Xx1W0AJ8XtBFOLafxOghxCDbFMU4Y6acwlpGXNWx+HZDBGulxTWfaYLKVxZHYBvicqyVIYI
    gQyi5dUJ0VUJ4dsEPTAo/1sJK45K+Nj/OTBr9eMMHDgqYdquhIQwlCNlLod+grdtn4Tgx8fxn0q/IGVEMb79VmTZWM4lKBsvYdqB
    qSP5tKa4juPI5uQkDHlXKMbuNRT25b6+VDYaDQ/hUSY3IULAQRyoINH03w9eWhVj66AJWsAAZlPsPVzSirbovvB4w19rdtSm+0Ee
    Fztj18XEtD8gRj7qKGwLPOl4t94lvHsHDjoK2Qs6g3teTPov+wV5x90jXlIbFtlH0ACfwSk4GxanXk7uxOg7Qcj7ImEE1J7/yyZ5
    xZON5Y605IBbKZAGGZAF2yAPNLAL9sA+KIMKOBzMN3nfM8uMpt+Us5K/1f4Fpf+Ce6uwjEAAAAAASUVORK5CYII=
    """)

  /// 8 × 2 pixels in a palette of black, red, green, and white, which is clear.
  static let palette = data(
    """
    iVBORw0KGgoAAAANSUhEUgAAAAgAAAACAgMAAAAY+nV+AAAADFBMVEUAAAD/AAAA/wD///+2fNpDAAAABHRSTlP///8AQCqp9AAA
    AA5JREFUeNpjkJZmePIEAAOlAf9ObJi0AAAAAElFTkSuQmCC
    """)

  /// 8 × 2 pixels of one bit, white and black, whose first line is the difference from a line above it.
  static let bits = data(
    """
    iVBORw0KGgoAAAANSUhEUgAAAAgAAAACAQAAAABN76BAAAAADElEQVR42mM6xWAKAAKfAQK3/RX+AAAAAElFTkSuQmCC
    """)

  private static func data(_ text: String) -> Data { Data(base64Encoded: text, options: .ignoreUnknownCharacters)! }
}
