import { FOR_READERS } from '../../kit/readers.ts'
import { livePlayerSetup } from '../setup.ts'

export const tuning = livePlayerSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The line-up says what may be done with the wished channel.' }),
  entry: ['dropFailure', 'dropHold', 'followGuide', 'tellTuned'],
  always: [
    {
      guard: 'isTakenOver',
      ...(FOR_READERS && {
        description: 'The page was opened in the middle of a national broadcast.',
        meta: { requirements: ['CAST-01'] },
      }),
      target: 'broadcast',
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
      ...(FOR_READERS && { description: 'A programme has a right of its own.', meta: { requirements: ['AHEAD-03'] } }),
      target: 'finding',
    },
    { guard: { type: 'isVerdict', params: { verdict: 'noAuthority' } }, target: 'noAuthority' },
    { target: 'opening' },
  ],
})
