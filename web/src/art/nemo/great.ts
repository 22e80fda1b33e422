/** Ships at close quarters, about 430 wide: the water is at 0, the deck at -42. Rigging is worked out from the masts. */

/** Where a mast stands, and how high it is. */
type Mast = readonly [x: number, height: number]
type Funnel = readonly [x: number, width: number, height: number]

export interface Great {
  /** Filled with the colour of the hull. */
  body: string
  /** Pale: sails and paint. */
  pale: string
  /** Lines in ink: masts, yards, stays, shrouds. */
  rig: string
  /** Thin pale lines on the hull: planks, ports, rivets. */
  marks: string
  /** Smoke. */
  smoke: string
}

interface Plan {
  hull: string
  /** From the stern to the bow. */
  masts?: readonly Mast[]
  /** Whether the sails are set. */
  sails?: boolean
  /** Torn ones. */
  torn?: boolean
  funnels?: readonly Funnel[]
  /** Gun ports: from, to, how many. */
  ports?: readonly [from: number, to: number, count: number]
  /** Where turrets or deck houses stand, and how wide they are. */
  houses?: readonly (readonly [x: number, width: number, height: number])[]
  guns?: string
  marks?: string
  bowsprit?: string
}

const DECK = -42
const YARDS = [
  [0.34, 40],
  [0.58, 31],
  [0.79, 22],
] as const

const at = (height: number, part: number): number => Math.round(DECK - (height + DECK) * part)

/** A mast with its yards, and the shrouds that hold it. */
function rigOf([x, height]: Mast): string {
  const yards = YARDS.map(([part, half]) => `M${x - half} ${at(height, part)}H${x + half}`).join('')
  const foot = 27
  const top = at(height, 0.55)
  const steps = [0.2, 0.4, 0.6, 0.8].map((part) => {
    const y = DECK + (top - DECK) * part
    const half = foot * (1 - part)
    return `M${x - half} ${Math.round(y)}H${x + half}`
  })
  const shrouds = [-foot, -foot * 0.6, foot * 0.6, foot].map((dx) => `M${x + dx} ${DECK}L${x} ${top}`).join('')
  return `M${x} ${DECK}V${-height}${yards}${shrouds}${steps.join('')}`
}

/** The stays from mast to mast and to the bowsprit. */
function staysOf(masts: readonly Mast[], bow: readonly [number, number]): string {
  const tops = masts.map(([x, height]) => [x, -height] as const)
  return [...tops, bow]
    .slice(1)
    .map(([x, y], i) => `M${tops[i]?.[0]} ${tops[i]?.[1]}L${x} ${y}`)
    .join('')
}

/** The sails of a mast, each between two yards. */
function sailsOf([x, height]: Mast, torn: boolean): string {
  const lines = [[0.04, 42] as const, ...YARDS, [0.95, 13] as const]
  return lines
    .slice(1)
    .map(([part, half], i) => {
      const [below, wide] = lines[i] ?? [0, 0]
      const [top, bottom] = [at(height, part) + 2, at(height, below) - 3]
      if (torn)
        return `M${x - half} ${top}H${x + half}L${x + half * 0.4} ${(top + bottom) / 2}L${x + wide * 0.6} ${bottom}L${x} ${bottom - 12}L${x - wide * 0.7} ${bottom}Z`
      return `M${x - half} ${top}H${x + half}Q${x + half + 7} ${(top + bottom) / 2} ${x + wide - 4} ${bottom}Q${x} ${bottom - 7} ${x - wide + 4} ${bottom}Q${x - half + 4} ${(top + bottom) / 2} ${x - half} ${top}Z`
    })
    .join('')
}

function funnelOf([x, width, height]: Funnel): string {
  const half = width / 2
  return `M${x - half} ${DECK}V${DECK - height}H${x + half}V${DECK}Z`
}

function smokeOf([x, , height]: Funnel): string {
  const y = DECK - height - 6
  return `M${x} ${y}q14 -14 2 -26t6 -28t-4 -24M${x + 5} ${y - 4}q10 -10 4 -20t4 -22`
}

function portsOf([from, to, count]: readonly [number, number, number]): string {
  const step = (to - from) / (count - 1)
  return Array.from({ length: count }, (_, i) => `M${Math.round(from + i * step)} -27h7v7h-7Z`).join('')
}

function drawn(plan: Plan): Great {
  const { masts = [], funnels = [], houses = [], ports } = plan
  const bow = [238, -66] as const
  const rig = `${masts.map(rigOf).join('')}${masts.length > 0 && plan.bowsprit ? staysOf(masts, bow) : ''}${plan.bowsprit ?? ''}${plan.guns ?? ''}`
  return {
    body: `${plan.hull}${funnels.map(funnelOf).join('')}${houses.map(([x, width, height]) => `M${x - width / 2} ${DECK}V${DECK - height}H${x + width / 2}V${DECK}Z`).join('')}`,
    pale: plan.sails ? masts.map((mast) => sailsOf(mast, plan.torn ?? false)).join('') : '',
    rig,
    marks: `${ports ? portsOf(ports) : ''}${plan.marks ?? 'M-186 -34H200M-180 -12H186'}`,
    smoke: funnels.map(smokeOf).join(''),
  }
}

const SPRIT = 'M196 -46L246 -70'
const TALL = 'M-204 -58L-196 -42H188L216 -54L190 -4Q184 6 172 7H-170Q-190 5 -194 -8Z'
const IRON = 'M-206 -50L-198 -42H192L214 -50L196 0L206 6Q190 12 176 8H-176Q-194 4 -196 -10Z'
const LOW = 'M-214 -30H-206L-200 -42H206L212 -30L218 0Q204 8 190 8H-190Q-206 6 -210 -6Z'

const SAIL = drawn({
  hull: TALL,
  masts: [
    [-110, 168],
    [0, 190],
    [108, 172],
  ],
  sails: true,
  bowsprit: SPRIT,
})
const CLIPPER = drawn({
  hull: TALL,
  masts: [
    [-118, 184],
    [-4, 206],
    [112, 190],
  ],
  sails: true,
  bowsprit: SPRIT,
  marks: 'M-190 -36H204',
})
const GHOST = drawn({
  hull: TALL,
  masts: [
    [-110, 150],
    [0, 182],
    [108, 140],
  ],
  sails: true,
  torn: true,
  bowsprit: SPRIT,
})
const STEAMER = drawn({
  hull: TALL,
  masts: [
    [-118, 164],
    [116, 168],
  ],
  funnels: [[-6, 22, 50]],
  houses: [
    [-58, 54, 13],
    [52, 62, 13],
  ],
  bowsprit: SPRIT,
  ports: [-150, 160, 14],
})
const FRIGATE = drawn({
  hull: TALL,
  masts: [
    [-112, 172],
    [4, 196],
    [112, 176],
  ],
  funnels: [[-54, 18, 42]],
  houses: [
    [-128, 40, 11],
    [60, 44, 11],
  ],
  bowsprit: SPRIT,
  ports: [-158, 166, 13],
})
const RAIDER = drawn({
  hull: TALL,
  masts: [
    [-112, 172],
    [0, 190],
    [112, 176],
  ],
  funnels: [[-54, 18, 40]],
  sails: true,
  bowsprit: `${SPRIT}M-112 -172h-34l10 9l-10 9h34`,
  ports: [-150, 150, 7],
})
const IRONCLAD = drawn({
  hull: IRON,
  masts: [
    [-122, 160],
    [126, 164],
  ],
  funnels: [
    [-34, 24, 54],
    [22, 20, 48],
  ],
  houses: [
    [-84, 44, 13],
    [78, 44, 13],
  ],
  bowsprit: 'M200 -46L240 -62',
  ports: [-152, 158, 13],
})
const CAPITAL = drawn({
  hull: LOW,
  masts: [[-6, 150]],
  funnels: [
    [-44, 26, 62],
    [34, 26, 62],
  ],
  houses: [
    [-120, 74, 26],
    [112, 74, 26],
    [-6, 92, 18],
  ],
  guns: 'M-157 -58H-216M-157 -52H-216M149 -58H212M149 -52H212',
  marks: 'M-196 -22H204M-200 -10H208M-120 -68v26M112 -68v26',
})
const RAM = drawn({
  hull: 'M-206 -30L-196 -42H160L200 -22L242 2Q214 10 190 8H-186Q-204 4 -206 -8Z',
  masts: [[-90, 132]],
  funnels: [[6, 24, 52]],
  houses: [
    [60, 66, 24],
    [-40, 40, 14],
  ],
  guns: 'M93 -56H140',
  marks: 'M-190 -26H180M-196 -10H208',
})
const AIRSHIP: Great = {
  body: 'M-210 -150Q-120 -210 10 -210T214 -150Q120 -94 -10 -94T-210 -150ZM-74 -64H84L66 -34H-56ZM-196 -164L-240 -200L-228 -150L-240 -100L-196 -136Z',
  pale: '',
  rig: 'M-60 -96L-66 -64M-20 -94V-64M30 -94V-64M70 -98L78 -64M92 -50H128M128 -66V-34',
  marks:
    'M-190 -150H196M-120 -192Q-132 -150 -120 -108M-40 -208Q-48 -150 -40 -95M50 -208Q58 -150 50 -95M130 -192Q142 -150 130 -108M-50 -52h10v8h-10ZM-20 -52h10v8h-10ZM10 -52h10v8h-10ZM40 -52h10v8h-10Z',
  smoke: '',
}
const MONSTER: Great = {
  body: 'M-232 8Q-220 -54 -168 -54T-104 8H-76Q-64 -40 -20 -40T40 8H66Q70 -60 96 -112Q118 -162 168 -160Q216 -154 222 -118L176 -104Q150 -96 146 -60T142 8ZM-240 8Q-262 -26 -232 -58Q-226 -24 -208 -6Z',
  pale: 'M176 -134a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z',
  rig: 'M222 -118L236 -124M222 -114L232 -108M112 -138L92 -152M104 -116L82 -126M98 -92L76 -98M94 -64L72 -66',
  marks:
    'M-200 -34Q-170 -50 -140 -30M-50 -26Q-20 -36 12 -18M112 -90L140 -84M108 -66L140 -62M106 -42L140 -38M106 -18L140 -14M184 -116L208 -118',
  smoke: '',
}

const BY_CLASS: Record<string, Great> = {
  freighter: STEAMER,
  passenger: SAIL,
  clipper: CLIPPER,
  mail: STEAMER,
  whaler: SAIL,
  slaver: SAIL,
  ghost: GHOST,
  frigate: FRIGATE,
  'armored-frigate': FRIGATE,
  ironclad: IRONCLAD,
  ironside: IRONCLAD,
  battleship: CAPITAL,
  capital: CAPITAL,
  monster: MONSTER,
  raider: RAIDER,
  'steam-cruiser': STEAMER,
  airship: AIRSHIP,
  ram: RAM,
  pirate: RAIDER,
}

export const greatShipOf = (kind: string): Great => BY_CLASS[kind] ?? SAIL
