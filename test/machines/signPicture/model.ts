import { signPictureMachine } from '../../../machines/signPicture.ts'
import { NO_SIGN_PICTURE } from '../../../models/signPicture.ts'
import { chartModel } from '../../paths/model.ts'

export const signPictureModel = chartModel({
  machine: signPictureMachine,
  input: undefined,
  events: {
    'viewer.showSign': [{ type: 'viewer.showSign' }],
    'viewer.hideSign': [{ type: 'viewer.hideSign' }],
    'viewer.placeSign': [{ type: 'viewer.placeSign', place: { corner: 'topStart' } }],
    'sign.recalled': [
      { type: 'sign.recalled', picture: { ...NO_SIGN_PICTURE, size: 'large' } },
      { type: 'sign.recalled', picture: { ...NO_SIGN_PICTURE, isOn: true, size: 'small' } },
    ],
    'sign.absent': [{ type: 'sign.absent' }],
    'sign.found': [{ type: 'sign.found' }],
    'sign.playing': [{ type: 'sign.playing' }],
    'sign.failed': [{ type: 'sign.failed' }],
  },
  outcomes: {},
  project: ({ picture: { isOn, corner, size } }) => [isOn, corner, size],
})
