import type { Channel } from './channel.ts'
import type { GuideHit } from './guideWindow.ts'
import { matchRank, searchKey } from './search.ts'
import type { Title } from './title.ts'

/** What was found, each kind as it is listed. */
export interface Found {
  readonly channels: ReadonlyArray<Channel>
  readonly titles: ReadonlyArray<Title>
  readonly hits: ReadonlyArray<GuideHit>
}

/** The one thing that is most likely meant. */
export type BestMatch =
  | { readonly kind: 'channel'; readonly channel: Channel }
  | { readonly kind: 'title'; readonly title: Title }
  | { readonly kind: 'programme'; readonly hit: GuideHit }

interface Ranked {
  readonly rank: number
  readonly match: BestMatch
}

const ranked = (rank: number | undefined, match: BestMatch): ReadonlyArray<Ranked> =>
  rank === undefined ? [] : [{ rank, match }]

const channelRank = (query: string, { channelSeq, logicalChannelName }: Channel): number | undefined =>
  String(channelSeq) === searchKey(query) ? 0 : matchRank(query, logicalChannelName)

/**
 * The name itself before names that begin so, before names in which the words stand; among alike ones a channel before a
 * title before a programme, and the first of its list. Nothing where only other words than the name were found.
 */
export const bestMatch = (query: string, { channels, titles, hits }: Found): BestMatch | undefined => {
  const all = [
    ...channels.flatMap(channel => ranked(channelRank(query, channel), { kind: 'channel', channel })),
    ...titles.flatMap(title => ranked(matchRank(query, title.title), { kind: 'title', title })),
    ...hits.flatMap(hit => ranked(matchRank(query, hit.title), { kind: 'programme', hit })),
  ]
  return all.reduce<Ranked | undefined>((best, each) => (best && best.rank <= each.rank ? best : each), undefined)
    ?.match
}

/** A show with its broadcasts, the nearest first. */
export interface Show {
  readonly hit: GuideHit
  readonly others: ReadonlyArray<GuideHit>
}

/** Broadcasts by their show: what is called the same on any channel is told once. */
export const showsOf = (hits: ReadonlyArray<GuideHit>): ReadonlyArray<Show> => {
  const shows = new Map<string, { readonly hit: GuideHit; readonly others: GuideHit[] }>()
  for (const hit of hits) {
    const name = searchKey(hit.title)
    const known = shows.get(name)
    if (known === undefined) shows.set(name, { hit, others: [] })
    else known.others.push(hit)
  }
  return [...shows.values()]
}
