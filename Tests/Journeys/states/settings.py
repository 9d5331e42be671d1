"""The settings, what is asked and answered there, and the screens for storage that fails."""
import json

from pages import ChangesPage, DataPage, ModulesPage, NotificationsPage, SettingsPage
from playwright.sync_api import expect
from records import chosen, corrected, hidden, keep, rode, stop, topped_up

past = [
    corrected("2026-01-06 18:00", 2725), stop("127", "V"), rode("2026-01-07 07:40"), rode("2026-01-07 18:10"),
    topped_up("2026-01-08 07:58", 2000), hidden("departures"), chosen("clock", "12"),
]


def opened(phone, page, operations=past):
    keep(phone, operations, phone.now)
    return page.open(phone)


def settings(phone):
    page = opened(phone, SettingsPage)
    expect(page.first).to_be_visible()
    return page


def settings_modules(phone):
    page = opened(phone, ModulesPage)
    expect(page.names.first).to_be_visible()
    return page


def settings_notifications(phone):
    """Without an account."""
    page = opened(phone, NotificationsPage)
    expect(page.switch("Followed races")).to_be_visible()
    return page


def settings_history_empty(phone):
    return opened(phone, ChangesPage, [])


def settings_history(phone):
    """One of them taken back."""
    page = opened(phone, ChangesPage)
    page.undo_change(2)
    expect(page.taken_back).to_have_count(1)
    phone.reload()  # Without the message.
    expect(page.taken_back).to_have_count(1)
    return page


def settings_data(phone):
    return opened(phone, DataPage)


def file(operations, **more):
    records = [
        {"id": f"ffeeddccbbaa9988-{number}", "at": [1767800000000 + number, 0], "kind": kind, "fields": fields}
        for number, (kind, fields) in enumerate(operations, 1)
    ]
    return json.dumps({"format": "pocketful.data", "version": 1, "operations": records, **more})


def settings_import_preview(phone):
    page = settings_data(phone)
    exported = json.loads(page.export())
    exported["operations"] += json.loads(file([rode("2026-01-05 08:00"), ("races.starred", {"race": "1"})]))["operations"]
    exported["operations"].append({"id": "cut"})
    page.choose_file(json.dumps(exported))
    expect(page.preview).to_be_visible()
    return page


def settings_import_failed(phone):
    page = settings_data(phone)
    page.choose_file("[]")
    expect(page.failure).to_be_visible()
    return page


def settings_erase(phone):
    page = settings_data(phone)
    page.button("Erase everything").click()
    expect(page.dialog).to_be_visible()
    return page


def settings_about(phone):
    phone.open("/settings/about")
    return SettingsPage(phone)


def storage_failed(phone, reason):
    page = settings(phone)
    phone.tell("storeFailed", reason=reason, drafts=[])
    expect(page.alarm).to_be_visible()
    return page


def storage_unreadable(phone):
    return storage_failed(phone, "unreadable")


def storage_erased(phone):
    return storage_failed(phone, "erased")


def storage_vanished(phone):
    return storage_failed(phone, "vanished")


def storage_ended(phone):
    return storage_failed(phone, "ended")


def storage_full(phone):
    """The entry was not saved, and that is said."""
    phone.context.add_init_script(
        "IDBObjectStore.prototype.add = function () { throw new DOMException('full', 'QuotaExceededError'); };")
    page = settings(phone)
    page.count_to(24)
    expect(page.toast).to_be_visible()
    return page


states = [
    settings, settings_modules, settings_notifications, settings_history_empty, settings_history, settings_data, settings_import_preview,
    settings_import_failed, settings_erase, settings_about, storage_unreadable, storage_erased, storage_vanished, storage_ended, storage_full,
]
