"""Pages own how things are found: by role and name, as a person or a screen reader finds them."""
from .my_stops_page import MyStopsPage
from .nearby_page import NearbyPage
from .search_page import SearchPage
from .stop_page import StopPage
from .today_page import TodayPage

__all__ = ["MyStopsPage", "NearbyPage", "SearchPage", "StopPage", "TodayPage"]
