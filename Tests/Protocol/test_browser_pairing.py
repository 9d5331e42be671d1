"""One browser leads another one into its account, by a code that is typed and by one that is scanned, and past a server that lies."""
import pytest


@pytest.fixture
def ann(opened):
    device = opened(name="Ann's laptop", prf=True)
    device.person = device.creates_by_passkey()
    return device


@pytest.fixture
def code(ann):
    """What Ann's screen shows."""
    event = ann.does("pair")
    assert event["event"] == "pairing", event
    return event


def fragment(event):
    return event["url"][event["url"].index("#"):]


def test_a_typed_code_leads_in_when_both_have_seen_the_same_figures(ann, code, opened):
    phone = opened()
    typed = f"{code['code'][:4]}-{code['code'][4:]}".lower()
    phone.begin("join", code=typed, name="Ann's phone")
    asked, joining = ann.hears("asked"), phone.hears("joining")
    assert asked["name"] == "Ann's phone" and not joining["scanned"]
    assert asked["figures"] == joining["figures"] and len(joining["figures"]) == 6
    assert ann.does("answer", yes=True) == {"event": "paired", "name": "Ann's phone"}
    phone.begin("answer", yes=True)
    assert phone.hears("signedIn")["profile"]["name"] == "Ann's phone"
    assert bytes(phone.profile["key"]) == ann.person.key
    assert {device["name"] for device in phone.does("look")["devices"]} == {"Ann's laptop", "Ann's phone"}


def test_a_scanned_code_needs_no_figures_and_its_secret_no_request(ann, code, opened):
    secret = fragment(code).split(".")[1]
    phone = opened(fragment(code))
    asked = []
    phone.page.on("request", lambda request: asked.append(request.url + str(request.post_data_buffer or "")))
    here = phone.does("open")
    assert here["joining"] == code["code"]
    assert "#" not in phone.page.evaluate("location.href") and secret not in str(here)
    phone.begin("join", name="Ann's phone")
    assert phone.hears("joining") == {"event": "joining", "figures": None, "scanned": True}
    assert ann.hears("asked") == {"event": "asked", "name": "Ann's phone", "figures": None}
    assert ann.does("answer", yes=True)["event"] == "paired"
    assert phone.hears("signedIn")["profile"]["session"] == "in"
    assert bytes(phone.profile["key"]) == ann.person.key
    assert asked and not [each for each in asked if secret in each]


def test_a_link_that_is_none_is_taken_out_of_the_address_and_leads_nowhere(opened):
    for broken in ["#pair=", "#pair=ABCD.x", "#pair=7K3MQ9XD.AAAA", "#pair=7K3MQ9XU.AAAAAAAAAAAAAAAAAAAAAA"]:
        phone = opened(broken)
        assert phone.does("open")["joining"] is None
        assert "#" not in phone.page.evaluate("location.href")
        assert phone.does("join", name="B")["reason"] == "code-over"


def test_a_no_leads_nobody_in(ann, code, opened):
    phone = opened()
    phone.begin("join", code=code["code"], name="Somebody")
    ann.hears("asked")
    phone.hears("joining")
    assert ann.does("answer", yes=False) == {"event": "pairingOver", "reason": "cancelled"}
    phone.begin("answer", yes=True)
    assert phone.hears()["reason"] == "code-over"
    assert phone.profile is None


def test_figures_that_differ_are_said_no_to_on_the_new_device_too(ann, code, opened):
    phone = opened()
    phone.begin("join", code=code["code"], name="Somebody")
    phone.hears("joining")
    ann.hears("asked")
    assert ann.does("answer", yes=True)["event"] == "paired"
    assert phone.does("answer", yes=False) == {"event": "stopped"}
    assert phone.profile is None


def test_a_second_device_by_the_same_code_is_told_that_it_is_taken(ann, code, opened):
    first, second = opened(), opened()
    first.begin("join", code=code["code"], name="First")
    first.hears("joining")
    assert second.does("join", code=code["code"], name="Second")["reason"] == "code-taken"
    assert ann.hears("asked")["name"] == "First"


def test_an_answer_that_is_lost_on_the_way_costs_nobody_their_place(ann, code, opened):
    phone = opened()
    with phone.losing(f"/pairing/{code['code']}/join"), ann.losing(f"/pairing/{code['code']}/reveal"):
        phone.begin("join", code=code["code"], name="Ann's phone")
        assert ann.hears("asked")["figures"] == phone.hears("joining")["figures"]
    with phone.losing(f"/pairing/{code['code']}/signIn"), ann.losing(f"/pairing/{code['code']}/confirm"):
        assert ann.does("answer", yes=True)["event"] == "paired"
        phone.begin("answer", yes=True)
        assert phone.hears("signedIn")["profile"]["session"] == "in"
    assert ann.does("look")["event"] == "account"


def test_a_page_that_nobody_sees_asks_for_nothing_until_it_is_seen(ann, opened):
    ann.page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    code = ann.does("pair")["code"]
    address, asked = f"**/pairing/{code}", []
    ann.page.on("request", lambda request: asked.append(request.method))
    phone = opened()
    phone.begin("join", code=code, name="Ann's phone")
    for _ in range(3):  # in whose time the other page would have asked as often
        with phone.page.expect_request(address):
            pass
    assert len(asked) <= 1
    ann.page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    assert ann.hears("asked")["figures"] == phone.hears("joining")["figures"]


def test_no_code_and_an_unknown_one_are_over(opened):
    phone = opened()
    for typed in ["", "ABC", "7K3M-Q9XU", "7K3M-Q9XD"]:
        assert phone.does("join", code=typed, name="B")["reason"] == "code-over"


def test_who_stops_is_told_so_and_the_other_side_that_it_is_over(ann, code, opened):
    phone = opened()
    phone.begin("join", code=code["code"], name="Somebody")
    ann.hears("asked")
    phone.hears("joining")
    assert phone.does("stopJoining") == {"event": "stopped"}
    assert ann.hears() == {"event": "pairingOver", "reason": "code-over"}
    assert ann.does("pair")["event"] == "pairing"
    assert ann.does("stopPairing") == {"event": "stopped"}


other_point = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"  # P-256's own generator


def test_another_key_than_was_promised_is_not_taken(ann, code, opened):
    phone = opened()
    lie = {"public": other_point}

    def lied(answer):
        return {**answer, "opener": {**answer["opener"], **lie}} if "opener" in answer else answer

    with phone.answered(f"/pairing/{code['code']}", lied):
        assert phone.does("join", code=code["code"], name="B") == {"event": "failed", "act": "join", "reason": "mismatch"}
    assert phone.profile is None


def test_a_key_put_in_the_joiners_place_shows_in_the_figures(ann, code, opened):
    phone = opened()

    def lied(answer):
        return {**answer, "joiner": {**answer["joiner"], "public": other_point}} if "joiner" in answer else answer

    with ann.answered(f"/pairing/{code['code']}", lied):
        phone.begin("join", code=code["code"], name="B")
        assert ann.hears("asked")["figures"] != phone.hears("joining")["figures"]


@pytest.mark.parametrize("side", ["opener", "joiner"])
def test_a_proof_that_does_not_fit_ends_a_scanned_pairing(side, ann, code, opened):
    phone = opened(fragment(code))
    phone.does("open")

    def lied(answer):
        return {**answer, side: {**answer[side], "public": other_point}} if side in answer else answer

    deceived = ann if side == "joiner" else phone
    with deceived.answered(f"/pairing/{code['code']}", lied):
        phone.begin("join", name="B")
        heard = deceived.hears()
    assert heard["reason"] == "mismatch" and heard["event"] in ("pairingOver", "failed")
    assert phone.profile is None


def test_a_device_of_another_account_is_led_nowhere(ann, code, opened):
    phone = opened(prf=True)
    phone.creates_by_passkey()
    own = phone.profile
    phone.does("signOut")
    phone.begin("join", code=code["code"], name="B")
    ann.hears("asked")
    phone.hears("joining")
    ann.does("answer", yes=True)
    phone.begin("answer", yes=True)
    assert phone.hears()["reason"] == "another-account"
    assert phone.profile["account"] == own["account"]
    assert phone.does("look")["reason"] == "signed-out"
