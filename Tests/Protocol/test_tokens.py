"""A program of somebody's, with a token and nothing else: what it is told, what it may do, and when it is let in no more."""
import json
import threading

import pytest
from client import Device, Refusal, base, joined, new_account
from programs import once
from tokens import Token, draw, kinds, read, with_balance, write


@pytest.fixture
def rich(ann):
    return with_balance(ann)


def test_it_is_told_how_the_card_stands_in_figures_and_in_a_sentence(rich):
    token = Token(rich).made(rich)
    answer = token.card()
    assert answer.status == 200 and answer.headers["Cache-Control"] == "no-store" and "Access-Control-Allow-Origin" not in answer.headers
    said = answer.json
    assert (said["balance"], said["currency"], said["ridesLeft"]) == ("8.25", "USD", 2) and isinstance(said["now"], int)
    assert said["sentence"] == "Balance $8.25. 2 rides left."


@pytest.mark.parametrize(("language", "words"), [("fr-FR,fr;q=0.9", "trajets"), ("es", "viajes"), ("de", "rides")])
def test_it_is_told_so_in_the_language_that_it_asks_for(rich, language, words):
    assert words in Token(rich).made(rich).card(**{"Accept-Language": language}).json["sentence"]


def test_a_ride_is_the_same_as_one_of_the_app_and_the_devices_open_it(rich):
    token = Token(rich).made(rich)
    answer = token.ride({"service": "base"})
    said = answer.json
    assert answer.status == 201 and (said["balance"], said["charged"], said["ridesLeft"]) == ("5.25", "3.00", 1)
    assert said["sentence"] == "Balance $5.25. 1 ride left."
    rich.exchange()
    ridden = json.loads(rich.held[said["operation"]].text)
    assert ridden["kind"] == "fareCard.rode" and ridden["fields"]["card"] == said["card"] == f"card@{rich.writer}"
    assert not rich.closed and token.card().json["balance"] == "5.25"


def test_what_cannot_be_paid_is_refused_with_its_sentence_and_nothing_is_entered(ann):
    with_balance(ann, 100)
    token = Token(ann).made(ann)
    answer = token.ride(**{"Accept-Language": "fr"})
    assert (answer.status, answer.code) == (409, "insufficient") and "insuffisant" in answer.json["sentence"].lower()
    assert kinds(ann) == ["fareCard.corrected"]
    # The key was for nothing: once there is money, it is.
    assert token.ride(key="again-1").status == 409
    ann.add("fareCard.toppedUp", card=f"card@{ann.writer}", time=ann.now(), amount=2000, currency="USD")
    ann.exchange()
    assert token.ride(key="again-1").status == 201


def test_where_no_balance_was_ever_entered_a_ride_is_refused(ann):
    token = Token(ann).made(ann)
    assert token.ride().code == "insufficient" and token.card().json["ridesLeft"] == 0


def test_soon_after_a_ride_the_next_is_a_new_one_unless_it_is_said_to_be_a_transfer(rich):
    token = Token(rich).made(rich)
    token.ride()
    transfer = token.ride({"transfer": True})
    assert (transfer.status, transfer.json["charged"], transfer.json["balance"]) == (201, "0.00", "5.25")
    assert token.ride({"transfer": False}).json["charged"] == "3.00"


def test_what_was_taken_back_in_the_app_counts_no_more(rich):
    token = Token(rich).made(rich)
    operation = token.ride().json["operation"]
    rich.exchange()
    rich.add("journal.undo", operation=operation)
    rich.exchange()
    assert token.card().json["balance"] == "8.25"
    # Who gave it no key for that has a token that can't know.
    assert Token(rich, modules=["fareCard"]).made(rich).card().json["balance"] == "5.25"


def test_the_same_again_under_the_same_key_is_the_same_ride(rich, own_server):
    token = Token(rich).made(rich)
    first, again = token.ride({}, key="k1"), token.ride({}, key="k1")
    assert (first.status, again.status) == (201, 200) and {**first.json, "now": 0} == {**again.json, "now": 0}
    assert token.ride({"transfer": True}, key="k1").code == "key-reused" and kinds(rich).count("fareCard.rode") == 1
    other = Token(rich).made(rich)
    assert other.ride({"transfer": False}, key="k1").status == 201, "a key is the token's own"


def test_a_key_holds_over_a_restart(own_server):
    ann = with_balance(new_account(own_server))
    token = Token(ann).made(ann)
    first = token.ride(key="k1")
    own_server.kill()
    own_server.start()
    again = token.ride(key="k1")
    assert again.status == 200 and {**first.json, "now": 0} == {**again.json, "now": 0}
    assert kinds(ann).count("fareCard.rode") == 1


def test_two_at_once_are_one_after_the_other(rich):
    """8.25 is two rides of 3.00, each of eight said not to be a transfer."""
    token = Token(rich).made(rich)
    answers = []
    threads = [threading.Thread(target=lambda: answers.append(token.ride({"transfer": False}))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.status for answer in answers) == [201, 201] + [409] * 6
    assert sorted(answer.json["balance"] for answer in answers if answer.status == 201) == ["2.25", "5.25"]
    assert kinds(rich).count("fareCard.rode") == 2 and token.card().json["balance"] == "2.25"


def test_two_at_once_under_one_key_are_one_ride(rich):
    token = Token(rich).made(rich)
    answers = []
    threads = [threading.Thread(target=lambda: answers.append(token.ride(key="k"))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.status for answer in answers) == [200, 200, 200, 201]
    assert len({answer.json["operation"] for answer in answers}) == 1 and kinds(rich).count("fareCard.rode") == 1


def test_it_may_do_what_it_was_made_for_and_no_more(rich):
    reading, writing = Token(rich, read).made(rich), Token(rich, write).made(rich)
    answer = reading.ride()
    assert (answer.status, answer.code) == (403, "scope") and "insufficient_scope" in answer.headers["WWW-Authenticate"]
    assert writing.card().code == "scope" and (reading.card().status, writing.ride().status) == (200, 201)
    for path in ("/api/v1/sync", "/api/v1/account", f"{base}/tokens"):
        assert reading.ask("GET", path, **{"Sec-Fetch-Site": "same-origin"}).status == 401


def test_it_opens_nothing_of_another_module(rich):
    rich.add("races.followed", race="secret-race")
    rich.exchange()
    assert "secret-race" not in Token(rich).made(rich).card().body.decode()


def refused(answer):
    assert "Bearer" in answer.headers["WWW-Authenticate"]
    return answer.status, answer.code


def test_once_it_is_removed_it_is_let_in_no_more(rich):
    token = Token(rich).made(rich)
    assert token.card().status == 200
    rich.call("DELETE", f"{base}/tokens/{token.id}")
    assert refused(token.card()) == refused(token.ride()) == (401, "token-over")
    assert rich.call("GET", f"{base}/tokens")["tokens"] == []


def test_once_its_time_is_over_it_is_let_in_no_more(own_server):
    """Its server's clock is asked, which is put forward."""
    ann = with_balance(new_account(own_server))
    token = Token(ann, expires=ann.now() + 60_000).made(ann)
    assert token.card().status == 200
    own_server.stop()
    own_server.command += ["--now", str(ann.now() // 1000 + 61)]
    own_server.start()
    assert refused(token.card()) == (401, "token-over")
    assert [listed["id"] for listed in ann.call("GET", f"{base}/tokens")["tokens"]] == [token.id]


def test_it_goes_with_its_account(ann):
    with_balance(ann)
    token = Token(ann).made(ann)
    ann.call("DELETE", base, {"confirm": "delete"})
    assert refused(token.card()) == (401, "token-over")


def test_no_other_account_sees_or_takes_it(ann, rich):
    token = Token(rich).made(rich)
    bob = new_account(rich.server, "Bob's phone")
    with pytest.raises(Refusal) as refusal:
        bob.call("DELETE", f"{base}/tokens/{token.id}")
    assert refusal.value.code == "no-token" and bob.call("GET", f"{base}/tokens")["tokens"] == []
    with pytest.raises(Refusal) as refusal:
        Token(bob, id=token.id).made(bob)
    assert (refusal.value.status, refusal.value.code) == (409, "token-taken") and token.card().status == 200


def test_the_same_with_less_is_another_and_is_not_made(rich):
    token = Token(rich).made(rich)
    with pytest.raises(Refusal) as refusal:
        Token(rich, read, id=token.id, secret=token.secret).made(rich)
    assert refusal.value.code == "token-taken" and token.ride(key="goes-on").status == 201


def test_the_same_is_made_twice_and_is_one(rich):
    token = Token(rich).made(rich)
    token.made(rich)
    (listed,) = rich.call("GET", f"{base}/tokens")["tokens"]
    assert (listed["id"], listed["name"], listed["scopes"], listed["used"]) == (token.id, "Kitchen", [read, write], None)
    token.card()
    once(lambda: rich.call("GET", f"{base}/tokens")["tokens"][0]["used"], "it is not noted")


def test_an_account_has_twenty_at_most(ann):
    for _ in range(20):
        Token(ann).made(ann)
    with pytest.raises(Refusal) as refusal:
        Token(ann).made(ann)
    assert (refusal.value.status, refusal.value.code) == (409, "too-many-tokens")


def test_any_device_of_the_account_lists_and_removes_it(rich):
    token = Token(rich).made(rich)
    other = joined(rich)
    assert len(other.call("GET", f"{base}/tokens")["tokens"]) == 1
    other.call("DELETE", f"{base}/tokens/{token.id}")
    assert token.card().status == 401


def test_a_wrong_key_for_it_is_said_to_be_one(rich):
    stranger = Device(rich.server)
    stranger.create()
    token = Token(stranger)
    token.body["wraps"]["fareCard"], token.body["tag"]["fareCard"] = token.body["wraps"]["fareCard"], rich.keys.tag("fareCard")
    token.made(rich)
    assert token.card().code == "unopened"
    assert len(draw(4)) == 4
