"""What a device's camera reads off another one's screen: a QR code as the app draws it, of up to 106 bytes (ISO/IEC 18004, versions 2 to
5 at level L: all codewords stand in one block)."""
import re

masks = [
    lambda row, column: (row + column) % 2,
    lambda row, column: row % 2,
    lambda row, column: column % 3,
    lambda row, column: (row + column) % 3,
    lambda row, column: (row // 2 + column // 3) % 2,
    lambda row, column: row * column % 2 + row * column % 3,
    lambda row, column: (row * column % 2 + row * column % 3) % 2,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2,
]


def read(picture):
    """The text of the picture that this locator finds."""
    size = int(picture.get_attribute("viewBox").split()[2]) - 8  # four light modules all around
    assert 25 <= size <= 37, "more codewords than one block has"
    dark = set()
    for column, row, count in re.findall(r"M(\d+) (\d+)h(\d+)v1", picture.locator("path").last.get_attribute("d")):
        dark |= {(int(row) - 4, int(column) - 4 + place) for place in range(int(count))}
    mask = masks[sum(((8, column) in dark) << bit for bit, column in enumerate([4, 3, 2])) ^ 0b101]
    bits = [((row, column) in dark) ^ (mask(row, column) == 0) for row, column in path(size)]

    def number(start, count):
        return sum(bit << place for place, bit in enumerate(reversed(bits[start:start + count])))

    assert number(0, 4) == 0b0100, "not in bytes"
    return bytes(number(12 + 8 * place, 8) for place in range(number(4, 8))).decode()


def path(size):
    """Where the bits stand, one after the other: in pairs of columns from the right, up and down in turn."""
    columns = [column for column in range(size - 1, 0, -2) if column > 6] + [5, 3, 1]
    for turn, right in enumerate(columns):
        for row in range(size - 1, -1, -1) if turn % 2 == 0 else range(size):
            yield from ((row, column) for column in (right, right - 1) if not is_fixed(row, column, size))


def is_fixed(row, column, size):
    """Part of a corner, a line, or the one small square."""
    in_corner = (row < 9 and (column < 9 or column >= size - 8)) or (row >= size - 8 and column < 9)
    return in_corner or 6 in (row, column) or max(abs(row - size + 7), abs(column - size + 7)) <= 2
