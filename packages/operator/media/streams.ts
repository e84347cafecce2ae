import { rosterByKey } from '../world/roster.ts'
import { channelLoops, filmLoops, isProtected, isRadio, type Loop, titleLoops } from './catalogue.ts'

/** A stream as its address names it. */
export type Stream = Readonly<{ id: string; loop: Loop /** How far back DVR reaches, in days. */; days: number }>

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/
const RADIO_PREFIX = 'radio-'
const DEFAULT_DAYS = 7

const openPictures = channelLoops.filter(loop => !isProtected(loop) && !isRadio(loop))
const openRadios = channelLoops.filter(isRadio)
const films = new Map([...titleLoops.values(), ...filmLoops].map(film => [film.name, film]))
const openFilms = filmLoops.filter(loop => !isProtected(loop))

/** FNV-1a: the same name always finds the same loop. */
const hash = (text: string) =>
  [...text].reduce((state, letter) => Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5)

const pick = (loops: ReadonlyArray<Loop>, name: string) => loops[hash(name) % loops.length]

/**
 * The stream of a channel's key. The built-in channels have a loop of their own; any other key (an imported or an
 * invented channel) is given an open loop by its name, a key that begins with `radio-` one without a picture.
 */
const channelStream = (id: string, key: string): Stream | undefined => {
  const channel = rosterByKey(key)
  const own = channel && channelLoops.find(loop => loop.name === key)
  if (own) return { id, loop: own, days: Math.max(1, channel.catchUpDays) }
  const loop = pick(key.startsWith(RADIO_PREFIX) ? openRadios : openPictures, key)
  return loop && { id, loop, days: DEFAULT_DAYS }
}

/** `live-<key>` or `dvr-<key>`; undefined for an id that is not of that form. */
export const findStream = (kind: 'live' | 'dvr', id: string): Stream | undefined => {
  if (!NAME.test(id) || !id.startsWith(`${kind}-`)) return undefined
  const key = id.slice(kind.length + 1)
  return key ? channelStream(id, key) : undefined
}

/** The loop of a film's name: its own (`film-ferry`), or one given by the name. */
export const findFilm = (name: string): Stream | undefined => {
  if (!NAME.test(name)) return undefined
  const loop = films.get(name) ?? pick(openFilms, name)
  return loop && { id: name, loop, days: 0 }
}
