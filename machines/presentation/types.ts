import type { Corner, FloatingPlace, FloatingSize } from '../../models/floatingPlace.ts'

/** What becomes of the picture when the viewer goes to another page. */
export type Leaving = 'float' | 'stop'

/** What the player has to show: a picture or one on its way, nothing, or a lock in place of it. */
export type Picture = 'there' | 'lacking' | 'locked'

/** A small window of the app with its own controls (Document Picture-in-Picture), or the browser's own for a video. */
export type PictureWindow = 'own' | 'browser'

/** What this browser can do with the picture. */
export interface Abilities {
  readonly fullScreen: boolean
  readonly pictureInPicture: boolean
}

export interface PresentationContext {
  readonly picture: Picture
  readonly leaving: Leaving
  /** Of the floating window, also while there is none. */
  readonly place: FloatingPlace
  readonly abilities: Abilities
  readonly window: PictureWindow
}

/** What a player tells of its picture; the app passes it on. */
export type PictureFact =
  | { readonly type: 'picture.came' }
  | { readonly type: 'picture.lacked' }
  /** The account may not watch it (LIVE-07). */
  | { readonly type: 'picture.locked' }

/** What the stage reports of the screen. */
export type PresentationFact =
  | { readonly type: 'stage.surveyed'; readonly abilities: Abilities }
  | { readonly type: 'stage.fullScreenEntered' }
  | { readonly type: 'stage.fullScreenLeft' }
  | { readonly type: 'stage.pictureInPictureEntered'; readonly window: PictureWindow }
  | { readonly type: 'stage.pictureInPictureLeft' }

export type PresentationCommand =
  | { readonly type: 'stage.enterFullScreen' }
  | { readonly type: 'stage.leaveFullScreen' }
  | { readonly type: 'stage.enterPictureInPicture' }
  | { readonly type: 'stage.leavePictureInPicture' }

export type LeavingCommand = { readonly type: 'leaving.keep'; readonly leaving: Leaving }
export type LeavingFact = { readonly type: 'leaving.recalled'; readonly leaving: Leaving }

export type FloatingPlaceCommand = { readonly type: 'floatingPlace.keep'; readonly place: FloatingPlace }
export type FloatingPlaceFact = { readonly type: 'floatingPlace.recalled'; readonly place: FloatingPlace }

export type PresentationEvent =
  | { readonly type: 'viewer.enterFullScreen' }
  | { readonly type: 'viewer.leaveFullScreen' }
  | { readonly type: 'viewer.enterPictureInPicture' }
  | { readonly type: 'viewer.leavePictureInPicture' }
  /** Away with the floating window, and with what plays in it. */
  | { readonly type: 'viewer.closePlayer' }
  /** Into a corner with the floating window. */
  | { readonly type: 'viewer.dockPlayer'; readonly corner: Corner }
  | { readonly type: 'viewer.sizePlayer'; readonly size: FloatingSize }
  | { readonly type: 'viewer.chooseLeaving'; readonly leaving: Leaving }
  /** The page that the player belongs to is on screen, or no longer. */
  | { readonly type: 'page.entered' }
  | { readonly type: 'page.left' }
  /** Something else plays from now on. */
  | { readonly type: 'title.opened' }
  | PictureFact
  | PresentationFact
  | LeavingFact
  | FloatingPlaceFact

/** Where the picture stands, for the views. */
export type PresentationTag = 'inPage' | 'floating' | 'pictureInPicture'
