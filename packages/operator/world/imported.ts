import { groupedBy } from '../grouped.ts'
import type { M3u, M3uEntry } from '../importer/m3u.ts'
import type { Xmltv } from '../importer/xmltv.ts'
import type { ShowKind } from './data/shows.ts'
import { same, texts } from './data/texts.ts'
import { columnOf, type Lineup, type LineupChannel, lineupChannel, lineupOf } from './lineup.ts'
import { hashOf } from './seed.ts'

const KINDS: ReadonlyArray<readonly [RegExp, ShowKind]> = [
  [/news|notic|inform|business|weather/i, 'news'],
  [/sport|deport|esport|fútbol|futebol|outdoor|auto/i, 'sport'],
  [/movie|film|cine|serie|classic/i, 'film'],
  [/kid|infan|niñ|animation|cartoon|family/i, 'kids'],
  [/music|música/i, 'music'],
  [/docu|science|education|culture|travel|nature/i, 'documentary'],
  [/radio|audio/i, 'radio'],
  [/lifestyle|cook|shop|religi/i, 'life'],
]

const kindOf = (group: string | undefined, name: string): ShowKind =>
  KINDS.find(([words]) => words.test(`${group ?? ''} ${name}`))?.[1] ?? 'general'

const DEFAULT_NUMBER_FROM = 1
const MAX_CATCH_UP = 7

interface Source {
  readonly name: string
  readonly guideId: string
  readonly group: string | undefined
  readonly number: number
  readonly isRadio: boolean
  readonly catchUpDays: number
}

/** An imported channel plays a loop that the origin gives it; its mark is drawn from its name. */
const channelOf = ({ name, guideId, group, number, isRadio, catchUpDays }: Source, index: number): LineupChannel => {
  const id = String(20_001 + index)
  const key = isRadio ? `radio-${id}` : id
  return lineupChannel({
    id,
    number,
    name,
    iconUrl: `/art/name/${encodeURIComponent(name)}.svg`,
    isAudio: isRadio,
    posters: isRadio ? [`/art/of/${id}-1280x720.svg`] : [],
    catchUpDays,
    streams: [
      {
        suffix: '1',
        live: `live-${key}`,
        dvr: catchUpDays > 0 ? `dvr-${key}` : undefined,
        quality: undefined,
        isProtected: false,
      },
    ],
    kind: isRadio ? 'radio' : kindOf(group, name),
    tier: 'free',
    catchUpTier: 'free',
    guideId,
    isBroadcast: false,
  })
}

const UNGROUPED = texts('Other', 'Otros', 'Outros')

const columnsOf = (pairs: ReadonlyArray<readonly [string | undefined, LineupChannel]>) =>
  [...groupedBy(pairs, ([group]) => group ?? '')]
    .sort(([one], [other]) => Number(one === '') - Number(other === '') || one.localeCompare(other))
    .map(([group, members], index) =>
      columnOf(
        group === '' ? 'other' : `group-${hashOf(group)}`,
        index + 1,
        group === '' ? UNGROUPED : same(group),
        members.map(([, channel]) => channel),
      ),
    )

/** Numbers of the playlist where they are given and free, else the next free one in its order. */
const numbered = (entries: ReadonlyArray<M3uEntry>): ReadonlyArray<number> => {
  const taken = new Set<number>()
  const given = entries.map(({ number }) => {
    if (number === undefined || taken.has(number)) return undefined
    taken.add(number)
    return number
  })
  let next = DEFAULT_NUMBER_FROM
  return given.map(number => {
    if (number !== undefined) return number
    while (taken.has(next)) next += 1
    taken.add(next)
    return next
  })
}

const made = (pairs: ReadonlyArray<readonly [string | undefined, LineupChannel]>): Lineup =>
  lineupOf(
    pairs.map(([, channel]) => channel),
    columnsOf(pairs),
    [],
  )

/** A line-up from a playlist (AHEAD-30). */
export const lineupOfM3u = ({ entries }: M3u): Lineup => {
  const numbers = numbered(entries)
  return made(
    entries.map((entry, index) => {
      const source: Source = {
        name: entry.name,
        guideId: entry.tvgId ?? entry.tvgName ?? entry.name,
        group: entry.group,
        number: numbers[index] ?? index + DEFAULT_NUMBER_FROM,
        isRadio: entry.isRadio,
        catchUpDays: Math.min(MAX_CATCH_UP, entry.catchUpDays ?? 0),
      }
      return [entry.group, channelOf(source, index)] as const
    }),
  )
}

/** A line-up from the channels that a guide names, where no playlist is given. */
export const lineupOfXmltv = ({ channels }: Xmltv): Lineup =>
  made(
    channels.map(({ id, names }, index) => {
      const name = names[0]?.text ?? id
      const source = { name, guideId: id, group: undefined, number: index + 1, isRadio: false, catchUpDays: 0 }
      return [undefined, channelOf(source, index)] as const
    }),
  )
