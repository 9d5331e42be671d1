"""Pages own how things are found: by role and name, as a person or a screen reader finds them."""
from .fare_card_page import FareCardPage
from .my_stops_page import MyStopsPage
from .nearby_page import NearbyPage
from .search_page import SearchPage
from .stop_page import StopPage
from .today_page import TodayPage

__all__ = ["FareCardPage", "MyStopsPage", "NearbyPage", "SearchPage", "StopPage", "TodayPage"]
