import { useSelector } from '@xstate/react'
import { selectRecommended, selectWatching } from '../../../../machines/vodHome/index.ts'
import type { TitleWish } from '../../../../machines/vodPlayer/index.ts'
import type { Begun } from '../../../../models/continueWatching.ts'
import { areComing, type KidsTitles, kidsTitlesOf } from '../../../../models/kidsHome.ts'
import type { Title } from '../../../../models/title.ts'
import { useTell } from '../../../ui/useTell.ts'
import { useVodHome, type VodHomeView } from '../useVodHome.ts'

interface KidsTitlesView {
  readonly view: VodHomeView
  /** `undefined` as long as it is not known, as the others. */
  readonly watching: ReadonlyArray<Begun> | undefined
  readonly friends: ReadonlyArray<Title> | undefined
  readonly stories: ReadonlyArray<Title> | undefined
  readonly onPlay: (wish: TitleWish) => void
}

const NOTHING: KidsTitles = { friends: [], stories: [] }

/** What is in the home page's shelves for children: each may have some of it, so all are asked for and waited for. */
export const useKidsTitles = (): KidsTitlesView => {
  const view = useVodHome()
  const { catalogue, home, shelves } = view
  const watching = useSelector(home, snapshot => snapshot && selectWatching(snapshot))
  const recommended = useSelector(home, snapshot => snapshot && selectRecommended(snapshot))
  const last = (shelves?.length ?? 0) - 1
  useTell(last >= 0 ? home : undefined, { type: 'viewer.sawShelf', at: last })

  const onPlay = (wish: TitleWish) => catalogue?.send(wish)
  if (view.hasFailed) return { view, onPlay, watching: [], ...NOTHING }
  if (shelves === undefined || recommended === undefined || areComing(shelves))
    return { view, onPlay, watching, friends: undefined, stories: undefined }
  return { view, onPlay, watching, ...kidsTitlesOf({ recommended, shelves }) }
}
