"""The ways in which a page is looked at: each is a context's options, and what has to be set on the page."""
from dataclasses import dataclass, field

large = "document.documentElement.style.fontSize = '200%'"


@dataclass
class Look:
    name: str
    options: dict = field(default_factory=dict)
    text: str = ""

    def dress(self, phone):
        """From the first paint on, as the device's own setting would be."""
        if self.text:
            phone.context.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {self.text} }})")


phone = {"width": 390, "height": 844}
looks = [
    Look("dark", {"color_scheme": "dark", "viewport": phone}),
    Look("light", {"color_scheme": "light", "viewport": phone}),
    Look("text at 200 %", {"color_scheme": "dark", "viewport": phone}, large),
    Look("320 px wide", {"color_scheme": "light", "viewport": {"width": 320, "height": 568}}),
    Look("320 px wide, text at 200 %", {"color_scheme": "dark", "viewport": {"width": 320, "height": 568}}, large),
    Look("forced colours", {"forced_colors": "active", "viewport": phone}),
    Look("wide", {"color_scheme": "light", "viewport": {"width": 1280, "height": 800}}),
    Look("landscape", {"color_scheme": "dark", "viewport": {"width": 844, "height": 390}}),
]
