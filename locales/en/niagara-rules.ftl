### Niagara: the rules and rulings, one message per clause.

## Setup

NI-SET-01 = Each of the five deposits starts with 7 gems of its own colour: amethysts at space 3, diamonds at space 4, ambers at space 5, sapphires at space 6 and rubies at space 7. The last two deposits lie on the island and are reached from both arms. The eighth gem of each colour stays in the box.
    .title = Seven gems on each deposit
NI-SET-02 = Nine discs lie in the river: one on each of the spaces 1 to 5 and two in each arm. With the option fork = in-turn, the arm that takes the first disc is drawn at random at the start and shown to all.
    .title = Discs and first arm
NI-SET-03 = The weather marker starts on 0.
    .title = The weather marker
NI-SET-04 = Each player has 2 canoes on the beach and 7 paddle cards: the numbers 1 to 6 and a cloud.
    .title = Canoes and paddle cards
NI-SET-05 = A player drawn at random holds the life ring first.
    .title = The first life ring

## Round

NI-RND-01 = A round has four phases: in phase I everyone chooses a card, in phase II the players act, in phase III the river flows, and in phase IV the life ring is passed on.
    .title = The four phases

## Cards

NI-CRD-01 = In phase I everyone secretly lays one of the paddle cards still in hand.
    .title = Choosing a card
NI-CRD-02 = In phase II the cards are opened one by one, each when its player's turn comes, and not all together.
    .title = Opening the cards
NI-CRD-03 = A played card lies face up until its owner plays the next one on top of it. After the seventh round all players take all seven cards back together. Nobody may look at covered cards again; with the option open_discards everybody may.
    .title = Covered cards
NI-CRD-04 = Everyone plays a card in every round, wherever their canoes are.
    .title = A card every round

## Acting

NI-ACT-01 = In phase II the players act clockwise, beginning with the holder of the life ring. A number moves your canoes; the cloud changes the weather and nothing else.
    .title = Turns in phase II

## Canoes

NI-CAN-01 = If both your canoes are ashore, you must launch exactly one of them.
    .title = Both ashore
NI-CAN-02 = If one of your canoes is ashore and the other afloat, the one afloat must move and the other may be launched.
    .title = One ashore, one afloat
NI-CAN-03 = If both your canoes are afloat, both must move.
    .title = Both afloat
NI-CAN-04 = Each canoe that moves uses the whole value of your card. Each disc that it goes costs 1 point.
    .title = The whole card for each canoe
NI-CAN-05 = In one turn a canoe moves in one direction only, upstream or downstream. It may not go up one arm and down the other.
    .title = One direction
NI-CAN-06 = Your two canoes may go in different directions. They move one after the other, in the order that you like.
    .title = Two canoes, two directions
NI-CAN-07 = When your canoe goes downstream at the fork, you choose the arm.
    .title = Choosing the arm
NI-CAN-08 = Between the beach and the river a canoe passes only over the disc on space 1. The step from the beach onto that disc, or back, costs 1 point.
    .title = In and out of the river
NI-CAN-09 = All points must be used. The only exception is a canoe that lands or goes over the falls: the points that it has left are wasted.
    .title = Using all points
NI-CAN-10 = A canoe that has landed does not move again in this turn. Empty canoes may land too, and both your canoes may land in one turn.
    .title = Landing
NI-CAN-11 = A disc holds any number of canoes; they do not block each other.
    .title = No blocking
NI-CAN-12 = A canoe that paddles downstream past space 7 goes over the falls; the rest of its points is void.
    .title = Paddling over the falls

## Gems

NI-GEM-01 = A canoe carries one gem at most.
    .title = One gem per canoe
NI-GEM-02 = Loading a gem at a deposit, or unloading one there, costs 2 points. It is done before or after the canoe's move, never in between.
    .title = Loading and unloading
NI-GEM-03 = A canoe may unload its gem and at once load another, for 4 points in all. Both happen at the same deposit, and the new gem must be of another colour.
    .title = Swapping gems
NI-GEM-04 = A gem that was loaded in this turn is not unloaded at a deposit in the same turn.
    .title = No unloading of a new gem
NI-GEM-05 = An unloaded gem may lie at a deposit of another colour. Whoever loads chooses among the colours that lie there.
    .title = Mixed deposits
NI-GEM-06 = With a 1, therefore, nobody can load or unload at a deposit.
    .title = No gem work with a 1

## Stealing

NI-STL-01 = An empty canoe that ends an upstream move, with all points used, on a disc with another player's loaded canoe may take that canoe's gem. This costs 0 points.
    .title = Stealing a gem
NI-STL-02 = The stealing canoe may have unloaded its gem at the start of that move. It may not move first, then unload and then steal.
    .title = Unloading before stealing
NI-STL-03 = The thief chooses among several victims. Stealing is never forced; you never steal from your own canoes, never in passing and never going downstream. A robbed canoe may rob in its own turn.
    .title = Limits of stealing
NI-STL-04 = Canoes never hand gems over to each other, not even two canoes of the same player.
    .title = No handing over

## Landing

NI-LND-01 = A canoe that reaches the beach with a gem scores it at once, for 0 points. Scored gems lie open for all to see.
    .title = Scoring a gem

## Weather

NI-WEA-01 = Whoever plays the cloud moves the weather marker exactly one step along the track -1, 0, +1, +2; it must move. From an end of the track it can only go back.
    .title = Moving the weather marker
NI-WEA-02 = Whoever plays the cloud moves, loads and steals nothing in this round.
    .title = Nothing but the weather

## River

NI-RIV-01 = In phase III the river flows as many steps as the lowest number played in this round plus the weather, and never fewer than 0.
    .title = How far the river flows
NI-RIV-02 = If no number was played in this round, the river flows as many steps as the weather says, and never fewer than 0.
    .title = Only clouds
NI-RIV-03 = One step pushes one disc in at the top and ends when one disc has gone over the falls. The discs above the fork and in one arm move on by one space; the other arm stands still.
    .title = One step of the river
NI-RIV-04 = At the fork a disc goes into the left or the right arm: chance decides at each step. With the option fork = in-turn the arms alternate, and the next one is remembered from round to round.
    .title = Left or right at the fork
NI-RIV-05 = Canoes ride on their discs. Nothing is loaded, unloaded or stolen in phase III.
    .title = Canoes ride along

## Falls

NI-FAL-01 = Canoes on a disc that goes over the falls are lost. A gem aboard goes back to the deposit of its own colour.
    .title = Lost canoes
NI-FAL-02 = In phase I, before the cards are laid, you may buy a lost canoe back for one of your scored gems. The gem goes back to the deposit of its own colour and the canoe to the beach.
    .title = Buying a canoe back
NI-FAL-03 = A player left with no canoe and no gem gets one canoe back for nothing.
    .title = The free canoe

## Ring

NI-RNG-01 = In phase IV the life ring goes to the next player on the left.
    .title = Passing the life ring

## End

NI-END-01 = The goal is to have, on land, gems of all five colours, or four gems of one colour, or any seven gems.
    .title = The goal
NI-END-02 = The game stops at the end of phase II of the round in which a player first reaches the goal. The others still act; the river no longer flows.
    .title = End of the game

## Rulings

NI-R-01 = Chance decides which arm takes a disc at the fork: each step draws it with even odds, and nobody knows it beforehand (fork = random). With the option fork = in-turn the arms alternate, everybody can see which one is next, and there is no luck in it.
    .title = Chance or in turn
NI-R-02 = It cannot happen that you have no legal move for your whole card. Going upstream is always possible, because landing takes up the surplus, and a launched canoe always has room, because the highest card is 6 and there are seven spaces down to the falls.
    .title = There is always a move
NI-R-03 = Paddling your own canoe over the falls is legal, but a user interface asks you to confirm it. The canoe is lost, and a gem aboard goes back to the deposit of its own colour.
    .title = Over the falls by paddling
NI-R-04 = A card may be used up by gem work alone, without moving: a 2 by loading or unloading, a 4 by a swap. This counts as having moved that canoe.
    .title = Gem work without moving
NI-R-05 = A canoe may load a gem, go upstream and land in the same turn (load_and_land = allowed). With the option load_and_land = forbidden, a canoe that has loaded in this turn makes no move that ends on the beach.
    .title = Load and land
NI-R-06 = A canoe may not unload at the start of its move and load elsewhere at the end. Unloading only at the end, or loading only at the start, is legal.
    .title = Unload here, load there
NI-R-07 = To steal, a canoe must have gone upstream by at least one disc.
    .title = At least one disc upstream
NI-R-08 = The two arms have different discs: nobody steals across from one arm to the other.
    .title = No stealing across the arms
NI-R-09 = If you have only one canoe left and it is ashore, a number obliges you to launch it.
    .title = The only canoe
NI-R-10 = If you have no canoe but gems, you may buy a canoe back but need not. Without a canoe your card moves nothing, but it counts for the river.
    .title = Without a canoe
NI-R-11 = If both your canoes are lost, each costs one gem, and you may buy both back in the same round.
    .title = Two lost canoes
NI-R-12 = Canoes are bought back in phase I before the cards are laid, openly and one player after the other, beginning with the holder of the life ring. A player with nothing to buy back is not asked.
    .title = When canoes are bought back
NI-R-13 = The free canoe comes at the end of the phase, II or III, in which the last canoe was lost. It is one canoe, and there is nothing to choose.
    .title = When the free canoe comes
NI-R-14 = Nothing can be loaded at an empty deposit.
    .title = Empty deposit
NI-R-15 = The cards of players who cannot move count for the lowest number too.
    .title = Cards without a move
NI-R-16 = Several clouds in one round take effect one after the other, in turn order.
    .title = Several clouds
NI-R-17 = If several players reach the goal in the same round, the first of them in phase II wins (tie = first). With the option tie = value the highest total value wins: 1 for an amethyst, 2 for a diamond, 3 for an amber, 4 for a sapphire and 5 for a ruby; then more gems decide, then the earlier turn in phase II. With the option tie = count more gems decide, then the earlier turn.
    .title = Several players reach the goal
NI-R-18 = All players who have reached the goal come before all who have not, in the order in which they win a tie. The others rank by the total value of their gems, then by their number, then by the earlier turn in phase II; with the option tie = count by their number, then by the earlier turn.
    .title = The other places
NI-R-19 = While the game goes on, covered cards are hidden from everybody else, wherever the game is shown. Everybody may see a card from its opening until it is covered; a card taken back counts as covered. What was done with it may be told, its number may not. A game in progress gives out no record while something in it is sealed or covered. When the game is over, everything is open. You always see your own cards, and the option open_discards shows everybody's.
    .title = Hidden cards
NI-R-20 = A game that does not end by itself stops at the end of phase II of the round that the option round_limit names: 200 by default, or none. All players are then ranked as at any end of the game.
    .title = The round limit
NI-R-21 = Whether a canoe is ashore or afloat is judged at the start of your turn, and your canoes may act in either order. If the one afloat lands or goes over the falls, the other may still be launched; a canoe that has landed is not launched again in this turn.
    .title = Ashore or afloat
NI-R-22 = A canoe that goes upstream with points to spare lands; it cannot stop on space 1.
    .title = Points to spare upstream
NI-R-23 = One of your canoes may load a gem that the other has just unloaded or lost over the falls. That a newly loaded gem is not unloaded holds for the gem of one and the same canoe.
    .title = A gem from the other canoe
NI-R-24 = In a swap, another colour means another than that of the gem just unloaded.
    .title = Another colour in a swap
NI-R-25 = Each player decides once per round about buying back: none, one or two gems, of the colours that the player chooses. Only players with a lost canoe and a gem are asked.
    .title = One decision to buy back
NI-R-26 = The cards come back into hand in phase IV of round 7, round 14 and so on.
    .title = The seventh round
NI-R-27 = The weather stays as it is from round to round. A player without a canoe who plays the cloud moves the marker all the same.
    .title = The weather stays
