/**
 * Checks the drawings by measuring them: no duct runs through a third porthole, portholes lie apart and inside their hull, and on
 * seas of every size tokens and Reefs keep clear of each other; whatever people must tell apart is drawn differently. Run it in `web/`: node src/art/check.js
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'vite'

const server = await createServer({
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
})
const { SHIPS, PORTHOLE, DUCT } = await server.ssrLoadModule('/src/art/ships.ts')
const { spiral } = await server.ssrLoadModule('/src/art/spiral.ts')
const { compass, familyOf, outline } = await server.ssrLoadModule('/src/art/shapes.ts')
const { DARKHOUSE_CARDS, HEROIC_CARDS } = await server.ssrLoadModule('/src/art/pictograms.ts')
const { ductsIn } = await server.ssrLoadModule('/src/art/tables.ts')
await server.close()

const TABLES = readFileSync(new URL('../../../src/leagues/games/nautilion/data/nautilion.toml', import.meta.url), 'utf8')
const faults = []
const expect = (holds, fault) => {
  if (!holds) faults.push(fault)
}

function toSegment([x, y], [ax, ay], [bx, by]) {
  const [vx, vy] = [bx - ax, by - ay]
  const f = Math.max(0, Math.min(1, ((x - ax) * vx + (y - ay) * vy) / (vx * vx + vy * vy || 1)))
  return Math.hypot(x - ax - f * vx, y - ay - f * vy)
}

/** The corners of a path of M, L, H, V, C, Q, A and Z, curves cut into small pieces. */
function corners(path) {
  const points = []
  let [x, y] = [0, 0]
  for (const [, command, rest] of path.matchAll(/([MLHVCQAZ])([^MLHVCQAZ]*)/g)) {
    const v = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const from = [x, y]
    if (command === 'H') x = v[0]
    else if (command === 'V') y = v[0]
    else if (command !== 'Z') [x, y] = v.slice(-2)
    if (command === 'C' || command === 'Q') {
      const c =
        command === 'C' ? v : [(from[0] + 2 * v[0]) / 3, (from[1] + 2 * v[1]) / 3, (x + 2 * v[0]) / 3, (y + 2 * v[1]) / 3]
      for (let i = 1; i < 24; i++) {
        const [t, u] = [i / 24, 1 - i / 24]
        const mix = (p, a, b, q) => u ** 3 * p + 3 * u * u * t * a + 3 * u * t * t * b + t ** 3 * q
        points.push([mix(from[0], c[0], c[2], x), mix(from[1], c[1], c[3], y)])
      }
    }
    if (command !== 'Z') points.push([x, y])
  }
  return points
}

function contains(polygon, [x, y]) {
  let inside = false
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

for (const [name, { spaces, hull }] of Object.entries(SHIPS)) {
  const ducts = ductsIn(TABLES, name)
  expect(ducts.length >= 8, `${name}: the tables have only ${ducts.length} ducts`)
  expect(spaces.length === 9, `${name}: ${spaces.length} spaces`)
  const polygon = corners(hull)
  spaces.forEach((space, i) => {
    const edge = Math.min(...polygon.map((point, k) => toSegment(space, point, polygon[(k + 1) % polygon.length])))
    expect(contains(polygon, space) && edge > PORTHOLE + 1, `${name}: porthole ${i + 1} is ${edge.toFixed(1)} from the hull`)
    spaces.slice(i + 1).forEach((other, k) => {
      const apart = Math.hypot(space[0] - other[0], space[1] - other[1])
      expect(apart > 2 * PORTHOLE + 3, `${name}: portholes ${i + 1} and ${i + 2 + k} are ${apart.toFixed(1)} apart`)
    })
    for (const [a, b] of ducts) {
      if (a === i + 1 || b === i + 1) continue
      const clear = toSegment(space, spaces[a - 1], spaces[b - 1])
      expect(clear > PORTHOLE + DUCT / 2 + 2, `${name}: the duct ${a} ${b} is ${clear.toFixed(1)} from porthole ${i + 1}`)
    }
  })
}

const SIZES = [
  [828, 618],
  [768, 440],
  [360, 304],
  [1100, 780],
  [390, 340],
  [380, 290],
]
for (const [width, height] of SIZES) {
  for (let places = 36; places <= 80; places++) {
    for (const reefs of [true, false]) checkSea(width, height, places, reefs)
  }
}

function checkSea(width, height, places, reefs) {
  const sea = spiral(width, height, places, { reefs })
  const where = `${width} x ${height}, ${places} places${reefs ? ', Reefs' : ''}`
  const tokens = sea.stops.slice(1, -1)
  const spikes = corners(compass(sea.r))
  const reach = Math.max(...spikes.map(([x, y]) => Math.hypot(x, y)))
  const coral = tokens.map((stop) => ({ x: stop.x + sea.reef.away * stop.nx, y: stop.y + sea.reef.away * stop.ny }))
  const apart = (p, q) => Math.hypot(p.x - q.x, p.y - q.y)
  const steps = tokens.slice(1).map((stop, i) => apart(stop, tokens[i]))
  expect(Math.min(...steps) > 0.93 * sea.pitch, `${where}: two places are only ${Math.min(...steps).toFixed(1)} apart`)
  tokens.forEach((stop, i) => {
    for (let k = i + 1; k < tokens.length; k++) {
      const other = tokens[k]
      if (apart(stop, other) > 2.6 * sea.r) continue
      expect(apart(stop, other) > 2.12 * sea.r, `${where}: cogs ${i + 1} and ${k + 1} touch`)
      const [dx, dy] = [stop.x - other.x, stop.y - other.y]
      const tips = spikes.map(([x, y]) => [x + dx, y + dy]).filter(([x, y]) => Math.hypot(x, y) <= reach)
      expect(!tips.some((tip) => contains(spikes, tip)), `${where}: compasses ${i + 1} and ${k + 1} touch`)
    }
    const edge = Math.min(stop.x, width - stop.x, stop.y, height - stop.y) - sea.frame
    expect(edge > 1.22 * sea.r, `${where}: place ${i + 1} leaves the sheet`)
    expect(apart(stop, sea.abyss) > 1.1 * sea.r + sea.abyss.r, `${where}: place ${i + 1} lies in the Abyss`)
    if (!reefs) return
    const reef = coral[i]
    tokens.forEach((other, k) => {
      if (k !== i)
        expect(apart(reef, other) > 1.06 * sea.r + sea.reef.r, `${where}: the Reef at ${i + 1} touches place ${k + 1}`)
    })
    coral.forEach((other, k) => {
      if (k > i + 2) expect(apart(reef, other) > 2 * sea.reef.r, `${where}: the Reefs at ${i + 1} and ${k + 1} touch`)
    })
    expect(
      Math.min(reef.x, width - reef.x, reef.y, height - reef.y) - sea.frame > sea.reef.r - 1,
      `${where}: the Reef at ${i + 1} leaves the sheet`,
    )
  })
}

for (let kind = 1; kind <= 14; kind++) {
  const reach = Math.max(...corners(outline(familyOf(kind), 100)).map(([x, y]) => Math.hypot(x, y)))
  expect(reach <= 126, `token ${kind} reaches ${reach.toFixed(0)} % of r`)
}

/** Whatever people must tell apart has a drawing of its own. */
function checkApart(what, drawings, count) {
  const drawn = drawings.map((one) => JSON.stringify(one))
  expect(drawn.length === count && drawn.every((one) => (one?.length ?? 0) > 20), `${what}: not all ${count} are drawn`)
  expect(new Set(drawn).size === drawn.length, `${what}: two are drawn alike`)
}

const cards = (drawn) => Array.from({ length: 12 }, (_, i) => drawn[i + 1])
checkApart('cards', [...cards(DARKHOUSE_CARDS), ...cards(HEROIC_CARDS)], 24)
checkApart('ships', Object.values(SHIPS), 6)
const families = [1, 2, 3, 10, 13].map(familyOf) // the three groups of the crew, Mages, Mercenaries
checkApart(
  'families of tokens',
  families.map((family) => outline(family, 100)),
  5,
)

if (faults.length) {
  console.error(`${faults.slice(0, 40).join('\n')}\n${faults.length} faults`)
  process.exit(1)
}
console.log('The drawings are clear: six ships, 24 cards, and seas from 36 to 80 places.')
