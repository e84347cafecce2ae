import { releaseMachine } from '../../../machines/release.ts'
import { chartModel } from '../../paths/model.ts'

export const releaseModel = chartModel({
  machine: releaseMachine,
  input: undefined,
  events: {
    'page.taken': [{ type: 'page.taken' }],
    'page.freed': [{ type: 'page.freed' }],
    'viewer.loadAnew': [{ type: 'viewer.loadAnew' }],
    'viewer.closeNews': [{ type: 'viewer.closeNews' }],
  },
  outcomes: {
    recallLoad: [false, true],
    loadAnew: [true, false],
  },
  project: () => [],
})
