"""My stops in the person's order: by drag, by keyboard, from two tabs at once."""
import json

import pytest
from pages import MyStopsPage, StopPage
from pages.store import Store
from phone import no_answer
from playwright.sync_api import expect

three = ["Times Sq-42 St", "14 St-Union Sq", "Canal St"]
ids = ["127", "635", "A34"]


def keep(phone):
    """Three stops kept; their names as the page has them."""
    for station in ids:
        stop = StopPage.open(phone, f"/departures/{station}")
        stop.add()
        expect(stop.announced).to_contain_text("added to my stops")
    my_stops = MyStopsPage.open(phone)
    expect(my_stops.stations).to_have_count(3)
    return my_stops, my_stops.stations.all_inner_texts()


def test_a_stop_dragged_by_its_handle_stays_where_it_was_dropped(phone):
    my_stops, (a, b, c) = keep(phone)
    my_stops.edit()
    my_stops.drag(c, above=a)
    expect(my_stops.rows).to_contain_text([c, a, b])
    expect(my_stops.announced).to_contain_text("1 of 3")
    expect(my_stops.dragged).to_have_count(0)
    phone.reload()
    expect(my_stops.stations).to_have_text([c, a, b])


def test_escape_puts_a_dragged_stop_back(phone):
    my_stops, (a, b, c) = keep(phone)
    my_stops.edit()
    my_stops.drag(c, above=a, drop=False)
    expect(my_stops.dragged).to_have_count(1)
    phone.press("Escape")
    expect(my_stops.dragged).to_have_count(0)
    phone.page.mouse.up()
    expect(my_stops.rows).to_contain_text([a, b, c])


def test_a_finger_drags_too(phones, city):
    phone = phones(city, has_touch=True)
    my_stops, (a, b, c) = keep(phone)
    my_stops.edit()
    my_stops.touch_drag(c, above=a)
    expect(my_stops.rows).to_contain_text([c, a, b])


def test_reduced_motion_moves_nothing_but_the_order(phones, city):
    phone = phones(city, reduced_motion="reduce")
    my_stops, (a, b, c) = keep(phone)
    my_stops.edit()
    my_stops.drag(c, above=b)
    expect(my_stops.rows).to_contain_text([a, c, b])


def test_move_up_keeps_the_focus_on_the_stop_that_moved(phone):
    my_stops, (a, b, c) = keep(phone)
    my_stops.edit()
    my_stops.move_up(c).focus()
    phone.press("Enter")
    expect(my_stops.rows).to_contain_text([a, c, b])
    assert phone.focused == f"Move {c} up"
    phone.press("Enter")
    expect(my_stops.rows).to_contain_text([c, a, b])
    assert phone.focused == f"Move {c} up"
    phone.press("Enter")
    expect(my_stops.rows).to_contain_text([c, a, b])


def test_a_removed_stop_comes_back_in_its_old_place(phone):
    my_stops, (a, b, c) = keep(phone)
    my_stops.edit()
    my_stops.remove(b)
    expect(my_stops.rows).to_contain_text([a, c])
    assert phone.focused != "body", "the focus stays on the list"
    my_stops.undo()
    expect(my_stops.rows).to_contain_text([a, b, c])


def test_two_tabs_follow_each_other(phone):
    my_stops, (a, b, c) = keep(phone)
    other = MyStopsPage(phone.new_tab("/departures"))
    expect(other.stations).to_have_text([a, b, c])
    my_stops.edit()
    my_stops.remove(b)
    expect(other.stations).to_have_text([a, c])
    other.edit()
    other.move_up(c).click()
    expect(my_stops.rows).to_contain_text([c, a])
    my_stops.undo()
    expect(other.rows).to_have_count(3)


def test_two_tabs_that_write_at_the_same_moment_lose_nothing(phone):
    """Each has a writer of its own, and the store puts one behind the other."""
    first = StopPage.open(phone, "/departures/127")
    second = StopPage(phone.new_tab("/departures/A34"))
    expect(first.add_button).to_be_visible()
    # Both before either can hear of the other: the store is held while they tap.
    other = phone.context.new_page()
    other.goto(phone.address + "/healthz")
    Store(other).hold()
    first.add_button.click()
    second.add_button.click()
    Store(other).let_go()
    expect(first.announced).to_contain_text("added to my stops")
    expect(second.announced).to_contain_text("added to my stops")
    my_stops = MyStopsPage.open(phone)
    expect(my_stops.stations).to_have_count(2)
    assert len({json.loads(record)["id"].rpartition("-")[0] for record in Store(phone.page).records}) == 2
    phone.expect(no_answer + "404")  # beside /healthz stands no icon


@pytest.mark.parametrize("way", ["no database", "full disk"])
def test_what_cannot_be_saved_is_said_and_not_pretended(phones, city, way):
    phone = phones(city, expecting=["Pocketful's journal:"])
    broken = {
        "no database": "indexedDB.open = () => { throw new DOMException('private', 'SecurityError'); };",
        "full disk": "IDBObjectStore.prototype.add = ((add) => function (record, key) { if (typeof key === 'number')"
        " throw new DOMException('full', 'QuotaExceededError'); return add.call(this, record, key); })(IDBObjectStore.prototype.add);",
    }
    phone.context.add_init_script(broken[way])
    stop = StopPage.open(phone)
    if way == "no database":
        expect(stop.toast).to_contain_text("This browser keeps nothing here")
        stop.add()
        expect(stop.remove_button("Times Sq-42 St")).to_be_visible()
    else:
        stop.add()
        expect(stop.toast).to_contain_text("this device has no room left")
        expect(stop.add_button).to_be_visible()
