"""A pairing that comes to nothing: both people see that it has, nobody is in by it, and the next one leads in."""
import pytest
from pages import AccountPage
from pages.store import Store
from phone import no_answer
from playwright.sync_api import expect
from together import meet, synced

over = "These letters are not valid, or no longer. Let the other device show new ones."
not_led_in = "The other device didn’t add this one, or its invitation is over. Begin again there with Add a device."
gone = "The new device stopped, or the time ran out. Nothing was added."


@pytest.fixture
def sides(two, email):
    """A phone that is in, and a new one."""
    two[0].expect(no_answer + "404")  # it asks, and hears that the other one has gone
    two[1].expect(no_answer + "40[349]", no_answer + "410")  # or that it is not to be
    one, other = [AccountPage.open(phone) for phone in two]
    one.make(email)
    return one, other


def scanned(one, phone):
    """A new phone by what its camera has seen of the other one's, which is asked about it."""
    one.show_letters()
    other = AccountPage.scan(phone, one)
    expect(other.text("The other device’s code was scanned.")).to_be_visible()
    other.press("Join")
    expect(other.text("Now say yes on the other device.")).to_be_visible()
    expect(one.heading).to_have_text("Add Linux · Chrome?")
    return other


def came_to_nothing(one, other):
    """The new phone is in nobody's account, and the other one's list has no more than before; also later. The next pairing leads in."""
    for page in one, other:
        page.phone.reload()
    expect(other.button("Make an account")).to_be_visible()
    assert not other.phone.session
    assert Store(other.page).profile is None
    expect(one.state).to_have_text(synced)
    expect(one.devices).to_have_count(1)
    expect(one.message).to_have_count(0)
    meet(one, other)


def test_what_the_camera_saw_leads_in_on_a_yes(sides, two):
    one, _ = sides
    other = scanned(one, two[1])
    one.press("Yes, add it")
    expect(other.state).to_have_text(synced)
    expect(one.devices).to_have_count(2)


def test_a_no_is_said_on_the_new_phone_and_nobody_was_added(sides, two):
    one, _ = sides
    other = scanned(one, two[1])
    one.press("No")
    expect(one.devices).to_have_count(1)
    expect(one.message).to_have_count(0)
    expect(other.message).to_have_text(not_led_in)
    came_to_nothing(one, other)


def test_a_phone_that_is_loaded_anew_shows_its_letters_no_more_and_they_lead_nowhere(sides, two):
    one, other = sides
    letters = one.show_letters()
    two[0].reload()
    expect(one.devices).to_have_count(1)
    expect(one.letters).to_have_count(0)
    other.type_letters(letters)
    expect(other.message).to_have_text(over)
    came_to_nothing(one, other)


def test_a_phone_that_is_loaded_anew_while_it_asks_has_added_nobody(sides, two):
    one, _ = sides
    other = scanned(one, two[1])
    two[0].reload()
    expect(one.devices).to_have_count(1)
    expect(one.button("Yes, add it")).to_have_count(0)
    expect(other.message).to_have_text(not_led_in)
    came_to_nothing(one, other)


def test_a_new_phone_that_is_loaded_anew_while_it_waits_is_not_asked_about_any_more(sides, two):
    one, _ = sides
    other = scanned(one, two[1])
    two[1].reload()
    expect(other.button("Make an account")).to_be_visible()
    expect(one.button("Yes, add it")).to_have_count(0)
    expect(one.message).to_have_text(gone)
    came_to_nothing(one, other)


def test_a_new_phone_that_is_loaded_anew_after_both_saw_the_figures_is_led_nowhere_by_a_yes(sides, two):
    one, other = sides
    other.type_letters(one.show_letters())
    other.press("Yes, the same")
    expect(one.button("Yes, add it")).to_be_visible()
    two[1].reload()
    expect(other.button("Make an account")).to_be_visible()
    expect(one.message).to_have_text(gone)
    came_to_nothing(one, other)


def test_letters_that_are_put_away_lead_nowhere(sides, two):
    one, _ = sides
    one.show_letters()
    other = AccountPage.scan(two[1], one)
    one.press("Stop")
    expect(one.devices).to_have_count(1)
    expect(one.letters).to_have_count(0)
    other.press("Join")
    expect(other.message).to_have_text(not_led_in)
    came_to_nothing(one, other)


@pytest.mark.parametrize("is_scanned", [True, False], ids=["scanned", "typed"])
def test_a_new_phone_that_stops_is_not_asked_about_any_more(is_scanned, sides, two):
    one, other = sides
    if is_scanned:
        other = scanned(one, two[1])
    else:
        other.type_letters(one.show_letters())
    expect(one.button("Yes, add it")).to_be_visible()
    other.press("Stop")
    expect(other.button("Make an account")).to_be_visible()
    expect(one.message).to_have_text(gone)
    came_to_nothing(one, other)


def test_a_code_that_was_scanned_is_declined_before_anybody_is_asked(sides, two):
    one, _ = sides
    one.show_letters()
    other = AccountPage.scan(two[1], one)
    other.press("Cancel")
    expect(other.button("Make an account")).to_be_visible()
    expect(one.letters).to_be_visible()
    one.press("Stop")
    came_to_nothing(one, other)


def test_letters_whose_time_ran_out_are_said_to_be_over_on_both_sides(sides, two, city):
    two[0].expect(no_answer + "410")
    one, other = sides
    letters = one.show_letters()
    city.let_pairings_run_out()
    expect(one.message).to_have_text("The letters are no longer valid. Show new ones.")
    expect(one.letters).to_have_count(0)
    other.type_letters(letters)
    expect(other.message).to_have_text(over)
    came_to_nothing(one, other)


def test_a_question_that_nobody_answered_in_time_is_over_on_both_sides(sides, two, city):
    two[0].expect(no_answer + "410")
    one, _ = sides
    other = scanned(one, two[1])
    expect(one.button("Yes, add it")).to_be_visible()
    city.let_pairings_run_out()
    expect(one.message).to_have_text(gone)
    expect(other.message).to_have_text(not_led_in)
    came_to_nothing(one, other)
