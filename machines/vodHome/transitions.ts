import type { PlaylistsWish } from '../../models/catalogue.ts'
import { hasNextPage, PAGE_SIZE } from '../../models/paging.ts'
import { wantedOf, withFailed, withPlaylists } from '../../models/shelf.ts'
import type { PlaylistsAnswer, RecommendedAnswer, VodHomeContext } from './types.ts'

const NOTHING: PlaylistsWish = { playlistIds: [], pageId: 1 }

export const wanted = ({ shelves = [], seen, ends }: VodHomeContext): PlaylistsWish | undefined =>
  wantedOf(shelves, seen, ends)

export const askedIn = ({ asked = NOTHING }: VodHomeContext): PlaylistsWish => asked

/** The page with what was asked for, or with what of it did not come. */
export const withAnswer = (
  context: VodHomeContext,
  answer: PlaylistsAnswer,
): Pick<VodHomeContext, 'shelves' | 'ends'> => {
  const { shelves = [], ends } = context
  const { playlistIds, pageId } = askedIn(context)
  return answer._tag === 'Right'
    ? {
        shelves: withPlaylists(shelves, { playlistIds, pageId }, answer.right),
        ends: ends.filter(id => !playlistIds.includes(id)),
      }
    : { shelves: withFailed(shelves, { playlistIds, pageId }), ends }
}

/** What is recommended, and whether it goes on; without an answer what the page had. */
export const withRecommended = (
  { recommended = [], recommendsMore }: VodHomeContext,
  answer: RecommendedAnswer,
): Pick<VodHomeContext, 'recommended' | 'recommendsMore'> => {
  if (answer._tag === 'Left') return { recommended, recommendsMore }
  const { list, total } = answer.right
  return { recommended: list, recommendsMore: hasNextPage({ pageId: 1, pageSize: PAGE_SIZE }, list.length, total) }
}
