import type { HeadEnd } from '@sintonia/operator'
import { addMs, HOUR, MINUTE } from '../../../models/codec/instant.ts'
import { utcDayOf } from '../../../models/epg.ts'

/**
 * The operator's clock stands at one minute past one in the afternoon, UTC: midnight is far from America to Japan, and as
 * the programmes of all channels begin at multiples of five minutes, none begins or ends for four minutes.
 */
export const atCalmHour = ({ control }: HeadEnd): void =>
  control.moveClock({ to: addMs(utcDayOf(control.now()), 13 * HOUR + MINUTE) })
