"""The page of a provider of OpenID Connect, as the one that is played has it (Tests/Protocol/provider.py)."""


def arrive(page):
    page.wait_for_url("**/oauth2/authorize?*", wait_until="domcontentloaded")


def say(page, who=None):
    """On the provider's page; nobody says no."""
    arrive(page)
    if who is None:
        page.get_by_role("button", name="Deny").click()
    else:
        page.get_by_placeholder("sub").fill(who)
        page.get_by_role("button", name="Authorize").click()
