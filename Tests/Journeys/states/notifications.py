"""What is told with the app closed, on a device of an account; without one it is in settings.py."""
from pages import NotificationsPage
from playwright.sync_api import expect

from .account import answered, device_of


def told(phone, status, **others):
    """As this browser and the server would have it."""
    answered(phone)
    phone.context.route("**/api/v1/push/reminders", lambda route: route.fulfill(json={"now": int(phone.now), "count": 0}))
    device_of(phone, "in")
    page = NotificationsPage.open(phone)
    expect(page.device).to_contain_text("Off: you are told only while the app is open.")  # asked by the program itself, first
    phone.tell("account", event="notified", step=0, to="state", status=status, count=1, **others)
    return page


def notifications_on(phone):
    page = told(phone, "on")
    expect(page.button("Send a test")).to_be_visible()
    page.choose("From", "22:00")
    expect(page.hour("Until", "07:00")).to_be_visible()
    return page


def notifications_denied(phone):
    page = told(phone, "denied")
    expect(page.button("Look again")).to_be_visible()
    return page


states = [notifications_on, notifications_denied]
