import { presentationMachine } from '../../../machines/presentation/index.ts'
import { makePictureInPicture } from '../../services/player/pictureInPicture.ts'
import { presentationPorts } from '../../services/player/presentationPorts.ts'
import type { Stage } from '../../services/player/stage.ts'
import type { DeviceStorage } from '../../services/storage/storage.ts'

type PresentationParts = { readonly stage: Stage; readonly storage: DeviceStorage; readonly window: Window }

/** Where the picture of a player stands, and its window beside the browser's. */
export const providePresentation = ({ stage, storage, window }: PresentationParts) => {
  const pictureInPicture = makePictureInPicture({ stage, window })
  const { document } = window
  return {
    pictureInPicture,
    presentation: presentationMachine.provide({
      actors: { ...presentationPorts({ stage, pictureInPicture, storage, document }) },
    }),
  }
}
