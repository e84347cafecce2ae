import { makeLazyMeter } from '../metrics/lazyMeter.ts'
import type { Metering, PlaybackMeter } from '../metrics/playbackMeter.ts'
import { type HostWatchParts, makeHostWatch } from './hostWatch.ts'
import type { Stage } from './stage.ts'
import { withToken } from './streams.ts'
import type { makeStreamTokens } from './streamTokens.ts'

interface EngineMeterParts extends Pick<HostWatchParts, 'fetch' | 'timer'> {
  readonly metering: Metering
  readonly stage: Pick<Stage, 'video'>
  readonly ticks: () => number
  readonly tokenFor: ReturnType<typeof makeStreamTokens>['tokenFor']
  readonly hostBack: HostWatchParts['back']
}

/** Hears what the engines say: it is measured, and a host that failed is watched until it is back. */
export const makeEngineMeter = (parts: EngineMeterParts): PlaybackMeter => {
  const { metering, stage, ticks, tokenFor, hostBack, fetch, timer } = parts
  const measure = makeLazyMeter({ ...metering, video: stage.video, timer }, ticks)
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
