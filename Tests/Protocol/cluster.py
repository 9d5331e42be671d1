"""What the tests of several nodes read of them, and of their database."""

fast = "/nyct%2Fgtfs"  # asked every five seconds


def seen(node):
    """When the fast feed was of, as that node has it."""
    feeds = node.ask("GET", "/readyz").json.get("feeds", [])
    return next((feed["asOf"] for feed in feeds if feed["name"] == fast[1:]), None)


class At:
    """Nobody, who asks there."""

    cookie = None

    def __init__(self, server):
        self.server = server


def leader(postgres):
    """Its name; empty where nobody leads."""
    return postgres.sql(f"SELECT holder FROM lease WHERE starts_with(name, 'feed:{fast[1:]}#') AND until > extract(epoch FROM now()) * 1000").strip()


def state(node):
    return node.ask("GET", "/readyz").json["node"]


def name(node):
    return state(node)["name"]


def epoch(postgres):
    return int(postgres.sql(f"SELECT COALESCE(MAX(epoch), 0) FROM lease WHERE starts_with(name, 'feed:{fast[1:]}#')"))
