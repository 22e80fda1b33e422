// A small game for the peer, about as big as Nautilion: two players, 40 moves, three dice, a path of tokens, piles by kind.
// Each turn is a roll and a give: one die moves the ferry, one the pirate towards it, one throws a token out of the reserve.

const PLACES = 60;
const KINDS = 15;
const TURNS = 20;
const ORDERS = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

function setup({ random }) {
  const path = random.Shuffle(Array.from({ length: PLACES }, (_, place) => 1 + (place % 9)));
  const row = (length, value = 0) => Array(length).fill(value);
  return {
    players: 2, ship: 1, turn: 1, rolls: 0, dice: row(3), given: row(3), path, path_length: PLACES,
    ferry: 0, pirate: PLACES - 1, crew: [], landed: 0, reserve: row(KINDS, 2), discard: row(KINDS), captives: row(KINDS),
    cabin: [], hired: [], cards: row(5), lamp: 0, reefs: row(PLACES), reef_box: row(3), spare: 0, stuck: 0, shelter: 0,
    log: [],
  };
}

function roll({ G, random }) {
  G.dice = random.D6(3);
  G.rolls += 1;
  G.log = [G.turn, ...G.dice];
}

function takeToken(G, place, pile) {
  const kind = G.path[place];
  if (kind) pile[kind] += 1;
  G.path[place] = 0;
  return kind;
}

function give({ G }, order) {
  if (!ORDERS[order]) return 'INVALID_MOVE';
  const [throwing, chasing, sailing] = ORDERS[order].map((die) => G.dice[die]);
  G.given = [throwing, chasing, sailing];
  if (G.reserve[throwing]) {
    G.reserve[throwing] -= 1;
    G.discard[throwing] += 1;
  }
  G.pirate = (G.pirate + PLACES - chasing) % PLACES;
  takeToken(G, G.pirate, G.captives);
  G.ferry = (G.ferry + sailing) % PLACES;
  G.landed = takeToken(G, G.ferry, G.reserve);
  if (G.landed && !G.crew.includes(G.landed)) G.crew.push(G.landed);
  G.log = [G.turn, throwing, chasing, sailing, G.landed];
  G.dice = [0, 0, 0];
  G.turn += 1;
  return undefined;
}

export const ferry = {
  name: 'ferry',
  setup,
  moves: { roll: { move: roll, client: false }, give: { move: give, client: false } },
  turn: { minMoves: 2, maxMoves: 2 },
  endIf: ({ G }) => (G.turn > TURNS ? { crew: G.crew.length } : undefined),
};

// What a player may do now: the name of the move and how many answers it has.
export const choices = (G) => (G.dice[0] ? ['give', ORDERS.length] : ['roll', 1]);
