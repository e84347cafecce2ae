import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SpokenLanguage } from '../../world/roster.ts'
import { audioFile, type Piece } from '../catalogue.ts'
import { type Composed, composed, PIECE_SECONDS, renderPiece, SAMPLE_RATE } from './music.ts'
import { ffmpeg, loopsDir, run } from './tools.ts'

const SAMPLES_IN_FRAME = 1024
const FRAMES = (SAMPLE_RATE * PIECE_SECONDS) / SAMPLES_IN_FRAME

const LOWEST_HZ = 120
/** AAC, for each number of channels: sound that is the same on many sides needs little more. */
const BIT_RATES: Readonly<Record<number, string>> = { 1: '48k', 6: '60k' }

const LANGUAGES = ['en', 'es', 'pt'] as const

/** What a voice says, twice in a piece. */
const SENTENCES: Readonly<Record<SpokenLanguage, string>> = {
  en: 'You are listening in English.',
  es: 'Está escuchando en español.',
  pt: 'Você está ouvindo em português.',
}
const DESCRIPTIONS: Readonly<Record<SpokenLanguage, string>> = {
  en: 'Described: the picture moves slowly, in the evening light.',
  es: 'Con audiodescripción: la imagen se mueve despacio, a la luz de la tarde.',
  pt: 'Com audiodescrição: a imagem se move devagar, à luz da tarde.',
}
const ESPEAK_VOICE: Readonly<Record<SpokenLanguage, string>> = { en: 'en-gb', es: 'es-419', pt: 'pt-br' }

type Channels = readonly [Float64Array, ...Float64Array[]]

const pcm = (channels: Channels) => {
  const bytes = Buffer.alloc(channels[0].length * channels.length * 2)
  channels.forEach((samples, channel) => {
    samples.forEach((value, index) => {
      const level = Math.round(Math.max(-1, Math.min(1, value)) * 32_767)
      bytes.writeInt16LE(level, (index * channels.length + channel) * 2)
    })
  })
  return bytes
}

/** As the wall gives it back, so much later and so loud. */
const echo = (samples: Float64Array, ms: number, loud: number): Float64Array => {
  const late = Math.round((ms * SAMPLE_RATE) / 1_000)
  return samples.map((_, index) => loud * (samples[(index - late + samples.length) % samples.length] ?? 0))
}

/** What is left of it for the ear that hears only the lowest. */
const lowest = (samples: Float64Array, loud: number): Float64Array => {
  const share = 1 - Math.exp((-2 * Math.PI * LOWEST_HZ) / SAMPLE_RATE)
  let level = 0
  return samples.map(value => {
    level += share * (value - level)
    return loud * level
  })
}

/** One piece in a room: left, right, centre, low frequencies, and behind (the order of 5.1 in PCM). */
const around = (samples: Float64Array): Channels => [
  echo(samples, 5, 0.6),
  echo(samples, 9, 0.6),
  samples,
  lowest(samples, 0.8),
  echo(samples, 31, 0.4),
  echo(samples, 43, 0.4),
]

const speak = async (language: SpokenLanguage, sentence: string, folder: string): Promise<Float64Array> => {
  const [spoken, raw] = [join(folder, 'voice.wav'), join(folder, 'voice.raw')]
  await run('espeak-ng', ['-v', ESPEAK_VOICE[language], '-s', '135', '-p', '42', '-w', spoken, sentence])
  await ffmpeg([
    '-i',
    spoken,
    '-af',
    'highpass=f=90,lowpass=f=6500',
    '-ar',
    String(SAMPLE_RATE),
    '-ac',
    '1',
    '-f',
    's16le',
    raw,
  ])
  const bytes = await readFile(raw)
  return Float64Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readInt16LE(index * 2) / 32_768)
}

const voiceOver = (bed: Float64Array, voice: Float64Array): Float64Array => {
  const mixed = bed.map(value => value * 0.55)
  for (const start of [1, 9]) {
    voice.forEach((value, index) => {
      const place = (start * SAMPLE_RATE + index) % mixed.length
      mixed[place] = (mixed[place] ?? 0) + value * 0.5
    })
  }
  return mixed
}

/** Frames of an ADTS stream; the length of each stands in bits 30 to 42 of its header. */
const adtsFrames = (stream: Buffer): ReadonlyArray<Buffer> => {
  const found: Buffer[] = []
  for (let at = 0; at + 7 <= stream.length; ) {
    const length = (stream.readUInt32BE(at + 3) >> 13) & 0x1fff || stream.length
    found.push(stream.subarray(at, at + length))
    at += length
  }
  return found
}

/**
 * Encodes three turns of a piece and keeps the frames of the middle one: it begins and ends inside the music, without
 * the encoder's silence before it, so its end joins its beginning.
 */
const encodeLoop = async (channels: Channels, target: string, folder: string) => {
  const [raw, stream, middle] = [join(folder, 'piece.raw'), join(folder, 'piece.aac'), join(folder, 'middle.aac')]
  const turn = pcm(channels)
  await writeFile(raw, Buffer.concat([turn, turn, turn]))
  const source = ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', String(channels.length), '-i', raw]
  await ffmpeg([
    ...source,
    '-c:a',
    'aac',
    '-b:a',
    BIT_RATES[channels.length] ?? '48k',
    '-bitexact',
    '-f',
    'adts',
    stream,
  ])
  const kept = adtsFrames(await readFile(stream)).slice(FRAMES + 1, 2 * FRAMES + 1)
  if (kept.length !== FRAMES) throw new Error(`${target}: ${kept.length} frames of sound instead of ${FRAMES}`)
  await writeFile(middle, Buffer.concat(kept))
  const fragments = [
    '-movflags',
    '+empty_moov+delay_moov+default_base_moof',
    '-frag_duration',
    '2000000',
    '-use_editlist',
    '0',
  ]
  await ffmpeg(['-i', middle, '-c', 'copy', '-bsf:a', 'aac_adtstoasc', '-fflags', '+bitexact', ...fragments, target])
}

const isComposed = (piece: Piece): piece is Composed => composed.some(name => name === piece)

const speakOf = (piece: Exclude<Piece, Composed | 'surround'>, folder: string): Promise<Float64Array> => {
  const language = LANGUAGES.find(each => piece.endsWith(each)) ?? 'en'
  return speak(language, (piece.startsWith('described') ? DESCRIPTIONS : SENTENCES)[language], folder)
}

const channelsWithin = async (piece: Piece, folder: string): Promise<Channels> => {
  if (piece === 'surround') return around(renderPiece('swing'))
  return [isComposed(piece) ? renderPiece(piece) : voiceOver(renderPiece('calm'), await speakOf(piece, folder))]
}

export const makeSound = async (piece: Piece): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'sound-'))
  await encodeLoop(await channelsWithin(piece, folder), join(loopsDir, audioFile(piece)), folder)
  await rm(folder, { recursive: true })
}
