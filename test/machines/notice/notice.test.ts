import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type NoticeReason, noticeMachine, selectReason } from '../../../machines/notice.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { noticeModel } from './model.ts'

chartSuite(noticeModel)

const notice = () => {
  const clock = new SimulatedClock()
  const actor = createActor(noticeMachine, { clock }).start()
  return {
    give: (reason: NoticeReason) => actor.send({ type: 'notice.given', reason }),
    pass: (ms: number) => clock.increment(ms),
    said: () => selectReason(actor.getSnapshot()),
  }
}

describe('The notice over the picture', () => {
  test('[AHEAD-04] a reason stands for six seconds', () => {
    const { give, pass, said } = notice()
    give('liveOnly')
    pass(5_999)
    expect(said()).toBe('liveOnly')
    pass(1)
    expect(said()).toBeUndefined()
  })

  test('[AHEAD-04] the same reason again has its six seconds anew, and another one takes its place', () => {
    const { give, pass, said } = notice()
    give('liveOnly')
    pass(5_000)
    give('liveOnly')
    pass(5_000)
    expect(said()).toBe('liveOnly')
    give('shortProgramme')
    expect(said()).toBe('shortProgramme')
    pass(6_000)
    expect(said()).toBeUndefined()
  })
})

invariant(
  noticeModel,
  '[AHEAD-04] a reason is said exactly while the notice is shown',
  snapshot => snapshot.matches('shown') === (snapshot.context.reason !== undefined),
)
