import { listAt, numberAt, textAt } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import { type Problem, said } from '../report/findings.ts'
import type { Caller } from '../wire/requests.ts'
import { tryCaptions } from './captions.ts'
import { totalOf } from './playlist.ts'
import { MINUTE, UNKNOWN } from './samples.ts'
import type { Session } from './session.ts'
import { noteLocked, tryStream } from './streams.ts'
import { answers, result, rule, unless, type Visit } from './visit.ts'

const NO_AUTHORITY = 'NOAUTHORITY'
const HOW = { clientType: 'web', osType: 'Linux', osVersion: '6' }
/** Films whose sources are asked for until one has captions. */
const ASKED = 8

/** A title that plays, and where its length was told. */
interface Playable {
  readonly title: unknown
  readonly call: string
  readonly field: string
}

/** A title may be a little longer or shorter than it is said to be: another cut, what stands before it. */
const TOLERANCE = { part: 0.1, least: 2 * MINUTE }

const lengthProblem = (field: string, told: number | undefined, played: number): Problem | undefined => {
  if (told === undefined) return undefined
  const isNear = Math.abs(told * 1000 - played) <= Math.max(TOLERANCE.least, TOLERANCE.part * played)
  return unless(isNear, {
    field,
    came: said(`${told}, and a playlist of ${Math.round(played / 1000)} s`),
    expected: 'the seconds that it plays, within two minutes or a tenth',
    source: SOURCES.duration,
  })
}

const sourceOf = async (visit: Visit, caller: Caller, { title }: Playable): Promise<unknown> =>
  result(visit, 'playSource', { metaId: textAt(title, 'metaId') ?? '', ...HOW }, caller)

/** From the address that its source names. */
const tryPlaying = async (visit: Visit, caller: Caller, { title, call, field }: Playable, source: unknown) => {
  const [url, status] = [textAt(source, 'url'), textAt(source, 'status')]
  const isRefused = [url, status].includes(NO_AUTHORITY)
  rule(visit, 'playSource', caller, 'has an address, or says that there is no right', [
    unless(url !== undefined || isRefused, {
      field: 'result.url',
      came: undefined,
      expected: `an address, or the status ${NO_AUTHORITY}`,
      source: SOURCES.playSource,
    }),
  ])
  if (url === undefined || isRefused) return
  const playlist = await tryStream(visit, caller, url, 'film')
  noteLocked(visit, 'film', caller, source, playlist)
  if (playlist !== undefined && playlist.durations.length > 0)
    rule(visit, call, caller, 'says how long a title is', [
      lengthProblem(field, numberAt(title, 'duration'), totalOf(playlist)),
    ])
}

const episodeOf = async (visit: Visit, caller: Caller, titles: ReadonlyArray<unknown>): Promise<Playable[]> => {
  const metaId = textAt(
    titles.find(title => textAt(title, 'metaType') === 'SERIES'),
    'metaId',
  )
  if (metaId === undefined) return []
  const [title] = listAt(await result(visit, 'episodes', { metaId }, caller), 'episodeList')
  return title === undefined ? [] : [{ title, call: 'episodes', field: 'result.episodeList[0].duration' }]
}

const tryUnknown = async (visit: Visit, caller: Caller): Promise<void> => {
  const reply = await answers(visit, 'playSource', { metaId: UNKNOWN, ...HOW }, caller, 'answers an unknown title')
  const hasAddress = reply.errCode === 0 && ![undefined, NO_AUTHORITY].includes(textAt(reply.body, 'result', 'url'))
  rule(visit, 'playSource', caller, 'plays nothing that is not there', [
    unless(!hasAddress, {
      field: 'result.url',
      came: said('an address'),
      expected: 'a refusal: there is no such title',
      source: SOURCES.gone,
    }),
  ])
}

/** Titles that play, and the captions of one. */
export const tryTitleStreams = async (
  visit: Visit,
  { caller }: Session,
  titles: ReadonlyArray<unknown>,
): Promise<void> => {
  const field = 'result.playlistList[*].mediaList[*].duration'
  const films = titles
    .filter(title => textAt(title, 'metaType') === 'MOVIE')
    .slice(0, ASKED)
    .map(title => ({ title, call: 'batchPlaylist', field }))
  const [first, second, ...others] = films
  const played = [first, second, ...(await episodeOf(visit, caller, titles))].filter(each => each !== undefined)
  let sources: ReadonlyArray<unknown> = []
  for (const playable of played) {
    const source = await sourceOf(visit, caller, playable)
    if (source !== undefined) await tryPlaying(visit, caller, playable, source)
    sources = [...sources, source]
  }
  const hasCaptions = (source: unknown): boolean => listAt(source, 'captions').length > 0
  for (const playable of others)
    if (!sources.some(hasCaptions)) sources = [...sources, await sourceOf(visit, caller, playable)]
  await tryCaptions(visit, caller, sources.find(hasCaptions))
  await tryUnknown(visit, caller)
}
