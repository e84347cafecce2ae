import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import {
  selectIsFloating,
  selectIsPictureInPicture,
  selectPictureWindow,
  selectPlace,
} from '../../../machines/presentation/index.ts'
import { isAtTop } from '../../../models/floatingPlace.ts'
import { useRootMark } from '../../ui/components/basics/useRootMark.ts'
import { VisuallyHidden } from '../../ui/components/basics/VisuallyHidden.tsx'
import { Boundary } from '../../ui/components/feedback/Boundary.tsx'
import type { PresentationActor } from './actors.ts'
import { Grip } from './floating/later.tsx'
import css from './Outside.module.css'
import { leaveFocusToPage, watchFocus } from './playerFocus.ts'
import { type PictureOf, useViews } from './useViews.ts'

type OutsideProps = {
  readonly presentation: PresentationActor
  readonly of: PictureOf
  /** The small player. */
  readonly children: ReactNode
}

const Windowed = ({ of, children }: Pick<OutsideProps, 'of' | 'children'>) => {
  const body = useViews(of)()?.ownWindow()
  return body && createPortal(children, body)
}

/** In the corner and the size that the viewer has chosen; the page makes room for it. */
const Floating = ({ presentation, children }: Omit<OutsideProps, 'of'>) => {
  const { corner, size } = useSelector(presentation, selectPlace)
  useRootMark('floating')
  useRootMark('floatingAbove', isAtTop(corner))
  useRootMark('floatingMedium', size === 'medium')
  useRootMark('floatingLarge', size === 'large')
  return (
    <div className={css.floating} data-corner={corner}>
      {children}
      <Grip presentation={presentation} />
    </div>
  )
}

/** A picture outside of its page: in the floating window, or in a window over all others. */
export const Outside = ({ presentation, of, children }: OutsideProps) => {
  const isFloating = useSelector(presentation, selectIsFloating)
  const isOut = useSelector(presentation, selectIsPictureInPicture)
  const ownWindow = useSelector(presentation, selectPictureWindow)
  useLayoutEffect(() => watchFocus(document), [])
  useEffect(() => leaveFocusToPage, [])
  return (
    <>
      {isFloating && <Floating presentation={presentation}>{children}</Floating>}
      {ownWindow === 'own' && (
        <Windowed of={of}>
          <div className={css.window}>{children}</div>
        </Windowed>
      )}
      <VisuallyHidden>
        <span role="status">
          {isOut && (
            <FormattedMessage
              id="pictureInPicture.text"
              defaultMessage="Pages you open now open in a new tab, and the video stays."
            />
          )}
        </span>
      </VisuallyHidden>
    </>
  )
}

/** What the device does for a player is fetched when something plays for the first time. */
export const OncePlaying = ({ isPlaying, children }: { readonly isPlaying: boolean; readonly children: ReactNode }) => {
  const [hasPlayed, setHasPlayed] = useState(false)
  if (isPlaying && !hasPlayed) setHasPlayed(true)
  return (
    hasPlayed && (
      <Suspense>
        <Boundary>{children}</Boundary>
      </Suspense>
    )
  )
}
