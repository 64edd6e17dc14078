### The page: what is the same on every page, and the table.

skip-to-content = Skip to the content
page-not-loaded = This page could not be loaded. Please try again.
nav-label = Pages
nav-new = New table
nav-rules = Rules
nav-account = Account
language = Language
theme-auto = Colours: same as the system
theme-day = Colours: day
theme-night = Colours: night
sound = Sound when it is your turn
not-found-title = There is nothing here
not-found-text = The address leads nowhere. Perhaps a part of it is missing.
go-home = Go to the start page

game-none = Table
game-mississippi-queen = Mississippi Queen
game-niagara = Niagara

bot-name = Bot ({ $level })
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

table-loading = Loading the table …
gathering-title = Waiting for players
gathering-waits = The game begins when every seat is taken.
gathering-full = Every seat is taken.
maker-starts = The player who created the table starts the game.
sit-down = Sit down
remove-player = Remove { $name } from the table
close-table = Close the table
close-table-sure = Close the table for everybody?
table-closed = The table was closed before the game began.
invite-anew = New invitation
invite-anew-about = Here is the new link. Earlier links for this seat no longer work:
stand-up = Stand up
start = Start the game
share-link = Link to this table
copy = Copy
copied = Copied

board-tools = View of the board
board-closer = Zoom in
board-farther = Zoom out
board-all = Show everything
board-follow = Follow the game
board-label = The board. Plus and minus zoom, Shift with the arrow keys moves it.
board-in-words = The board in words
mq-transfer = Coal between { $boat } and { $other }
mq-transfer-give = Give
mq-transfer-take = Take
panels = More about the table
tab-players = Players
tab-log = Log
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
    [one] { $count } spectator
   *[other] { $count } spectators
}
watching-more = { $count ->
    [one] one more
   *[other] { $count } more
}

chat = Table chat
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
told-removed = A player was removed from the table.
told-rematch-offered = { $name } offers a rematch.
told-begun = The game begins.
told-taken-over = A bot plays for { $name }.
told-came-back = { $name } is back.
told-asked = { $name } asks to take back a turn.
told-rematch-answered = { $agrees ->
    [yes] { $name } agrees to a rematch.
   *[no] { $name } declines the rematch.
}
told-answered = { $agrees ->
        [yes] { $name } agrees.
       *[no] { $name } does not agree.
    }
told-took-back = { $name } has taken back an action.

undo-ask = Ask to take back my last turn
undo-asked = { $name } would like to take back their last turn.
undo-agree = Agree
undo-refuse = Refuse
undo-waits = { $name } asks to take back a turn; the others have not answered yet.
bot-takes-over = Let a bot play for me
come-back = Take over from the bot
resign = Resign
resign-sure = Resign for good?
no = No
rematch = Play again
rematch-offered = { $name } offers a rematch.
rematch-accept = Accept
rematch-decline = Decline
rematch-waits = A rematch is offered; waiting for { $names }.
rematch-withdraw = Cancel the rematch
rematch-join = Go to the next game
replay = Replay

ending-won = You have won!
ending-winners = { $count ->
        [one] { $names } has won.
       *[other] { $names } have won.
    }

keys = Keys
key-speed = choose the speed
key-steer = ahead, left, right
key-bow = set the bow: the keys around S match its six directions
key-card = play a card
key-paddle = upstream, downstream, left or right arm
key-choice = one of the numbered choices
key-confirm = confirm
key-back = one step back
key-restart = restart the turn
key-pan = move the board
key-zoom = zoom
key-skip = skip the animation
key-keys = show the keys
