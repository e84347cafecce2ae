import { requestOverlayMachine } from '../../../machines/requestOverlay.ts'
import { chartModel } from '../../paths/model.ts'

export const requestOverlayModel = chartModel({
  machine: requestOverlayMachine,
  input: undefined,
  events: {
    'request.started': ({ active }) => (active < 2 ? [{ type: 'request.started' }] : []),
    'request.finished': [{ type: 'request.finished' }],
  },
  outcomes: {},
  project: ({ active }) => active,
})
