### What the server says: its pages, and what it calls guests.

page-api = The API
page-bots-thinking = Bots that think
page-check = Check
page-game = Game
page-kinds = Documents
page-minutes = Minutes since the start
page-no-site = There is no page to play on here yet: with Node installed, `cargo play` builds it and serves it.
page-no-tables = No table is listed.
page-open-seats = Open seats
page-players = Players
page-record = Record
page-requests = Requests
page-stage = Stage
page-stage-gathering = waiting for players
page-stage-over = over
page-stage-playing = being played
page-status = Status
page-tables = Tables
page-tables-in-memory = Tables in memory
page-verify = Was it fair?
page-verify-about = Paste the record of a finished game of a server. Every draw is computed again from the secret that was promised before the first move.
page-version = Version
page-welcome = This server keeps tables of Mississippi Queen and Niagara. Programs play through the API.
web-guest = Guest { $number }
