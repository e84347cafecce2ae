import type { SnapshotFrom } from 'xstate'
import type { FloatingPlace } from '../../models/floatingPlace.ts'
import type { presentationMachine } from './machine.ts'
import type { Leaving, PictureWindow } from './types.ts'

type Snapshot = SnapshotFrom<typeof presentationMachine>

/** The page of the player holds the picture, in its place or over the whole screen. */
export const selectIsInPage = (snapshot: Snapshot): boolean => snapshot.hasTag('inPage')
export const selectIsFullScreen = (snapshot: Snapshot): boolean => snapshot.matches('fullScreen')
export const selectIsFloating = (snapshot: Snapshot): boolean => snapshot.hasTag('floating')
/** While it is, a page that is opened opens in a new browser tab (ROUTE-12). */
export const selectIsPictureInPicture = (snapshot: Snapshot): boolean => snapshot.hasTag('pictureInPicture')
/** The window that holds the picture while picture-in-picture is active. */
export const selectPictureWindow = (snapshot: Snapshot): PictureWindow | undefined =>
  selectIsPictureInPicture(snapshot) ? snapshot.context.window : undefined

export const selectCanFillScreen = ({ context }: Snapshot): boolean => context.abilities.fullScreen
/** Not without the right to the picture (LIVE-07). */
export const selectCanEnterPictureInPicture = ({ context }: Snapshot): boolean =>
  context.abilities.pictureInPicture && context.picture === 'there'
export const selectLeaving = ({ context }: Snapshot): Leaving => context.leaving
/** Where the floating window stands. */
export const selectPlace = ({ context }: Snapshot): FloatingPlace => context.place
