import { useSelector } from '@xstate/react'
import { selectCatalogue } from '../../../machines/app/index.ts'
import { selectTitleLists } from '../../../machines/catalogue/index.ts'
import { useApp } from '../../ui/context.ts'
import type { TitleListsActor } from './actors.ts'

/** The chart of the list whose page is open; nothing while its code comes, and for a guest. */
export const useLists = (): TitleListsActor | undefined =>
  useSelector(useSelector(useApp(), selectCatalogue), snapshot => snapshot && selectTitleLists(snapshot))
