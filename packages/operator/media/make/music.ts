import { seededRandom } from '../../art/random.ts'

export const SAMPLE_RATE = 48_000
/** Two turns of a picture's loop, so that the ear hears less of the seam. */
export const PIECE_SECONDS = 16
const LENGTH = SAMPLE_RATE * PIECE_SECONDS

/** A place in the piece in seconds, a pitch as a MIDI number, a loudness 0 to 1. */
type Note = Readonly<{ at: number; pitch: number; loud: number; length?: number }>
type Voice = (time: number, frequency: number, length: number) => number

const frequencyOf = (pitch: number) => 440 * 2 ** ((pitch - 69) / 12)
const turn = (time: number, frequency: number) => Math.sin(2 * Math.PI * frequency * time)

const pluck: Voice = (time, frequency) =>
  (turn(time, frequency) +
    0.4 * turn(time, frequency * 2) * Math.exp(-time * 6) +
    0.15 * turn(time, frequency * 3) * Math.exp(-time * 9)) *
  Math.exp(-time * 3.2) *
  Math.min(1, time * 180)

const marimba: Voice = (time, frequency) =>
  (turn(time, frequency) + 0.3 * turn(time, frequency * 3.9) * Math.exp(-time * 22)) *
  Math.exp(-time * 7) *
  Math.min(1, time * 400)

const pad: Voice = (time, frequency, length) => {
  const swell = Math.min(1, time / 1.4) * Math.min(1, Math.max(0, (length + 1.2 - time) / 1.6))
  return (
    (turn(time, frequency * 1.002) + turn(time, frequency * 0.998) + 0.35 * turn(time, frequency * 2)) * 0.4 * swell
  )
}

const bass: Voice = (time, frequency) =>
  (turn(time, frequency) + 0.25 * turn(time, frequency * 2)) * Math.exp(-time * 2.6) * Math.min(1, time * 90)

/** How long a voice may ring after its note began, in seconds. */
const TAIL = 4

/** Adds notes to a piece; what rings past the end rings on at the beginning. */
const play = (piece: Float64Array, voice: Voice, notes: ReadonlyArray<Note>) => {
  for (const { at, pitch, loud, length = 0 } of notes) {
    const frequency = frequencyOf(pitch)
    const start = Math.round(at * SAMPLE_RATE)
    const samples = Math.round((length + TAIL) * SAMPLE_RATE)
    for (let sample = 0; sample < samples; sample++) {
      const place = (start + sample) % LENGTH
      piece[place] = (piece[place] ?? 0) + loud * voice(sample / SAMPLE_RATE, frequency, length)
    }
  }
}

/** Brushed noise, soft as a shaker. */
const brush = (piece: Float64Array, places: ReadonlyArray<number>, loud: number, decay = 40) => {
  const random = seededRandom(7)
  for (const at of places) {
    let last = 0
    for (let sample = 0; sample < SAMPLE_RATE * 0.25; sample++) {
      const place = (Math.round(at * SAMPLE_RATE) + sample) % LENGTH
      const noise = random() * 2 - 1
      piece[place] = (piece[place] ?? 0) + (noise - last) * loud * Math.exp((-sample / SAMPLE_RATE) * decay)
      last = noise
    }
  }
}

const beats = (count: number, offset = 0) =>
  Array.from({ length: count }, (_, index) => ((index + offset) * PIECE_SECONDS) / count)

const chordNotes = (chords: ReadonlyArray<ReadonlyArray<number>>, loud: number): ReadonlyArray<Note> => {
  const length = PIECE_SECONDS / chords.length
  return chords.flatMap((chord, index) => chord.map(pitch => ({ at: index * length, pitch, loud, length })))
}

/** Walks through the chord that sounds at each place by the given steps. */
const arpeggio = (
  chords: ReadonlyArray<ReadonlyArray<number>>,
  count: number,
  steps: ReadonlyArray<number>,
  loud: number,
  up = 12,
) =>
  beats(count).flatMap((at, index): ReadonlyArray<Note> => {
    const step = steps[index % steps.length] ?? -1
    const chord = chords[Math.floor((at / PIECE_SECONDS) * chords.length)] ?? []
    const pitch = chord[step % Math.max(1, chord.length)]
    if (step < 0 || pitch === undefined) return []
    return [
      { at, pitch: pitch + up * (1 + Math.floor(step / chord.length)), loud: loud * (index % 4 === 0 ? 1.15 : 0.9) },
    ]
  })

const roots = (chords: ReadonlyArray<ReadonlyArray<number>>, count: number, loud: number) =>
  beats(count).map((at): Note => {
    const chord = chords[Math.floor((at / PIECE_SECONDS) * chords.length)] ?? []
    return { at, pitch: (chord[0] ?? 48) - 12, loud }
  })

const CALM = [
  [50, 57, 62, 66],
  [47, 54, 59, 62],
  [43, 50, 55, 59],
  [45, 52, 57, 61],
]
const BRIGHT = [
  [48, 55, 60, 64],
  [53, 57, 60, 65],
  [45, 52, 57, 60],
  [43, 50, 55, 59],
]
const GRAVE = [
  [45, 52, 57, 60],
  [41, 48, 53, 57],
  [43, 50, 55, 59],
  [40, 47, 52, 55],
]
const JAZZ = [
  [50, 53, 57, 60],
  [43, 47, 53, 57],
  [48, 52, 55, 59],
  [45, 49, 55, 58],
]
const WIDE = [
  [45, 52, 59, 64],
  [41, 48, 55, 64],
]

const compose = {
  calm: (piece: Float64Array) => {
    play(piece, pad, chordNotes(CALM, 0.07))
    play(piece, pluck, arpeggio(CALM, 32, [0, -1, 2, -1, 3, 1, -1, 2], 0.11))
  },
  pulse: (piece: Float64Array) => {
    play(piece, bass, roots(GRAVE, 32, 0.2))
    play(piece, pad, chordNotes(GRAVE, 0.04))
    play(piece, marimba, arpeggio(GRAVE, 64, [0, 2, 1, 3, 2, 4, 1, -1], 0.12))
    brush(piece, beats(64, 0.5), 0.018, 70)
  },
  play: (piece: Float64Array) => {
    play(piece, marimba, arpeggio(BRIGHT, 48, [0, 2, 3, 4, 3, 2], 0.17))
    play(piece, bass, roots(BRIGHT, 16, 0.14))
    brush(piece, beats(24, 0.5), 0.02)
  },
  drift: (piece: Float64Array) => {
    play(piece, pad, chordNotes(WIDE, 0.1))
    play(piece, pluck, arpeggio(WIDE, 16, [3, -1, -1, 2, -1, 5, -1, -1], 0.09))
  },
  swing: (piece: Float64Array) => {
    play(
      piece,
      bass,
      arpeggio(JAZZ, 32, [0, 1, 2, 3], 0.2, 0).map(note => ({ ...note, pitch: note.pitch - 12 })),
    )
    const swung = beats(32, 2 / 3).filter((_, index) => index % 2 === 1)
    play(
      piece,
      pluck,
      swung.flatMap(at =>
        (JAZZ[Math.floor((at / PIECE_SECONDS) * 4)] ?? [])
          .slice(1)
          .map(pitch => ({ at, pitch: pitch + 12, loud: 0.055 })),
      ),
    )
    brush(piece, [...beats(32), ...swung], 0.022, 22)
  },
  sail: (piece: Float64Array) => {
    play(piece, pluck, arpeggio(BRIGHT, 48, [0, 1, 2, 3, 2, 1], 0.13, 0))
    play(piece, pad, chordNotes(BRIGHT, 0.035))
    play(piece, pluck, arpeggio(BRIGHT, 8, [3, 5, 4, -1], 0.1))
  },
} satisfies Record<string, (piece: Float64Array) => void>

export type Composed = keyof typeof compose
export const composed = Object.keys(compose).filter((name): name is Composed => name in compose)

/** A piece as mono samples of -1 to 1 that join their own beginning. */
export const renderPiece = (name: Composed): Float64Array => {
  const piece = new Float64Array(LENGTH)
  compose[name](piece)
  const peak = piece.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return piece.map(value => (value / peak) * 0.4)
}
