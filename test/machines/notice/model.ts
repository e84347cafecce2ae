import { noticeMachine } from '../../../machines/notice.ts'
import { chartModel } from '../../paths/model.ts'

export const noticeModel = chartModel({
  machine: noticeMachine,
  input: undefined,
  events: {
    'notice.given': (['liveOnly', 'shortProgramme'] as const).map(reason => ({
      type: 'notice.given' as const,
      reason,
    })),
  },
  outcomes: {},
  project: context => context,
})
