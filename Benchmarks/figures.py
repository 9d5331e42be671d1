"""One figure a line, as `make bench` prints it: name: value unit · reference: value unit · ratio: x."""
from dataclasses import dataclass


@dataclass
class Figure:
    name: str
    value: float
    unit: str
    reference: float | None = None
    goal: str = ""

    def line(self) -> str:
        text = f"{self.name}: {number(self.value)} {self.unit}".rstrip()
        if self.reference is not None:
            text += f" · reference: {number(self.reference)} {self.unit}"
            if self.reference:
                text += f" · ratio: {number(self.value / self.reference)}"
        return text + (f" · goal: {self.goal}" if self.goal else "")


def number(value: float) -> str:
    """Three places that mean something, and no exponent."""
    if value == 0:
        return "0"
    size = abs(value)
    return f"{value:.0f}" if size >= 100 else f"{value:.1f}" if size >= 10 else f"{value:.2f}" if size >= 1 else f"{value:.3f}"


def parsed(text: str) -> list[Figure]:
    """Lines of `name<TAB>value<TAB>unit`, which the other programs print."""
    rows = [line.split("\t") for line in text.splitlines()]
    return [Figure(row[0], float(row[1]), row[2].strip()) for row in rows if len(row) == 3]
