import type { PlaybackMeter } from '../metrics/playbackMeter.ts'
import { type HostWatchParts, makeHostWatch } from './hostWatch.ts'
import { withToken } from './streams.ts'
import type { makeStreamTokens } from './streamTokens.ts'

interface EngineMeterParts extends Pick<HostWatchParts, 'fetch' | 'timer'> {
  readonly measure: PlaybackMeter
  readonly tokenFor: ReturnType<typeof makeStreamTokens>['tokenFor']
  readonly hostBack: HostWatchParts['back']
}

/** Hears what the engines say: it is measured, and a host that failed is watched until it is back. */
export const makeEngineMeter = (parts: EngineMeterParts): PlaybackMeter => {
  const { measure, tokenFor, hostBack, fetch, timer } = parts
  const watchHost = makeHostWatch({
    fetch,
    timer,
    addressOf: template => withToken(template, tokenFor('stream').current()),
    back: hostBack,
  })
  return entry => {
    measure(entry)
    watchHost(entry)
  }
}
