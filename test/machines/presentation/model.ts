import { presentationMachine } from '../../../machines/presentation/index.ts'
import { chartModel } from '../../paths/model.ts'

export const presentationModel = chartModel({
  machine: presentationMachine,
  input: undefined,
  events: {
    'viewer.enterFullScreen': [{ type: 'viewer.enterFullScreen' }],
    'viewer.leaveFullScreen': [{ type: 'viewer.leaveFullScreen' }],
    'viewer.enterPictureInPicture': [{ type: 'viewer.enterPictureInPicture' }],
    'viewer.leavePictureInPicture': [{ type: 'viewer.leavePictureInPicture' }],
    'viewer.closePlayer': [{ type: 'viewer.closePlayer' }],
    'viewer.chooseLeaving': [
      { type: 'viewer.chooseLeaving', leaving: 'stop' },
      { type: 'viewer.chooseLeaving', leaving: 'float' },
    ],
    'viewer.dockPlayer': [{ type: 'viewer.dockPlayer', corner: 'topStart' }],
    'viewer.sizePlayer': [{ type: 'viewer.sizePlayer', size: 'large' }],
    'title.opened': [{ type: 'title.opened' }],
    'page.entered': [{ type: 'page.entered' }],
    'page.left': [{ type: 'page.left' }],
    'picture.came': [{ type: 'picture.came' }],
    'picture.lacked': [{ type: 'picture.lacked' }],
    'picture.locked': [{ type: 'picture.locked' }],
    'stage.surveyed': [{ type: 'stage.surveyed', abilities: { fullScreen: true, pictureInPicture: true } }],
    'stage.fullScreenEntered': [{ type: 'stage.fullScreenEntered' }],
    'stage.fullScreenLeft': [{ type: 'stage.fullScreenLeft' }],
    'stage.pictureInPictureEntered': [
      { type: 'stage.pictureInPictureEntered', window: 'own' },
      { type: 'stage.pictureInPictureEntered', window: 'browser' },
    ],
    'stage.pictureInPictureLeft': [{ type: 'stage.pictureInPictureLeft' }],
    'leaving.recalled': [{ type: 'leaving.recalled', leaving: 'stop' }],
    'floatingPlace.recalled': [{ type: 'floatingPlace.recalled', place: { corner: 'topEnd', size: 'medium' } }],
  },
  outcomes: {},
  project: ({ picture, leaving, place }) => [picture, leaving, place.corner, place.size],
  invariants: {
    '[LIVE-12] the picture stands in one place': snapshot =>
      snapshot.status === 'done' ? snapshot.tags.size === 0 : snapshot.tags.size === 1,
    '[LIVE-07] without a picture that may be watched there is no picture-in-picture to wish for': snapshot =>
      !snapshot.can({ type: 'viewer.enterPictureInPicture' }) || snapshot.context.picture === 'there',
    '[AHEAD-14] the floating window is moved and sized only where there is one': snapshot =>
      snapshot.can({ type: 'viewer.dockPlayer', corner: 'topStart' }) === snapshot.matches('floating') &&
      snapshot.can({ type: 'viewer.sizePlayer', size: 'large' }) === snapshot.matches('floating'),
  },
})
