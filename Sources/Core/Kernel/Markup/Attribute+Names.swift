/// The attributes that views use, by name, so that a typing slip is a compile error.
extension Attribute {
  @inline(never)
  package static func id(_ value: consuming String) -> Attribute { Attribute("id", value) }
  @inline(never)
  package static func role(_ value: consuming String) -> Attribute { Attribute("role", value) }
  @inline(never)
  package static func type(_ value: consuming String) -> Attribute { Attribute("type", value) }
  @inline(never)
  package static func name(_ value: consuming String) -> Attribute { Attribute("name", value) }
  @inline(never)
  package static func value(_ value: consuming String) -> Attribute { Attribute("value", value) }
  @inline(never)
  package static func lang(_ value: consuming String) -> Attribute { Attribute("lang", value) }
  @inline(never)
  package static func title(_ value: consuming String) -> Attribute { Attribute("title", value) }
  @inline(never)
  package static func placeholder(_ value: consuming String) -> Attribute { Attribute("placeholder", value) }
  @inline(never)
  package static func datetime(_ value: consuming String) -> Attribute { Attribute("datetime", value) }
  @inline(never)
  package static func tabindex(_ value: Int) -> Attribute { Attribute("tabindex", String(value)) }
  @inline(never)
  package static func `for`(_ id: consuming String) -> Attribute { Attribute("for", id) }

  /// `name` without its "aria-".
  @inline(never)
  package static func aria(_ name: String, _ value: consuming String) -> Attribute { Attribute("aria-" + name, value) }

  /// Said in both cases: "true" or "false", as ARIA wants it.
  @inline(never)
  package static func aria(_ name: String, _ value: Bool) -> Attribute {
    Attribute("aria-" + name, value ? "true" : "false")
  }
  @inline(never)
  package static func data(_ name: String, _ value: consuming String) -> Attribute { Attribute("data-" + name, value) }

  @inline(never)
  package static func `class`(_ name: consuming String) -> Attribute { Attribute("class", name) }

  /// One class list; empty names are left out.
  @inline(never)
  package static func `class`(_ names: String...) -> Attribute {
    var list = ""
    for name in names where !name.isEmpty {
      if !list.isEmpty { list += " " }
      list += name
    }
    return Attribute("class", list)
  }

  /// A bare attribute that is there or not: `.flag("disabled", if: !isValid)`.
  @inline(never)
  package static func flag(_ name: String, if isThere: Bool = true) -> Attribute? {
    isThere ? Attribute(name, "") : nil
  }

  /// An address within the app or to a plain web page. Anything that could run as script becomes "#".
  @inline(never)
  package static func href(_ address: consuming String) -> Attribute { Attribute("href", SafeAddress.checked(address)) }
  @inline(never)
  package static func action(_ address: consuming String) -> Attribute {
    Attribute("action", SafeAddress.checked(address))
  }

  /// What the app is told when the person does something here: the action's wire form, read by host.js.
  /// The element's value, where it has one, is sent along.
  @inline(never)
  package static func on(_ event: ElementEvent, _ wire: consuming String) -> Attribute {
    Attribute("data-on-" + event.rawValue, wire)
  }
}

/// The things a person can do to an element that host.js reports.
package enum ElementEvent: String, Sendable {
  /// A tap, or Enter or Space on a button.
  case click
  /// Each change of a field's text while typing.
  case input
  /// A field's final value, a checkbox, a menu.
  case change
  /// A form sent by its button or Enter; the page does not reload.
  case submit
  /// On a list: a child was dragged by its handle; the value sent is "from,to", both zero-based positions.
  case reorder
  /// On a dialog: Escape was pressed, or the person tapped outside.
  case dismiss
  /// The element was dragged to the left past its `data-throw` pixels and let go.
  case `throw`
  /// The value sent is "left" or "right".
  case swipe
  /// A map was moved or made larger: the value sent is the middle's x and y and the scale, then the window's width, height
  /// and text size, whole numbers with commas between.
  case moved
  /// A place on a map was tapped: the value sent is its x and y.
  case pick
}
