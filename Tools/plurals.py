"""Which form of a word goes with a number, from the formula in a catalogue's header (gettext's Plural-Forms)."""
import re

from po import Wrong

MILLION = 1_000_000
FOLLOWED = 200  # numbers whose form is looked up; one from there on has that of 100 and its last two digits


def table(header, where):
    """(how many forms, the form of each number below FOLLOWED and, last, of whole millions)."""
    found = re.fullmatch(r"\s*nplurals\s*=\s*(\d)\s*;\s*plural\s*=\s*(.*?);?\s*", header.get("Plural-Forms", ""))
    if not found:
        raise Wrong(f"{where}: the header has no Plural-Forms")
    count, formula = int(found[1]), Formula(found[2], where)
    forms = [formula.of(number) for number in (*range(FOLLOWED), MILLION)]
    if any(form >= count for form in forms):
        raise Wrong(f"{where}: the Plural-Forms give more forms than they say")
    for number in (*range(FOLLOWED, 3000), 12_345, 100_001, 999_999, MILLION + 1, 2 * MILLION, 7 * MILLION + 21):
        if formula.of(number) != form_of(number, forms):
            raise Wrong(f"{where}: the Plural-Forms tell more numbers apart than a table of ours holds ({number})")
    return count, forms


def form_of(number, forms):
    """As Language.form(of:) has it in Swift."""
    if number >= MILLION and number % MILLION == 0:
        return forms[FOLLOWED]
    return forms[number if number < FOLLOWED else 100 + number % 100]


class Formula:
    """An expression of C over n, as far as gettext's formulas use it."""

    LEVELS = [["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"]]

    def __init__(self, text, where):
        self.where = where
        self.tokens = re.findall(r"\d+|n|\|\||&&|[=!<>]=|[-+*/%<>!?:()]", text)
        if "".join(self.tokens) != re.sub(r"\s", "", text):
            raise self.wrong()
        self.of(1)

    def wrong(self):
        return Wrong(f"{self.where}: the formula of Plural-Forms can't be read")

    def of(self, number):
        self.n, self.at = number, 0
        value = self.choice()
        if self.at != len(self.tokens):
            raise self.wrong()
        return int(value)

    def took(self, *wanted):
        if self.at < len(self.tokens) and self.tokens[self.at] in wanted:
            self.at += 1
            return self.tokens[self.at - 1]
        return None

    def choice(self):
        condition = self.level(0)
        if not self.took("?"):
            return condition
        yes = self.choice()
        if not self.took(":"):
            raise self.wrong()
        no = self.choice()
        return yes if condition else no

    def level(self, depth):
        if depth == len(self.LEVELS):
            return self.single()
        value = self.level(depth + 1)
        while sign := self.took(*self.LEVELS[depth]):
            other = self.level(depth + 1)
            value = self.joined(sign, value, other)
        return value

    @staticmethod
    def joined(sign, a, b):
        match sign:
            case "||": return int(bool(a or b))
            case "&&": return int(bool(a and b))
            case "==": return int(a == b)
            case "!=": return int(a != b)
            case "<=": return int(a <= b)
            case ">=": return int(a >= b)
            case "<": return int(a < b)
            case ">": return int(a > b)
            case "+": return a + b
            case "-": return a - b
            case "*": return a * b
            case "/": return a // b if b else 0
            case _: return a % b if b else 0

    def single(self):
        if self.took("!"):
            return int(not self.single())
        if self.took("("):
            value = self.choice()
            if not self.took(")"):
                raise self.wrong()
            return value
        if self.at == len(self.tokens) or not re.fullmatch(r"\d+|n", self.tokens[self.at]):
            raise self.wrong()
        self.at += 1
        token = self.tokens[self.at - 1]
        return self.n if token == "n" else int(token)
