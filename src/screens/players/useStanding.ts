import { useSelector } from '@xstate/react'
import {
  selectCanEnterPictureInPicture,
  selectCanFillScreen,
  selectIsFullScreen,
  selectIsInPage,
  selectIsPictureInPicture,
  selectLeaving,
  selectPictureWindow,
} from '../../../machines/presentation/index.ts'
import type { PresentationActor } from './actors.ts'

/** Where the picture stands, and where the viewer may send it from the page. */
export const useStanding = (presentation: PresentationActor) => {
  const isFull = useSelector(presentation, selectIsFullScreen)
  const canFill = useSelector(presentation, selectCanFillScreen)
  const isOut = useSelector(presentation, selectIsPictureInPicture)
  const canLeave = useSelector(presentation, selectCanEnterPictureInPicture)
  const choice = useSelector(presentation, selectLeaving)
  const isInPage = useSelector(presentation, selectIsInPage)
  const window = useSelector(presentation, selectPictureWindow)
  const fullScreen = {
    isFull,
    onToggle: () => presentation.send({ type: isFull ? 'viewer.leaveFullScreen' : 'viewer.enterFullScreen' }),
  }
  return {
    isOut,
    /** A video that is in the browser's own window still needs its place in a page. */
    holdsPicture: isInPage || window === 'browser',
    leaving: {
      choice,
      onChoose: (leaving: typeof choice) => presentation.send({ type: 'viewer.chooseLeaving', leaving }),
    },
    ...(canFill && !isOut && { fullScreen }),
    ...(canLeave &&
      !isOut && { onPictureInPicture: () => presentation.send({ type: 'viewer.enterPictureInPicture' }) }),
  }
}
