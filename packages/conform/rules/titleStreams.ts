import { textAt } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import { said } from '../report/findings.ts'
import { UNKNOWN } from './samples.ts'
import type { Session } from './session.ts'
import { noteLocked, tryStream } from './streams.ts'
import { answers, result, rule, unless, type Visit } from './visit.ts'

const NO_AUTHORITY = 'NOAUTHORITY'
const TITLES = 2

/** Titles, from the address that their source names. */
export const tryTitleStreams = async (
  visit: Visit,
  { caller }: Session,
  titles: ReadonlyArray<unknown>,
): Promise<void> => {
  const films = titles.filter(title => textAt(title, 'metaType') === 'MOVIE').slice(0, TITLES)
  const how = { clientType: 'web', osType: 'Linux', osVersion: '6' }
  for (const film of films) {
    const source = await result(visit, 'playSource', { metaId: textAt(film, 'metaId') ?? '', ...how }, caller)
    if (source === undefined) continue
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
    if (url === undefined || isRefused) continue
    const playlist = await tryStream(visit, caller, url, 'film')
    noteLocked(visit, 'film', caller, source, playlist)
  }
  const reply = await answers(visit, 'playSource', { metaId: UNKNOWN, ...how }, caller, 'answers an unknown title')
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
