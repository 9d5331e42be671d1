package import Kernel

extension QRCode {
  /// Four light modules around it (section 5.3.8), dark on light whatever the theme: cameras expect it so.
  package func picture(label: String) -> Node {
    let side = String(size + 8)
    return element(
      "svg.qr", Attribute("viewBox", "0 0 " + side + " " + side), Attribute("role", "img"), .aria("label", label)
    ) {
      element("path", Attribute("fill", "#fff"), Attribute("d", "M0 0h" + side + "v" + side + "H0z"))
      element("path", Attribute("fill", "#000"), Attribute("d", path))
    }
  }

  /// Each run of dark modules as a bar.
  var path: String {
    var path: [UInt8] = []
    for row in 0..<size {
      var column = 0
      while column < size {
        guard isDark(row: row, column: column) else {
          column += 1
          continue
        }
        let start = column
        while isDark(row: row, column: column) { column += 1 }
        for (letter, number) in [("M", start + 4), (" ", row + 4), ("h", column - start)] {
          path.append(contentsOf: Array(letter.utf8))
          Decimal.append(Int64(number), to: &path)
        }
        path.append(contentsOf: Array("v1h-".utf8))
        Decimal.append(Int64(column - start), to: &path)
        path.append(UInt8(ascii: "z"))
      }
    }
    return String(decoding: path, as: UTF8.self)
  }
}
