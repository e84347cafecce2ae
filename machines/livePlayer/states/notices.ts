import { livePlayerSetup } from '../setup.ts'

const given = livePlayerSetup.createStateConfig({
  description: 'Why a wish was not followed, over the picture for a few seconds.',
  after: { noticeTime: { target: 'silent', actions: { type: 'takeNotice', params: { notice: undefined } } } },
})

export const notices = livePlayerSetup.createStateConfig({
  description: 'What is said of a wish that was not followed.',
  meta: { requirements: ['AHEAD-04'] },
  initial: 'silent',
  on: {
    'notice.given': {
      target: '.given',
      actions: { type: 'takeNotice', params: ({ event }) => ({ notice: event.notice }) },
    },
  },
  states: { silent: { description: 'Nothing to say.' }, given },
})
