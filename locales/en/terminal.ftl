### The terminal: the full screen and the dialogue line by line. What games say is in play-*.ftl.

term-game-mississippi-queen = Mississippi Queen
term-game-niagara = Niagara
term-seat = seat { $number }
term-bot = { $level } { $number }
term-team = T{ $team } { $name }
term-away = { $name } (bot)
term-over = The game is over.
term-closed = The table was closed.
term-gathering = The game begins when every seat is taken.
term-expected = { $name }: { $what }
term-waits = Waiting for { $names }
term-rank = { $rank }. { $name }
term-choices = Choices (Tab, Enter)
term-choices-speed = Choices at speed { $speed }
term-not-there = { $place }: you cannot get there in this turn.
term-cover = Cards are chosen in secret. { $name } takes the screen, the others look away. Enter when ready.
term-quit = Leave the game?
term-quit-keys = Enter or y: leave · any other key: play on
term-ending-keys = q: leave · any other key: look at the board
term-hint = Tab Enter choose · Backspace undo · Esc restart · + - zoom · ? keys · q quit
term-keys = Keys
term-keys-list =
    Tab, Shift-Tab   next, previous choice
    Enter            choose; confirm
    1 to 6           speed, card, or line of the list
    arrows           ahead, left, right, back off; paddle
    Backspace        one step back
    Esc              restart the turn
    + -              larger, smaller
    Shift-arrows     move the board (also h j k l)
    f                follow the game again
    mouse            click a place or a line; wheel moves
    a                what a bot would do
    u                ask to take back a turn (y n answer)
    t                chat, at a server's table
    q                leave

term-short-keys = any key: play · ?: the keys
term-advice = A bot would play: { $what }. Enter plays it, Backspace discards it.
term-asks = { $name } asks to take back the last turn.
term-asks-keys = { $asks } y: agree · n: refuse
term-asks-words = { $asks } Type agree or refuse.
term-asked = You have asked to take back your turn. Waiting for { $names }
term-time = { $name } ({ $time })
term-say = Say something
term-say-keys = Enter: send · Esc: cancel
term-said = { $who ->
        [seat] { $name } (seat { $seat }) says: { $text }
        [spectator] { $name } (spectator) says: { $text }
       *[unknown] { $name } says: { $text }
    }

term-mq-strip = round { $round } · tiles to come: { $draws }
term-mq-boat = speed { $speed } coal { $coal } pass. { $passengers }
term-mq-turn = { $arrow } speed { $speed } · coal { $coal }
term-mq-turn-pushes = { $turn } · pushes { $to }
term-mq-pushes = { $turn }, pushes to the { $to }
term-ni-player = { $cards ->
        [one] { $card } { $cards } card { $gems }
       *[other] { $card } { $cards } cards { $gems }
    }
term-ni-spoken = canoe a: { $a }; canoe b: { $b }; gems: { $gems }; cards in hand: { $cards }; { $card }
term-ni-legend = (n) disc · ≈ beach · v lost over the falls · letter: player (N brown, Y yellow, R red, B blue, G green) · a b: canoes · gems: { $gems } · [ ] card: open, ? face down, ~ cloud

term-plain-hello = Type a number, or an action as shown in brackets. help explains the rest.
term-plain-help =
    a number            choose that line
    actions             such as: speed:3 ahead left end
    why ACTION, PLACE   why it is not possible
    board               the board and all on it
    choices             the choices again
    undo, restart       one action back, the whole turn back
    save FILE           write the record
    advice              what a bot would do
    ask, agree, refuse  take back a turn; answer such a request
    say WORDS           chat, at a server's table
    quit                leave
term-plain-advice = A bot would do this. 1 does it, undo discards it.
term-plain-choice = { $number }: { $label }
term-plain-thing = { $place }: { $what }
term-plain-player = { $badge } { $name }: { $what }
term-plain-allowed = { $action } is possible.
term-plain-input-ended = The input ended before the game did.

term-replay-at = entry { $at } of { $last }
term-replay-hint = ← → step · PgUp PgDn turn · Home End · Space play · + - zoom · q quit

term-rules-heading = Rules
term-rules-all = all editions
term-rules-search = Search: { $query }
term-rules-nothing = No rule contains these words.
term-rules-compare = { $a } and { $b }: differences
term-rules-hint = typing searches · ← → edition · Tab compare · F2 language · F3 game · Esc quit

play-saved = Written: { $file }
draw-done = Drawn: { $file }
draw-over-record = this is the record itself; name another file for the picture
draw-progress = { $done } of { $games } pictures
man-done = Manual pages written: { $count }

term-you = You
term-player = Player { $number }
bot-broke = a bot failed; please report this
term-nobody-listens = there is no chat here: only tables on a server have one
server-no-advice = bots give no advice at a server’s table
server-foreign = { $server } is not a Paddlewheel server, or it does not work properly (HTTP { $status })
server-said = { $detail }
server-unreachable = the server cannot be reached at { $server }: { $reason }
server-timeout = the server at { $server } did not answer within { $seconds } seconds
server-url = { $value } is not the address of a server; an address begins with http:// or https://, such as http://127.0.0.1:7380
server-table = { $value } is not the id of a table: the id is the part after /table/ in the link
server-no-seat = no seat is free at this table; use watch to look on
seat-form = { $value } cannot sit here; possible are me, me:NAME and bots: { $known }
record-of-another-game = this is a game of { $game }, not of { $wanted }
