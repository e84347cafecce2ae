export { presentationMachine } from './machine.ts'
export {
  selectCanEnterPictureInPicture,
  selectCanFillScreen,
  selectIsFloating,
  selectIsFullScreen,
  selectIsInPage,
  selectIsPictureInPicture,
  selectLeaving,
  selectPictureWindow,
} from './selectors.ts'
export type {
  LeavingCommand,
  LeavingFact,
  PictureFact,
  PictureWindow,
  PresentationCommand,
  PresentationEvent,
  PresentationFact,
} from './types.ts'
export { selectIsWanted } from './wanted.ts'
