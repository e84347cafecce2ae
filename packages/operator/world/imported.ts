import { isPictureAddress, logoAddress } from '../gateway/pictureAddress.ts'
import type { M3u, M3uEntry } from '../importer/m3u.ts'
import type { XmltvChannel } from '../importer/xmltv.ts'
import { streamAddress, type Xtream, type XtreamAccount } from '../importer/xtream.ts'
import type { ShowKind } from './data/shows.ts'
import { same, texts } from './data/texts.ts'
import { columnOf, type ImportedChannel, type Lineup, type LineupChannel, lineupChannel, lineupOf } from './lineup.ts'
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

const kindOf = (groups: ReadonlyArray<string>, name: string): ShowKind =>
  KINDS.find(([words]) => words.test(`${groups.join(' ')} ${name}`))?.[1] ?? 'general'

/** No line-up has more; what is above is no number of a channel. */
const LAST_NUMBER = 999_999
/** The guide reaches back so far. */
const MAX_CATCH_UP = 7
/** Above the ids of built-in and synthetic channels. */
const FIRST_ID = 100_000

/** What a source says of one channel. */
export interface Found {
  readonly name: string
  /** Stays the same when the source comes anew in another order. */
  readonly identity: string
  readonly groups: ReadonlyArray<string>
  readonly number: number | undefined
  readonly isRadio: boolean
  readonly imported: ImportedChannel
}

interface Placed extends Found {
  readonly id: string
  readonly seq: number
}

const channelOf = ({ id, seq, name, groups, isRadio, imported }: Placed): LineupChannel => {
  const { logo, catchUp, guideKeys, address } = imported
  const catchUpDays = address === undefined ? 0 : Math.min(MAX_CATCH_UP, catchUp?.days ?? 0)
  const channel = lineupChannel({
    id,
    number: seq,
    name,
    iconUrl: isPictureAddress(logo) ? logoAddress(id, logo) : `/art/name/${encodeURIComponent(name)}.svg`,
    isAudio: isRadio,
    posters: isRadio ? [`/art/of/${id}-1280x720.svg`] : [],
    catchUpDays,
    canTimeShift: false,
    streams: [
      {
        suffix: '1',
        live: `live-${id}`,
        dvr: catchUpDays > 0 ? `dvr-${id}` : undefined,
        quality: undefined,
        isProtected: false,
      },
    ],
    kind: isRadio ? 'radio' : kindOf(groups, name),
    tier: 'free',
    catchUpTier: 'free',
    guideId: guideKeys[0] ?? name,
    isBroadcast: false,
  })
  return { ...channel, imported: { ...imported, logo: isPictureAddress(logo) ? logo : undefined } }
}

const UNGROUPED = texts('Other', 'Otros', 'Outros')

type Member = readonly [groups: ReadonlyArray<string>, channel: LineupChannel]

const columnsOf = (members: ReadonlyArray<Member>) => {
  const byGroup = new Map<string, LineupChannel[]>()
  for (const [groups, channel] of members)
    for (const group of groups.length > 0 ? groups : ['']) {
      const known = byGroup.get(group)
      if (known === undefined) byGroup.set(group, [channel])
      else known.push(channel)
    }
  return [...byGroup]
    .toSorted(([one], [other]) => Number(one === '') - Number(other === ''))
    .map(([group, channels], index) =>
      columnOf(
        group === '' ? 'other' : `group-${hashOf(group)}`,
        index + 1,
        group === '' ? UNGROUPED : same(group),
        channels,
      ),
    )
}

/** Numbers of the source where they are given and free; the others come after the last of them, in its order. */
const numbered = (found: ReadonlyArray<Found>): ReadonlyArray<number> => {
  const taken = new Set<number>()
  let last = 0
  const given = found.map(({ number }) => {
    if (number === undefined || number > LAST_NUMBER || taken.has(number)) return undefined
    taken.add(number)
    last = Math.max(last, number)
    return number
  })
  return given.map(number => {
    if (number !== undefined) return number
    last += 1
    return last
  })
}

/** Ids that favourites and histories can hold on to: made from what the channel is called, not from its place. */
const identified = (found: ReadonlyArray<Found>): ReadonlyArray<string> => {
  const taken = new Set<number>()
  return found.map(({ identity }) => {
    let id = FIRST_ID + hashOf(identity)
    while (taken.has(id)) id += 1
    taken.add(id)
    return String(id)
  })
}

export const lineupOfFound = (found: ReadonlyArray<Found>): Lineup => {
  const [numbers, ids] = [numbered(found), identified(found)]
  const members = found.map((each, index): Member => {
    const [id = '', seq = index + 1] = [ids[index], numbers[index]]
    return [each.groups, channelOf({ ...each, id, seq })]
  })
  return lineupOf(
    members.map(([, channel]) => channel),
    columnsOf(members),
    [],
  )
}

const foundOfEntry = ({ name, tvgId, tvgName, groups, number, isRadio, url, ...entry }: M3uEntry): Found => ({
  name,
  identity: `${tvgId ?? ''} ${name}`,
  groups,
  number,
  isRadio,
  imported: {
    address: new URL(url),
    headers: entry.headers,
    catchUp: entry.catchUp,
    logo: entry.logo,
    guideKeys: [tvgId, tvgName, name].filter(key => key !== undefined),
    shiftMs: entry.shiftMs,
  },
})

/** A line-up from a playlist (AHEAD-30). */
export const foundInM3u = ({ entries }: Pick<M3u, 'entries'>): ReadonlyArray<Found> => entries.map(foundOfEntry)

/** A line-up from an account at a provider. */
export const foundInXtream = (
  { channels, timeZone }: Pick<Xtream, 'channels' | 'timeZone'>,
  account: XtreamAccount,
): ReadonlyArray<Found> =>
  channels.map(({ id, name, number, logo, guideId, groups, isRadio, archiveDays }) => ({
    name,
    identity: `xtream ${id}`,
    groups,
    number,
    isRadio,
    imported: {
      address: streamAddress(account, id),
      headers: {},
      catchUp:
        archiveDays === 0
          ? undefined
          : { kind: 'xtream', source: undefined, days: archiveDays, correctionSeconds: 0, timeZone },
      logo,
      guideKeys: guideId === undefined ? [name] : [guideId, name],
      shiftMs: 0,
    },
  }))

/** A line-up from the channels that a guide names, where no playlist is given. */
export const foundInGuide = (channels: ReadonlyArray<XmltvChannel>): ReadonlyArray<Found> =>
  channels.map(({ id, names, icon, number }) => ({
    name: names[0]?.text ?? id,
    identity: id,
    groups: [],
    number,
    isRadio: false,
    imported: { address: undefined, headers: {}, catchUp: undefined, logo: icon, guideKeys: [id], shiftMs: 0 },
  }))
