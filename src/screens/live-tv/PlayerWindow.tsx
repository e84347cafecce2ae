import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { selectLineup, selectLivePlayer, selectPresentation } from '../../../machines/app/index.ts'
import {
  selectIsFloating,
  selectIsInPage,
  selectIsPictureInPicture,
  selectPictureWindow,
} from '../../../machines/presentation/index.ts'
import { placeOf } from '../../../models/page.ts'
import { useApp, useHandle } from '../../app/context.ts'
import { lazyScreen } from '../../app/lazyScreen.ts'
import { leaveFocusToPage, watchFocus } from '../../app/playerFocus.ts'
import { VisuallyHidden } from '../../components/basics/VisuallyHidden.tsx'
import { Boundary } from '../../components/feedback/Boundary.tsx'
import type { LivePlayerActor } from './actors.ts'
import { LiveMini } from './LiveMini.tsx'
import css from './PlayerWindow.module.css'
import { useIsPlaying } from './useWatching.ts'

/** The page of the player is where the picture comes from: going back to it opens no other one. */
const opensPage = (link: HTMLAnchorElement): boolean => {
  const { origin, pathname, search } = new URL(link.href)
  const place = origin === window.location.origin ? placeOf(pathname + search) : undefined
  return place !== undefined && place.page !== 'liveTv'
}

/** While picture-in-picture is active a link opens its page in a new browser tab, and the player stays (ROUTE-12). */
const useNewTabs = (isActive: boolean): void => {
  useEffect(() => {
    if (!isActive) return
    const open = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (link === null || !isPlain || !opensPage(link)) return
      event.preventDefault()
      event.stopPropagation()
      window.open(link.href, '_blank', 'noopener')
    }
    document.addEventListener('click', open, { capture: true })
    return () => document.removeEventListener('click', open, { capture: true })
  }, [isActive])
}

const Companion = lazyScreen(() => import('./extras/Companion.tsx').then(part => part.Companion))

/** What the device does for the player is fetched when something plays for the first time. */
const Accompanied = ({ player, isInPage }: { readonly player: LivePlayerActor; readonly isInPage: boolean }) => {
  const isPlaying = useIsPlaying(player)
  const [hasPlayed, setHasPlayed] = useState(false)
  if (isPlaying && !hasPlayed) setHasPlayed(true)
  return (
    hasPlayed && (
      <Suspense>
        <Boundary>
          <Companion player={player} isInPage={isInPage} />
        </Boundary>
      </Suspense>
    )
  )
}

const Windowed = ({ children }: { readonly children: ReactNode }) => {
  const body = useHandle().playerViews()?.ownWindow()
  return body && createPortal(children, body)
}

/** The picture outside of its page: in the floating window, or in a window over all others. */
export const PlayerWindow = () => {
  const app = useApp()
  const presentation = useSelector(app, selectPresentation)
  const player = useSelector(app, selectLivePlayer)
  const lineup = useSelector(app, selectLineup)
  const isInPage = useSelector(presentation, snapshot => snapshot !== undefined && selectIsInPage(snapshot))
  const isFloating = useSelector(presentation, snapshot => snapshot !== undefined && selectIsFloating(snapshot))
  const isOut = useSelector(presentation, snapshot => snapshot !== undefined && selectIsPictureInPicture(snapshot))
  const ownWindow = useSelector(presentation, snapshot => snapshot && selectPictureWindow(snapshot))
  useNewTabs(isOut)

  useLayoutEffect(() => watchFocus(document), [])
  useEffect(() => leaveFocusToPage, [])

  if (presentation === undefined || player === undefined || lineup === undefined) return null
  const actors = { presentation, player, lineup }
  return (
    <>
      <Accompanied player={player} isInPage={isInPage} />
      {isFloating && (
        <div className={css.floating}>
          <LiveMini {...actors} />
        </div>
      )}
      {ownWindow === 'own' && (
        <Windowed>
          <div className={css.window}>
            <LiveMini {...actors} />
          </div>
        </Windowed>
      )}
      <VisuallyHidden>
        <span role="status">
          {isOut && (
            <FormattedMessage
              id="pictureInPicture.text"
              defaultMessage="Pages that you open now open in a new tab, and the picture stays."
            />
          )}
        </span>
      </VisuallyHidden>
    </>
  )
}
