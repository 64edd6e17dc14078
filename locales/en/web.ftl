### The page: what is the same on every page, and the table.

skip-to-content = Skip to the content
page-not-loaded = This page could not be loaded. Please try again.
nav-label = Pages
nav-new = New table
nav-rules = Rules
nav-account = You
language = Language
theme-auto = Colours: as the system has them
theme-day = Colours: day
theme-night = Colours: night
sound = Sound when it is your turn
not-found-title = There is nothing here
not-found-text = The address leads nowhere. Perhaps a part of it is missing.
go-home = To the start page

game-none = Table
game-mississippi-queen = Mississippi Queen
game-niagara = Niagara

name-numbered = { $name } { $number }
seat-number = Seat { $number }
seat-open = Open seat
seat-invited = Seat by invitation
somebody = Somebody
you = you
team = team { $team }
your-name = Your name
players = Players
decides = decides now
time-left = Time left
rank = { $rank ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }
away-left = played by a bot
away-resigned = resigned
away-time = out of time

table-loading = The table is being laid …
gathering-title = The table is being laid
gathering-waits = The game begins when every seat is taken.
gathering-full = Every seat is taken.
maker-starts = Whoever made the table starts the game.
sit-down = Sit down
remove-player = Remove { $name } from the table
close-table = Close the table
close-table-sure = Close the table for everybody?
table-closed = The table was closed before the game began.
invite-anew = New invitation
invite-anew-about = The new link; earlier ones of this seat no longer work:
stand-up = Stand up
start = Start the game
share-link = Link to this table
copy = Copy
copied = Copied

board-tools = View of the board
board-closer = Closer
board-farther = Farther
board-all = Show everything
board-follow = Follow the game
board-label = The board. Plus and minus zoom, Shift with the arrow keys moves it.
board-in-words = The board in words
mq-transfer = Coal between { $boat } and { $other }
mq-transfer-give = Give
mq-transfer-take = Take
panels = More of the table
tab-players = Players
tab-log = Report
tab-chat = Chat
tab-more = Table
log = What has happened
log-empty = Nothing has happened yet.
skip = Skip
offline = The server cannot be reached. The page keeps trying.
connection-connecting = connecting
connection-live = connected
connection-lost = the connection is lost; the page keeps trying
watching-count = { $count ->
    [one] One person looks on
   *[other] { $count } people look on
}
watching-more = { $count ->
    [one] one more
   *[other] { $count } more
}

chat = What is said at the table
chat-say = Say something
chat-send = Send
chat-spectator = spectator
chat-account = account
chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
chat-erased = (erased)
report = Report
report-reason = What is wrong?
report-sent = Reported. Thank you.
told-sat = { $name } has sat down.
told-stood = A seat is free again.
told-removed = The maker has removed a player.
told-rematch-offered = { $name } offers a rematch.
told-begun = The game begins.
told-taken-over = A bot plays for { $name }.
told-came-back = { $name } is back.
told-asked = { $name } would like to take back more.
told-rematch-answered = { $agrees ->
    [yes] { $name } agrees to a rematch.
   *[no] { $name } declines the rematch.
}
told-answered = { $agrees ->
        [yes] { $name } agrees.
       *[no] { $name } does not agree.
    }
told-took-back = { $name } has taken something back.

undo-ask = Ask to take back my last turn
undo-asked = { $name } would like to take back their last turn.
undo-agree = Agree
undo-refuse = Refuse
undo-waits = { $name } has asked to take back a turn; the others are thinking about it.
bot-takes-over = Let a bot play for me
come-back = Play on myself
resign = Resign
resign-sure = Resign for good?
no = No
rematch = Play again
rematch-offered = { $name } offers a rematch.
rematch-accept = Accept
rematch-decline = Decline
rematch-waits = A rematch is offered; waiting for { $names }.
rematch-withdraw = Cancel the rematch
rematch-join = To the next game
replay = Replay

ending-won = You have won!
ending-winners = { $count ->
        [one] { $names } has won.
       *[other] { $names } have won.
    }

keys = Keys
key-speed = choose the speed
key-steer = ahead, left, right
key-bow = point the bow: the keys lie around S as the bows do
key-card = lay a card
key-paddle = upstream, downstream, an arm of the river
key-choice = one of the numbered choices
key-confirm = confirm
key-back = one step back
key-restart = restart the turn
key-pan = move the board
key-zoom = zoom
key-skip = skip the animation
key-keys = show the keys

hint = Hint
hint-thinking = Thinking…
hint-take = Play this turn
hint-close = Close the hint
hint-level = Adviser
hint-time = Thinking time
hint-seconds = { $seconds } s
hint-again = Ask again
