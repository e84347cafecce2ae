import type { Channel } from './channel.ts'
import { addMs, type Instant, MINUTE, SECOND } from './codec/instant.ts'
import type { Programme } from './programme.ts'

/** Closer to live than this is live (spec §9); also the least length of a programme whose bar works. */
const TIME_SHIFT_MIN_OFFSET = 110 * SECOND
/** A time-shift or catch-up that fails is tried again this often, at this interval (spec §9). */
export const TIME_SHIFT_RETRIES = 4
export const TIME_SHIFT_RETRY_EVERY = 2 * SECOND
/** A live picture that stands still this long is loaded anew (LIVE-06), so many times before the recovery card. */
export const LIVE_STALL_RELOAD = MINUTE
export const LIVE_STALL_RELOADS = 3

/** What choosing a place `offset` milliseconds behind live means (LIVE-03): exactly the least offset is time-shift. */
export const placeAt = (offset: number): 'live' | 'timeShift' => (offset < TIME_SHIFT_MIN_OFFSET ? 'live' : 'timeShift')

/** The live bar works only for a programme longer than the least offset (LIVE-04). */
export const hasLiveBar = ({ start, stop }: Pick<Programme, 'start' | 'stop'>): boolean =>
  stop - start > TIME_SHIFT_MIN_OFFSET

/** Time-shift needs live authority, the channel's flag and a current programme (LIVE-02). */
export const canTimeShift = (
  channel: Pick<Channel, 'liveAuthority' | 'canTimeShift'>,
  programme: Programme | undefined,
): boolean => channel.liveAuthority && channel.canTimeShift && programme !== undefined

/** Whether a place `offset` milliseconds behind live lies past the programme's end: time to ask (LIVE-03). */
export const hasPassedProgramme = ({ stop }: Pick<Programme, 'stop'>, now: Instant, offset: number): boolean =>
  addMs(now, -offset) >= stop
