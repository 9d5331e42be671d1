extension Migration {
  /// Where devices are sent to, and what of which moment they are to be reminded of. Times are milliseconds since 1970. What a reminder
  /// says is sealed: who reads these tables knows when, and of a followed race or train which, and no more.
  static let push = Migration(
    name: "0010-push",
    statements: [
      // One a device. `p256dh` and `auth` are the browser's, for what is sent to it; `failing` is since when its push service refuses, 0
      // where it doesn't.
      """
      CREATE TABLE push (
        id BLOB PRIMARY KEY NOT NULL,
        account BLOB NOT NULL,
        device BLOB NOT NULL,
        endpoint TEXT NOT NULL,
        p256dh BLOB NOT NULL,
        auth BLOB NOT NULL,
        language TEXT NOT NULL,
        made INTEGER NOT NULL,
        ok INTEGER NOT NULL,
        failing INTEGER NOT NULL
      ) STRICT
      """,
      "CREATE UNIQUE INDEX pushByEndpoint ON push (endpoint)",
      "CREATE UNIQUE INDEX pushByDevice ON push (account, device)",
      // `asked` is when its device wanted it, `due` when it is due by what is known of its train or race since, which is `at`; `wake` when
      // there is something to do for it: to send it, to try again, or to look after a server that broke off. `state` is 0 of one
      // that waits, 1 of one that was sent, which stays for a while so that it is never sent again, 2 of one put off. `remaining` is
      // who has not taken it yet, and when each is to be tried again; empty before the first try. `badge` is -1 where there is none.
      """
      CREATE TABLE reminder (
        account BLOB NOT NULL,
        id TEXT NOT NULL,
        asked INTEGER NOT NULL,
        due INTEGER NOT NULL,
        expires INTEGER NOT NULL,
        wake INTEGER NOT NULL,
        state INTEGER NOT NULL,
        anchor TEXT NOT NULL,
        at INTEGER NOT NULL,
        gone INTEGER NOT NULL,
        box TEXT NOT NULL,
        badge INTEGER NOT NULL,
        claimedBy TEXT NOT NULL,
        remaining TEXT NOT NULL,
        tries INTEGER NOT NULL,
        PRIMARY KEY (account, id)
      ) STRICT
      """,
      "CREATE INDEX reminderByWake ON reminder (wake) WHERE state <> 1",
      // Of each account's set: how far its device had read, and the database's time at which it last became another.
      """
      CREATE TABLE reminderSet (
        account BLOB PRIMARY KEY NOT NULL,
        seq INTEGER NOT NULL,
        changed INTEGER NOT NULL
      ) STRICT
      """,
      "CREATE INDEX reminderSetByChange ON reminderSet (changed)",
    ])
}
