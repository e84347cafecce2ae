import { useSelector } from '@xstate/react'
import { defineMessages } from 'react-intl'
import { selectIsInPage } from '../../../machines/presentation/index.ts'
import { selectIsTitlePlaying, selectTitleOverlay, selectTitlePresentation } from '../../../machines/vodPlayer/index.ts'
import { lazyScreen } from '../../app/lazyScreen.ts'
import { OncePlaying, Outside } from '../live-tv/Outside.tsx'
import type { TitleActors, TitlePlayerActor } from './actors.ts'
import { Nothing } from './Refusals.tsx'
import { TitleDialog } from './TitleDialog.tsx'
import { TitleMini } from './TitleMini.tsx'

/** What the toast says of a title that is wished for while it plays (VOD-13): words that come with this screen. */
defineMessages({
  floating: { id: 'playingInFloatingWindow', defaultMessage: 'This title already plays in the small window' },
})

const Companion = lazyScreen(() => import('./Companion.tsx').then(part => part.Companion))

const Accompanied = ({ player }: { readonly player: TitlePlayerActor }) => (
  <OncePlaying isPlaying={useSelector(player, selectIsTitlePlaying)}>
    <Companion player={player} />
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

/** A title plays over pages, none of which is its own. */
const isNoPage = (): boolean => false

/** A title that plays: over the page, in the floating window, or in a window over all others. */
export const TitlePlayer = ({ player }: { readonly player: TitlePlayerActor }) => {
  const presentation = useSelector(player, selectTitlePresentation)
  return (
    <>
      <Accompanied player={player} />
      {presentation && (
        <>
          <InPage player={player} presentation={presentation} />
          <Outside presentation={presentation} of="titles" isPlayersPage={isNoPage}>
            <TitleMini player={player} presentation={presentation} />
          </Outside>
        </>
      )}
    </>
  )
}
