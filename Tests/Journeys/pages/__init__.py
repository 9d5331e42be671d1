"""Pages own how things are found: by role and name, as a person or a screen reader finds them."""
from .account_page import AccountPage
from .alerts_page import AlertsPage
from .fare_card_page import FareCardPage, FareHistoryPage
from .leaving_page import RemindersPage, TrainPage
from .map_page import MapPage
from .my_stops_page import MyStopsPage
from .nearby_page import NearbyPage
from .notifications_page import NotificationsPage
from .races_page import RacesPage
from .running_page import RunningPage
from .score_page import ScoreHistoryPage, ScorePage
from .search_page import SearchPage
from .settings_page import ChangesPage, DataPage, ModulesPage, SettingsPage
from .stop_page import StopPage
from .today_page import TodayPage
from .workouts_page import WorkoutsPage

__all__ = [
    "AccountPage", "AlertsPage", "ChangesPage", "DataPage", "FareCardPage", "FareHistoryPage", "MapPage", "ModulesPage", "MyStopsPage", "NearbyPage",
    "NotificationsPage", "RacesPage", "RemindersPage", "RunningPage",
    "ScoreHistoryPage", "ScorePage", "SearchPage",
    "SettingsPage", "StopPage", "TodayPage", "TrainPage", "WorkoutsPage",
]
