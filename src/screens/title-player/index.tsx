import { useSelector } from '@xstate/react'
import { selectIsInPage } from '../../../machines/presentation/index.ts'
import { selectIsTitlePlaying, selectTitleOverlay, selectTitlePresentation } from '../../../machines/vodPlayer/index.ts'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import { OncePlaying, Outside } from '../players/Outside.tsx'
import type { TitleActors, TitlePlayerActor } from './actors.ts'
import { Nothing } from './Refusals.tsx'
import { TitleDialog } from './TitleDialog.tsx'
import { TitleMini } from './TitleMini.tsx'

const Companion = lazyScreen(() => import('./Companion.tsx').then(part => part.Companion))

const Accompanied = ({ player, presentation }: TitleActors) => (
  <OncePlaying isPlaying={useSelector(player, selectIsTitlePlaying)}>
    <Companion player={player} isInPage={useSelector(presentation, selectIsInPage)} />
  </OncePlaying>
)

const InPage = (actors: TitleActors) => {
  const { player, presentation } = actors
  const isInPage = useSelector(presentation, selectIsInPage)
  const overlay = useSelector(player, selectTitleOverlay)
  return (
    isInPage && (
      <>
        <TitleDialog {...actors} />
        {(overlay === 'gone' || overlay === 'unplayable') && <Nothing player={player} />}
      </>
    )
  )
}

/** A title that plays: over the page, in the floating window, or in a window over all others. */
export const TitlePlayer = ({ player }: { readonly player: TitlePlayerActor }) => {
  const presentation = useSelector(player, selectTitlePresentation)
  return (
    presentation && (
      <>
        <Accompanied player={player} presentation={presentation} />
        <InPage player={player} presentation={presentation} />
        <Outside presentation={presentation} of="titles">
          <TitleMini player={player} presentation={presentation} />
        </Outside>
      </>
    )
  )
}
