import { once } from '../once.ts'
import type { MeterParts, PlaybackMeter, TimedEntry } from './playbackMeter.ts'

const MOST_KEPT = 100

/** What is told of a viewing that never began needs the code before the first picture; so does a page that is left. */
const isTelling = (entry: TimedEntry): boolean => 'told' in entry || 'gaveUp' in entry

/** A meter whose code is fetched with the first wish; what came before it is measured all the same (NET-07). */
export const makeLazyMeter = (parts: MeterParts): PlaybackMeter => {
  const past: TimedEntry[] = []
  let meter: PlaybackMeter<TimedEntry> | undefined
  const open = once(async () => {
    const { makePlaybackMeter } = await import('./playbackMeter.ts')
    meter = makePlaybackMeter(parts)
    past.forEach(meter)
  })
  return entry => {
    const timed = { ...entry, at: parts.ticks() }
    if (meter) return meter(timed)
    past.push(timed)
    if (past.length > MOST_KEPT) past.shift()
    if (isTelling(timed)) open().catch(() => undefined)
  }
}
