import { useSelector } from '@xstate/react'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { selectCanEnterPictureInPicture, selectIsFloating } from '../../../machines/presentation/index.ts'
import type { PresentationActor } from './actors.ts'
import { Hold, MoveMenu, moving } from './floating/later.tsx'

/** As `aria-keyshortcuts` has them. */
const SHORTCUTS = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Alt+Plus Alt+-'
/** With Alt; that of a Mac writes other signs for plus and minus. */
const MOVING_KEY = /^(?:Arrow.+|[-–+=±≠])$/

const movingOf = (presentation: PresentationActor) => ({
  hold: <Hold presentation={presentation} />,
  menu: <MoveMenu presentation={presentation} />,
  keys: SHORTCUTS,
  onKeyDown: ({ nativeEvent: event, currentTarget }: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || !MOVING_KEY.test(event.key)) return
    event.preventDefault()
    moving().then(
      ({ obeyKey }) => obeyKey(presentation, currentTarget, event.key),
      () => undefined,
    )
  },
})

/** The small player, in a corner of the page or in a window of its own, with the way from one to the other. */
export const useMini = (presentation: PresentationActor) => {
  const intl = useIntl()
  const isFloating = useSelector(presentation, selectIsFloating)
  const canLeave = useSelector(presentation, selectCanEnterPictureInPicture)
  return {
    isFloating,
    place: {
      shape: isFloating ? ('card' as const) : ('window' as const),
      label: intl.formatMessage({ id: 'floating.label', defaultMessage: 'Small player' }),
      ...(isFloating && { moving: movingOf(presentation) }),
      ...((canLeave || !isFloating) && {
        pictureInPicture: {
          isOn: !isFloating,
          onToggle: () =>
            presentation.send({ type: isFloating ? 'viewer.enterPictureInPicture' : 'viewer.leavePictureInPicture' }),
        },
      }),
    },
  }
}
