### Mississippi Queen: the rules and rulings, one message per clause.
### The value is the general rule; an edition attribute replaces it where that edition differs.

## Setup

MQ-SET-01 = Place the start tile A0, with its start docks 1 to 5, in the middle of the table.
    .title = The start tile
MQ-SET-02 = Shuffle the other 11 A tiles face down as the draw pile: four A1 tiles with a blue dock, four A2 tiles with a red dock and three A3 tiles with islands only.
    .title = The draw pile
MQ-SET-03 = Reveal the first tile of the draw pile and join it straight ahead to the start tile.
    .title = The first river tile
MQ-SET-04 = Set the finish tile aside; it is needed at the end of the river.
    .title = The finish tile
MQ-SET-05 = If the first river tile has a passenger dock, put its passengers there at once.
    .title = Passengers on the first tile
MQ-SET-06 = Each player takes one boat, but never the black one. Set the speed wheel on the left to 1 and the coal wheel on the right to 6.
    .title = Boats, speed and coal
    .it1997 = Each player takes one of the five boats of the base game; further boats come with the expansion. Set the speed wheel on the left to 1 and the coal wheel on the right to 6.
MQ-SET-07 = The large boat token in front of you shows your colour and holds your passengers, two at most.
    .title = The large boat token
    .it1997 = You keep your passengers, two at most, in front of you; with the expansion they go onto the cabin card of your boat. The Black Rose has no cabin card.
MQ-SET-08 = Put the turn-order board and the direction die beside the river.
    .title = Turn-order board and die
    .it1997 = Put the direction die and the ruler beside the river. There is no turn-order board in this edition.
MQ-SET-09 = Shuffle the small boat tokens and lay them on the turn-order board at random. This is the order of the first round.
    .title = Order of the first round
    .it1997 = The youngest player takes start dock 1 and begins; the others take the next start docks in clockwise order.
MQ-SET-10 = In the order of the first round, the first boat goes on start dock 1, the second on start dock 2, and so on. Each owner points the bow at any of the six sides of the space.
    .title = Placing the boats
MQ-SET-11 = Passengers that are not needed for your number of players go back into the box.
    .title = Unneeded passengers

## Passengers table

MQ-PAX-01 = With two or three players there are 8 passengers: 1 on every dock, red or blue.
    .title = Two or three players
MQ-PAX-02 = With four players there are 12 passengers: 1 on every red dock and 2 on every blue dock.
    .title = Four players
    .it1997 = With four players there are 12 passengers: 1 on every island with red roofs and 2 on every island with brown roofs.
MQ-PAX-03 = With five or six players there are 16 passengers: 2 on every dock.
    .title = Five or six players
MQ-PAX-04 = Passengers are put on their dock the moment its tile is revealed.
    .title = When passengers appear
MQ-PAX-05 = Passengers never appear on the island of a coal station.
    .title = None at coal stations

## Turn order

MQ-ORD-01 = In the first round the boats move in the order of their start dock numbers.
    .title = First round
MQ-ORD-02 = From the second round on, the boats move in the order of the race: the leader first, the straggler last.
    .title = Later rounds
MQ-ORD-03 = The order is fixed once, at the start of each round, and marked on the turn-order board.
    .title = Fixed for the round
    .it1997 = The order is fixed once, at the start of each round. There is no turn-order board in this edition.
MQ-ORD-04 = A boat on a tile further from the start is ahead of every boat on an earlier tile.
    .title = Further tile first
MQ-ORD-05 = For boats on the same tile, lay the gauge parallel to the joint with the next tile and slide it back up the river. The boat whose space it meets first is ahead.
    .title = The gauge
MQ-ORD-06 = Only a boat's space counts for the order; the direction of its bow never matters.
    .title = Bow does not matter
MQ-ORD-07 = If boats on the same tile are level, the one with the higher speed goes first.
    .title = Tie: higher speed
MQ-ORD-08 = If their speed is equal too, the boat with more coal goes first.
    .title = Tie: more coal
MQ-ORD-09 = If their coal is equal too, the boat furthest to the right goes first, seen in the direction of the race.
    .title = Tie: furthest right

## Speed

MQ-SPD-01 = Your speed is the number of movement points your boat has in its turn, and all of them must be used.
    .title = Speed is movement
MQ-SPD-02 = Before your boat moves you may raise or lower its speed by 1 for free.
    .title = One free speed change
MQ-SPD-03 = Every further step of speed, up or down, costs 1 coal, which is deducted at once.
    .title = Further speed changes
MQ-SPD-04 = Once your boat has started to move, its speed can no longer be changed in that turn.
    .title = No change while moving
MQ-SPD-05 = Speed is never lower than 1 and never higher than 6.
    .title = Speed from 1 to 6

## Moving and turning

MQ-MOV-01 = A boat moves only into the space its bow faces. Each space of open water costs 1 movement point.
    .title = Moving ahead
MQ-MOV-02 = A boat never moves backward, except to leave a sandbank.
    .title = No moving backward
MQ-MOV-03 = A boat may neither cross an island nor stop on one, and it may not leave the river, whose banks are the edges of the tiles.
    .title = Islands and banks
MQ-MOV-04 = A boat may not pass through another boat or share its space; it can only push it.
    .title = One boat per space
MQ-TRN-01 = You may turn your bow before, between and after the steps of your move.
    .title = When to turn the bow
MQ-TRN-02 = In each of its turns a boat may change the direction of its bow by 60 degrees once for free.
    .title = One free change of direction
MQ-TRN-03 = Every further 60 degrees in the same turn cost 1 coal, which is deducted at once.
    .title = Further changes of direction
MQ-TRN-04 = The bow always faces a side of the hexagonal space, never a corner.
    .title = Bow to a side

## Coal

MQ-COA-01 = Each boat starts with 6 coal. Coal that you spend is deducted immediately.
    .title = Coal supply
MQ-COA-02 = When a boat spends its last coal, its coal wheel is taken off: it has 0 coal.
    .title = Out of coal
MQ-COA-03 = A boat without coal stays in the race. In each round it can change its speed by 1 at most and turn its bow by 60 degrees once.
    .title = Racing without coal
    .it1997 = A boat without coal may go on as long as it manages with the free speed change and the free 60 degrees. If it is forced to spend coal it does not have, it is removed from the game.
MQ-COA-04 = The coal wheel comes back as soon as the boat gets coal again, from a coal station or by a coal transfer.
    .title = The wheel returns
MQ-COA-05 = A boat never holds more than 6 coal.
    .title = Six coal at most

## Forced moves and accidents

MQ-CRA-01 = You must do everything you can to avoid hitting an island or the bank, even if it hurts you.
    .title = Avoiding accidents
MQ-CRA-02 = If an accident really cannot be avoided, the boat is wrecked: it misses its whole next turn for repairs.
    .title = Unavoidable wreck
    .it1997 = There are no wrecks in this edition. A boat that could go on only with coal it does not have is eliminated; a boat that no amount of coal would help passes, and its speed becomes 1.
MQ-CRA-03 = After the missed turn the boat starts again from the space where it stands. Only now does its wheel go to 1, and you set its bow in any direction you like.
    .title = After the repairs
    .ru2019 = The wheel of a wrecked boat goes to 1 at once. After the missed turn the boat starts again where it stands, from speed 1 and with its bow in any direction you like.
    .it1997 = There are no wrecks in this edition, so no boat needs repairs.
MQ-CRA-04 = A boat is wrecked if it cannot avoid an island, the bank, the open end of the last tile, or driftwood for which it lacks the movement points. A boat that is stopped only by other boats is not wrecked.
    .title = What counts as accident
    .it2019 = A boat is wrecked if it cannot avoid an island, the bank, the open end of the last tile, driftwood for which it lacks the movement points, or a boat that cannot be pushed.
    .ru2019 = A boat is wrecked if it cannot avoid an island, the bank, the open end of the last tile, driftwood for which it lacks the movement points, or a boat that cannot be pushed. Ending on a finish dock at speed 2 or more is a wreck too.
    .it1997 = There are no wrecks in this edition. A boat that has no complete move left is eliminated if more coal would have helped; otherwise it passes, and its speed becomes 1.
MQ-CRA-05 = If a boat cannot avoid running off the open end of the last tile, it stops on the last space before the edge, misses its next turn and starts again from speed 1.
    .title = The open end
    .it1997 = A boat that would run off the open end of the last tile must slow down or turn its bow. If it could do so only with coal it does not have, it is eliminated; if no amount of coal would help, it passes, and its speed becomes 1.
MQ-CRA-06 = If a boat cannot find a way round a boat that cannot be pushed, it passes its turn where it stands and its speed becomes 1. It misses no further turn.
    .title = Blocked by a boat
    .it2019 = If a boat cannot find a way round a boat that cannot be pushed, it makes as many steps as it can. It then misses its next turn and starts again from speed 1.
    .ru2019 = If a boat cannot find a way round a boat that cannot be pushed, it runs into it and is wrecked: its speed becomes 1 at once and it misses its next turn.
    .it1997 = If a boat cannot push the boat ahead, it must use the rest of its movement points elsewhere. If it could do so only with coal it does not have, it is eliminated; if no amount of coal would help, it passes, and its speed becomes 1.
MQ-CRA-07 = A wrecked boat can be pushed like any other boat.
    .title = Pushing a wreck
    .it1997 = There are no wrecks in this edition. A boat that has passed can be pushed like any other boat.

## Discovering and removing tiles

MQ-TIL-01 = A new tile is due when the first boat enters the last tile laid, by its own move or because it was pushed.
    .title = Reaching the last tile
MQ-TIL-02 = The new tile is laid only after the active player has finished the whole move and the bows of all pushed boats are set.
    .title = After the whole move
MQ-TIL-03 = The player of the boat that entered the last tile rolls the direction die and lays the new tile.
    .title = Who lays the tile
MQ-TIL-04 = The direction die says whether the river goes on straight ahead, to the left or to the right.
    .title = The direction die
MQ-TIL-05 = If the new tile would touch any tile of the river other than the one it joins, roll again until it fits.
    .title = Rolling again
    .ru2019 = If the new tile would lie on top of a tile already laid, so that the river closes into a ring, roll again until it fits.
MQ-TIL-06 = If the new tile has a passenger dock, put its passengers there at once.
    .title = Passengers on new tiles
MQ-TIL-07 = Only one tile can be laid per turn. A leader near the end of the river at speed 5 or 6 must therefore slow down or use up its movement on the tiles already lying there.
    .title = One tile per turn
MQ-TIL-08 = The first turn of the game brings no extra tile: a tile is laid only when a boat has entered the last tile.
    .title = Tile in the first turn
    .it1997 = In the first turn of the game the next tile is laid as soon as the first move has been made, wherever it ended.
MQ-REM-01 = Tiles stay on the table for the whole race, even when all boats have left them behind.
    .title = Tiles behind the race
    .it1997 = When the last boat has left the rearmost tile, that tile is removed. Passengers still on it go back into the box.

## Pushing

MQ-PSH-01 = A moving boat may push the boat in the space ahead of it if it has the movement points for it.
    .title = Pushing a boat
MQ-PSH-02 = A push costs 2 movement points: 1 to shove the other boat and 1 to move into the space it leaves.
    .title = Cost of a push
MQ-PSH-03 = With only 1 movement point left you cannot push. You must steer elsewhere and still use that point.
    .title = Too few movement points
MQ-PSH-04 = In one turn you may push several boats, or the same boat several times, as long as your movement points last.
    .title = Several pushes
    .it1997 = In one turn you may push several boats, as long as your movement points last, but none of them twice.
MQ-PSH-05 = The pushing player chooses where the pushed boat goes: any adjacent river space.
    .title = Where the boat goes
    .it1997 = The pushing player chooses where the pushed boat goes: any free adjacent river space that is not part of the pusher's own path.
MQ-PSH-06 = When the space chosen for a pushed boat is occupied, the boat there is pushed too, for 1 more movement point. Such a chain may go on, at 1 movement point per boat.
    .title = Chain push
    .it1997 = A boat may be pushed only onto a free space; pushing a second boat with it is not allowed.
MQ-PSH-07 = First the pushed boat is moved, then the pushing boat enters the space that has become free.
    .title = Order of a push
MQ-PSH-08 = If there is no space for a boat to go to, it cannot be pushed.
    .title = No room to push
MQ-PSH-09 = The owner of a pushed boat may set its bow in any direction, free of coal.
    .title = Bow after a push
MQ-PSH-10 = All boats moved by a chain may be given a new bow direction by their owners.
    .title = Bows after a chain
    .it1997 = There are no chains in this edition: a push moves one boat, and only that boat may be given a new bow direction.
MQ-PSH-11 = Being pushed costs the pushed boat neither coal nor speed; only the rules for driftwood and sandbanks can change that.
    .title = Being pushed is free
MQ-PSH-12 = A boat with speed 1 that is pushed onto a dock with a passenger takes one at once, unless it already has one from there or is full. If its side has several boats, its owner may hand the passenger back.
    .title = Pushed onto a dock

## Picking up passengers

MQ-PIC-01 = A boat that ends its move on a dock space at speed 1 takes 1 passenger from it; the direction of its bow does not matter.
    .title = Picking up a passenger
    .it1997 = A boat that ends its move on a dock space at speed 1 may take 1 passenger from it; the direction of its bow does not matter.
MQ-PIC-02 = A boat takes at most one passenger from the same dock.
    .title = One per dock
MQ-PIC-03 = A boat takes at most two passengers in the whole race.
    .title = Two per boat
MQ-PIC-04 = A boat that ends its move on a dock space at speed 2 to 6 takes nobody.
    .title = Too fast for the dock

## End of the game

MQ-END-01 = As soon as the last tile of the draw pile has been laid, the direction die is rolled again at once and the finish tile is laid.
    .title = Laying the finish
MQ-END-02 = The finish has three docks that border three water spaces. These spaces are the finish docks, the goal of the race.
    .title = The finish docks
MQ-END-03 = A finish dock with an island in front of it cannot be used.
    .title = Blocked finish dock
MQ-END-04 = The first boat to reach a finish dock at speed 1 with two passengers on board wins.
    .title = Winning the race
MQ-END-05 = Being pushed onto a finish dock at speed 1 counts as arriving there.
    .title = Pushed to the finish
MQ-END-06 = A boat that has finished is taken off the river.
    .title = Finished boats leave
MQ-END-07 = The race goes on until all boats but one have finished with two passengers. The order of arrival is the ranking.
    .title = End of the race
    .ru2019 = The race goes on until all boats but one have docked at the finish. Boats with two passengers are ranked first, in order of arrival.
MQ-END-08 = A boat with fewer than two passengers cannot finish.
    .title = Too few passengers
    .ru2019 = A boat with fewer than two passengers may finish. It is ranked behind all boats that finish with two; boats with one passenger come before boats with none.
MQ-END-09 = A boat that ends its move on a finish dock at speed 2 or more has simply not finished; it races on.
    .title = Too fast at the finish
    .ru2019 = A boat that runs into a finish dock at speed 2 or more is wrecked and disqualified, and takes last place.

## Introductory game

MQ-INT-01 = In the introductory game the river is made of the start tile, three tiles drawn at random and the finish tile. The other eight tiles stay out of the game.
    .title = A short river
    .it2019 = There is no introductory game in this edition.
    .ru2019 = There is no introductory game in this edition.
    .fr2019 = There is no introductory game in this edition.
MQ-INT-02 = The introductory game uses neither passengers nor the ruler. The youngest player starts from dock 1, and the order of play is always clockwise.
    .title = No passengers, clockwise order
    .it2019 = There is no introductory game in this edition.
    .ru2019 = There is no introductory game in this edition.
    .fr2019 = There is no introductory game in this edition.
MQ-INT-03 = All rules for moving, turning the bow, coal, pushing and laying tiles hold in the introductory game as well. So do the removal of tiles and the elimination of boats that lack the coal they are forced to spend.
    .title = Rules that still hold
    .it2019 = There is no introductory game in this edition.
    .ru2019 = There is no introductory game in this edition.
    .fr2019 = There is no introductory game in this edition.
MQ-INT-04 = In the introductory game the first boat to reach an open finish dock wins, at any speed; movement points left over are void.
    .title = Winning the introductory game
    .it2019 = There is no introductory game in this edition.
    .ru2019 = There is no introductory game in this edition.
    .fr2019 = There is no introductory game in this edition.
MQ-INT-05 = A turn of the introductory game goes like this: set your speed, move, push where needed, and lay a tile if a tile without boats was entered.
    .title = Turn summary
    .it2019 = There is no introductory game in this edition.
    .ru2019 = There is no introductory game in this edition.
    .fr2019 = There is no introductory game in this edition.

## Bringing in B tiles

MQ-BTI-01 = Each of the advanced modules may be used alone or together with any others.
    .title = Mixing the modules
MQ-BTI-02 = There are six B tiles: one B1, one B1/B2, one B2, two B3 and one B4.
    .title = The six B tiles
MQ-BTI-03 = One to three B tiles replace as many A3 tiles.
    .title = One to three B tiles
    .it1997 = B tiles either replace as many A tiles or are simply added for a longer game. When you replace tiles, it is best to swap out tiles without passengers.
MQ-BTI-04 = With four, five or six B tiles, all three A3 tiles leave the game and also one, two or three A2 tiles with a red dock.
    .title = Four to six B tiles
    .it1997 = However many B tiles you use, make sure that enough docks with passengers stay in the game for everybody.
MQ-BTI-05 = If fewer than two passengers per player would then appear, put 1 more passenger on every dock that is left.
    .title = Extra passengers
    .ru2019 = If fewer than two passengers per player would then appear, put 1 more passenger on every blue dock. You may also do so just to make the game easier.
    .it1997 = In this edition no passengers are added. The docks that stay in the river must have two passengers for each player.
MQ-BTI-06 = Shuffle all the chosen tiles together, reveal the first one, draw the order of the first round and place the boats as usual.
    .title = Setup with B tiles

## Coal stations

MQ-STA-01 = Coal stations have black roofs. Tile B1 has two of them and tile B1/B2 has one.
    .title = Coal stations
MQ-STA-02 = To use a coal station, end your move on its dock at speed 1.
    .title = Using a coal station
MQ-STA-03 = At the end of that turn the boat's coal goes up to 6, even if its coal wheel had been taken off.
    .title = Filling up with coal
MQ-STA-04 = There are never passengers at a coal station.
    .title = No passengers here

## Driftwood

MQ-DRI-01 = Entering a driftwood space costs 2 movement points.
    .title = Entering driftwood
MQ-DRI-02 = At the end of the move the boat's speed drops by 1 for each driftwood space it entered.
    .title = Driftwood slows you down
MQ-DRI-03 = You may not enter driftwood if your speed would fall below 1.
    .title = Never below speed 1
MQ-DRI-04 = Pushing a boat into driftwood costs 3 movement points in all: 1 for the shove, 1 for the driftwood and 1 to move into the space it leaves.
    .title = Pushing into driftwood
MQ-DRI-05 = A boat pushed into driftwood keeps its speed.
    .title = Speed of the pushed boat
    .ru2019 = A boat pushed into driftwood loses 1 speed.
MQ-DRI-06 = The owner of a boat pushed into driftwood sets its bow as after any push.
    .title = Bow of the pushed boat
    .it1997 = A boat pushed into driftwood keeps its bow; it may not be changed.
MQ-DRI-07 = Shoving another boat into driftwood does not reduce the pusher's own speed.
    .title = Speed of the pusher
MQ-DRI-08 = If you lack the movement points for the driftwood ahead, you must steer elsewhere. If that is impossible, the boat is wrecked: it misses its next turn and starts again from speed 1.
    .title = Too few points for driftwood
    .ru2019 = If you lack the movement points for the driftwood ahead, you must steer elsewhere. If that is impossible, the boat is wrecked: its speed becomes 1 at once and it misses its next turn.
    .it1997 = If you lack the movement points for the driftwood ahead, you must steer elsewhere and use all your points. If you could do so only with coal you do not have, your boat is eliminated; if no amount of coal would help, it passes, and its speed becomes 1.

## Sandbanks

MQ-SAN-01 = A boat that enters a sandbank, for 1 movement point, runs aground: its speed becomes 1 at once and its turn is over.
    .title = Running aground
MQ-SAN-02 = A boat cannot turn its bow while it is on a sandbank.
    .title = No turning when aground
MQ-SAN-03 = A boat without coal may neither enter a sandbank nor be pushed onto one.
    .title = Sandbanks without coal
    .ru2019 = A boat without coal may enter a sandbank and may be pushed onto one.
    .it1997 = A boat without coal may enter a sandbank and may be pushed onto one.
MQ-SAN-04 = Leaving a sandbank forward costs 1 coal. You may raise your speed as usual first.
    .title = Leaving forward
MQ-SAN-05 = Leaving a sandbank backward costs 1 coal: the boat moves back one space and its speed stays 1. Then you may set its bow in any direction without spending more coal.
    .title = Leaving backward
    .ru2019 = Leaving a sandbank backward costs no coal: the boat moves back one space and its speed stays 1. Then you may set its bow in any direction, also without coal.
    .it1997 = Leaving a sandbank backward costs no coal: the boat moves back one space and its speed stays 1. Then you may set its bow in any direction, also without coal.
MQ-SAN-06 = Pushing a boat onto a sandbank costs the usual 2 movement points. The pushed boat's speed becomes 1 and it keeps its bow.
    .title = Pushing onto a sandbank
MQ-SAN-07 = If the bow it had to keep leaves a boat aground no way to move, its next turn is used only to set its bow in any direction, free of coal.
    .title = Stuck by its bow
    .ru2019 = If islands or banks block a boat aground ahead and astern, its turn is used only to set its bow in any direction, free of coal.
    .fr2019 = If the bow it had to keep leaves a boat aground no way to move, it misses its next turn. The turn after that begins with setting its bow in any direction, free of coal, and then it leaves.
    .it1997 = A boat aground with land ahead and astern is eliminated, and so is one that only lacks the coal to leave. A boat that is held only by other boats passes.
MQ-SAN-08 = A boat aground always has the coal to leave, because a boat without coal can never get onto a sandbank.
    .title = Aground without coal
    .ru2019 = A boat aground that has no coal and whose way back is blocked misses its next turn. After that it may leave forward without coal.
    .it1997 = A boat aground that has no coal and whose way back is blocked is eliminated if only the missing coal stops it from leaving forward.
MQ-SAN-09 = A boat that is aground cannot be pushed.
    .title = Aground boats stay put

## Archipelago

MQ-ARC-01 = Tile B4, the archipelago, has nine island spaces. No special rule applies to it; it only asks for careful steering.
    .title = The archipelago

## Coal transfer

MQ-TRA-01 = Coal can be passed on only when a player has several boats, in team races and with the Black Rose. It is an advanced rule: a table may agree that boats do not pass coal to each other. The Black Rose gives coal all the same.
    .title = When coal can be passed on
MQ-TRA-02 = Coal is passed on at the end of the move of one of the two boats, if they are on adjacent spaces and have the same speed. Either boat may be the giver.
    .title = Conditions for a transfer
MQ-TRA-03 = Neither of the two boats may be on a dock, a coal station, driftwood or a sandbank.
    .title = Not on these spaces
MQ-TRA-04 = Any amount may be passed on: the giver loses what the receiver gains, and both stay between 0 and 6 coal.
    .title = Amount of coal
MQ-TRA-05 = A boat that has given its last coal loses its coal wheel and cannot give any more, but it stays in the race. The wheel returns when it gets coal again.
    .title = Giving the last coal
MQ-TRA-06 = Passengers never change boats.
    .title = Passengers stay aboard

## Two players

MQ-TWO-01 = With two players each takes two boats, but never the black one.
    .title = Two boats each
MQ-TWO-02 = The first player's boats start from docks 1 and 4, the other player's boats from docks 2 and 3.
    .title = Start docks for two
    .ru2019 = The first player's boats start from docks 3 and 4, the other player's boats from docks 2 and 5.
MQ-TWO-03 = You may push your own other boat.
    .title = Pushing your own boat
MQ-TWO-04 = You may pass coal between your two boats.
    .title = Coal between your boats
MQ-TWO-05 = The game ends as soon as one boat reaches a finish dock at speed 1 with two passengers, and its player wins. Where your other boat is does not matter.
    .title = End with two players
MQ-TWO-06 = In the first round your two boats move by the numbers of their docks, as all boats do.
    .title = Order of your own boats
    .it1997 = In the first round the docks decide which of your two boats moves first, and after that the one further ahead does. In the introductory game the order of the first round stays.

## Six players

MQ-SIX-01 = With six players the order from 1 to 6 is drawn at random. The first five boats start from docks 1 to 5.
    .title = Six boats at the start
    .it1997 = With six players you settle who begins, and the others follow clockwise; here the one who begins is drawn. The first five boats start from docks 1 to 5.
MQ-SIX-02 = The sixth boat waits on land behind start dock 3 or start dock 5, as its player chooses.
    .title = The sixth boat waits
    .ru2019 = The sixth boat waits on land behind start dock 2 or start dock 3, as its player chooses.
    .it1997 = The sixth boat waits in the shipyard, the space with houses below start dock 3.
MQ-SIX-03 = When its turn comes, the sixth boat is first put on the dock space, which costs no movement point, and then moves.
    .title = The sixth boat enters
    .it1997 = When its turn comes, the dock space in front of the shipyard is the first space the sixth boat moves to; it costs 1 movement point.
MQ-SIX-04 = The sixth boat has 1 extra coal, 7 in all, for the first round only. If it is not used then, it is lost.
    .title = The seventh coal

## The Black Rose

MQ-BLR-01 = The Black Rose, for two to five players, is a neutral boat that cannot win. It moves and steers like the others and can be pushed.
    .title = A neutral boat
MQ-BLR-02 = In each round the player whose boat is last in the turn order also moves the Black Rose, at the Black Rose's own place in the order.
    .title = Who moves the Black Rose
MQ-BLR-03 = The Black Rose starts last in the order, on the first start dock left free by the players.
    .title = Start of the Black Rose
    .it1997 = The Black Rose is placed after the last player, on any free start dock.
MQ-BLR-04 = With five players the Black Rose is the sixth boat and starts by the rule for six players. The fifth player chooses whether it starts from dock 3 or dock 5.
    .title = Black Rose with five players
    .ru2019 = With five players the Black Rose is the sixth boat and starts by the rule for six players. The fifth player chooses whether it starts from dock 2 or dock 3.
    .it1997 = With five players the only place left for the Black Rose is the shipyard below start dock 3. It enters from there like a sixth boat.
MQ-BLR-05 = If the Black Rose enters as the sixth boat, it may spend 2 coal instead of 1 in the first round.
    .title = Its coal in round one
    .it1997 = The Black Rose may spend 1 coal in the first round, as in every other, even if it enters as the sixth boat.
MQ-BLR-06 = The Black Rose may spend at most 1 coal per round, for speed and turning its bow together.
    .title = One coal per round
MQ-BLR-07 = The Black Rose's coal wheel shows black while its coal of the round is unused and white once it is used. At the end of the round it goes back to black.
    .title = Black and white wheel
MQ-BLR-08 = The Black Rose may stop on docks, but it takes no passengers and never needs to fill up with coal.
    .title = The Black Rose at docks
MQ-BLR-09 = The Black Rose stays in play when it is on a finish dock, and occupies it until it is moved or pushed.
    .title = Black Rose at the finish
MQ-BLR-10 = The player who moves the Black Rose may fill up their own boat from it to 6 coal; its supply is unlimited. Both boats must be on adjacent spaces, have the same speed, and not be on a dock, coal station, sandbank or driftwood.
    .title = Coal from the Black Rose
    .it1997 = The player who moves the Black Rose may take at most 2 coal per round from it for their own boat. Both boats must be on adjacent spaces, have the same speed, and not be on a dock, coal station, sandbank or driftwood.
MQ-BLR-11 = Nobody may bring about a situation in which the Black Rose needs more than 1 coal in its next turn.
    .title = Protecting the Black Rose
    .ru2019 = In this edition you may bring the Black Rose into any situation, even one in which it would need more than 1 coal.
MQ-BLR-12 = If a new tile brings about such a situation, the player who moves the Black Rose may spend more than 1 coal, but only as much as is needed to free it.
    .title = Trapped by a new tile
    .ru2019 = In this edition a new tile gives the Black Rose no extra coal: its limit of coal per round stays the same.
MQ-BLR-13 = If the Black Rose cannot move because it is surrounded, wrecked or aground, it misses its turn and has speed 1 in the next one.
    .title = Black Rose cannot move
    .ru2019 = If the Black Rose cannot complete its move, the ordinary rule for wrecks applies: its speed becomes 1 and it misses its next turn.
    .it1997 = The Black Rose can run aground but is never eliminated. If it cannot move, it misses its turn and has speed 1 in the next one.
MQ-BLR-14 = For the player who moves the Black Rose, the rules for playing with two boats hold.
    .title = Like a second boat

## Variants

MQ-VAR-01 = As a variant, play with only the minimum of passengers: two per player.
    .title = Minimum of passengers
MQ-VAR-02 = As a variant, three players race with two boats each.
    .title = Three players, six boats
MQ-VAR-03 = As a variant, race in teams: four players two against two, six players in teams of two or three.
    .title = Team races
    .it2019 = As a variant, race in teams: four players two against two, six players three against three.
    .ru2019 = As a variant, race in teams: four players two against two, six players three against three.
MQ-VAR-04 = As a variant, race on a longer river of 13 to 18 tiles.
    .title = A longer race

## Rulings

MQ-R-01 = The finish docks are three spaces of the last river tile; the finish tile has no spaces of its own. A finish dock whose space is an island does not exist.
    .title = Where the finish docks are
MQ-R-02 = A boat may stand on a finish dock without finishing; for it, the space is ordinary water.
    .title = Standing on a finish dock
    .ru2019 = A boat that ends its own move on a finish dock at speed 2 or more is wrecked and disqualified. This can happen only when it has no other complete move. Otherwise a finish dock is ordinary water.
MQ-R-03 = A finish dock may also be a passenger dock, a coal dock, a sandbank or driftwood. The passenger comes first, then the coal, then the finish, so a boat may take its second passenger and finish in one arrival.
    .title = Finish dock with other uses
MQ-R-04 = The direction die gives equal chances to all directions that are allowed. Rolling an impossible result again comes to the same thing.
    .title = Chances of the die
MQ-R-05 = A direction is allowed if the new tile touches no tile but the last one and the rest of the river, finish included, can still be laid from there. Should no direction be left, which can happen in the 1997 edition with many tiles, the look-ahead is dropped first, then the tiles behind the last boat are ignored, and at last any direction is taken, with the tile lying on top.
    .title = Allowed directions
    .ru2019 = A direction is allowed if the new tile lies on top of no other tile and the rest of the river, finish included, can still be laid from there. Should no direction be left, the look-ahead is dropped first, then the tiles behind the last boat are ignored, and at last any direction is taken, with the tile lying on top.
MQ-R-06 = Where two tiles touch or overlap that do not follow each other in the river, there is never a passage. Boats cross only inside a tile and over the joint of two consecutive tiles.
    .title = Touching tiles
MQ-R-07 = The finish tile must fit like any other tile. If it fits in no direction, any direction is taken.
    .title = Fitting the finish
MQ-R-08 = Nobody has anything to decide about the direction die, so the game rolls it and lays the tile.
    .title = Who rolls the die
MQ-R-09 = If any boat entered the last tile laid during a turn, one new tile is revealed after the active boat's whole move and after the bows of all pushed boats are set. There is at most one new tile per turn, but a later turn of the same round can reveal another.
    .title = When a tile is revealed
MQ-R-10 = In the 1997 edition a tile is laid in any case after the very first turn of the game.
    .title = First turn, 1997 edition
MQ-R-11 = A half-drawn piece of coast at the rim of a tile counts as water.
    .title = Coast at the rim
MQ-R-12 = The gauge is a straight line at right angles to the direction from this tile to the next one, or to the finish. The boat whose space has its centre further along that direction is ahead.
    .title = How the gauge lies
MQ-R-13 = Furthest right means to the right of the direction from this tile to the next one, on that tile. Two boats can never tie on everything.
    .title = What furthest right means
MQ-R-14 = Pushes during a round do not change the order of that round.
    .title = Pushes and the order
MQ-R-15 = A boat that misses its turn keeps its place in the order and is skipped. After a wreck its wheel still shows the speed of the move that wrecked it. This speed counts in ties, at a dock onto which the boat is pushed, and when coal is passed on.
    .title = Order and missed turns
    .ru2019 = A boat that misses its turn keeps its place in the order and is skipped; its speed is 1.
    .it1997 = A boat that passes keeps its place in the order.
MQ-R-16 = When a tie in the order is decided by coal, the Black Rose counts as having more than 6.
    .title = Black Rose in a tie
MQ-R-17 = You may not wreck your boat on purpose, and you must spend coal to avoid it. A wreck is possible only if no complete legal turn exists with any speed, any course, any push and all your coal; running onto a sandbank is a complete turn.
    .title = No wreck on purpose
    .it1997 = You may not fail on purpose, and you must spend coal to go on. A boat passes or is eliminated only if no complete legal turn exists with any speed, any course, any push and all its coal; running onto a sandbank is a complete turn.
MQ-R-18 = The player of a boat that is about to wreck picks speed and course among those that leave the fewest movement points unspent. The boat stays on the last legal space of that course. Its wheel shows the speed used, less 1 for each driftwood space entered, but never less than 1.
    .title = Where a wreck stops
    .ru2019 = The player of a boat that is about to wreck picks speed and course among those that leave the fewest movement points unspent. The boat stays on the last legal space of that course and its speed becomes 1 at once.
    .it1997 = There are no wrecks in this edition: a boat without a complete move is eliminated or passes.
MQ-R-19 = A boat that is wrecked on a dock gets no passenger and no coal and does not finish.
    .title = Wrecked on a dock
    .it1997 = There are no wrecks in this edition: a boat without a complete move is eliminated or passes.
MQ-R-20 = During the missed turn nothing happens. The boat can be pushed, and its owner then sets its bow as usual. In the turn after that its wheel goes to 1, if it is not there yet, its bow is set freely, and it takes a normal turn from speed 1. If it was pushed onto a sandbank, its bow is set freely all the same; if no bow lets it leave, it keeps the chosen one and its turn is over.
    .title = The turn after repairs
    .it1997 = There are no wrecks in this edition, so no boat misses a turn for repairs.
MQ-R-21 = In the 2019 French edition a boat blocked by a boat that cannot be pushed ends its turn where it stands, with speed 1. It misses no further turn.
    .title = Blocked, 2019 French edition
MQ-R-22 = In the 1997 edition a boat that would have to spend coal it does not have is eliminated: it leaves the river and is ranked last.
    .title = Elimination, 1997 edition
MQ-R-23 = You may sail upstream and back onto earlier tiles, but you may not stand still.
    .title = Sailing upstream
MQ-R-24 = The pusher chooses every target of a push or chain, but never its own space. A chain uses no space twice, cannot go through a boat that is aground and must end on a free river space; otherwise that push is not allowed.
    .title = Targets of a push
    .it1997 = The pusher chooses the target of a push among the free river spaces next to the pushed boat, but neither its own space nor one that it has used in this turn. It may not enter the target itself later in the turn either, so no boat is pushed twice in one turn.
MQ-R-25 = Each pushed boat's owner sets its bow once, when the active boat's movement is over and before a tile is revealed, in the order in which the boats were first pushed. A boat keeps its bow only if every push of the turn put it on a sandbank. One that was pushed onto water first and onto a sandbank after that may still be turned.
    .title = When bows are set
    .it1997 = Each pushed boat's owner sets its bow once, when the active boat's movement is over and before a tile is revealed, in the order in which the boats were pushed. A boat that was pushed onto a sandbank or into driftwood keeps its bow.
MQ-R-26 = At a dock the speed used for this move counts, before any reduction by driftwood, a sandbank or a wreck. For a pushed boat it is the speed its wheel shows.
    .title = Speed at docks
MQ-R-27 = Each pushed boat costs 1 movement point, and 1 more if its target is driftwood. Then the pusher's own entry costs 1 movement point, or 2 into driftwood.
    .title = Costs of pushing
MQ-R-28 = A boat pushed onto a finish dock at speed 1 with two passengers finishes, in every edition.
    .title = Pushed home
MQ-R-29 = If push wars never end, the race stops at a round limit, 100 rounds unless you set another. Finished boats rank first; then passengers count, then the place on the river as the gauge shows it, in the introductory game too. As a house rule you may also allow finishing at speed 2; the standard is speed 1.
    .title = Round limit and house rules
MQ-R-30 = After your own move a passenger comes aboard whenever the conditions are met; you have no choice. If your boat is pushed onto a dock, the passenger comes aboard at once, but you may hand it back when you set the bow, as long as the boat is still racing. You are asked only if your side has several boats: with one boat there is nothing to gain by it.
    .title = Handing a passenger back
    .it1997 = A passenger comes aboard when the conditions are met, but you may hand it back: right after your own move, or, if your boat was pushed onto the dock, when you set its bow, as long as it is still racing. You are asked only if your side has several boats: with one boat there is nothing to gain by it.
MQ-R-31 = One passenger per dock and one per island mean the same here: a boat takes at most one passenger from each tile.
    .title = Dock or island
MQ-R-32 = After the winner the race goes on: boats rank by arrival, and the last boat left is ranked last. With two players, teams or several boats per player it is over when the first boat is home.
    .title = After the winner
MQ-R-33 = When only boats race on that can never get two passengers, the race ends; they rank by passengers, then by turn order. This is judged for each boat by the passengers left in the river and the draw pile, on tiles where it has not yet taken one.
    .title = No passengers left
    .ru2019 = A boat that docks at the finish at speed 1 with fewer than two passengers finishes, also when it is pushed there, and ranks by passengers. That does not end a two-player or team race.
MQ-R-34 = In a team race the first boat home wins for its team. Team mates may push each other and pass on coal as if the boats were their own.
    .title = Winning as a team
MQ-R-35 = When three players have two boats each, the six boats are drawn to the start docks at random, the sixth by the rule for six players. Passengers are as for two or three players. The Black Rose is then the seventh boat and enters after the sixth by the same rule; if the docks are taken, it uses another free start dock. The owner of the sixth boat chooses its dock, which may be the sixth boat's own. In the first round it may spend 2 coal.
    .title = Three players, two boats each
    .it1997 = When three players have two boats each, the six boats are drawn to the start docks at random, the sixth by the rule for six players. Passengers are as for two or three players. The Black Rose cannot sail with six boats, whoever owns them: the shipyard has room for one boat only.
MQ-R-36 = In the variant with the minimum of passengers there are exactly two per player, whatever tiles are in the pile. The docks are filled in the order of discovery until the passengers are used up. What a dock gets is the first of these that is enough with all docks together: 1 each; 1 on red and 2 on blue docks; 2 each; 2 on red and 3 on blue docks; 3 each.
    .title = Placing the minimum
MQ-R-37 = You choose the B tiles and the length of the river. With 12 tiles each B tile replaces an A tile; with 12 plus the number of B tiles none leaves; any length between is possible. The A tiles that leave are drawn, first from the A3 tiles, then from the A2 tiles.
    .title = B tiles and river length
    .it1997 = You choose the B tiles and the length of the river. With 12 tiles each B tile replaces an A tile; with 12 plus the number of B tiles none leaves; any length between is possible. You name the A tiles that leave, any but A0, or have them drawn, first from the A3 tiles, then from the A2 tiles. The docks that stay must have two passengers for each player, or the table is refused.
MQ-R-38 = Extra passengers needed because of B tiles come from the 16 in the box. There are never more than 16: when they are used up, the docks found later get what is left.
    .title = Where extra passengers come from
MQ-R-39 = A boat's own movement through driftwood can never take its speed below 1, since each driftwood space costs 2 movement points.
    .title = Driftwood and low speed
    .ru2019 = A boat's own movement through driftwood can never take its speed below 1, since each driftwood space costs 2 movement points. A boat pushed into driftwood does not drop below speed 1 either.
MQ-R-40 = A boat with 0 coal may not enter a sandbank and may not be pushed onto one. Its coal is counted at the moment of entry. The Black Rose always counts as having coal.
    .title = Sandbank with no coal
    .ru2019 = A boat with 0 coal may enter a sandbank and may be pushed onto one.
    .it1997 = A boat with 0 coal may enter a sandbank and may be pushed onto one.
MQ-R-41 = A boat that is aground must leave if it can. If it cannot, its turn only sets its bow, free of coal.
    .title = A boat aground
    .ru2019 = A boat that is aground must leave if it can. If islands, banks or the open end block it ahead and astern, its turn only sets its bow. If it has no coal and cannot back off, it misses the turn and may leave forward without coal in the next one. Otherwise a boat is in the way, and it is wrecked: it misses its next turn and then sets its bow freely.
    .fr2019 = A boat that is aground must leave if it can. If it cannot, it misses the turn. Its next turn begins with a free choice of bow, and then it leaves as usual, forward or backing off. It must leave if any bow lets it; if none does, it misses the turn again.
    .it1997 = A boat that is aground must leave if it can. If it cannot, it is eliminated if there is land ahead and astern, or if only coal is missing for leaving forward as the boats stand. Otherwise it passes. Its bow stays as it is.
MQ-R-42 = A boat backs off a sandbank only onto a free space: water, a dock, where pick-up and finish work because its speed is 1, or another sandbank. It cannot back into driftwood or push.
    .title = Backing off a sandbank
MQ-R-43 = After leaving a sandbank forward, a boat moves normally from there on; it may push if it has the movement points.
    .title = After leaving forward
MQ-R-44 = Reductions of speed are made first; only then is coal passed on.
    .title = Reductions before transfer
MQ-R-45 = The active player decides about a coal transfer between their own boats or with team mates; nobody else is asked. Start docks and finish docks count as docks.
    .title = Deciding a transfer
MQ-R-46 = The seventh coal of the sixth boat is the first unit it spends in the first round. It cannot be passed on, does not count in ties and is gone after the first round.
    .title = Using the seventh coal
MQ-R-47 = If every dock from which the sixth boat may start is occupied, it enters at any free start dock. If there is none, it enters in the next round.
    .title = Start docks occupied
MQ-R-48 = The Black Rose is steered by the owner of the last racing boat in this round's order, who also sets its bow after a push. Whoever steers it when a turn begins does so to the end of that turn, even if that last boat leaves the river in it. The Black Rose always moves; nobody may leave it where it is.
    .title = Steering the Black Rose
MQ-R-49 = You may not make a turn, or set the bow of a pushed Black Rose, in such a way that the Black Rose then has complete turns but each of them costs more than 1 coal. The tiles then lying count, and the best bow if one is still to be set. A Black Rose that could not move whatever its coal, surrounded or aground, is no such case; one aground that could leave only for more than 1 coal is. If every turn breaks this rule, it is off for that turn, and the Black Rose may spend the least coal that frees it.
    .title = Keeping the Black Rose free
    .ru2019 = There is no such restriction in this edition: a turn is allowed whatever coal the Black Rose will need afterwards.
MQ-R-50 = If the Black Rose cannot move, it misses its turn and keeps its bow. Its wheel goes to 1 when its next turn begins.
    .title = The Black Rose is stuck
    .ru2019 = If the Black Rose cannot complete its move, the ordinary rule for wrecks applies: its speed becomes 1 at once and it misses its next turn.
MQ-R-51 = Only boats of the player who steers the Black Rose this round may fill up from it, each at the end of its own move or of the Black Rose's move. They fill up to 6, as often as the conditions are met.
    .title = Filling up from the Rose
    .it1997 = Only boats of the player who steers the Black Rose this round may take coal from it, each at the end of its own move or of the Black Rose's move. They take at most 2 coal in a round altogether, at one time or two.
MQ-R-52 = The Black Rose does not count as a racing boat, but it reveals tiles like any other boat.
    .title = Not a racing boat
MQ-R-53 = In the 1997 edition the rearmost tile is removed at the end of the turn, before a new tile is laid. The Black Rose counts as a boat for this.
    .title = Removing tiles, 1997 edition
MQ-R-54 = Where the 1997 edition speaks of a tile with no boat on it yet, it means the last tile laid, as in the 2019 editions.
    .title = New tile, 1997 edition
MQ-R-55 = In the 2019 French edition a boat counts as blocked by a boat if it would have a complete turn without the other boats. Otherwise it is wrecked.
    .title = Blocked or wrecked, French edition
MQ-R-56 = In the 1997 edition a boat for which no turn exists, whatever its coal, passes and its speed becomes 1. It is eliminated only where more coal would have helped.
    .title = Passing, 1997 edition
MQ-R-57 = In the 2019 Russian edition a boat without a complete turn that can end on a finish dock at speed 2 or more with all movement points used must do so before an ordinary wreck. An ordinary wreck that ends on a finish dock at speed 2 or more disqualifies the boat too.
    .title = Finish wreck, Russian edition
MQ-R-58 = Turning your bow to and fro and spending coal for nothing are legal. A change of speed costs only its net amount.
    .title = Wasting coal
MQ-R-59 = A dock works the moment a boat is pushed onto it, even if the boat is pushed on later in the same turn: passenger, coal and finish, all at speed 1. A boat pushed home leaves its space at once.
    .title = Docks under pushed boats
    .ru2019 = A dock works the moment a boat is pushed onto it, even if the boat is pushed on later in the same turn: passenger, coal and finish, all at speed 1. A boat pushed home leaves its space at once. The loss of 1 speed in driftwood also happens at the push.
MQ-R-60 = In the 2019 Russian edition chains are allowed: a boat may be pushed onto an occupied space as well as onto a free one.
    .title = Chains, Russian edition
MQ-R-61 = Limits on passengers that are given per player hold for each boat.
    .title = Passengers per boat
MQ-R-62 = In the 2019 Russian edition a boat aground without coal whose way back is blocked misses this turn. In its next turn it may leave forward without coal. Its bow stays as it is, unless islands, banks or the open end block it ahead and astern: then this turn sets its bow.
    .title = Stuck without coal, Russian edition
MQ-R-63 = In the 1997 edition the ban on raising the speed of a boat that backs off a sandbank holds for the turn of backing off itself.
    .title = Backing off, 1997 edition
MQ-R-64 = The sixth boat's dock is chosen at setup and its bow when it enters. If the chosen dock is taken by then, it uses the other one.
    .title = Entry of the sixth boat
    .it1997 = The sixth boat's bow is chosen freely when it enters. Entering costs 1 movement point and cannot push another boat; this also holds if it has to enter at another dock.
MQ-R-65 = A Black Rose that has run aground, by its own move or by a push, misses its next turn. Then it leaves like any boat, from speed 1 and with its bow as it was; if it cannot, the rule for a boat aground holds. Coal needed to leave the sandbank is its coal of the round.
    .title = Black Rose aground
    .ru2019 = A Black Rose that is aground leaves if it can; otherwise the rule for a boat aground holds. Coal needed to leave the sandbank is its coal of the round.
    .it1997 = A Black Rose that is aground leaves if it can; otherwise it passes. It is never eliminated. Coal needed to leave the sandbank is its coal of the round.
MQ-R-66 = Coal is passed on, and taken from the Black Rose, before bows are set and before a tile is revealed, but not in a missed or passed turn. Taking coal from the Black Rose fills the boat up to 6.
    .title = Timing of coal transfers
    .it1997 = Coal is passed on, and taken from the Black Rose, before bows are set and before a tile is revealed, but not in a missed or passed turn. The Black Rose gives 1 or 2 coal.
MQ-R-67 = In the 2019 Russian edition, too, the boats of two players move by dock in the first round: 2, 3, 4, 5. Who begins only says who takes which docks.
    .title = First round for two, Russian edition
MQ-R-68 = If every racing boat passes in two rounds running, and none of them could have moved, the race is over. The boats left rank by passengers, then by turn order. The Black Rose does not count.
    .title = Nobody can move any more
MQ-R-69 = A push that brings a boat home is completed first, with its whole chain. Boats of one chain come home in the order in which they move: the far one first. If that ends the race, the turn ends too: the pusher does not enter, nothing else moves, and no bow is set.
    .title = A push that brings boats home
MQ-R-70 = In one turn coal can be passed on once with each partner, in any amount. The Black Rose is no partner: taking coal from it has its own rule.
    .title = Once with each partner
