import { channelsOf, type DashRole, roleOf } from './dashRoles.ts'
import { childOf, childrenOf, type MpdElement, momentOf, parseMpd, secondsOf } from './mpd.ts'
import { SourceFault } from './sourceFault.ts'

/** One segment: where it is, where it begins on the presentation's timeline and how long it is, in seconds. */
export interface DashSegment {
  readonly address: string
  readonly begin: number
  readonly seconds: number
  /** Counts up by one from segment to segment, the same whenever the manifest is read. */
  readonly number: number | undefined
}

export interface DashStretch {
  readonly init: string
  readonly segments: ReadonlyArray<DashSegment>
}

export interface DashTrack {
  readonly id: string
  readonly kind: 'video' | 'audio'
  readonly bandwidth: number
  readonly codecs: string
  readonly size: string | undefined
  readonly frameRate: number | undefined
  readonly language: string | undefined
  readonly role: DashRole
  readonly channels: number | undefined
  /** One for each period. */
  readonly stretches: ReadonlyArray<DashStretch>
}

export interface Dash {
  readonly isLive: boolean
  /** When second 0 of the timeline of a live stream was, in seconds since the epoch. */
  readonly beganAt: number
  readonly tracks: ReadonlyArray<DashTrack>
}

/** Seconds of a live stream that are kept: what a start at its edge needs, and a little more. */
const WINDOW = 60
const MOST_SEGMENTS = 20_000

interface Period {
  readonly element: MpdElement
  readonly base: string
  readonly start: number
  /** `undefined` where it goes on. */
  readonly end: number | undefined
  /** Seconds on its own timeline that have been broadcast; a film is whole. */
  readonly present: number | undefined
}

type Attributes = Readonly<Record<string, string>>

const number = (text: string | undefined): number | undefined => {
  const value = Number(text)
  return text === undefined || !Number.isFinite(value) ? undefined : value
}

const based = (element: MpdElement, base: string): string => {
  const own = childOf(element, 'BaseURL')?.text
  return own !== undefined && URL.canParse(own, base) ? new URL(own, base).href : base
}

const PLACE = /\$(RepresentationID|Number|Time|Bandwidth|)(?:%0(\d{1,2})d)?\$/g

interface Values {
  readonly RepresentationID: string
  readonly Bandwidth: string
  readonly Number?: number
  readonly Time?: number
}

const filled = (template: string, values: Values): string =>
  template.replace(PLACE, (place, name: keyof Values | '', width: string | undefined) => {
    if (name === '') return '$'
    const value = values[name]
    return value === undefined ? place : String(value).padStart(Number(width ?? 0), '0')
  })

/** What the elements above say too, the nearest last. */
const inherited = (
  elements: ReadonlyArray<MpdElement>,
  name: string,
): { attributes: Attributes; found: MpdElement[] } => {
  const found = elements.flatMap(element => childOf(element, name) ?? [])
  return { attributes: Object.assign({}, ...found.map(({ attributes }) => attributes)), found }
}

interface Slot {
  readonly time: number
  readonly length: number
  readonly number: number
}

/** `<S t d r>`: so many segments of one length after each other; -1 goes on to the next, or to now. */
const slotsOfTimeline = (
  timeline: MpdElement,
  first: number,
  { until, isFilm }: { readonly until: number; readonly isFilm: boolean },
): ReadonlyArray<Slot> => {
  const whole = isFilm ? Math.ceil : Math.floor
  const slots: Slot[] = []
  const items = childrenOf(timeline, 'S')
  let time = 0
  items.forEach(({ attributes }, at) => {
    time = number(attributes.t) ?? time
    const length = number(attributes.d) ?? 0
    const repeats = number(attributes.r) ?? 0
    const end = number(items[at + 1]?.attributes.t) ?? until
    const count = repeats >= 0 ? repeats + 1 : whole((end - time) / length)
    if (length <= 0 || !Number.isFinite(count)) throw new SourceFault('a DASH timeline without an end')
    if (slots.length + count > MOST_SEGMENTS) throw new SourceFault('a DASH timeline without an end')
    for (let each = 0; each < count; each += 1) {
      slots.push({ time, length, number: first + slots.length })
      time += length
    }
  })
  return slots
}

/** Segments of one length, as many as there are by now. */
const slotsOfLength = (length: number, first: number, { from, until }: { from: number; until: number }) => {
  const [begin, end] = [Math.max(0, Math.floor(from / length)), Math.floor(until / length)]
  if (!(length > 0) || end - begin > MOST_SEGMENTS) throw new SourceFault('DASH segments without an end')
  return Array.from(
    { length: Math.max(0, end - begin) },
    (_, at): Slot => ({ time: (begin + at) * length, length, number: first + begin + at }),
  )
}

/** By a template, in the ticks of its timescale; times in the period count from its offset. */
const byTemplate = (period: Period, elements: ReadonlyArray<MpdElement>, base: string, values: Values): DashStretch => {
  const { attributes, found } = inherited(elements, 'SegmentTemplate')
  const timescale = number(attributes.timescale) ?? 1
  const offset = number(attributes.presentationTimeOffset) ?? 0
  const first = number(attributes.startNumber) ?? 1
  const timeline = found.flatMap(each => childOf(each, 'SegmentTimeline') ?? []).at(-1)
  const length = period.end === undefined ? undefined : period.end - period.start
  const until = Math.min(length ?? Number.POSITIVE_INFINITY, period.present ?? Number.POSITIVE_INFINITY) * timescale
  const ticks = number(attributes.duration) ?? 0
  const isFilm = period.present === undefined
  const slots = timeline
    ? slotsOfTimeline(timeline, first, { until: until + offset, isFilm })
    : slotsOfLength(ticks, first, {
        from: isFilm ? 0 : until - WINDOW * timescale,
        until: isFilm ? Math.ceil(until / ticks) * ticks : until,
      }).map(slot => ({ ...slot, time: slot.time + offset }))
  const { media = '', initialization = '' } = attributes
  const isNumbered = media.includes('$Number')
  return {
    init: new URL(filled(initialization, values), base).href,
    segments: slots.map(slot => ({
      address: new URL(filled(media, { ...values, Number: slot.number, Time: slot.time }), base).href,
      begin: period.start + (slot.time - offset) / timescale,
      seconds: slot.length / timescale,
      number: isNumbered ? slot.number : undefined,
    })),
  }
}

const byList = (period: Period, elements: ReadonlyArray<MpdElement>, base: string): DashStretch => {
  const { attributes, found } = inherited(elements, 'SegmentList')
  const seconds = (number(attributes.duration) ?? 0) / (number(attributes.timescale) ?? 1)
  const init = found.flatMap(each => childOf(each, 'Initialization') ?? []).at(-1)?.attributes.sourceURL ?? ''
  return {
    init: new URL(init, base).href,
    segments: found
      .flatMap(each => childrenOf(each, 'SegmentURL'))
      .map((each, at) => ({
        address: new URL(each.attributes.media ?? '', base).href,
        begin: period.start + at * seconds,
        seconds,
        number: at,
      })),
  }
}

const stretchOf = (period: Period, elements: ReadonlyArray<MpdElement>, base: string, values: Values): DashStretch => {
  if (elements.some(element => childOf(element, 'SegmentTemplate'))) return byTemplate(period, elements, base, values)
  if (elements.some(element => childOf(element, 'SegmentList'))) return byList(period, elements, base)
  throw new SourceFault('DASH whose segments are parts of one file, which is not played here')
}

const PLAYED = /^(video|audio)\/mp4$/

/** MPEG-DASH writes `30000/1001` where HLS has 29.97. */
const rateOf = (text: string | undefined): number | undefined => {
  const [over, under = '1'] = (text ?? '').split('/')
  return number(over) === undefined || over === '' ? undefined : Number(over) / Number(under)
}

type TrackInPeriod = Omit<DashTrack, 'stretches'> & { readonly stretch: DashStretch }

const tracksOf = (period: Period): ReadonlyArray<TrackInPeriod> =>
  childrenOf(period.element, 'AdaptationSet').flatMap(set =>
    childrenOf(set, 'Representation').flatMap((representation): ReadonlyArray<TrackInPeriod> => {
      const attributes: Attributes = { ...set.attributes, ...representation.attributes }
      const kind = PLAYED.exec(attributes.mimeType ?? '')?.[1]
      if (kind !== 'video' && kind !== 'audio') return []
      if ([set, representation].some(element => childOf(element, 'ContentProtection')))
        throw new SourceFault('DASH that is protected: its licence is not asked for')
      const { id = '', bandwidth = '0', codecs = '', width, height, lang } = attributes
      const base = based(representation, based(set, period.base))
      const elements = [period.element, set, representation]
      return [
        {
          id,
          kind,
          bandwidth: number(bandwidth) ?? 0,
          codecs,
          size: width === undefined || height === undefined ? undefined : `${width}x${height}`,
          frameRate: rateOf(attributes.frameRate),
          language: lang,
          role: roleOf(set),
          channels: channelsOf(representation, set),
          stretch: stretchOf(period, elements, base, { RepresentationID: id, Bandwidth: bandwidth }),
        },
      ]
    }),
  )

/** Periods in their order; each begins where the one before ends, where it does not say. */
const periodsOf = (mpd: MpdElement, address: string, present: number | undefined): ReadonlyArray<Period> => {
  const base = based(mpd, address)
  const elements = childrenOf(mpd, 'Period')
  const whole = secondsOf(mpd.attributes.mediaPresentationDuration)
  let next = 0
  const placed = elements.map(element => {
    const start = secondsOf(element.attributes.start) ?? next
    const length = secondsOf(element.attributes.duration)
    next = start + (length ?? 0)
    return { element, start, length }
  })
  return placed.map(({ element, start, length }, at) => ({
    element,
    base: based(element, base),
    start,
    end: length === undefined ? (placed[at + 1]?.start ?? whole) : start + length,
    present: present === undefined ? undefined : present - start,
  }))
}

/** The same track of all periods, by its id; of a live stream there is the period that runs. */
const joined = (periods: ReadonlyArray<Period>): ReadonlyArray<DashTrack> => {
  const all = periods.map(tracksOf)
  return (all[0] ?? []).map(({ stretch: _, ...track }) => ({
    ...track,
    stretches: all.flatMap(tracks => tracks.find(({ id }) => id === track.id)?.stretch ?? []),
  }))
}

/** What a DASH manifest offers at a moment, in ms since the epoch. */
export const dashOf = (text: string, address: URL, now: number): Dash => {
  const mpd = parseMpd(text)
  const isLive = mpd.attributes.type === 'dynamic'
  const beganAt = momentOf(mpd.attributes.availabilityStartTime) ?? 0
  const present = isLive ? now / 1000 - beganAt : undefined
  const periods = periodsOf(mpd, address.href, present)
  const running = periods.filter(period => (period.present ?? 0) >= 0).slice(isLive ? -1 : 0)
  const tracks = joined(running)
  if (tracks.length === 0) throw new SourceFault('DASH without a picture or a sound in MP4')
  return { isLive, beganAt, tracks }
}
