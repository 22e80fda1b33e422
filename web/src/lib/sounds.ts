/** Five sounds of our own, made of noise and sines: no files. Each is rendered once and then played as often as it is asked for. */

export const SOUNDS = ['dice', 'wood', 'water', 'gong', 'hit'] as const
export type Sound = (typeof SOUNDS)[number]

/** How long each lasts, in seconds. */
export const LENGTHS: Record<Sound, number> = { dice: 0.62, wood: 0.2, water: 0.95, gong: 1.4, hit: 0.75 }
const RATE = 22_050
const SILENCE = 0.0001

/** Noise that is the same every time. */
function noise(context: BaseAudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(seconds * RATE), RATE)
  const samples = buffer.getChannelData(0)
  let seed = 20_000
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    samples[i] = seed / 1_073_741_824 - 1
  }
  const source = context.createBufferSource()
  source.buffer = buffer
  return source
}

/** A loudness that rises at once, or within `rise` seconds, and dies away. */
function fades(context: BaseAudioContext, at: number, loud: number, seconds: number, rise = 0.002): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(SILENCE, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + rise)
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + seconds)
  gain.connect(context.destination)
  return gain
}

function tone(context: BaseAudioContext, from: number, to: number, at: number, seconds: number, loud: number): void {
  const sine = context.createOscillator()
  sine.frequency.setValueAtTime(from, at)
  sine.frequency.exponentialRampToValueAtTime(to, at + seconds)
  sine.connect(fades(context, at, loud, seconds))
  sine.start(at)
  sine.stop(at + seconds)
}

function rustle(
  context: BaseAudioContext,
  type: BiquadFilterType,
  pitch: readonly [number, number],
  at: number,
  seconds: number,
  loud: number,
  rise?: number,
): void {
  const filter = context.createBiquadFilter()
  filter.type = type
  filter.frequency.setValueAtTime(pitch[0], at)
  filter.frequency.exponentialRampToValueAtTime(pitch[1], at + seconds)
  const source = noise(context, seconds)
  source.connect(filter).connect(fades(context, at, loud, seconds, rise))
  source.start(at)
}

const MAKERS: Record<Sound, (context: BaseAudioContext) => void> = {
  // Bones on a table: knocks that come faster and softer.
  dice: (context) => {
    for (const [i, at] of [0, 0.13, 0.24, 0.33, 0.4, 0.46, 0.51].entries())
      rustle(context, 'bandpass', [2600 - i * 90, 2200], at, 0.07, 0.9 - i * 0.1)
  },
  // A token that is set down.
  wood: (context) => {
    tone(context, 430, 270, 0, 0.16, 0.7)
    rustle(context, 'bandpass', [1500, 700], 0, 0.05, 0.5)
  },
  // A hull that passes.
  water: (context) => {
    rustle(context, 'lowpass', [300, 1300], 0, 0.9, 0.8, 0.35)
    rustle(context, 'bandpass', [900, 350], 0.2, 0.7, 0.4, 0.2)
  },
  // A bell over the sea.
  gong: (context) => {
    for (const [i, pitch] of [110, 163, 221, 311, 437].entries())
      tone(context, pitch, pitch * 0.995, 0, 1.35 - i * 0.2, 0.42 / (1 + i * 0.6))
  },
  // Something strikes the hull.
  hit: (context) => {
    tone(context, 92, 38, 0, 0.6, 0.9)
    rustle(context, 'lowpass', [1600, 120], 0, 0.45, 0.8)
  },
}

/** A sound as samples. */
export async function render(sound: Sound): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, Math.ceil(LENGTHS[sound] * RATE), RATE)
  MAKERS[sound](context)
  return context.startRendering()
}
