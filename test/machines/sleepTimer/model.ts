import { sleepTimerMachine } from '../../../machines/sleepTimer.ts'
import { SLEEP_CHOICES } from '../../../models/sleepChoice.ts'
import { chartModel } from '../../paths/model.ts'

export const sleepTimerModel = chartModel({
  machine: sleepTimerMachine,
  input: undefined,
  events: {
    'viewer.sleepAfter': SLEEP_CHOICES.map(choice => ({ type: 'viewer.sleepAfter' as const, choice })),
    'viewer.stayAwake': [{ type: 'viewer.stayAwake' }],
    'programme.nearlyOver': [{ type: 'programme.nearlyOver', leftMs: 20_000 }],
  },
  outcomes: {},
  project: ({ choice, noticeMs }) => [choice, noticeMs],
})
