import { type PlayedBack, playBack } from '@sintonia/statechart-paths/recording'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { InspectionEvent } from 'xstate'
import { decode } from '../../../models/codec/decode.ts'
import { Recording } from '../../../models/recorder.ts'
import { makeFlightLog } from '../../../src/services/recorder/flightLog.ts'
import { recordingText } from '../../../src/services/recorder/recording.ts'
import { readChart } from '../../charts/readChart.ts'
import { chartMachines, chartModels } from '../../paths/registry.ts'

export const LIMIT = 500_000

const facts = {
  version: 'test',
  hashes: Object.fromEntries(chartMachines.map(machine => [machine.id, readChart(machine).hash])),
}

/** A flight recorder that hears actors which the test starts, and the file that it would save. */
export const recorderRig = (limit = LIMIT) => {
  const log = makeFlightLog(limit)
  const text = (): string => recordingText({ log, faults: [] }, facts, limit)
  return {
    log,
    inspect: (event: InspectionEvent): void => log.take([Date.now(), event]),
    text,
    recording: (): Recording => recordingIn(text()),
  }
}

/** The file as `npm run paths -- --replay` reads it. */
export const recordingIn = (text: string): Recording => {
  const decoded = decode(Recording, () => {})(JSON.parse(text))
  if (isLeft(decoded)) throw new Error(`No recording: ${decoded.left.path}`)
  return decoded.right
}

/** Every actor of a file, played back as `npm run paths -- --replay` does it. */
export const replayed = ({ charts }: Recording): ReadonlyArray<PlayedBack> =>
  Object.entries(charts).map(([actor, recorded]) => playBack(actor, recorded, chartModels))

export const troubles = (recording: Recording): ReadonlyArray<PlayedBack> =>
  replayed(recording).filter(({ difference, refusal }) => difference !== undefined || refusal !== undefined)
