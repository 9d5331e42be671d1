"""Which passwords a browser refuses before it makes an account with them."""
import pytest

email = "ann.miller@example.org"


@pytest.fixture(scope="session")
def is_refused(page):
    return lambda password: page.evaluate("""({ password, email }) => {
        try { account.refuseCommon(password, email); return false; } catch (error) { return error.reason === "common"; }
    }""", {"password": password, "email": email})


@pytest.mark.parametrize("password", [
    "", "short", "seven 7", "x" * 257, "aaaaaaaaaa", "abababab", "abcabcabc", "12121212", "00000000", "12345678", "87654321", "19851224",
    "24.12.1985", "0151 2345678", "qwertyuiop", "Qwertz123", "asdfghjk", "1qaz2wsx", "abcd1234", "zyxwvuts", "1q2w3e4r5t", "qweasdzxc",
    "password", "Password1", "P@ssw0rd!", "passw0rd2026", "$ecret123", "iloveyou1", "Iloveyou!!", "monkey123456", "123monkey", "!!dragon!!",
    "letmein1", "welcome2026", "trustno1", "sunshine", "Football99", "pocketful", "Pocketful2026!", "metrocard1", "newyork1", "p0ck3tful",
    "monkeymonkey", "LoveMonkey", "ann.miller", "ann.miller@example.org", "Ann.Miller99", "annmiller1", "Passwort1", "ichliebedich", "Ｐａｓｓｗｏｒｄ１"])
def test_what_is_tried_first_is_refused(password, is_refused):
    assert is_refused(password)


@pytest.mark.parametrize("password", [
    "seven small figs", "correct horse battery staple", "gT7#mq2Lw9", "kelp-otter-93", "Mein Rad steht im Hof", "monkey tunnel 4 rivers",
    "vq8zt1mk", "passwordless elephants", "8471 2960 5513 7", "dragonfruit-and-lime", "ты где был вчера", "雨が降っています明日", "x" * 1 + "k7Qp2" * 2 + "zr"])
def test_what_nobody_tries_first_is_taken(password, is_refused):
    assert not is_refused(password)
