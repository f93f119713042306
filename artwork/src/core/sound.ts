import { createRandom, type Random } from './random.ts'

const RATE = 48000

/** Chords in semitones over A2; four of them make a phrase. */
const MOODS = {
  reverent: [
    [0, 7, 12, 16],
    [-4, 8, 12, 15],
    [-7, 5, 9, 16],
    [-2, 5, 10, 14],
  ],
  hopeful: [
    [3, 10, 15, 19],
    [-2, 10, 14, 17],
    [0, 7, 15, 19],
    [-4, 8, 12, 15],
  ],
  warm: [
    [-4, 8, 12, 15],
    [3, 10, 15, 19],
    [-2, 5, 14, 17],
    [1, 8, 13, 17],
  ],
  tense: [
    [0, 7, 12, 15],
    [-4, 3, 12, 15],
    [1, 8, 13, 17],
    [-5, 7, 11, 14],
  ],
} as const

export type Mood = keyof typeof MOODS

/** A large drum: falls in pitch, with a little skin at the start. */
const strike = (left: Float32Array, right: Float32Array, at: number, power: number, random: Random): void => {
  const first = Math.round(at * RATE)
  let turn = 0
  for (let i = 0; i < RATE * 1.8 && first + i < left.length; i++) {
    const t = i / RATE
    turn += (Math.PI * 2 * (44 + 46 * Math.exp(-t * 16))) / RATE
    const skin = (random() - 0.5) * Math.exp(-t * 60) * 0.5
    const value = (Math.sin(turn) + 0.35 * Math.sin(turn * 2.01) + skin) * Math.exp(-t * 3.1) * power
    left[first + i] = (left[first + i] ?? 0) + value
    right[first + i] = (right[first + i] ?? 0) + value
  }
}

/** A soft pad as a stereo 16-bit WAV, silent at both ends; drums at the times given. */
export const pad = (seconds: number, mood: Mood, seed: number, drums: readonly number[] = []): Buffer => {
  const count = Math.round(seconds * RATE)
  const left = new Float32Array(count)
  const right = new Float32Array(count)
  const random = createRandom(seed)
  const chords = MOODS[mood]
  const long = seconds / chords.length
  chords.forEach((chord, index) => {
    const from = index * long
    for (const step of chord)
      for (const detune of [-0.07, 0.06]) {
        const hertz = 110 * 2 ** ((step + detune) / 12)
        const pan = 0.5 + detune * 4 + (random() - 0.5) * 0.3
        const phase = random() * 6.28
        const first = Math.max(0, Math.floor((from - 0.6) * RATE))
        const last = Math.min(count, Math.floor((from + long + 1.4) * RATE))
        for (let i = first; i < last; i++) {
          const t = i / RATE
          const age = t - from + 0.6
          const rest = from + long + 1.4 - t
          const swell = Math.min(1, age / 1.3) * Math.min(1, rest / 1.6)
          const turn = Math.PI * 2 * hertz * t + phase
          const tone =
            Math.sin(turn) + 0.28 * Math.sin(turn * 2) + 0.1 * Math.sin(turn * 3 + Math.sin(t * 0.9))
          const value = tone * swell * swell * 0.016 * (0.9 + 0.1 * Math.sin(t * 0.7 + phase))
          left[i] = (left[i] ?? 0) + value * (1 - pan)
          right[i] = (right[i] ?? 0) + value * pan
        }
      }
  })
  for (const [i, at] of drums.entries()) strike(left, right, at, 0.1 + (0.1 * i) / drums.length, random)
  // Two crossed echoes stand in for a room.
  for (const [delay, gain] of [
    [0.173, 0.34],
    [0.307, 0.26],
  ] as const) {
    const back = Math.round(delay * RATE)
    for (let i = back; i < count; i++) {
      const l = left[i - back] ?? 0
      left[i] = (left[i] ?? 0) + (right[i - back] ?? 0) * gain
      right[i] = (right[i] ?? 0) + l * gain
    }
  }
  const wav = Buffer.alloc(44 + count * 4)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + count * 4, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(2, 22)
  wav.writeUInt32LE(RATE, 24)
  wav.writeUInt32LE(RATE * 4, 28)
  wav.writeUInt16LE(4, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(count * 4, 40)
  for (let i = 0; i < count; i++) {
    const t = i / RATE
    const edge = Math.min(1, t / 0.6) * Math.min(1, (seconds - t) / 1.5)
    for (const [at, side] of [
      [0, left],
      [2, right],
    ] as const)
      wav.writeInt16LE(Math.round(Math.tanh((side[i] ?? 0) * edge * 1.3) * 32767), 44 + i * 4 + at)
  }
  return wav
}
