import type { Channel } from './channel.ts'
import { addMs, type Instant, instant, MINUTE, SECOND } from './codec/instant.ts'
import type { Programme } from './programme.ts'
import type { StreamKind } from './streamAddress.ts'

/** Closer to live than this is live (spec §9); also the least length of a programme whose bar works. */
export const TIME_SHIFT_MIN_OFFSET = 110 * SECOND
/** A time-shift or catch-up that fails is tried again this often, at this interval (spec §9). */
export const TIME_SHIFT_RETRIES = 4
export const TIME_SHIFT_RETRY_EVERY = 2 * SECOND
/** A live picture that stands still this long is loaded anew (LIVE-06), so many times before the recovery card. */
export const LIVE_STALL_RELOAD = MINUTE
export const LIVE_STALL_RELOADS = 3
/** A recording whose picture stands still this long has failed. */
export const RECORDING_STALL = 15 * SECOND
/** A picture at most this far behind is called live: what a stream needs to be made and buffered (AHEAD-04). */
const LIVE_LAG = 20 * SECOND
/** A live picture lies a little behind the clock: just after a programme began it still shows the one before. */
const LEAD_IN = MINUTE

type Span = Pick<Programme, 'start' | 'stop'>

/** What choosing a place `offset` milliseconds behind live means (LIVE-03): exactly the least offset is time-shift. */
export const placeAt = (offset: number): 'live' | 'timeShift' => (offset < TIME_SHIFT_MIN_OFFSET ? 'live' : 'timeShift')

/** The live bar works only for a programme longer than the least offset (LIVE-04). */
export const hasLiveBar = ({ start, stop }: Span): boolean => stop - start > TIME_SHIFT_MIN_OFFSET

/** Time-shift needs live authority, the channel's flag and a current programme (LIVE-02). */
export const canTimeShift = (
  channel: Pick<Channel, 'liveAuthority' | 'canTimeShift'>,
  programme: Programme | undefined,
): boolean => channel.liveAuthority && channel.canTimeShift && programme !== undefined

/** The picture is as live as it can be: what the pill says (AHEAD-04). */
export const isAtEdge = (moment: Instant, now: Instant): boolean => now - moment <= LIVE_LAG

/** The broadcast of a programme is over once another one is on air: time to ask (LIVE-03). */
export const isBroadcastOver = ({ start }: Pick<Programme, 'start'>, onAir: Programme | undefined): boolean =>
  onAir !== undefined && onAir.start > start

/** The place in a programme that is nearest to a moment. */
export const placeWithin = ({ start, stop }: Span, at: Instant): Instant => instant(Math.min(stop, Math.max(start, at)))

/** Where one press of an arrow leads: from live back to the nearest place that is time-shift. */
export const stepped = (moment: Instant, byMs: number, now: Instant): Instant => {
  const isFromLive = byMs < 0 && placeAt(now - moment) === 'live'
  return addMs(isFromLive ? now : moment, isFromLive ? -TIME_SHIFT_MIN_OFFSET : byMs)
}

/** The stretch of time whose recording holds the programme: with the live right also what the live picture still shows. */
export const recordedSpan = (
  { start, stop }: Span,
  right: StreamKind,
): { readonly from: Instant; readonly until: Instant } => ({
  from: right === 'live' ? addMs(start, -LEAD_IN) : start,
  until: stop,
})
