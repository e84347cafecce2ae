import { useSelector } from '@xstate/react'
import { titlesIn } from '../../../machines/titleLists/index.ts'
import type { ListedTitle } from '../../../models/titleList.ts'
import type { TitleListsActor } from './actors.ts'

const isSame = (one: ReadonlyArray<ListedTitle>, other: ReadonlyArray<ListedTitle>): boolean =>
  one.length === other.length && one.every((title, at) => title === other[at])

/** What the viewer sees of the list: the same as long as no title comes or goes. */
export const useTitles = (lists: TitleListsActor): ReadonlyArray<ListedTitle> => useSelector(lists, titlesIn, isSame)
