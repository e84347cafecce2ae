import { isOn, listAt, textAt } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import type { GuideEntry } from './guide.ts'
import { type LineUp, usable, type Way } from './rights.ts'
import { DAY, HOUR, MINUTE } from './samples.ts'
import type { Session } from './session.ts'
import { isProtected, type Make, NAMES, noteLocked, tryStream, tryStreamToken } from './streams.ts'
import { now, result, rule, unless, type Visit } from './visit.ts'

/** Channels whose playlists are read, from the whole of the list. */
const CHANNELS = 8

const spread = <A>(list: ReadonlyArray<A>, count: number): ReadonlyArray<A> =>
  list.filter(
    (_, index) => Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
  )

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

const withoutSlash = (base: string): string => base.replace(/\/+$/, '')

interface Hosts {
  readonly manifest: unknown
  readonly trackers: ReadonlyArray<unknown>
}

/** Where the streams come from: trackers, then the bases of the manifest. */
const tryHosts = async (visit: Visit, { caller }: Session, manifest: unknown): Promise<Hosts> => {
  const fields = { trackerType: 'HLS', accountName: caller.accountId ?? '' }
  const trackers = listAt(await result(visit, 'trackerList', fields, caller), 'trackerList')
  const base = textAt(manifest, 'uiProperties', 'stream_cdn_base')
  rule(visit, 'trackerList', caller, 'names a host of streams, or the manifest does', [
    unless(trackers.length > 0 || base !== undefined, {
      field: 'result.trackerList',
      came: trackers,
      expected: 'a host of streams, or stream_cdn_base in the manifest',
      source: SOURCES.trackers,
    }),
  ])
  return { manifest, trackers }
}

const baseOf = ({ manifest, trackers }: Hosts, way: 'live' | 'dvr', isProtected: boolean): string | undefined => {
  const own = (name: string) => textAt(manifest, 'uiProperties', name)
  if (way === 'dvr') return own('dvr_cdn_base')
  if (isProtected) return own('live_drm_cdn_base') ?? own('stream_cdn_base')
  return (
    textAt(
      trackers.find(each => textAt(each, 'trackerType') === 'HLS'),
      'trackerUrl',
    ) ?? own('stream_cdn_base')
  )
}

const tryLive = async (visit: Visit, session: Session, lineUp: LineUp, hosts: Hosts): Promise<void> => {
  const physicals = lineUp.channels.flatMap(channel => usable(visit, lineUp, channel, 'live').slice(0, 1))
  const open = spread(
    physicals.filter(each => !isProtected(each)),
    CHANNELS,
  )
  const locked = physicals.filter(isProtected).slice(0, 1)
  for (const physical of [...open, ...locked]) {
    const streamId = textAt(physical, 'liveStreamId') ?? textAt(physical, 'streamId')
    const base = baseOf(hosts, 'live', isProtected(physical))
    rule(visit, 'channelList', session.caller, 'has a stream of what may be watched', [
      unless(streamId !== undefined, {
        field: 'result.channelListInfo.channelList[*].physicalChannelList[*].liveStreamId',
        came: undefined,
        expected: 'a stream: the account has the right to it',
        source: SOURCES.streamIds,
      }),
    ])
    if (streamId === undefined || base === undefined) continue
    const values = { base: withoutSlash(base), streamId: encodeURIComponent(streamId) }
    const made: Make = token => fill(visit.templates.live, { ...values, token: encodeURIComponent(token) })
    const playlist = await tryStream(visit, session.caller, made(session.streamToken), 'live', {
      of: `the stream ${streamId}`,
    })
    if (playlist !== undefined && physical === open[0])
      await tryStreamToken(visit, 'live', session.caller, visit.templates.live, made)
    noteLocked(visit, 'live', session.caller, physical, playlist)
  }
  if (open.length + locked.length === 0)
    visit.findings.unasked(NAMES.live, session.caller.as, 'has a playlist', 'no channel may be watched live')
}

/** The recording of a programme: which one, with what right, and from when on. */
interface Recorded {
  readonly kind: 'recording' | 'timeShift'
  readonly way: Way
  readonly isMeant: (entry: GuideEntry) => boolean
  readonly leadIn: number
  readonly what: string
  readonly unasked: string
}

/** The live picture still shows what was before: the app asks for a minute more. */
const LEAD_IN = MINUTE

const recordedAt = (at: number): ReadonlyArray<Recorded> => [
  {
    kind: 'recording',
    way: 'catchup',
    isMeant: ({ channel, start, stop }) => stop < at - HOUR && start > at - DAY && isOn(Object(channel).canPlayBack),
    leadIn: 0,
    what: 'a finished programme',
    unasked: 'no finished programme may be watched',
  },
  {
    kind: 'timeShift',
    way: 'live',
    isMeant: ({ channel, start, stop }) =>
      start < at - 3 * MINUTE && stop > at + 2 * MINUTE && isOn(Object(channel).canTimeShift),
    leadIn: LEAD_IN,
    what: 'a programme that is on, from a minute before it to its end',
    unasked: 'no programme that is on may be watched behind live',
  },
]

const tryRecorded = async (
  visit: Visit,
  session: Session,
  lineUp: LineUp,
  hosts: Hosts,
  guide: ReadonlyArray<GuideEntry>,
  { kind, way, isMeant, leadIn, what, unasked }: Recorded,
): Promise<void> => {
  const base = baseOf(hosts, 'dvr', false)
  const entry = guide.find(each => isMeant(each) && usable(visit, lineUp, each.channel, way).length > 0)
  const [physical] = entry === undefined ? [] : usable(visit, lineUp, entry.channel, way)
  const streamId = textAt(physical, 'dvrStreamId') ?? textAt(physical, 'streamId')
  if (entry === undefined || base === undefined || streamId === undefined)
    return visit.findings.unasked(NAMES[kind], session.caller.as, 'has a playlist', unasked)
  const span = { begin: entry.start - leadIn, end: entry.stop }
  const values = {
    base: withoutSlash(base),
    streamId: encodeURIComponent(streamId),
    begin: String(Math.floor(span.begin / 1000)),
    end: String(Math.ceil(span.end / 1000)),
  }
  const made: Make = token => fill(visit.templates.dvr, { ...values, token: encodeURIComponent(token) })
  const playlist = await tryStream(visit, session.caller, made(session.catchupToken), kind, { span, of: what })
  if (kind === 'recording' && playlist !== undefined)
    await tryStreamToken(visit, kind, session.caller, visit.templates.dvr, made)
}

/** Channels, live and recorded. */
export const tryChannelStreams = async (
  visit: Visit,
  session: Session,
  manifest: unknown,
  lineUp: LineUp,
  guide: ReadonlyArray<GuideEntry>,
): Promise<void> => {
  const hosts = await tryHosts(visit, session, manifest)
  await tryLive(visit, session, lineUp, hosts)
  for (const recorded of recordedAt(now(visit))) await tryRecorded(visit, session, lineUp, hosts, guide, recorded)
}
