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
  selectPlace,
} from './selectors.ts'
export type {
  FloatingPlaceCommand,
  FloatingPlaceFact,
  LeavingCommand,
  LeavingFact,
  PictureFact,
  PictureWindow,
  PresentationCommand,
  PresentationEvent,
  PresentationFact,
} from './types.ts'
export { selectIsWanted } from './wanted.ts'
