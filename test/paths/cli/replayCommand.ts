import { fingerprint } from '@sintonia/statechart-paths'
import { complaint, counted, parsedJson } from '@sintonia/statechart-paths/files'
import { unknownName } from '@sintonia/statechart-paths/generate'
import { type PlayedBack, playBack, shortenedText } from '@sintonia/statechart-paths/recording'
import { isLeft } from 'fp-ts/lib/Either.js'
import { decode } from '../../../models/codec/decode.ts'
import { Recording } from '../../../models/recorder.ts'
import type { World } from './world.ts'

const readRecording = (file: string, { read }: World): Recording => {
  const recording = decode(Recording, () => {})(parsedJson(read(file), file))
  if (isLeft(recording))
    throw complaint(
      `${file} is no flight recorder file (sintonia-recorder/1): the field "${recording.left.path}" is wrong.`,
    )
  return recording.right
}

const resultText = ({ actor, chart, events, difference, shortened, refusal }: PlayedBack): string => {
  const name = actor === chart ? actor : `${actor} (${chart})`
  if (refusal !== undefined) return `✗ ${name}: not played: ${refusal}`
  const of = shortened === undefined ? '' : ` (kept of long lists: ${shortenedText(shortened)})`
  if (difference === undefined) return `✓ ${name}: ${counted(events, 'event')}, the same states${of}`
  const { event, type, recorded, played, error } = difference
  return [
    `✗ ${name}: event ${event} of ${events} (${type}) leads elsewhere`,
    `    recorded ${fingerprint(recorded)}`,
    `    played   ${error === undefined ? fingerprint(played) : `${fingerprint(played)}, ${error}`}`,
  ].join('\n')
}

/** Plays a flight recorder file back on the machines, all of it or only the charts and actors that are named. */
export const replay = (file: string, names: readonly string[], world: World): 0 | 1 => {
  const recording = readRecording(file, world)
  const actors = Object.entries(recording.charts)
  const known = new Set(actors.flatMap(([actor, { chart }]) => [actor, chart]))
  const unknown = names.find(name => !known.has(name))
  if (unknown !== undefined) throw unknownName('chart or actor in this record', unknown, known)
  const played = actors
    .filter(([actor, { chart }]) => names.length === 0 || names.includes(actor) || names.includes(chart))
    .map(([actor, recorded]) => playBack(actor, recorded, world.models))
  const stale = played.filter(({ refusal }) => refusal !== undefined)
  if (stale.length > 0 && recording.version !== undefined)
    world.remark(`Recorded by build ${recording.version}: npm run charts -- --since REV shows what has changed.`)
  world.print(played.map(resultText).join('\n'))
  for (const actor of recording.leftOut ?? [])
    world.remark(`${actor} is not in the file: its state alone is too large.`)
  return played.every(({ difference, refusal }) => difference === undefined && refusal === undefined) ? 0 : 1
}
