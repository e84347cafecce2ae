import { useSelector } from '@xstate/react'
import { selectCatalogue, selectIsCatalogueUnavailable } from '../../../machines/app/index.ts'
import { selectIsPageUnavailable, selectVodHome } from '../../../machines/catalogue/index.ts'
import { selectHasHomeFailed, selectHomeFailure, selectShelves } from '../../../machines/vodHome/index.ts'
import { useApp } from '../../ui/context.ts'

/** The shelves of titles that the operator puts on the home page; no failure where its code could not be had. */
export const useVodHome = () => {
  const app = useApp()
  const isUnavailable = useSelector(app, selectIsCatalogueUnavailable)
  const catalogue = useSelector(app, selectCatalogue)
  const isBroken = useSelector(catalogue, snapshot => snapshot !== undefined && selectIsPageUnavailable(snapshot))
  const home = useSelector(catalogue, snapshot => snapshot && selectVodHome(snapshot))
  const shelves = useSelector(home, snapshot => snapshot && selectShelves(snapshot))
  const hasFailed = useSelector(home, snapshot => snapshot !== undefined && selectHasHomeFailed(snapshot))
  const failure = useSelector(home, snapshot => snapshot && selectHomeFailure(snapshot))
  return { catalogue, home, shelves, failure, hasFailed: isUnavailable || isBroken || hasFailed }
}

export type VodHomeView = ReturnType<typeof useVodHome>
