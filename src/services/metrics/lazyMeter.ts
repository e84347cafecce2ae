import { once } from '../once.ts'
import type { MeterParts, PlaybackMeter, TimedEntry } from './playbackMeter.ts'

const MOST_KEPT = 100

/** A meter whose code is fetched after the first picture; what came before it is measured all the same (NET-07). */
export const makeLazyMeter = (parts: MeterParts, ticks: () => number): PlaybackMeter => {
  const past: TimedEntry[] = []
  let meter: PlaybackMeter<TimedEntry> | undefined
  const open = once(async () => {
    const { makePlaybackMeter } = await import('./playbackMeter.ts')
    meter = makePlaybackMeter(parts)
    past.forEach(meter)
  })
  return entry => {
    const timed = { ...entry, at: ticks() }
    if (meter) return meter(timed)
    past.push(timed)
    if (past.length > MOST_KEPT) past.shift()
    if ('heard' in entry && entry.heard.type === 'media.firstFrame') open().catch(() => undefined)
  }
}
