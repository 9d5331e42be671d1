// swift-format-ignore-file
// Made by Tools/words from Languages/: change it there.
package import Kernel

extension Language {
  package static let en = Language(.en, table: """
    101111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
    English
    .
    ,
    4
    \u{1}\u{2}
    \u{1}\u{A0}\u{2}
    \u{1}, \u{2}
    \u{1} and \u{2}
    January
    February
    March
    April
    May
    June
    July
    August
    September
    October
    November
    December
    Monday
    Tuesday
    Wednesday
    Thursday
    Friday
    Saturday
    Sunday
    Mon
    Tue
    Wed
    Thu
    Fri
    Sat
    Sun
    1
    \u{1} \u{2}
    \u{1} \u{2}
    \u{1} \u{2}
    \u{1} \u{2}
    \u{1}, \u{2}
    \u{1} \u{2}
    Export as CSV
    Export as JSON
    Import a file
    its quotes don’t close
    Nothing was changed.
    Row \u{1}: \u{2}
    This file could not be read as a history.
    This file is empty, or can’t be read.
    This file is larger than 20 MB.
    This file has more than \u{1} rows.
    \u{1} s
    \u{1} min
    \u{1} h
    \u{1} d
    Offline · \u{1} old
    Offline
    Live · \u{1} ago
    Live
    Delayed data · \u{1}
    Delayed data
    Stale · \u{1}
    Stale
    Not updating · \u{1}
    Not updating
    Timetable
    No data
    Add
    As a table
    Cancel
    Change
    Choose a file
    Copied.
    Day
    Delete
    Changed.
    Hide
    History
    This is still to come.
    Move \u{1} up
    Move \u{1} down
    Name
    Enter a date.
    This page keeps trying by itself.
    Save
    Show more
    Try again
    You’re offline.
    The server doesn’t answer.
    The server answered \u{1}.
    Today
    Now
    A new version is ready.
    A part of the app hasn’t come yet. It is asked for again and again.
    The server has another version of the app by now. Reload to go on; nothing is lost.
    Saving…
    Saved.
    This browser keeps nothing here: all lasts until you close this page.
    Reload
    Arrange modules
    Every module is hidden
    Choose what you want to see here.
    Choose modules
    Main
    Skip to content
    Undo
    Undone.
    Brought back.
    Open
    Dismiss
    No such page
    Nothing lives at this address.
    Go to Today
    Your fare card, the next trains and races, your workouts and your credit score. No account needed, works offline.
    Couldn’t save the rest. \u{1} entries were brought in; bring the same file in again for the others.
    Nothing new in that file.
    \u{1} entry brought in.\u{1F}\u{1} entries brought in.
    Couldn’t save: that is too long. Nothing was changed.
    Couldn’t save: this device has no room left. Nothing was changed.
    This browser keeps nothing here: what you change lasts until you close this page.
    Couldn’t save on this device. Nothing was changed: try again.
    Card
    Departures
    Races
    Workouts
    Score
    Settings
    Settings
    Theme
    Text size
    Clock
    Language
    Distances
    Weights
    Week begins on
    As the device
    Light
    Dark
    Larger
    Largest
    Feet, miles
    Metres
    \u{1}: \u{2}.
    Modules
    What Today and the bar show, and in which order
    Show \u{1}
    \u{1}, \u{2} of \u{3}.
    \u{1} moved.
    Hidden: \u{1}.
    \u{1} is shown.
    Last changes
    The last 50, each can be taken back
    Reading what was changed
    Your changes are kept on this device and need JavaScript.
    Nothing to take back
    What you change is listed here, and can be taken back one by one, even after a restart.
    A change that this version does not know
    Undo: \u{1}
    Bring back
    Bring back: \u{1}
    Taken back
    Notifications
    What you are told of with the app closed
    Trains told with the app closed
    Races told with the app closed
    Ends of rests told with the app closed
    Fare cards told with the app closed
    Workouts told with the app closed
    Quiet from
    Quiet until
    On
    Off
    Account
    None is needed. Everything you enter stays on this device.
    Signed in. What you enter is there on your other devices.
    Signed out. Everything is still here.
    Data
    Where it is, export, import, erase
    Where it is kept
    In this browser, on this device, which is in no account.
    In this browser, on this device. What was sent is on the account’s server too as long as there is that account, sealed: it can’t read it.
    The browser promised to keep it until you erase it.
    The browser may clear it when the device runs out of room. Installing the app, or an export now and then, helps.
    Ask the browser to keep it
    \u{1} change is saved here.\u{1F}\u{1} changes are saved here.
    \u{1} used of \u{2} that the browser offers.
    \u{1} saved entry is damaged. It was set aside and goes along in the export.\u{1F}\u{1} saved entries are damaged. They were set aside and go along in the export.
    \u{1}\u{A0}kB
    \u{1}\u{A0}GB
    \u{1}\u{A0}MB
    Export
    One JSON file with everything you entered. Its form is documented, and this page reads it back.
    Export all
    Writing the file… \u{1}%
    Import
    From a file exported here or on another device. You see what it holds before anything is added.
    In this file
    \u{1} new change\u{1F}\u{1} new changes
    \u{1} that is here already\u{1F}\u{1} that are here already
    \u{1} that can’t be used, left out\u{1F}\u{1} that can’t be used, left out
    \u{1} damaged entry, kept as it is\u{1F}\u{1} damaged entries, kept as they are
    Reading the file…
    Exported on \u{1}
    \u{1}: \u{2}
    Settings
    Undone and brought in
    Of a later version
    Add \u{1}
    No new changes.
    Everything in it is here already.
    Nothing in it that can be used is new.
    Nothing in it can be used.
    There is nothing in it.
    This file is not JSON, or it is cut off. Nothing was added.
    This file is not an export of Pocketful. Nothing was added.
    This file is from a later version. Update this app first; nothing was added.
    This file is empty, or can’t be read. Nothing was added.
    Erase
    Removes everything that this app keeps on this device. It cannot be undone.
    It signs this device out, and deletes nothing on the account’s server.
    Erase everything
    Erase everything on this device?
    Export first if you may want it back.
    Erase now
    A newer version is open
    Your data can’t be opened
    The browser does not let this page read what it saved. Nothing was deleted. Close other tabs of this app, make room on the device, then try again.
    Everything was erased in another tab. Try again to begin anew.
    A newer version of this app, perhaps in another tab, has made what is saved its own. Nothing was lost. Reload to go on with that version.
    More is saved here than this app can open at once. Nothing was deleted, and all of it can be exported.
    The app stopped again and again with what is saved here. Nothing was deleted, and all of it can be exported. A later version may open it.
    What this page had read is no longer on the device: the browser or a cleaning tool removed it. What is still in memory can be exported.
    Nowhere: this browser keeps nothing here. What you enter lasts until you close this page; export it before.
    \u{1} change is on this page only.\u{1F}\u{1} changes are on this page only.
    Export what can be read
    Copy diagnostics
    This browser does not let a page copy.
    About
    Version, licence, sources
    Version \u{1}
    Free software under the MIT licence. No account needed, no advertising, no tracking.
    Sources
    Stations, lines, colours and trains: open data of the Metropolitan Transportation Authority, New York, under its terms of use. Times are as the agency sends them and may be wrong.
    Fares and caps: as published by the agencies, with their dates. The balance is what you entered, not what the agency’s computer knows.
    Pocketful is nobody’s official app.
    Fare card
    Details
    Recent
    Whole history
    No such card
    This card is not on this device, or it was removed.
    Go to the fare card
    No rides left
    \u{1} ride left\u{1F}\u{1} rides left
    Enter the balance
    Expired on \u{1}
    Free until \u{1}
    Next ride \u{1}
    No balance yet
    number ending in \u{1}
    Balance \u{1}.
    Insufficient fare.
    INSUFFICIENT FARE
    Free transfer
    Free transfer until \u{1}
    \u{1} ride to free\u{1F}\u{1} rides to free
    resets \u{1}
    \u{1} of \u{2} spent
    Time to add money
    This card has expired
    This card expires today
    This card expires tomorrow
    This card expires in \u{1} day\u{1F}This card expires in \u{1} days
    The balance is below zero
    The rides cost more than was entered. Set what the card really holds.
    Two devices may have ridden on the same money. Set what the card really holds.
    Correct the balance
    Tap the card and enter the balance it has now.
    Your fare card lives on this device and needs JavaScript. Nothing about it is kept on a server.
    Opening your card
    Ride
    Express \u{1}
    New ride \u{1}
    Transfer or new ride?
    New ride?
    Add money
    Set the balance
    Remove
    Add a card
    Remove this card
    \u{1} and its history go from here, and from the other devices of an account. You can undo it.
    Your cards
    Free ride.
    Cap reached.
    Free transfer.
    Balance set to \u{1}.
    \u{1} added.
    Saved.
    \u{1} changed.
    Entry changed.
    Entry deleted.
    \u{1} added.
    Card changed.
    Card removed.
    Balance
    New balance
    Amount
    Fare
    Fare for one ride
    My own fare
    Currency
    Rider
    Full
    Reduced
    Expiration date
    Card number
    Owner
    Name and owner
    Reminder
    Remind when fewer rides are left than
    Under \u{1} ride\u{1F}Under \u{1} rides
    Off
    None
    Date and time
    Service
    Subway and bus
    Express bus
    Ride
    New ride
    Transfer
    Amount paid, if it was another
    Left empty, the tariff sets it.
    Difference \u{1}
    Card \u{1}
    Enter an amount.
    Enter an amount such as \u{1}.
    The amount can’t be below zero.
    This currency has no decimals.
    At most \u{1} decimal.\u{1F}At most \u{1} decimals.
    At most \u{1}.
    Enter more than zero.
    Enter a date and a time.
    Enter the card’s number.
    Digits and spaces only.
    A card’s number has 10 to 20 digits; this one has \u{1}.
    Give the card a name.
    At your pace, empty \u{1}
    At your pace, this lasts two months and more
    \u{1} more would last another week
    Paying by the ride saved \u{1} in four weeks against the \u{2}-day pass
    The \u{1}-day pass would have saved \u{2} in four weeks
    The \u{1}-day pass would have cost the same
    night
    morning
    afternoon
    evening
    tonight
    this morning
    this afternoon
    this evening
    tomorrow \u{1}
    on \u{1}
    Ride
    Express ride
    Top-up
    Correction
    First balance
    free transfer
    free by the cap
    rest up to the cap
    amount by hand
    tariff not known here
    Your rides will be here
    Every ride, top-up and correction stands here by day, and can be changed or deleted.
    Balance \u{1}
    Amounts keep their figures: \u{1} becomes \u{2}.
    \u{1} known already\u{1F}\u{1} known already
    \u{1} skipped\u{1F}\u{1} skipped
    The file’s entries were added.
    \u{1} entry added\u{1F}\u{1} entries added
    no date and time that can be read
    the date has to be like 2026-02-05 08:10
    its time is still to come
    no kind that is known here
    no amount that can be read
    no balance that can be read
    no service that is known here
    Is it the same card?
    Two devices each brought a card: \u{1}, and \u{2}. As one card, they have one history.
    The same card
    Two cards
    They are one card now.
    They stay two cards.
    New York
    London buses (example)
    Flat fare (example)
    Clocks differ
    Updating · \u{1} old
    Updating
    We keep trying.
    The agency’s data is late; trains may have moved on.
    The agency’s data is more than five minutes old. Times may be wrong.
    The agency’s clock and the server’s differ. Times may be wrong.
    Neither live data nor a timetable for this station now.
    No live data for this station now. Times are from the timetable.
    The agency’s feed gives no usable answer.
    \u{1}: the agency’s clock and the server’s differ.
    \u{1}: \u{2} old.
    \u{1}: not updating, \u{2} old.
    \u{1}: timetable.
    \u{1}: no live data.
    No trains now.
    First at \u{1}.
    First tomorrow at \u{1}.
    First on \u{1} at \u{2}.
    Last stop: no train leaves from here.
    No \u{1} trains this way now.
    \u{1} · what was known ended at \u{2}.
    What was known ended at \u{1}.
    \u{1}: later trains aren’t known.
    The timetable on this device ended on \u{1}.
    It goes on from the last board and the timetable on this device.
    It goes on from the timetable on this device.
    Nothing is known here yet.
    This stop’s trains were not loaded before. They come with the network.
    Offline · not loaded before
    Departures
    My stops
    Find a station
    Stops near me
    Map
    Map of all lines. Arrow keys move it, plus and minus zoom, Enter opens the station in the middle.
    Agencies
    Line that stands out
    Closer
    Farther
    The whole map
    No \u{1} trains were known at \u{2}.
    \u{1} · no \u{2} trains were known at \u{3}.
    The chosen lines
    The map has not been loaded on this device yet. The lines and their stations are listed below.
    Lines and their stations
    Stations of line \u{1}
    Show on the map
    \u{1} train of line \u{2}\u{1F}\u{1} trains of line \u{2}
    No train of line \u{1} is tracked now
    It isn’t known now where the trains of line \u{1} are.
    Placed by their stop times.
    To \u{1}: between \u{2} and \u{3}
    To \u{1}: at \u{2}
    No such station
    now
    scheduled
    held
    Cancelled
    Does not stop here
    no signal
    Track \u{1}
    now
    in \u{1} minute\u{1F}in \u{1} minutes
    in \u{1} minutes
    \u{1} train
    \u{1} express
    \u{1} to \u{2}
    \u{1} line
    Line \u{2}\u{1F}Lines \u{2}
    Northbound
    Southbound
    Remove \u{1}
    \u{1} in my stops
    Remove from my stops
    Lines and direction of \u{1}
    Lines shown
    Direction shown
    Both ways
    Keep only \u{1}
    Edit
    Done
    Later trains
    Fewer trains
    All
    Show one line
    Show times as
    Minutes
    Clock
    Both
    Show trains
    By line
    By time
    Use my location
    Clear
    Search
    \u{1} added to my stops.
    \u{1} removed.
    \u{1}, \u{2} of \u{3}.
    \u{1}: all lines.
    \u{1}: only \u{2}.
    \u{1}: both ways.
    \u{1} moved.
    Times shown as: \u{1}.
    Trains shown by line.
    Trains shown by time.
    No station found.
    \u{1} station found.\u{1F}\u{1} stations found.
    Your stops will be here
    Add the stations you use. Their next trains show at once, and count down by themselves.
    Loading departures
    Couldn’t load departures
    Nothing is known by “\u{1}”. Search for the station by its name.
    Trains are shown here for your first \u{1} stops only. Those of this one are on its own page.
    Name, street or line
    Name, street or line, such as “\u{1}”
    Nothing found for “\u{1}”.
    Try fewer letters, a street number or a line letter.
    Opened lately
    By line
    \u{1} train
    Your position stays on this device; it is only asked for when you tap.
    Or near a place you type
    Finding your position
    Near \u{1}
    Near you
    The browser may not use your position. Allow it in the site’s settings, or type a place below.
    Your position could not be found in time. Try again, or type a place below.
    Your position is not to be had here. Type a place below.
    Your stops live on this device and need JavaScript. Without it you can still search and open any station.
    here
    \u{1} m
    \u{1} km
    \u{1} ft
    \u{1} mi
    \u{1} min walk
    No station of this network within 50 km
    No station of this network within 30 miles
    The nearest is \u{1}, \u{2} away. Type a place to see what is near it.
    leave in \u{1} min
    leave now
    sooner than a \u{1} min walk
    for the one at \u{1}
    Leave in \u{1} min for the \u{2}
    Leave now for the \u{1}
    \u{1} leaves at \u{2}
    \u{1} now leaves at \u{2}
    \u{1} of \u{2} is cancelled or no longer listed
    Leave in \u{1} min
    Leave in \u{1} min for the \u{2}
    Leave now
    Was due at \u{1}.
    \u{1} of \u{2} is no longer listed
    \u{1} of \u{2} is cancelled
    \u{1} of \u{2} does not stop here
    \u{1} of \u{2} is listed again.
    \u{1} now leaves at \u{2}, \u{3} min later.
    \u{1} now leaves at \u{2}, \u{3} min earlier.
    \u{1} min later than when you asked
    \u{1} min earlier than when you asked
    Stops ahead
    \u{1} stop away\u{1F}\u{1} stops away
    Delays
    Its stops aren’t known just now.
    Tell me before \u{1}
    You will be told before \u{1}.
    No longer told where to get off.
    Get off in \u{1} stop: \u{2}\u{1F}Get off in \u{1} stops: \u{2}
    Get off at the next stop: \u{1}
    Get off at \u{1}: \u{2}
    \u{1} no longer stops at \u{2}
    There at \u{1}.
    The bell tells you two stops before, and at the one before, while Pocketful is open on your screen.
    Don’t tell me
    These are not all: only those of some stops were loaded.
    The browser may not use your position. Allow it in the site’s settings, or say the minutes yourself.
    Your position could not be found in time. Try again, or say the minutes yourself.
    Your position is not to be had here. Say the minutes yourself.
    \u{1} more time\u{1F}\u{1} more times
    No such train is listed here. It may have left, or the agency may not announce it.
    Nothing is known of this train just now.
    Walk to \u{1}
    A minute less
    A minute more
    Measure from where I am
    You are too far away to walk there.
    \u{1}: \u{2} min walk.
    Remind me to leave
    Remind me every week
    Reminders
    When to leave for \u{1}
    No reminders
    Open a train from its time on a board, or a stop’s ⋯, and be told when to leave.
    There is no such reminder or stop here.
    You are told while Pocketful is open on your screen.
    Too late for a notice, unless the train comes later.
    Told before leaving
    Notice \u{1}
    Later
    Earlier
    \u{1} min before
    when it is time
    Reminder set: \u{1}.
    Reminder changed: \u{1}.
    Reminder removed.
    No more reminders from this one today.
    Told before leaving: \u{1}.
    Not any more today
    No more today
    No train known that leaves time for the walk
    Remove the reminder for \u{1}
    Days
    Every day
    Weekdays
    Weekends
    First train
    Last train
    Choose a day.
    Choose a time.
    Choose another time than the first train’s.
    Service alerts
    At your stops
    Now and soon
    Planned
    No alerts
    The agency announces nothing out of the ordinary.
    No alerts feed is read here for \u{1}.
    Nothing is known of alerts just now.
    All lines
    More
    from \u{1}
    \u{1}, \u{2}
    until \u{1}
    and \u{1} more
    All alerts
    \u{1} alert\u{1F}\u{1} alerts
    \u{1} alert of the agency can’t be read here.\u{1F}\u{1} alerts of the agency can’t be read here.
    I take no stairs here
    I take no stairs at \u{1}
    I take stairs at \u{1} again
    No elevator here is reported out of service.
    Nothing is known of the elevators here just now.
    \u{1} notice about elevators or escalators here\u{1F}\u{1} notices about elevators or escalators here
    Elevator out of service
    Escalator out of service
    Elevators and escalators
    out since \u{1}
    expected back \u{1}
    There is no station here.
    Nothing is known of elevators just now.
    Escalator will be out of service
    Elevator will be out of service
    On the day after
    \u{1} followed.
    No longer followed.
    Races
    Next to go
    Followed
    followed
    Race not listed
    It has been run, was taken off, or is not among the next races yet.
    This race is not known here
    It has started, and has left the board.
    Go to the next races
    Filter
    All
    Kinds of race
    Horses
    Harness
    Greyhounds
    Other
    How many races
    Countries
    All countries
    \u{1} country\u{1F}\u{1} countries
    Reset
    Reset to all races
    The filter is set to \u{1}.
    \u{1}: \u{2}.
    on
    off
    Follow this race
    Follow the whole meeting
    Remind me before the start
    Off
    Loading races
    No races to come
    No races are known here
    When the next ones are announced, they show here.
    Only \u{1} race is announced.\u{1F}Only \u{1} races are announced.
    Couldn’t load the races
    Starts may have moved meanwhile.
    We keep trying.
    The races’ source gives no usable answer.
    Some races that the source lists can’t be read.
    The server has no races yet.
    What was known ended at \u{1}.
    \u{1} R\u{2}
    \u{1}, race \u{2}
    Horse racing
    Harness racing
    Greyhound racing
    Race
    starting now
    \u{1} day\u{1F}\u{1} days
    \u{1} hour\u{1F}\u{1} hours
    \u{1} minute\u{1F}\u{1} minutes
    \u{1} second\u{1F}\u{1} seconds
    started \u{1} ago
    in \u{1}
    \u{1}: \u{2}
    \u{1} now starts at \u{2}
    \u{1} starts at \u{2}
    moved, \u{1}\u{A0}min earlier
    moved, \u{1}\u{A0}min later
    \u{1} moved, \u{2} earlier.
    \u{1} moved, \u{2} later.
    no longer listed
    \u{1} is no longer listed.
    Race
    Kind
    Country
    Start
    At the venue
    Distance
    Track
    Weather
    Venue
    State
    Good
    Soft
    Heavy
    Firm
    Fast
    Slow
    Synthetic
    Fine
    Clear
    Cloudy
    Showers
    Rain
    Snow
    Filter: 
    Australia
    United States
    United Kingdom
    New Zealand
    Ireland
    France
    South Africa
    Chile
    Argentina
    Singapore
    South Korea
    Brazil
    Canada
    Japan
    Macao
    Sweden
    Mexico
    Italy
    Hong Kong
    United Arab Emirates
    Germany
    Norway
    Denmark
    Finland
    Netherlands
    Belgium
    Spain
    Switzerland
    Austria
    India
    Malaysia
    Mauritius
    Qatar
    Saudi Arabia
    Turkey
    Uruguay
    Peru
    Panama
    Puerto Rico
    \u{1}d
    \u{1}h
    \u{1}m
    \u{1}s
    Workouts
    Exercises
    Training log
    Weights and plates
    Bring in
    Share
    No such workout
    It is not on this device, or it was deleted.
    Your workouts live on this device and need JavaScript. Nothing about them is kept on a server.
    Opening your workouts
    New workout
    Your workouts will be here
    Put one together from the exercises, then do it set by set, with or without a network.
    \u{1} exercise\u{1F}\u{1} exercises
    \u{1} round\u{1F}\u{1} rounds
    \u{1} set\u{1F}\u{1} sets
    Start
    Start \u{1}
    Continue
    Arrange
    Done
    Delete \u{1}
    \u{1}, place \u{2} of \u{3}
    last on \u{1}
    Working
    Warm-up
    Drop set
    To failure
    Reps
    Time
    Metres
    \u{1} rep\u{1F}\u{1} reps
    Choose an exercise
    Exercise, muscle or equipment
    Nothing found
    \u{1} exercise found\u{1F}\u{1} exercises found
    Try fewer letters, or write your own exercise.
    Muscle
    Equipment
    Level
    Category
    Filters
    Add to \u{1}
    Put it into \u{1}
    any
    Write your own
    Your own exercise
    yours
    Counted in
    Trains
    Also helps
    Force
    Joints
    Also called
    Fetching the exercises
    The exercises are not here yet
    They are fetched once, with a network. Your workouts and your own exercises work without.
    Records
    Heaviest
    One repetition, estimated
    Most repetitions in one set
    Longest set
    Farthest in one set
    Not done yet.
    Set \u{1} of \u{2}
    round \u{1} of \u{2}
    Last time \u{1}
    First time
    Set done
    Save set
    About this exercise
    Rest is over.
    Skip
    +30 s
    30 seconds more
    Next
    Finish
    Discard this workout
    all sets done
    All sets done
    not finished
    Sets of this superset
    No workout is running
    Start one from your list.
    Go to your workouts
    done
    Take back \u{1}
    \u{1} started.
    Set taken back.
    Workout finished.
    Workout deleted.
    Workouts added to the log.
    Unit changed.
    Plates changed.
    Rounds
    Rest
    Between exercises
    Weight, \u{1}
    Kind
    round \u{1}
    Round \u{1}
    Each round
    All rounds as one
    More rounds
    More supersets
    Add exercise
    Superset
    Add to the superset of \u{1}
    Replace \u{1}
    Superset \u{1}
    Add the first one from the bank, or write your own.
    Enter a name.
    Enter a time. Until then the one before holds.
    Enter 1 to 100 rounds.
    Enter a time such as 90 or 1:30, up to an hour.
    Enter a whole number from 0 to 100,000.
    Enter a weight from 0 to 9,999.
    A superset has 20 exercises at most.
    \u{1} added.
    \u{1} deleted.
    Workout deleted.
    Renamed to \u{1}.
    Planned on
    Reminded at
    Planned for today
    Planned on \u{1}
    No longer planned
    Time of its reminder
    Order changed.
    \u{1}: \u{2}
    Exercise removed.
    Exercise replaced.
    Month before
    Month after
    \u{1} workout\u{1F}\u{1} workouts
    No workout then.
    What you do will be here
    Each finished workout stands on its day, with your totals and records.
    Totals
    Volume
    Repetitions
    Sets
    Time under load
    Distance
    Sets by muscle
    What helps counts half.
    Most for \u{1}: \u{2} each.
    Most for \u{1}: \u{2}.
    Best estimate \u{1}.
    running
    ½ set
    \u{1}½ sets\u{1F}\u{1}½ sets
    Unit
    For what you enter from now on; what is there keeps the unit it was entered in.
    Plates
    Bar
    Weight to load
    On each side
    The bar alone
    Less than the bar alone, which is \u{1}
    Plates you own, both sides together
    How many of \u{1}
    Link
    The whole workout is in the link itself. No server sees it; whoever opens it can add it to theirs.
    The link as a QR code
    Copy link
    As text
    Copy text
    Save as a file
    This browser does not let a page copy: mark it and copy it yourself.
    A workout for you
    Add to my workouts
    Add to my log
    Paste a workout
    A link, or lines such as: A. Overhead press, 3 × 10, 20 kg, rest 1:30
    Read it
    A workout saved here, or the table (CSV) that Strong or Hevy exports.
    Choose
    Reading: \u{1} %
    The file was read.
    All of it is in your log already.
    \u{1} workout known already\u{1F}\u{1} workouts known already
    \u{1} new exercise of your own\u{1F}\u{1} new exercises of your own
    new
    and \u{1} more
    \u{1} row with a note, left out\u{1F}\u{1} rows with notes, left out
    What was understood is in your log already.
    Nothing in it was understood.
    There is no workout in it.
    The file doesn’t say what its weights are in. They are read as \u{1}.
    Weights in
    \u{1} row not understood\u{1F}\u{1} rows not understood
    no date that can be read
    the date has to be like 2026-02-05 18:00
    its day is still to come
    no exercise
    a number that can’t be
    nothing was done
    its time is left out
    too many sets in one workout
    more than 5,000 exercises
    Line \u{1}: \u{2}
    There is nothing to read.
    This is too large.
    This is no workout.
    This was damaged on its way.
    This is from a newer version of Pocketful.
    Line \u{1} has a weight below zero, which can’t be kept here.
    A weight is below zero.
    Line \u{1} is no exercise.
    This is no export of Strong or Hevy.
    \u{1} with the bar
    \u{1} can’t be made
    bodyweight
    barbell
    dumbbell
    kettlebell
    cable
    machine
    smith machine
    band
    EZ bar
    trap bar
    plate
    landmine
    medicine ball
    exercise ball
    foam roller
    suspension trainer
    weight vest
    cardio machine
    sled
    sandbag
    strongman
    jump rope
    ab wheel
    battle ropes
    balance board
    hurdle
    chains
    GHD
    other
    abdominals
    abductors
    adductors
    biceps
    calves
    chest
    forearms
    glutes
    hamstrings
    hip flexors
    lats
    lower back
    middle back
    neck
    quadriceps
    shoulders
    traps
    triceps
    pull
    push
    static
    compound
    isolation
    beginner
    intermediate
    expert
    strength
    stretching
    plyometrics
    powerlifting
    weightlifting
    strongman
    cardio
    technique
    weight and reps
    reps
    added weight and reps
    assisted reps
    time
    weight and time
    distance and time
    weight and distance
    rest
    short rest
    warm-up
    drop
    failure
    reps
    Score
    Your score
    Calculating score…
    out of \u{1}
    as of \u{1}
    as of \u{1}
    Credit score \u{1} out of \u{2}
    unchanged since \u{1}
    up \u{1} since \u{2}
    down \u{1} since \u{2}
    Band \u{1}
    No report yet
    The service has no credit report for you yet. It will be here as soon as there is one.
    No score on this scale is known yet.
    Couldn’t load your score
    Retry
    Last known: \u{1} out of \u{2}, \u{3} (\u{4})
    today
    yesterday
    \u{1} day ago\u{1F}\u{1} days ago
    This server shows the score only on its own machine. Who runs it can open it to others.
    The service can’t be reached.
    The service took too long to answer.
    The service answered \u{1}.
    The service has moved to another address.
    The service’s answer broke off.
    The service sent far more than a report.
    The service’s answer was not understood.
    The report has no score.
    The report’s scale goes from \u{1} to \u{2}, which is none.
    The report’s score, \u{1}, is not between \u{2} and \u{3}.
    Show the score
    Hidden until you ask
    Open to see your score
    Hide on Today until tapped
    A new credit report is due
    Your score and its history live on this device and need JavaScript.
    What changed
    Since \u{1}
    You use \u{1}% of your credit limit; it was \u{2}%.
    Short-term debt
    Long-term debt
    Your credit limit
    \u{1} thing helps your score now.\u{1F}\u{1} things help your score now.
    Nothing hurts your score now.
    \u{1} thing hurts your score now.\u{1F}\u{1} things hurt your score now.
    A default is on your report for the first time.
    There is a new default on your report.
    No default is on your report any more.
    A payment was missed recently.
    No missed payment is on your report any more.
    \u{1} rose from \u{2} to \u{3}.
    \u{1} fell from \u{2} to \u{3}.
    Over time
    Listen to the curve
    \u{1} report since \u{2}: from \u{3} to \u{4}, lowest \u{5}, highest \u{6}.\u{1F}\u{1} reports since \u{2}: from \u{3} to \u{4}, lowest \u{5}, highest \u{6}.
    Scales side by side
    \u{1}% of its range
    unchanged
    up \u{1} point\u{1F}up \u{1} points
    down \u{1} point\u{1F}down \u{1} points
    No score yet
    Add a scale
    Change bands
    Add a score
    Change this score
    Date
    Scale
    Lowest score
    Highest score
    Bands
    What scores are called, each from its lowest on. May stay empty.
    From
    Called
    They hold from
    Enter a whole number from \u{1} to \u{2}.
    Give the scale a name.
    Enter a whole number.
    The highest score must be above the lowest.
    This score was deleted meanwhile.
    Another band begins there.
    Give the band a name.
    A name has no comma.
    Score \u{1} added.
    Score changed.
    Scale changed.
    Report kept: \u{1}.
    Score deleted.
    The file’s scores were added.
    \u{1} added.
    Your score is hidden on Today.
    Your score is shown on Today.
    Your scores will be here
    Each report is kept here with its date. Scores from elsewhere can be added by hand or from a file.
    \u{1} score added\u{1F}\u{1} scores added
    \u{1} known already\u{1F}\u{1} known already
    \u{1} skipped\u{1F}\u{1} skipped
    no date that can be read
    the date has to be like 2026-02-05
    its day is still to come
    no score that can be read
    the score is outside its scale
    no scale that is known here
    On your report
    Credit used
    \u{1}% of your limit
    Short-term debt
    Long-term debt
    Last missed payment
    Last default
    Helping your score
    \u{1} thing\u{1F}\u{1} things
    Hurting your score
    Next report
    \u{1} of \u{2}
    None on the report
    This month
    \u{1} month ago\u{1F}\u{1} months ago
    Due
    Due today
    Tomorrow
    In \u{1} day\u{1F}In \u{1} days
    Very poor
    Poor
    Fair
    Good
    Very good
    Excellent
    Exceptional
    An account joins your devices: what you enter on one is there on the others. It is sealed on this device before it is sent, so the server keeps it without being able to read it.
    Nothing here needs one.
    What the server sees
    That there is an account, its ways in, and the names of its devices
    Of each entry when it was made, by which device, and how large it is
    What it can’t see
    What is in your entries, and which part of the app they belong to
    Your password, your recovery code, and the key to your data
    Whoever runs this server also sends you this app. If they sent a changed one, it could read everything: use a server whose operator you trust.
    Your devices, the recovery code, a password and most passkeys open your data. If all of these are gone, it is lost. Nobody can help then.
    Make an account
    I have one
    No account works here: a browser can seal data only on a page opened over https, or on the server’s own machine (localhost). Ask whoever runs this server for its https address.
    One moment…
    With a passkey
    Your fingerprint, your face or this device’s PIN lets you in. No address and no password.
    Make one with a passkey
    Sign in with a passkey
    Confirm with a passkey
    E-mail and password
    With an e-mail address and a password; the password never leaves this device.
    Make the account
    Passkeys don’t work in this browser.
    Passkeys work only at the server’s own https address, under its name.
    Continue with \u{1}
    No account here goes with that sign-in yet. Make one: its key is drawn on this device, and you get a recovery code to keep.
    Sign in the way you know, then add this one under Ways in.
    E-mail address
    Password
    New password
    The same password again
    At least 8 characters
    Invitation code
    You have an invitation: it lets you make an account here.
    Sign in
    Another way
    Use the recovery code
    Use another device
    Use a passkey
    Use the password
    Forgot password?
    You get a mail with a link, by which you set a new password.
    Send the mail
    If \u{1} has an account, a mail is on its way. The link works once, for 30 minutes.
    It lets you in. The data stays sealed until another device, a passkey or the recovery code opens it.
    This device is signed in already: the link has to be of the same account.
    A code works once: you then get a new one.
    Recovery code
    26 letters and digits. Spaces and dashes don’t matter.
    Join from another device
    On a device that is signed in, open Settings, Account, Add a device. Scan its picture with this device’s camera, or type the letters that it shows.
    A tab of the browser and the app on the home screen are two devices: add the one that you use.
    The other device’s code was scanned. Join its account with this device?
    Join
    Letters from the other device
    8 letters and digits
    Does the other one show \u{1}?
    Both must show the same six digits. If they differ, somebody is in between: stop.
    Yes, the same
    Now say yes on the other device.
    Stop
    Your recovery code
    Write it down, or save it somewhere that is not this device. It is shown this once.
    An earlier code no longer works. This is the new one.
    Copy
    Save as a file
    I have kept it
    The recovery code of your Pocketful account:
    This device has \u{1} entry\u{1F}This device has \u{1} entries
    That was here before the account. What is left out is saved as a file first and then leaves this device.
    A file was handed to your browser. Look whether it is there before all that leaves this device.
    Bring them along
    Leave them out
    The file is there: leave them out
    Left out: what this device shows is the account’s alone.
    Signed in
    Signed in as \u{1}
    Done.
    Waiting for your answer: do the entries here go along?
    Saved here
    \u{1} to send\u{1F}\u{1} to send
    \u{1} entry here from your other devices, more is coming\u{1F}\u{1} entries here from your other devices, more is coming
    Sending…
    Synced \u{1}
    \u{1} not sent: \u{2}\u{1F}\u{1} not sent: \u{2}
    Not synced: \u{1}
    you’re offline
    the server doesn’t answer
    the server can’t do it just now
    this device couldn’t store what came
    the account is full
    It is tried again by itself. Everything is saved here meanwhile.
    Make some room on this device, then open the app again.
    It takes no more entries. The app works on, and what you enter is saved here.
    \u{1} entry was refused by the server. It stays here and in the export.\u{1F}\u{1} entries were refused by the server. They stay here and in the export.
    \u{1} entry needs a newer version of the app. It is kept until then.\u{1F}\u{1} entries need a newer version of the app. They are kept until then.
    This device’s clock was ahead of the server’s. Your entries keep their order.
    Devices
    This device
    Browser
    Last seen \u{1}
    Rename
    Rename \u{1}
    Sign off
    Sign off \u{1}
    Sign off \u{1}?
    It gets nothing more, and can send nothing. What is on it stays on it.
    Add a device
    Ways in
    Passkey
    Another sign-in
    Added \u{1}
    Lets you in, and doesn’t open the data.
    Added \u{1}, last used \u{2}
    Remove
    Remove \u{1}
    Remove \u{1}?
    You can’t sign in with it any more.
    Then only the recovery code, or another device that is in, opens the data.
    Add a passkey
    Add \u{1}
    So that you know it again in the list
    Change the password
    Add a password
    New recovery code
    A recovery code was made, and nobody said that they kept it. If you don’t have it, make a new one.
    Make a new recovery code?
    Make a new code
    With a new recovery code the one that you have stops working.
    Scan this with the other device’s camera. Or open Settings, Account, I have one, Use another device there, and type these letters.
    Link for the other device’s camera
    Valid for \u{1} min more
    Valid for less than a minute
    Add \u{1}?
    It then opens everything in your account.
    Yes, add it
    No
    \u{1} may come in now. Where it still asks, say yes there too.
    Leaving
    Sign out
    Sign out on this device?
    What you keep here goes on working, and is sent at the next sign-in.
    Sign out, keep everything here
    Sign out, remove everything here
    \u{1} entry isn’t sent yet: removed, it would be lost.\u{1F}\u{1} entries aren’t sent yet: removed, they would be lost.
    Signed out. Everything is still here.
    Signed out here. The server couldn’t be reached: it is told as soon as it can be.
    Delete the account
    Delete the account?
    All that the server has of it goes at once, for every device. What is on this device stays here.
    delete
    Type “\u{1}” to confirm
    Delete it
    The account is deleted. Everything is still on this device.
    Leave that account
    Leave that account?
    The entries stay on this device and belong to no account. On the server nothing changes.
    Leave it
    This device has no account now. Everything is still here.
    Signed in, data still locked
    You are signed in, but this way in doesn’t open the data. One of these may:
    Your new password lets you in, and doesn’t open the data yet. One of these does, and from then on the password too:
    Open the data
    Signed out
    Everything is still here. What you enter is saved, and sent at the next sign-in.
    Sign in again
    This device was signed out
    Its sign-in has ended. Everything stays here, and is sent once you sign in again.
    This device was signed off
    Another device took it off the account. Everything stays here and can be exported. Sign in again to go on with the account.
    The account was deleted
    The server has nothing of it any more. Everything stays on this device and can be exported.
    This version of the app is too old
    Reload to get the newer one. Until then everything is saved here and can be exported.
    Say again who you are
    For this the server wants to know that it is you.
    It’s me
    Wrong address or password.
    This passkey isn’t known here.
    There is a passkey for this account on this device already.
    This passkey lets you in and doesn’t open the data.
    This isn’t the account’s recovery code, or it was used already.
    There is an account with this address already.
    This server takes no new accounts.
    A new account needs an invitation here. Enter its code.
    This invitation was used already, or its code isn’t right. Ask whoever runs this server for another one.
    Too many tries. Try again in \u{1}.
    There were too many tries. You can try again now.
    \u{1} s
    \u{1} min
    Too many people use this password. Take another one.
    A password has at least 8 characters.
    Type the password.
    Nothing was done: the browser gave no passkey.
    This device can’t keep an account: it has no room left, or this browser keeps nothing. Make room, and try again.
    This account has no passkey.
    You’re offline. Try again once you’re online.
    The server doesn’t answer. Look whether you’re online, and try again.
    The server doesn’t answer. Your old code may not work any more: make a new one again.
    The server can’t do that just now. Try again in a moment.
    Only the recovery code would be left. Add another way in first.
    These letters are not valid, or no longer. Let the other device show new ones.
    The letters are no longer valid. Show new ones.
    The other device didn’t add this one, or its invitation is over. Begin again there with Add a device.
    The new device stopped, or the time ran out. Nothing was added.
    Another device has come with these letters. Show new ones.
    The other side couldn’t be trusted, so nothing was done. Try again.
    What is on this device belongs to another account. Leave that one first, or erase this device’s data.
    No account here goes with that sign-in.
    That took too long, or was done already. Begin again.
    This link was used already, or is older than 30 minutes. Ask for a new one.
    Another account has this sign-in already.
    You are signed in on this device already, so nothing was done with what you came back with. To add it to this account, begin under Ways in.
    That didn’t work, and nothing was changed. Try again.
    This is not an e-mail address.
    The passwords do not match.
    A recovery code has 26 letters and digits.
    They are 8 letters and digits.
    It needs a name.
    Personal tokens
    With a token a program of yours can say what is on your fare card, or record a ride: a phone’s voice, a widget, a smart home.
    Make a token
    Make the token
    Whoever has a token can do with your fare card what you choose here, and nothing else. While its program asks, the server opens the fare card for that moment.
    Where you use it, such as “Kitchen”
    What it may do
    Read the fare card
    Read it and record rides
    How long it works
    30 days
    1 year
    Until I remove it
    Ends \u{1}
    Ended \u{1}
    Your token
    Copy it to where it is used. It is shown this once.
    The program asks at this address, with the header Authorization: Bearer, a space and the token.
    Ready recipes for shortcuts, widgets and Home Assistant come with Pocketful: Documentation/Voice.md.
    I have copied it
    Its program can’t ask any more, from now on.
    There are 20 tokens, which is the most. Remove one first.
    Type the word “\u{1}”.
    This device
    With an account, this device is told of what you asked for while the app is closed. Without one you are told while it is open.
    One moment …
    Whether it is on is known once there is a network.
    Off: you are told only while the app is open.
    On: this device is told while the app is closed.
    This browser does not let Pocketful notify you.
    Allow notifications for this site in the browser’s settings, then look again.
    This browser can’t notify you while the app is closed.
    Another browser, or another device of your account, can.
    On iPhone and iPad only apps on the home screen can notify you.
    Share, then Add to Home Screen; open Pocketful there and come back to this page.
    Stopped: the system or the browser’s push service ended it.
    Turn it on again to be told while the app is closed.
    Turn on
    Turn off
    Send a test
    Look again
    A test is on its way to this device.
    The browser’s push service did not take this device. Try again later.
    This server does not send to this browser’s push service. Whoever runs it can allow it.
    The server did not answer. Nothing was changed.
    That was too often. Try again in a minute.
    That did not work. Nothing was changed.
    The server has not taken what is due next. It is tried again each minute.
    What you are told of with the app closed
    Trains to leave for
    Followed races
    The end of a rest
    Fare cards running low or expiring
    Planned workouts
    Your credit score is never in a notification.
    Quiet hours
    From
    Until
    Never
    Trains that you set a reminder for and a rest that runs come all the same. What can wait comes when they end, all else not at all.
    What the server sees
    When something is due, and the train or the race by which it moves. The texts are sealed: they are opened on your devices.
    Ride now
    Snooze 2 min
    Rest until \u{1}
    Skip rest
    """)
}
