import { livePlayerSetup } from '../setup.ts'

export const tuning = livePlayerSetup.createStateConfig({
  description: 'The line-up says what may be done with the wished channel.',
  entry: ['dropFailure', 'dropHold', 'followGuide', 'tellTuned'],
  always: [
    {
      guard: 'isTakenOver',
      description: 'The page was opened in the middle of a national broadcast.',
      target: 'broadcast',
      meta: { requirements: ['CAST-01'] },
    },
    { guard: { type: 'isVerdict', params: { verdict: 'unknown' } }, target: 'awaitingLineup' },
    { guard: 'isNothingToChoose', target: 'empty' },
    {
      guard: { type: 'isVerdict', params: { verdict: 'nothing' } },
      target: 'recalling',
    },
    { guard: { type: 'isVerdict', params: { verdict: 'gone' } }, target: 'gone' },
    {
      guard: 'isProgrammeWished',
      description: 'A programme has a right of its own.',
      target: 'finding',
      meta: { requirements: ['AHEAD-03'] },
    },
    { guard: { type: 'isVerdict', params: { verdict: 'noAuthority' } }, target: 'noAuthority' },
    { target: 'opening' },
  ],
})
