/** The documents of the API by short names. `wire.ts` is made from the server's own description by `npm run wire`. */

import type { components } from './wire';

export type Schemas = components['schemas'];

export type Config = Schemas['Config'];
export type Area = Schemas['Area'];
export type Board = Schemas['Board'];
export type Audience = Schemas['Audience'];
export type GameOffer = Schemas['GameOffer'];
/** A field of a game's table document. */
export type Field = Schemas['GameOption'];
/** A point on which editions differ. */
export type Point = Schemas['EditionPoint'];
/** What the rules say about a table that is being made. */
export type DraftOptions = Schemas['DraftOptions'];
export type Excluded = Schemas['Excluded'];
/** A game's table document as it is being filled in; what is not there is as usual. */
export type Options = DraftOptions['table'];
export type OptionValue = Schemas['OptionValue'];
export type Invitation = Schemas['Invitation'];
export type Me = Schemas['Me'];
export type Notice = Schemas['Notice'];
export type NewTable = Schemas['NewTable'];
export type Outcome = Schemas['Outcome'];
export type Pace = Schemas['Pace'];
export type Piece = Schemas['Piece'];
export type ProblemBody = Schemas['ProblemBody'];
export type RuleBody = Schemas['RuleBody'];
export type RuleCited = Schemas['RuleCited'];
export type Scene = Schemas['Scene'];
export type SeatStatus = Schemas['SeatStatus'];
export type SeatKind = Schemas['SeatKind'];
export type Spot = Schemas['Spot'];
export type Stage = Schemas['Stage'];
export type TokenInfo = Schemas['TokenInfo'];
export type Verified = Schemas['Verified'];
export type WhyNot = Schemas['WhyNot'];

export type TableCard = Schemas['TableCard'];

/** A table as the caller sees it. */
export type Table = Schemas['TableView'];

/** The game as the caller sees it; `game` says which one. */
export type GameView = Schemas['GameView'];
export type GameName = GameView['game'];
/** The part of a document of several games that is about one of them. */
export type Of<Document extends { game: GameName }, Game extends GameName> = Extract<Document, { game: Game }>;

/** The game after an entry of its record; the first is the start. Those of a story have no view and no picture. */
export type Moment = Schemas['Moment'];
/** Something that happened, as the engine tells it, with the rule that made it so. */
export type GameEvent = Moment['events'][number];

/** An event of a table's log. */
export type TableEvent = Schemas['TableEvent'];
/** What whoever follows a table needs next. */
export type Update = Schemas['Update'];
export type Choices = Schemas['Choices'];

export type Consequence = Schemas['Consequence'];

/** What an adviser says. */
export type Advice = Schemas['Advice'];

/** A whole turn: the actions, and what they lead to. */
export type Plan = Schemas['Plan'];
