"""Web/host/whole.js on a page of its own."""


class BareFiles:
    def __init__(self, page):
        self.page = page

    def whole(self, body, kind):
        """What is made of this answer to a name with the sum of "abc": its text and its type, or None where it is not taken."""
        return self.page.evaluate("""async ([body, kind]) => {
            const { whole } = await import("/host/whole.js");
            const answer = new Response(body, { headers: kind ? { "Content-Type": kind } : {} });
            return whole("/assets/words.ba7816bf.txt", answer).then(
                async (taken) => [await taken.text(), taken.headers.get("Content-Type")], () => null);
        }""", [body, kind])

    @property
    def shell(self):
        """The frame's text."""
        return self.page.evaluate("""async () => {
            const { shell } = await import("/host/whole.js");
            return (await shell()).text;
        }""")
