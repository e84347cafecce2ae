import type { ContentRule, Rule } from '../../../models/contentRule.ts'
import type { ShowKind } from './data/shows.ts'
import { type Texts, texts } from './data/texts.ts'
import { DEMO_ACCOUNTS } from './demoAccounts.ts'
import {
  type ChannelParts,
  columnOf,
  type Lineup,
  type LineupChannel,
  lineupChannel,
  lineupOf,
  type StreamParts,
  type Tier,
} from './lineup.ts'
import { type ChannelGroup, channelIdOf, dvrStreamId, liveStreamId, type RosterChannel, roster } from './roster.ts'

const GROUPS: Readonly<Record<ChannelGroup, { readonly name: Texts; readonly kind: ShowKind }>> = {
  General: { name: texts('General', 'General', 'Geral'), kind: 'general' },
  News: { name: texts('News', 'Noticias', 'Notícias'), kind: 'news' },
  Sport: { name: texts('Sport', 'Deportes', 'Esportes'), kind: 'sport' },
  Film: { name: texts('Film', 'Cine', 'Cinema'), kind: 'film' },
  Kids: { name: texts('Kids', 'Infantil', 'Infantil'), kind: 'kids' },
  Documentary: { name: texts('Documentary', 'Documentales', 'Documentários'), kind: 'documentary' },
  Music: { name: texts('Music', 'Música', 'Música'), kind: 'music' },
  Audio: { name: texts('Radio', 'Radio', 'Rádio'), kind: 'radio' },
}

/** What a guest may watch: open television; film, sport and documentaries are sold. */
const OPEN: ReadonlySet<ChannelGroup> = new Set(['General', 'News', 'Kids', 'Music', 'Audio'])

const tierOf = ({ plan, group }: RosterChannel): Tier => {
  if (plan === 'plus') return 'plus'
  return OPEN.has(group) ? 'free' : 'basic'
}

const QUALITY = { 180: 20, 360: 1, 720: 2 } as const

/** The adaptive form first; where there are several pictures, also one form for each, the best before the others. */
const streamsOf = (entry: RosterChannel): ReadonlyArray<StreamParts> => {
  const live = liveStreamId(entry)
  const dvr = entry.catchUpDays > 0 ? dvrStreamId(entry) : undefined
  const isProtected = entry.protection !== undefined
  const [only, ...others] = entry.renditions
  const common = { suffix: '1', live, dvr, isProtected }
  if (others.length === 0) return [{ ...common, quality: only === undefined ? undefined : QUALITY[only] }]
  return [
    { ...common, quality: undefined },
    ...entry.renditions.toReversed().map(height => ({
      suffix: String(height),
      live: `${live}-${height}`,
      dvr: dvr === undefined ? undefined : `${dvr}-${height}`,
      quality: QUALITY[height],
      isProtected,
    })),
  ]
}

const onAirAddress = (id: string, size: string): string => `/art/of/${id}-${size}.svg`

/** A channel's streams and looks, under another id, number and name where a synthetic line-up reuses them. */
export const partsOf = (
  entry: RosterChannel,
  given: Partial<Pick<ChannelParts, 'id' | 'number' | 'name' | 'iconUrl'>> = {},
): ChannelParts => {
  const tier = tierOf(entry)
  const id = given.id ?? channelIdOf(entry)
  return {
    id,
    number: entry.number,
    name: entry.name,
    iconUrl: `/art/mark/${entry.key}.svg`,
    isAudio: entry.audioOnly,
    posters: entry.audioOnly ? [onAirAddress(id, '1280x720'), onAirAddress(id, '720x720')] : [],
    catchUpDays: entry.catchUpDays,
    canTimeShift: entry.catchUpDays > 0,
    streams: streamsOf(entry),
    kind: GROUPS[entry.group].kind,
    tier,
    catchUpTier: tier === 'free' ? 'basic' : tier,
    guideId: entry.key,
    isBroadcast: entry.broadcast,
    ...given,
  }
}

const ruleOf = (ruleType: Rule['ruleType'], ruleCategory: Rule['ruleCategory'], ruleValue: string): Rule => ({
  ruleType,
  ruleCategory,
  action: 'allow',
  ruleValue,
})

/** Regional channels are for their regions, and for the first demo account wherever it is. */
const rulesOf = (entry: RosterChannel, { channel }: LineupChannel): ReadonlyArray<ContentRule> => {
  if (entry.regions === undefined || channel.contentId === undefined) return []
  const exempt = DEMO_ACCOUNTS[0]?.accountId ?? ''
  return [
    {
      contentId: channel.contentId,
      ruleList: [ruleOf('region', 'basic', entry.regions.join(',')), ruleOf('account', 'except', exempt)],
    },
  ]
}

export const groupNames: ReadonlyArray<ChannelGroup> = [
  'General',
  'News',
  'Sport',
  'Film',
  'Documentary',
  'Kids',
  'Music',
  'Audio',
]

/** Columns of channels that came from roster entries. */
export const groupColumns = (pairs: ReadonlyArray<readonly [RosterChannel, LineupChannel]>) =>
  groupNames.map((group, index) =>
    columnOf(
      group.toLowerCase(),
      index + 1,
      GROUPS[group].name,
      pairs.filter(([entry]) => entry.group === group).map(([, channel]) => channel),
    ),
  )

export const builtInLineup = (): Lineup => {
  const pairs = roster.map(entry => [entry, lineupChannel(partsOf(entry))] as const)
  return lineupOf(
    pairs.map(([, channel]) => channel),
    groupColumns(pairs),
    pairs.flatMap(([entry, channel]) => rulesOf(entry, channel)),
  )
}
