"""A person's long life, and a new phone: it shows what another one drew together before it has read any of the log."""
import re

from pages import AccountPage, FareCardPage
from playwright.sync_api import expect
from records import corrected, keep, rode

life = [corrected("2026-01-06 18:00", 9000), *[rode("2026-01-07 07:30") for _ in range(2000)], corrected("2026-01-08 06:00", 4321)]
is_page_from_the_start = re.compile(r"/api/v1/sync[?](?!.*after=)")


def test_a_new_phone_shows_what_another_one_drew_before_it_has_read_the_log(phones, city):
    one, other = phones(city), phones(city)
    keep(one, life)
    account = AccountPage.open(one)
    with one.page.expect_response(lambda answer: answer.url.endswith("/sync/snapshot") and answer.request.method == "PUT", timeout=90_000) as put:
        account.make("long@example.org")
    assert put.value.status == 200
    held = []
    other.context.route(is_page_from_the_start, lambda route: held.append(route))
    AccountPage.open(other).sign_in("long@example.org")
    card = FareCardPage(other)
    card.navigate("Card")
    expect(card.balance).to_have_text(re.compile("43[.]21"))
    other.wait(lambda: held)
    held[0].continue_()
    other.context.unroute(is_page_from_the_start)
    account = AccountPage(other)
    expect(account.edge).to_have_count(0)
    expect(card.balance).to_have_text(re.compile("43[.]21"))
    other.reload()
    expect(card.balance).to_have_text(re.compile("43[.]21"))
