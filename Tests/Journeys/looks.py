"""The ways in which a page is looked at: a context's options, and the size of the device's text."""
from dataclasses import dataclass, field


@dataclass
class Look:
    name: str
    options: dict = field(default_factory=dict)
    size: str = ""
    # Colours and sizes are axe's; what differs in room alone is measured by us (audit.py), in a tenth of the time.
    has_axe: bool = False


phone = {"width": 390, "height": 844}
tightest = Look("320 px wide, text at 200 %", {"color_scheme": "dark", "viewport": {"width": 320, "height": 568}}, "200%", has_axe=True)
lying = Look("landscape", {"color_scheme": "dark", "viewport": {"width": 844, "height": 390}})
looks = [
    Look("dark", {"color_scheme": "dark", "viewport": phone}, has_axe=True),
    Look("light", {"color_scheme": "light", "viewport": phone}, has_axe=True),
    Look("text at 200 %", {"color_scheme": "dark", "viewport": phone}, "200%"),
    Look("320 px wide", {"color_scheme": "light", "viewport": {"width": 320, "height": 568}}),
    tightest,
    Look("forced colours", {"forced_colors": "active", "viewport": phone}, has_axe=True),
    Look("wide", {"color_scheme": "light", "viewport": {"width": 1280, "height": 800}}, has_axe=True),
    lying,
    Look("a small phone that lies", {"color_scheme": "light", "viewport": {"width": 568, "height": 320}}),
    Look("landscape, text at 200 %", {"color_scheme": "dark", "viewport": {"width": 844, "height": 390}}, "200%"),
    Look("tablet", {"color_scheme": "light", "viewport": {"width": 820, "height": 1180}}),
    Look("very wide", {"color_scheme": "dark", "viewport": {"width": 1920, "height": 1080}}),
]
