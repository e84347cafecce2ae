import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectCanEnterPictureInPicture, selectIsFloating } from '../../../machines/presentation/index.ts'
import type { PresentationActor } from './actors.ts'

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
