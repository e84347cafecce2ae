import type { PlaylistsWish } from '../../models/catalogue.ts'
import { wantedOf, withFailed, withPlaylists } from '../../models/shelf.ts'
import type { PlaylistsAnswer, VodHomeContext } from './types.ts'

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
