"""Thrown to the left and swiped, by mouse and by finger: the host's part on a page of its own, and the fare card itself."""
import pytest
from pages import FareCardPage, WorkoutsPage
from pages.thrown_card import ThrownCard
from playwright.sync_api import expect


@pytest.fixture
def card(bare_pages):
    return ThrownCard(bare_pages())


@pytest.fixture
def touched(bare_pages):
    return ThrownCard(bare_pages(has_touch=True))


def test_past_the_threshold_letting_go_means_it(card):
    card.drag(-140, let_go=False)
    assert card.shift == -140
    assert card.has("data-throwing") and card.has("data-thrown")
    assert card.felt == [10], "one tick on crossing"
    card.let_go()
    assert card.heard == [["ride", ""]], "and no tap with it"
    card.settled()
    assert card.shift == 0 and not card.has("style")
    assert not card.has("data-throwing") and not card.has("data-thrown")


def test_short_of_it_the_card_springs_back(card):
    card.drag(-99)
    assert card.heard == [] and card.felt == []
    card.settled()
    assert card.shift == 0 and not card.has("data-throwing")


def test_only_leftward_movement_follows(card):
    card.drag(160, let_go=False)
    assert card.shift == 0 and not card.has("data-throwing")
    card.let_go()
    assert [action for action, _ in card.heard] in ([], ["tap"])


def test_carried_back_it_is_not_meant_and_is_felt_only_once(card):
    card.drag(-140, let_go=False)
    card.carry(-20, -180)
    assert not card.has("data-thrown")
    card.carry(-150, -180)
    card.carry(-30, -180)
    card.let_go()
    assert card.heard == [] and card.felt == [10]


def test_escape_takes_a_throw_back(card):
    card.drag(-140, let_go=False)
    card.page.keyboard.press("Escape")
    card.let_go()
    assert [action for action, _ in card.heard] != ["ride"]
    assert not card.has("data-throwing")


def test_a_click_on_it_is_still_a_click(card):
    card.click()
    assert card.heard == [["tap", ""]]
    card.drag(-140)
    card.settled()
    card.click()
    assert card.heard == [["tap", ""], ["ride", ""], ["tap", ""]]


def test_a_finger_throws(touched):
    touched.touch((-140, 6))
    touched.has_heard()
    assert touched.heard == [["ride", ""]] and touched.felt == [10]


def test_a_finger_that_goes_down_scrolls_the_page(touched):
    touched.touch((0, -120), (-160, -130))
    touched.has_scrolled()
    assert touched.heard == [] and not touched.has("data-throwing")


def test_a_cancelled_touch_springs_back(touched):
    touched.touch((-140, 0), end="touchCancel")
    touched.is_back()
    touched.settled()
    assert touched.heard == [] and touched.shift == 0


def test_a_tap_of_a_finger_is_still_a_click(touched):
    touched.tap()
    touched.has_heard()
    assert touched.heard == [["tap", ""]]


def test_reduced_motion_moves_nothing_and_still_means_it(bare_pages):
    card = ThrownCard(bare_pages(reduced_motion="reduce"))
    card.drag(-140, let_go=False)
    assert card.shift == 0 and card.has("data-thrown")
    card.let_go()
    assert card.heard == [["ride", ""]]
    assert card.moving == 0


@pytest.mark.parametrize("across, down, heard", [
    (-60, 5, [["turn", "left"]]), (60, -5, [["turn", "right"]]), (-40, 0, None), (-60, 50, None),
])
def test_a_swipe_says_which_way(card, across, down, heard):
    card.drag(across, down, name="strip")
    assert [each for each in card.heard if each[0] == "turn"] == (heard or [])


@pytest.mark.parametrize("across, heard", [(90, [["turn", "right"]]), (40, []), (-140, [["ride", ""]]), (-90, [])])
def test_one_of_several_cards_rides_to_the_left_and_turns_to_the_right(card, across, heard):
    card.make_turnable()
    card.drag(across, let_go=False)
    assert card.shift == across, "it follows both ways"
    card.let_go()
    assert card.heard == heard, "and no tap with it"
    card.settled()
    assert card.shift == 0 and not card.has("style")


def test_a_finger_swipes(touched):
    touched.touch((70, 4), name="strip")
    touched.has_heard()
    assert touched.heard == [["turn", "right"]]


def test_a_throw_is_smooth_on_a_slow_phone(touched):
    """Four times slower, the script's part of a frame still leaves most of its 16 ms; and it moves by transform alone."""
    touched.slow_down(4)
    touched.touch((-60, 0), (-140, 2), (-90, 4), (-150, 4), end=None)
    costs = touched.costs
    assert len(costs) >= 8
    assert costs[len(costs) // 2] < 4, costs
    assert [name for name in touched.styles if not name.startswith(("margin", "background")) and name not in ("height", "width", "transform")] == []


def test_cards_are_turned_on_the_card_itself_without_a_ride(phone):
    page = FareCardPage.open(phone)
    page.set_balance("20")
    page.button("Add a card").click()
    page.type("Name", "Work")
    page.press("Add")
    expect(page.card).to_contain_text("Work")
    for name in ["Card 1", "Work"]:
        page.throw(120)
        expect(page.card).to_contain_text(name)
    expect(page.cards.nth(1)).to_be_checked()
    page.throw(120)
    expect(page.balance).to_have_text("$20.00")


def test_the_fare_card_is_thrown_and_a_throw_is_no_tap(phone):
    page = FareCardPage.open(phone)
    page.throw(-80)
    expect(page.card).not_to_have_attribute("data-throwing", "")
    expect(page.refusal).to_be_hidden()
    page.throw(-140)  # nothing was entered: the ride is refused
    expect(page.refusal).to_be_visible()
    expect(page.dialog).to_have_count(0)
    page.card.click()
    expect(page.dialog).to_be_visible()


def test_a_second_press_leaves_the_focus_on_the_screen_that_the_first_has_opened(phone):
    workouts = WorkoutsPage.open(phone)
    workouts.new_workout.click()
    expect(workouts.name).to_be_focused()
    phone.page.mouse.down(click_count=2)
    phone.page.mouse.up(click_count=2)
    expect(workouts.name).to_be_focused()


def test_new_workout_pressed_twice_makes_one(phone):
    workouts = WorkoutsPage.open(phone)
    workouts.new_workout.dblclick()
    expect(workouts.name).to_be_focused()
    phone.press("ControlOrMeta+a")
    phone.type("Legs")
    phone.leave_field()
    expect(workouts.heading).to_have_text("Legs")
    workouts.navigate("Workouts")
    expect(workouts.rows).to_have_count(1)
