"""A page on which a tree is drawn and patched by the host's own functions, `create` and `apply`: journeys of the differ are
small programs that run there."""

prepare = """() => {
    window.draw = (node) => { const fresh = create(node, document.body); document.body.replaceChildren(fresh); return fresh; };
    window.serialized = (node) => node.nodeType === 3 ? node.data : [
        node.localName, node.namespaceURI, [...node.attributes].map((a) => [a.name, a.value]).sort(),
        node.value, node.checked, [...node.childNodes].map(serialized)];
}"""


class DrawnTree:
    def __init__(self, page):
        self.page = page
        page.evaluate(prepare)

    def run(self, program, argument=None):
        """What the program gives back; it has `draw` and `serialized` beside what the host has."""
        return self.page.evaluate(program, argument)
