// Made by tools/protocol.py from src/leagues/harbour/messages.py. Change that, then run it again.

/** whoever looks on: sees what everybody may see */
export const WATCHER = -1
/** of a question: any seat may answer, the first answer counts */
export const ANYONE = -2
/** of a question: the dice are the players' own, and their outcome is typed in */
export const CHANCE = -1
/** of a link: several people at one screen */
export const ALL_SEATS = -3

/** A link's secret part. */
export type Token = string
/** Chosen by the client, new for every move. */
export type MoveId = string
/** Grows with every change of a table, undo included. */
export type Revision = number
/** An answer to a decision: its place in `DecisionAbout.answers`. */
export type Answer = number
export type Seat = number
export type Name = string
/** A way of playing, such as `greedy`. */
export type Policy = string
export type Page = string
export type LinkKind = 'shared' | 'invite' | 'private' | 'recovery' | 'watch'
export type Hex = string
export type FromClient = Hello | Luck | Play | Feed | Undo | Say | Point | Settings | Replace | Return | Keep | Rematch | Ping
/** of the journal: the entry that caused it, the message's number, its three arguments */
export type Line = number[]
export type FromServer = Welcome | Dice | Update | Done | Refused | Explained | Chances | Seats | Waits | Proposed | Said | Pointed | Rematched | Pong

/** The first message: which link this is, and what the page already has. */
export interface Hello {
  do: 'hello'
  token: Token
  /** the revision that the page saw last, on an earlier visit; `Welcome.since` begins there; without it: `0` */
  have?: Revision
  /** only heard at tables that were made before dice were promised; at others see `Luck`; without it: `""` */
  luck?: Hex
  /** chosen by a page, the same when it comes back; without it: `""` */
  page?: Page
  /** wants to be told `Explained` after every welcome and update; without it: `false` */
  explain?: boolean
  /** wants `Explained.advised`, for lessons; without it: `false` */
  advise?: boolean
}

/** Give to the luck of fair dice, once `Welcome.dice` is known. Where several give: first the promise of one's bytes, and the bytes when all have promised. Who gives alone sends the bytes at once. */
export interface Luck {
  do: 'luck'
  /** as `Dice` has it; without it: `1` */
  round?: number
  /** the SHA-256 of `leagues/promise/COMMITMENT/ROUND/SEAT/` and the bytes; without it: `""` */
  promise?: Hex
  /** 16 random bytes or more, of this round only; without it: `""` */
  bytes?: Hex
  /** the bytes that this seat promised are lost: all promise anew, with new bytes; without it: `false` */
  lost?: boolean
}

/** Answer the decision that waits. Where both players decide together in different places, this proposes or agrees. */
export interface Play {
  do: 'play'
  id: MoveId
  /** as this seat was told it */
  revision: Revision
  answer: Answer
  /** at a screen that several share: whose answer it is; without it: `null` */
  seat?: Seat | null
}

/** What the players' own dice or cards brought. */
export interface Feed {
  do: 'feed'
  id: MoveId
  revision: Revision
  answer: Answer
}

/** Take back the last choice, or the whole turn as far as undo reaches. */
export interface Undo {
  do: 'undo'
  id: MoveId
  revision: Revision
  /** without it: `false` */
  turn?: boolean
}

/** A ready phrase for the others at the table. */
export interface Say {
  do: 'say'
  phrase: string
}

/** Point at something for the others at the table. */
export interface Point {
  do: 'point'
  /** such as `path` or `die` */
  what: string
  at: number
}

/** Change what a seat may change: its name, whether the roll that opens a turn waits for a click, and whether it wants to be told its chances. */
export interface Settings {
  do: 'settings'
  /** without it: `null` */
  name?: Name | null
  /** without it: `null` */
  wait?: boolean | null
  /** they are told once all people at the table want that; without it: `null` */
  odds?: boolean | null
}

/** Give a seat to a bot that has been silent for longer than the table agreed. Its own link takes it back: by `Return`, or by any move. */
export interface Replace {
  do: 'replace'
  seat: Seat
}

/** Take one's own seat back from the bot that was put there meanwhile. */
export interface Return {
  do: 'return'
}

/** Keep a table that others ask to delete: whoever asked must ask anew. */
export interface Keep {
  do: 'keep'
}

/** After the end: the same people, bots and options at a new table. Everybody is told `Rematched`. */
export interface Rematch {
  do: 'rematch'
}

/** Ask for a sign of life, where a line has been silent for long. Answered by `Pong`. */
export interface Ping {
  do: 'ping'
}

/** One seat of a table. */
export interface SeatAbout {
  /** without it: `""` */
  name?: string
  /** has promised its share of the luck, or given it where nobody else gives; without it: `false` */
  joined?: boolean
  /** has a page open now; without it: `false` */
  here?: boolean
  /** the policy that plays it; empty for a person; without it: `""` */
  bot?: string
  /** in how many places it is open, where that is more than one; without it: `0` */
  places?: number
  /** wants chances to be told; without it: `false` */
  odds?: boolean
  /** of a person's seat: `invited` until it is taken up, `asks` to delete the table, `left` for good; without it: `""` */
  standing?: string
}

/** What is asked now. */
export interface Question {
  /** its number; 0 when the game is over or has not begun; without it: `0` */
  decision?: number
  /** who answers: a seat, ANYONE or CHANCE; without it: `0` */
  seat?: number
  /** what the rules remember for it; without it: `[]` */
  arguments?: number[]
  /** the answers, for those who may answer; with own dice the outcomes; without it: `[]` */
  legal?: number[]
  /** why the last choice cannot be taken back; empty if it can; without it: `""` */
  barrier?: string
  /** how the game ended; without it: `""` */
  outcome?: string
  /** of each seat, at the end; without it: `[]` */
  scores?: number[]
}

/** How far fair dice have come. Told whenever that changes, until the game begins. */
export interface Dice {
  is: 'dice'
  /** what is settled before anybody gives, as it goes into the key of all draws */
  terms: string
  /** grows when all promise anew; what was promised or given before is void */
  round: number
  /** the seats that give; at one screen the first person for all */
  givers: number[]
  /** of each giver, empty where it is still missing; none where one gives alone; without it: `[]` */
  promises?: string[]
  /** the seats that have given their bytes; without it: `[]` */
  given?: number[]
  /** the bytes of each giver, once all are there; without it: `[]` */
  shares?: string[]
  /** for each time that all promised anew: the seat that had lost its bytes, -1 when the rules changed; without it: `[]` */
  anew?: number[]
}

/** The whole table, as this link may see it. Answers `Hello`, and comes again whenever changes would not do. */
export interface Welcome {
  is: 'welcome'
  /** a public name, no secret */
  table: string
  game: string
  /** whose link this is: a seat, ALL_SEATS or WATCHER */
  seat: number
  revision: number
  options: Record<string, unknown>
  seats: SeatAbout[]
  luck: 'fair' | 'open' | 'own'
  question: Question
  /** the state as this link may know it, without the stack */
  view: Record<string, unknown>
  /** the whole journal */
  lines: Line[]
  /** what the page draws and the rules do not change: see the game's `page` module */
  scenery: Record<string, unknown>
  /** the lines from this one on are new to a page that said what it has; without it: `0` */
  since?: number
  /** the roll that opens a turn waits for a click; without it: `true` */
  wait?: boolean
  /** what both decide together is proposed and agreed; without it: `false` */
  agree?: boolean
  /** of fair dice; without it: `""` */
  commitment?: string
  /** of fair dice that are promised; without it: `null` */
  dice?: Dice | null
  /** for a seat to keep; without it: `""` */
  receipt?: string
  /** of fair dice, once the game has ended and no other table shares it; without it: `""` */
  secret?: string
  /** of an open seed, where it tells no secret; without it: `""` */
  seed?: string
  /** the first entries, taken over from another table; without it: `0` */
  forked?: number
  /** the rules have changed under it: it can be looked at and forked, not played; without it: `false` */
  frozen?: boolean
  /** seconds of silence after which a seat can be given to a bot; without it: `0` */
  patience?: number
  /** seconds since everybody was told what is asked now; without it: `0` */
  silent?: number
  /** an older table: whoever made it has the links of all seats, and can use them; without it: `false` */
  shared?: boolean
}

/** One of the things that an update did, in the order in which they were done: for whoever shows them one by one. */
export interface Step {
  /** the entry of the record that did it, from 0 */
  entry: number
  /** as in `Update`, since the step before; empty where it is the only step; without it: `{}` */
  changes?: Record<string, unknown>
}

/** A change of the table. */
export interface Update {
  is: 'update'
  revision: number
  question: Question
  /** fields of the view; of a row that changed in few places, {"place": value}; without it: `{}` */
  changes?: Record<string, unknown>
  /** new in the journal; without it: `[]` */
  lines?: Line[]
  /** after an undo: how many lines of the journal stay; -1 for all; without it: `-1` */
  keep?: number
  /** the id of this client's own move; without it: `""` */
  done?: string
  /** of fair dice, once the game has ended; without it: `""` */
  secret?: string
  /** of `changes`, in their order; empty where something was taken back, or nobody knows; without it: `[]` */
  steps?: Step[]
}

/** A move that was answered before, and was not played again. */
export interface Done {
  is: 'done'
  id: string
  revision: number
}

/** Something could not be done; the sentence lies in the words under `error-<code>`. */
export interface Refused {
  is: 'refused'
  code: string
  /** without it: `{}` */
  arguments?: Record<string, unknown>
  /** without it: `[]` */
  rules?: string[]
  /** the move it is about; without it: `""` */
  id?: string
  /** of the table now; without it: `0` */
  revision?: number
}

/** What is asked in this revision, and what every choice would do. For those who said in `Hello` that they want it. */
export interface Explained {
  is: 'explained'
  revision: number
  /** of the game's own shape: `Explanation` in its `aids/shapes.py` */
  explanation: Record<string, unknown>
  /** the answer that a lesson recommends; only where nobody else plays but bots; without it: `null` */
  advised?: number | null
}

/** What is known of one choice. */
export interface Chance {
  answer: number
  /** to win, in ten-thousandths */
  chance: number
  /** of that, one standard error */
  error: number
  /** where it comes from */
  label: 'exact' | 'estimated' | 'value' | 'unknown'
  /** how often it was tried; without it: `0` */
  trials?: number
}

/** What the choices of this revision are worth, for whoever is asked, where all people at the table want that. Better figures follow by themselves, until `last`. */
export interface Chances {
  is: 'chances'
  revision: number
  choices: Chance[]
  /** the answer that the navigator would give */
  best: number
  /** of the board, that this is about: the words lie under `hint-part-<part>`; empty where nobody says; without it: `""` */
  part?: string
  /** without it: `false` */
  last?: boolean
}

/** Somebody came, went, or changed a name. */
export interface Seats {
  is: 'seats'
  seats: SeatAbout[]
}

/** Somebody has set whether the roll that opens a turn waits for a click. What is rolled at once comes as an `Update`. */
export interface Waits {
  is: 'waits'
  wait: boolean
}

/** A seat proposes an answer to what both decide together. `seat` -1: the proposal is gone. */
export interface Proposed {
  is: 'proposed'
  seat: number
  /** without it: `0` */
  answer?: number
  /** until it holds without an answer; without it: `0` */
  seconds?: number
}

/** A seat says a ready phrase. */
export interface Said {
  is: 'said'
  seat: number
  phrase: string
}

/** A seat points at something. */
export interface Pointed {
  is: 'pointed'
  seat: number
  what: string
  at: number
}

/** There is a rematch: an invitation to this link's own seat there, or a link for whoever looks on. Also told to whoever comes to the old table later. */
export interface Rematched {
  is: 'rematched'
  table: string
  token: string
}

/** The line is well. */
export interface Pong {
  is: 'pong'
}

/** Begin as another table did. */
export interface Fork {
  token: Token
  entries: number
}

/** Ask for a table. */
export interface NewTable {
  game: string
  /** without it: `{}` */
  options?: Record<string, unknown>
  /** without it: `"fair"` */
  luck?: 'fair' | 'open' | 'own'
  /** without it: `""` */
  seed?: string
  /** without it: `[]` */
  names?: Name[]
  /** several people at one screen; otherwise each seat has a link; without it: `true` */
  together?: boolean
  /** for each seat the policy that plays it; empty for a person; without it: `[]` */
  bots?: Policy[]
  /** without it: `0` */
  patience?: number
  /** without it: `null` */
  fork?: Fork | null
  /** of a game that is over: the same table once more, with the same luck, which is known then; without it: `null` */
  sea?: Token | null
}

/** A new table and its links. */
export interface Created {
  table: string
  /** a token for each seat, empty for a bot's; one for all at one screen, and to delete a record sent in */
  seats: string[]
  /** the token for whoever looks on */
  watch: string
  /** of fair dice, published before any client answers; without it: `""` */
  commitment?: string
  /** the seats whose token is an invitation; that of the first person is private; without it: `[]` */
  invitations?: number[]
  /** the token that recovers the private one, if that is lost; without it: `""` */
  recovery?: string
}

/** Exchange an invitation or a recovery link for a private link. Both tokens are new random ones of the client's own: if the answer gets lost, the same question is answered again. */
export interface TakeSeat {
  /** 16 random bytes in base64url: the private link of the seat from now on */
  token: Token
  /** 16 others: to be kept somewhere else, in case the private link is lost */
  recovery: Token
  /** without it: `null` */
  name?: Name | null
}

/** A seat that is one's own. */
export interface Seated {
  token: string
  recovery: string
  /** or ALL_SEATS */
  seat: number
  table: string
}

/** What a link leads to, before anybody sits down by it. */
export interface SeatOffer {
  table: string
  game: string
  options: Record<string, unknown>
  /** a seat, ALL_SEATS or WATCHER */
  seat: number
  kind: LinkKind
  names: string[]
  bots: string[]
  /** somebody has taken the invitation up, or the link has ended; without it: `false` */
  taken?: boolean
}

/** A link for those who look on. */
export interface Onlookers {
  watch: string
}

/** Ask how one's tables stand. */
export interface Lookup {
  tokens: Token[]
}

/** How a table stands, for a list. */
export interface Summary {
  token: string
  /** without it: `false` */
  found?: boolean
  /** without it: `""` */
  game?: string
  /** without it: `{}` */
  options?: Record<string, unknown>
  /** without it: `0` */
  seat?: number
  /** without it: `[]` */
  names?: string[]
  /** without it: `0` */
  revision?: number
  /** this link's seat is asked; without it: `false` */
  yours?: boolean
  /** without it: `0` */
  decision?: number
  /** without it: `""` */
  outcome?: string
  /** a few figures of the game, such as the turn; without it: `{}` */
  headline?: Record<string, number>
  /** when, in seconds since 1970; without it: `0` */
  changed?: number
  /** when it is removed unless somebody opens it, in seconds since 1970; 0 for never; without it: `0` */
  until?: number
  /** it makes no sense any more, and can only be deleted; without it: `false` */
  unreadable?: boolean
  /** how many other people have a seat there; without it: `0` */
  others?: number
  /** the seats that ask to delete it; without it: `[]` */
  asks?: number[]
}

/** One entry of a film: who answered what, and what changed. Of a frozen table's later entries only stored states are known: `decision` is 0, and what changed is all that did since the scene before. */
export interface Scene {
  by: number
  decision: number
  /** -1: not for these eyes; without it: `-1` */
  answer?: number
  /** without it: `false` */
  forced?: boolean
  /** without it: `{}` */
  changes?: Record<string, unknown>
  /** without it: `[]` */
  lines?: Line[]
}

/** A whole table for the replay: where it began, and every entry. */
export interface Film {
  game: string
  options: Record<string, unknown>
  seats: SeatAbout[]
  luck: string
  view: Record<string, unknown>
  scenery: Record<string, unknown>
  scenes: Scene[]
  /** without it: `""` */
  outcome?: string
  /** without it: `0` */
  forked?: number
  /** the token to share, for a record that was sent in; without it: `""` */
  watch?: string
  /** the first entry that today's rules do not play as it was played; 0 if there is none; without it: `0` */
  frozen?: number
}

/** A change of the chance to win. */
export interface LedgerItem {
  /** which entry of the record brought it, from 0; of several the last */
  entry: number
  /** the first of them */
  since: number
  kind: 'luck' | 'play' | 'rivals' | 'unseen'
  change: number
  /** after it */
  chance: number
  /** what was drawn last, or chosen */
  move: string
  /** of a choice: what would have been worth most, where that is another; without it: `""` */
  better?: string
}

/** What became of a seat's chance to win: `start` and the four parts together are the `result`. */
export interface Ledger {
  seat: number
  start: number
  /** what rolls and draws changed */
  luck: number
  /** what choices gave away against the best: 0 or below */
  play: number
  /** what others chose */
  rivals: number
  /** what nobody could foresee: where the value was wrong without anything having happened */
  unseen: number
  /** 1 for a win, 0 for a defeat */
  result: number
  /** how far a chance on the way usually is from what trials find, one standard error */
  error: number
  items: LedgerItem[]
}

/** The ledger of a finished game: of one's own seat, and for those who look on of every seat. Those who win and lose together have one. */
export interface Ledgers {
  /** the version of this format */
  ledger: number
  game: string
  /** the version of the game's rules */
  rules: number
  /** of the record */
  entries: number
  outcome: string
  seats: Ledger[]
}

/** Ask whether the dice of a record were fair. */
export interface Check {
  record: string
  /** without it: `""` */
  receipt?: string
}

/** What checking a record found. */
export interface Verdict {
  fairness: string
  /** drawn again, and all equal */
  draws: number
  forked: number
  receipt: boolean
  whole: boolean
  own_tables: boolean
  /** of fair dice: 1 without promises, 2 with terms in the key, and promises where several give */
  protocol: number
  /** how many gave to fair dice */
  givers: number
  /** how often all promised anew */
  anew: number
}

/** One option of a game. Some values bring others along: `brings` names them. */
export interface OptionAbout {
  name: string
  default: unknown
  choices: (number | string)[]
  many: boolean
  /** without it: `{}` */
  brings?: Record<string, Record<string, number | string>>
}

/** Options that are chosen together. Its words lie under `preset-<name>`. */
export interface PresetAbout {
  name: string
  options: Record<string, unknown>
}

/** One decision of a game. */
export interface DecisionAbout {
  number: number
  name: string
  chance: boolean
  rules: string[]
  /** notation, the id of its sentence, the sentence's arguments */
  answers: [string, string, Record<string, unknown>][]
  /** what to click for each answer; empty where that depends on the table; without it: `[]` */
  targets?: Record<string, unknown>[][]
}

/** One entry of a rulebook; its sentence lies in the words under `rule-<id>`. */
export interface RuleAbout {
  id: string
  standing: string
  sources: string[]
  /** the options, each with its values, with which it holds; none for every game; without it: `[]` */
  needs?: string[][]
}

/** One sentence of the journal. */
export interface MessageAbout {
  id: string
  rules: string[]
}

/** What never changes about a game while the server runs. */
export interface Description {
  game: string
  /** changes whenever anything here does */
  version: string
  /** how many can play */
  seats: number[]
  options: OptionAbout[]
  decisions: DecisionAbout[]
  /** by number */
  messages: Record<string, MessageAbout>
  rules: RuleAbout[]
  endings: string[]
  /** what seats can say to each other */
  phrases: string[]
  /** the one for a first game first */
  presets: PresetAbout[]
  /** policies that bots are offered to play by, from a beginner to the best; none where it is one; without it: `[]` */
  levels?: string[]
}

/** How the server is. */
export interface Health {
  /** its database answers */
  well: boolean
  version: string
  /** sqlite or postgresql */
  database: string
  /** in memory */
  tables: number
  sockets: number
}
