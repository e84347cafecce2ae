import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { selectHasMore, titlesIn } from '../../../machines/titleLists/index.ts'
import type { ListedTitle } from '../../../models/titleList.ts'
import type { TitleListsActor } from './actors.ts'

const isSame = (one: ReadonlyArray<ListedTitle>, other: ReadonlyArray<ListedTitle>): boolean =>
  one.length === other.length && one.every((title, at) => title === other[at])

/** What the viewer sees of the list; where all of it is removed, what follows is asked for. */
export const useTitles = (lists: TitleListsActor): ReadonlyArray<ListedTitle> => {
  const titles = useSelector(lists, titlesIn, isSame)
  const hasMore = useSelector(lists, selectHasMore)
  const isBare = titles.length === 0 && hasMore
  useEffect(() => {
    if (isBare) lists.send({ type: 'viewer.wantMore' })
  }, [isBare, lists])
  return titles
}
