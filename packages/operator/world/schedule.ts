import { DAY, HOUR, type Instant, instant, MINUTE } from '../../../models/codec/instant.ts'
import { ProgramId } from '../../../models/programme.ts'
import { cuts } from './cuts.ts'
import type { Daypart, Show } from './data/show.ts'
import { clubs } from './data/shows/sport.ts'
import { type ShowKind, shows } from './data/shows.ts'
import { filled, same, type Texts } from './data/texts.ts'
import { films } from './films/index.ts'
import { idOf } from './ids.ts'
import { lookOfFilm, lookOfShow, pictureOf, type Seen } from './programmeArt.ts'
import { channelIdOf, roster } from './roster.ts'
import { hashOf, pick, shuffled } from './seed.ts'
import type { Film } from './written.ts'

/** The operator's day begins at six in the morning, three hours west of UTC. */
const DAY_BEGINS = 9 * HOUR
const MINUTES_A_DAY = 24 * 60

interface Slot {
  readonly from: number
  readonly minutes: number
  readonly show: Show | undefined
  /** Of the show's still. */
  readonly cut: number
}

/** Dayparts by minutes since the day began. */
const partAt = (minute: number): Daypart => {
  if (minute < 5 * 60) return 'morning'
  if (minute < 8 * 60) return 'noon'
  if (minute < 13 * 60) return 'afternoon'
  return minute < 18 * 60 ? 'evening' : 'night'
}

type Grid = ReadonlyArray<Slot>

const FILM_LENGTHS = [95, 105, 110, 120, 130, 90]
const SHORTEST = 15

const filmSlots = (seed: number): Grid => {
  const slots: Slot[] = []
  for (let from = 0; from < MINUTES_A_DAY; ) {
    const wished = pick(FILM_LENGTHS, hashOf(seed, slots.length))
    const rest = MINUTES_A_DAY - from
    const minutes = rest - wished < 60 ? rest : wished
    slots.push({ from, minutes, show: undefined, cut: 0 })
    from += minutes
  }
  return slots
}

const candidatesAt = (kind: ShowKind, minute: number): ReadonlyArray<Show> => {
  const part = partAt(minute)
  const fitting = shows[kind].filter(show => show.part === part || show.part === undefined)
  return fitting.length > 0 ? fitting : shows[kind]
}

/** For how many minutes another channel would show the same picture. */
const minutesAlike = ({ still, minutes }: Show, from: number, other: Grid): number =>
  other
    .filter(({ show }) => show?.still === still)
    .reduce(
      (sum, slot) => sum + Math.max(0, Math.min(from + minutes, slot.from + slot.minutes) - Math.max(from, slot.from)),
      0,
    )

/** The nearest neighbour, the last one, counts most. */
const likeness = (show: Show, from: number, neighbours: ReadonlyArray<Grid>): number =>
  neighbours.reduce((sum, grid, at) => sum + minutesAlike(show, from, grid) * 2 ** at, 0)

/** So many minutes of likeness a channel takes for the shows that it is known for. */
const FAVOUR = 240

interface Station {
  readonly seed: number
  readonly favours: string | undefined
  readonly neighbours: ReadonlyArray<Grid>
}

/** What fits the hour: first what looks like no neighbour, then what was shown least today; never what has just been on. */
const nextShow = (
  kind: ShowKind,
  minute: number,
  shown: ReadonlyArray<Show>,
  { seed, favours, neighbours }: Station,
): Show => {
  const times = (show: Show): number => shown.filter(each => each === show).length
  const alike = (show: Show): number => likeness(show, minute, neighbours) - (show.still === favours ? FAVOUR : 0)
  const recent = shown.slice(-2)
  const choices = shuffled(candidatesAt(kind, minute), hashOf(seed, minute))
    .filter(show => !recent.includes(show))
    .toSorted((one, other) => alike(one) - alike(other) || times(one) - times(other))
  return choices[0] ?? pick(candidatesAt(kind, minute), seed)
}

/** So many programmes before it on its channel are in sight with it. */
const IN_SIGHT = 4

/** The cut of its still that is shown least beside it: on the channels before its own, then on this one before it. */
const cutOf = (show: Show, from: number, before: Grid, neighbours: ReadonlyArray<Grid>): number => {
  const beside = neighbours.flatMap(grid =>
    grid.filter(slot => slot.from < from + show.minutes && slot.from + slot.minutes > from),
  )
  const times = (slots: Grid, cut: number): number =>
    slots.filter(slot => slot.show?.still === show.still && slot.cut === cut).length
  const shown = cuts.map((_, cut) => times(beside, cut) * IN_SIGHT + times(before.slice(-IN_SIGHT), cut))
  return shown.indexOf(Math.min(...shown))
}

/** The grid of a kind of day: the same shows at the same times, as television has it. */
const gridOf = (kind: ShowKind, station: Station): Grid => {
  if (kind === 'film') return filmSlots(station.seed)
  const slots: Slot[] = []
  const shown: Show[] = []
  for (let from = 0; from < MINUTES_A_DAY; ) {
    const show = nextShow(kind, from, shown, station)
    const rest = MINUTES_A_DAY - from
    const minutes = rest - show.minutes < SHORTEST ? rest : Math.min(show.minutes, rest)
    slots.push({ from, minutes, show, cut: cutOf(show, from, slots, station.neighbours) })
    shown.push(show)
    from += minutes
  }
  return slots
}

/** From how many channels before it in its group a channel keeps apart; what is only heard looks like nothing. */
const NEIGHBOURS = 3

const stationOf = (channel: string): Pick<Station, 'favours'> & { readonly before: ReadonlyArray<string> } => {
  const own = roster.find(entry => channelIdOf(entry) === channel)
  const ids = roster.filter(({ group, audioOnly }) => group === own?.group && !audioOnly).map(channelIdOf)
  return { favours: own?.favours, before: ids.slice(0, ids.indexOf(channel)).slice(-NEIGHBOURS) }
}

const grids = new Map<string, Grid>()

const gridFor = (kind: ShowKind, channel: string, weekday: number): Grid => {
  const season = weekday === 0 || weekday === 6 ? `weekend ${weekday}` : 'week'
  const key = kind === 'film' ? `${kind} ${channel} ${weekday}` : `${kind} ${channel} ${season}`
  const known = grids.get(key)
  if (known !== undefined) return known
  const { favours, before } = stationOf(channel)
  const neighbours = before.map(each => gridFor(kind, each, weekday))
  const made = gridOf(kind, { seed: hashOf(key), favours, neighbours })
  grids.set(key, made)
  return made
}

const EPISODES = 240
/** At least as many as begin in a day. */
const FILMS_A_DAY = 16

/** A film channel goes through all films before it shows one again. */
const filmAt = (channel: string, { from }: Slot, dayNumber: number): Film =>
  pick(films, hashOf(channel) + dayNumber * FILMS_A_DAY + Math.round((from / MINUTES_A_DAY) * FILMS_A_DAY))

interface Told extends Pick<Seen, 'look'> {
  readonly title: Texts
  readonly desc: Texts
}

const toldOf = (channel: string, slot: Slot, seed: number, dayNumber: number): Told => {
  const { show } = slot
  if (show === undefined) {
    const film = filmAt(channel, slot, dayNumber)
    return { title: film.title, desc: film.plot, look: lookOfFilm(film) }
  }
  const home = pick(clubs, seed)
  const away = pick(clubs, (seed % clubs.length) + 1 + (seed % (clubs.length - 1)))
  const values = { home: same(home), away: same(away), episode: same(String(1 + (dayNumber % EPISODES))) }
  return { title: filled(show.title, values), desc: filled(show.desc, values), look: lookOfShow(show, slot.cut) }
}

const PICTURE_SIZE = '1280x720'

const programmeOf = (channel: string, begins: number, slot: Slot): Seen => {
  const start = instant(begins + slot.from * MINUTE)
  const { title, desc, look } = toldOf(channel, slot, hashOf(channel, start), Math.floor(begins / DAY))
  return {
    programId: idOf(ProgramId, `${channel}-${Math.round(start / MINUTE).toString(36)}`),
    title: title.es,
    desc: desc.es,
    start,
    stop: instant(start + slot.minutes * MINUTE),
    look,
    translations: (['en', 'es', 'pt'] as const).map(lang => ({ lang, title: title[lang], content: desc[lang] })),
    picture: pictureOf(look, PICTURE_SIZE),
  }
}

const broadcastDay = (channel: string, kind: ShowKind, midnight: number): ReadonlyArray<Seen> => {
  const weekday = new Date(midnight).getUTCDay()
  return gridFor(kind, channel, weekday).map(slot => programmeOf(channel, midnight + DAY_BEGINS, slot))
}

/** The programmes that begin in a UTC day; without gaps, the same for the same channel and day for ever. */
export const scheduleOf = (channel: string, kind: ShowKind, midnight: Instant): ReadonlyArray<Seen> =>
  [...broadcastDay(channel, kind, midnight - DAY), ...broadcastDay(channel, kind, midnight)].filter(
    ({ start }) => start >= midnight && start < midnight + DAY,
  )
