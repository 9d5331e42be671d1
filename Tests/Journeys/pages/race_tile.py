from datetime import datetime, timedelta, timezone

from .today_page import TodayPage


class RaceTile(TodayPage):
    """Today, with a race of which the journey tells it as the server would, on a phone whose clock stands still."""

    @classmethod
    def open(cls, phone, path=None):
        phone.page.route("**/api/**", lambda route: route.abort())
        phone.open("/settings")
        phone.tell("path", path=cls.path)
        phone.until("document.getElementById('main').classList.contains('screen-today')")
        return cls(phone)

    def hear(self, seconds, age):
        """Of one race that starts in so many seconds, said so many seconds ago."""
        now = datetime.fromtimestamp(self.phone.now / 1000, timezone.utc)

        def moment(offset):
            return (now + timedelta(seconds=offset)).strftime("%Y-%m-%dT%H:%M:%SZ")

        race = {
            "id": "r", "meetingID": "m", "category": "horse", "meeting": "Kempton Park", "number": 3, "name": "Made-up Cup",
            "country": "GB", "advertisedStart": moment(seconds)}
        board = {"data": [race], "asOf": moment(-age), "health": "fresh", "countries": [], "query": "count=25", "more": False}
        self.phone.tell("stream", event="races", data=board)

    @property
    def countdown(self):
        return self.main.locator(".tile-races .big")

    @property
    def clock(self):
        return self.main.locator(".tile-races .clock")
