"""A token at several servers over one PostgreSQL: none of them has to have seen it before."""
import threading

from client import base, new_account
from tokens import Token, kinds, with_balance


def test_a_key_is_good_for_one_ride_whichever_node_is_asked(nodes):
    first, second = nodes()
    ann = with_balance(new_account(first))
    token = Token(ann).made(ann)
    made, again = token.ride(key="k1"), token.ask("POST", "/api/v1/fare-card/rides", None, second, **{"Idempotency-Key": "k1"})
    assert (made.status, again.status) == (201, 200) and made.json["operation"] == again.json["operation"]
    assert kinds(ann).count("fareCard.rode") == 1


def test_two_at_once_at_two_nodes_are_one_after_the_other(nodes):
    both = nodes()
    ann = with_balance(new_account(both[0]))
    token = Token(ann).made(ann)
    answers = []

    def ride(place):
        answers.append(token.ask("POST", "/api/v1/fare-card/rides", {"transfer": False}, both[place % 2], **{"Idempotency-Key": str(place)}))

    threads = [threading.Thread(target=ride, args=(place,)) for place in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.status for answer in answers) == [201, 201] + [409] * 4
    assert token.card(server=both[1]).json["balance"] == "2.25" and kinds(ann).count("fareCard.rode") == 2


def test_removed_at_one_it_is_let_in_at_none(nodes):
    first, second = nodes()
    ann = with_balance(new_account(first))
    token = Token(ann).made(ann)
    assert token.card(server=second).status == 200
    ann.call("DELETE", f"{base}/tokens/{token.id}")
    assert token.card(server=second).status == 401
