import { useSelector } from '@xstate/react'
import { selectCatalogue } from '../../../machines/app/index.ts'
import { selectNow } from '../../../machines/catalogue/index.ts'
import { selectRemoval } from '../../../machines/titleLists/index.ts'
import { useApp } from '../../ui/context.ts'
import type { TitleListsActor } from '../lists/actors.ts'
import { PageWaits } from '../lists/PageParts.tsx'
import { Tools } from '../lists/Tools.tsx'
import { UndoTitles } from '../lists/UndoTitles.tsx'
import { useLists } from '../lists/useLists.ts'
import { useTitles } from '../lists/useTitles.ts'
import { Waiting } from '../lists/Waiting.tsx'
import { Titles } from './Titles.tsx'

const List = ({ lists }: { readonly lists: TitleListsActor }) => {
  const now = useSelector(useSelector(useApp(), selectCatalogue), snapshot => snapshot && selectNow(snapshot))
  const removal = useSelector(lists, selectRemoval)
  const titles = useTitles(lists)
  return (
    <>
      {titles.length > 0 && <Tools removal={removal} ids={titles.map(({ metaId }) => metaId)} />}
      {now !== undefined && <Titles lists={lists} titles={titles} now={now} />}
      <UndoTitles lists={lists} />
    </>
  )
}

/** The favourite titles, as soon as their chart runs. */
export const FavouriteTitles = () => {
  const lists = useLists()
  if (lists !== undefined) return <List lists={lists} />
  return (
    <PageWaits>
      <Waiting />
    </PageWaits>
  )
}
