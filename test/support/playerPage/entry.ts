import { right } from 'fp-ts/lib/Either.js'
import { createActor } from 'xstate'
import { defaultPlayConfig } from '../../../models/appProperties.ts'
import type { Channel, LogicalChannelId } from '../../../models/channel.ts'
import { HOUR, instant, MINUTE } from '../../../models/codec/instant.ts'
import type { ProgramId, Programme } from '../../../models/programme.ts'
import { systemTimer } from '../../../src/services/clock/timer.ts'
import type { Http } from '../../../src/services/http/types.ts'
import type { MetricFact } from '../../../src/services/metrics/fact.ts'
import { makeStage } from '../../../src/services/player/stage.ts'
import { makeReport } from '../../../src/services/report/report.ts'
import { makeStorage } from '../../../src/services/storage/storage.ts'
import { makeStoredValues } from '../../../src/services/storage/values.ts'
import { provideLivePlayer } from '../../../src/shell/provide/provideLivePlayer.ts'
import { clickToFrame } from './clickToFrame.ts'
import { seekToFrame } from './seekToFrame.ts'

/** The live player with its real services on a page of its own: only the operator's API is absent. */
const http: Http = {
  call: endpoint => {
    if (endpoint.name !== 'trackerList') return Promise.reject(new Error(`unexpected call ${endpoint.name}`))
    const result = endpoint.response.decode({ trackerList: [] })
    return result._tag === 'Right' ? Promise.resolve(right(result.right)) : Promise.reject(new Error('no trackers'))
  },
}

/** What every channel broadcasts: five hours of it are over, one is to come. */
const LONG: Programme = {
  programId: 'long' as ProgramId,
  title: 'A long programme',
  desc: '',
  start: instant(Math.floor(Date.now() / MINUTE) * MINUTE - 5 * HOUR),
  stop: instant(Math.floor(Date.now() / MINUTE) * MINUTE + HOUR),
  translations: [],
}

const stage = makeStage(document)
const reports: MetricFact[] = []

const start = (channels: ReadonlyArray<Channel>, channelId: LogicalChannelId, bases: ReadonlyArray<string>) => {
  document.querySelector('#frame')?.append(stage.element)
  const [base = location.origin] = bases
  const report = makeReport()
  const storage = makeStorage({ area: () => localStorage, report, onDegraded: () => {} })
  const { machine } = provideLivePlayer({
    broadcastChannel: async () => undefined,
    returning: () => undefined,
    stage,
    http,
    deployment: () => ({
      cmcd: undefined,
      streams: {
        live: '{base}/live/{streamId}/index.m3u8?token={token}',
        dvr: '{base}/dvr/{streamId}/index.m3u8?begin={begin}&end={end}&token={token}',
      },
    }),
    manifest: () => ({
      uiProperties: {
        stream_cdn_base: base,
        live_drm_cdn_base: undefined,
        dvr_cdn_base: base,
        report_host: undefined,
        fps_cer_url: undefined,
        webapp_custom_lang: [],
      },
    }),
    session: { read: () => undefined },
    storage,
    values: makeStoredValues(storage),
    ownView: { recallChannel: () => undefined, rememberChannel: () => undefined },
    programmes: async ({ epgIds }) => right(Object.fromEntries(epgIds.map(epgId => [epgId, [LONG]]))),
    timer: systemTimer,
    now: () => instant(Date.now()),
    metering: {
      note: fact => {
        if (fact.event === 'error' || fact.event === 'startFailed') reports.push(fact)
      },
      watched: () => undefined,
      randomId: () => '',
      now: () => instant(Date.now()),
    },
    onEngine: () => undefined,
    report,
    renewTokens: async () => false,
    random: () => 0,
    peers: { isOffered: () => false, prepare: async () => undefined, swarm: () => undefined },
    window,
  })
  const actor = createActor(machine, {
    input: { channels, channelId, start: undefined, isTakenOver: false, playConfig: defaultPlayConfig },
  })
  actor.start()
  return actor
}

const page = {
  start,
  stage,
  reports,
  clickToFrame: (click: () => void) => clickToFrame(stage.video, click),
  seekToFrame: (seek: () => void) => seekToFrame(stage.video, seek),
}
export type PlayerPage = typeof page
Object.assign(window, { playerPage: page })
