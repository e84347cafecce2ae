import * as t from 'io-ts'
import { LogicalChannelId } from './channel.ts'
import { tolerantArray } from './codec/decode.ts'
import { id } from './codec/id.ts'
import { DAY, Instant, SECOND } from './codec/instant.ts'
import { Count, Numeric } from './codec/numeric.ts'
import { Flag, fallback, lenient, optional } from './codec/optional.ts'
import { LongText } from './codec/text.ts'

export const AnnouncementId = id('AnnouncementId')
export type AnnouncementId = t.TypeOf<typeof AnnouncementId>

/** A colour of the operator's as `#rgb`, `#rrggbb` or `#rrggbbaa`; nothing else reaches a style. */
export const Colour: t.Type<string, string> = t.refinement(
  t.string,
  value => /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(value),
  'Colour',
)
const OptionalColour = lenient(optional(Colour), undefined)

export const AnnouncementProperties = t.strict(
  { backgroundcolor: OptionalColour, textcolor: OptionalColour, textsize: lenient(optional(Numeric), undefined) },
  'AnnouncementProperties',
)
export type AnnouncementProperties = t.TypeOf<typeof AnnouncementProperties>

const PLAIN: AnnouncementProperties = { backgroundcolor: undefined, textcolor: undefined, textsize: undefined }

/** Spec §3, Announcement / marquee (MSG-01). */
export const Announcement = t.strict(
  {
    id: AnnouncementId,
    msg: LongText,
    /** The higher comes first. */
    priority: fallback(Numeric, 0),
    displayMode: fallback(tolerantArray(Numeric), []),
    /** Read already. */
    readStatus: fallback(Flag, false),
    properties: fallback(AnnouncementProperties, PLAIN),
    /** Seconds from the end of one pass to the next. */
    displayInterval: fallback(Count, 0),
    /** How often it passes; none = once. */
    displayTimes: fallback(Count, 1),
    /** The channels it is shown on; none = all. */
    displayChannel: fallback(tolerantArray(LogicalChannelId), []),
    createTime: optional(Instant),
  },
  'Announcement',
)
export type Announcement = t.TypeOf<typeof Announcement>

const DEFAULT_TEXT_PX = 13
const TEXT_PX: ReadonlyMap<number, number> = new Map([
  [22, 13],
  [25, 15],
  [28, 17],
])

/** Size of the marquee's text in px by the operator's `textsize` (MSG-03). */
export const marqueeTextPx = ({ textsize }: AnnouncementProperties): number =>
  TEXT_PX.get(textsize ?? DEFAULT_TEXT_PX) ?? DEFAULT_TEXT_PX

/** Milliseconds from the end of one pass to the next: a day at most. */
export const restBetweenPasses = ({ displayInterval }: Pick<Announcement, 'displayInterval'>): number =>
  Math.min(displayInterval * SECOND, DAY)

/** How often the marquee passes before it counts as read. */
export const passes = ({ displayTimes }: Pick<Announcement, 'displayTimes'>): number => Math.max(1, displayTimes)
