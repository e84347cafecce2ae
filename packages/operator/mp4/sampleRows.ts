import { SourceFault } from '../gateway/sourceFault.ts'

/** Every sample of a track, as numbers in rows: a film of three hours has half a million. */
export interface Samples {
  readonly count: number
  readonly offsets: Float64Array
  readonly sizes: Uint32Array
  readonly durations: Uint32Array
  /** How much later it is shown than decoded, in ticks. */
  readonly delays: Int32Array
  /** 1 where one can begin. */
  readonly keys: Uint8Array
  /** When each is decoded, in ticks from the first, and when the last is over. */
  readonly times: Float64Array
}

/** Ten hours of fifty pictures a second. */
export const MAX_SAMPLES = 2_000_000

export const emptySamples = (count: number): Samples => {
  if (count > MAX_SAMPLES) throw new SourceFault('it has too many samples')
  return {
    count,
    offsets: new Float64Array(count),
    sizes: new Uint32Array(count),
    durations: new Uint32Array(count),
    delays: new Int32Array(count),
    keys: new Uint8Array(count),
    times: new Float64Array(count + 1),
  }
}

/** Puts the times of samples one behind the other. */
export const timed = (samples: Samples): Samples => {
  for (let at = 0; at < samples.count; at += 1)
    samples.times[at + 1] = (samples.times[at] ?? 0) + (samples.durations[at] ?? 0)
  return samples
}
