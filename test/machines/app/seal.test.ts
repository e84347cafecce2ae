import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import {
  selectHasFailed,
  selectIsShareKeyDialogShown,
  selectIsShareKeyPageShown,
  selectIsShareKeyTried,
  selectIsStarting,
  selectIsUnsealed,
  selectLineup,
  selectShareKeyProblem,
  selectToasts,
} from '../../../machines/app/index.ts'
import { selectToast } from '../../../machines/toasts.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { HOME } from '../../../models/page.ts'
import { deployment, operator } from '../../support/operators.ts'
import { guest } from '../../support/sessions.ts'
import { startApp } from './running.ts'

const WRONG: CallFailure = { tag: 'refused', errCode: 10109003, message: 'The share key does not fit' }
const NEW_KEY = { type: 'viewer.giveShareKey', shareKey: 'a-share-key-of-tomorrow' } as const

const startSealed = async () => {
  const app = startApp(HOME)
  await app.deployment.answer(right(deployment({ zeroTrust: true })))
  const toast = () => {
    const toasts = selectToasts(app.snapshot())?.getSnapshot()
    return toasts && selectToast(toasts)
  }
  return { ...app, toast }
}

const runSealed = async () => {
  const app = await startSealed()
  await app.seal.answer(undefined)
  await app.operator.answer(right(operator(true)))
  await app.rest.answer()
  await app.lineupCode.answer(right(undefined))
  await app.restore.answer(guest)
  return app
}

describe('The share key before the app is open', () => {
  test('[ROUTE-14] [E2EE-01] one that is given on the page is tried there; one that fits opens the app', async () => {
    const app = await startSealed()
    await app.seal.answer('missing')
    expect(selectIsShareKeyPageShown(app.snapshot())).toBe(true)
    app.send(NEW_KEY)
    expect([selectIsShareKeyTried(app.snapshot()), selectIsShareKeyPageShown(app.snapshot())]).toEqual([true, true])
    await app.seal.answer('unreachable')
    expect(selectShareKeyProblem(app.snapshot())).toBe('unreachable')
    app.send(NEW_KEY)
    await app.seal.answer(undefined)
    expect([selectIsShareKeyPageShown(app.snapshot()), selectIsStarting(app.snapshot())]).toEqual([false, true])
  })

  test('[E2EE-02] the kept one fits no longer: the page asks for another', async () => {
    const app = await startSealed()
    await app.seal.answer(undefined)
    await app.operator.answer(left(WRONG))
    expect(selectIsShareKeyPageShown(app.snapshot())).toBe(true)
    expect(selectShareKeyProblem(app.snapshot())).toBe('refused')
  })

  test('[ROUTE-14] [NET-05] that of a link cannot be tried without a network: it is when the network is back', async () => {
    const app = await startSealed()
    await app.seal.answer('unreachable')
    expect(selectHasFailed(app.snapshot())).toBe(true)
    app.send({ type: 'network.restored' })
    await app.deployment.answer(right(deployment({ zeroTrust: true })))
    await app.seal.answer(undefined)
    expect(selectIsStarting(app.snapshot())).toBe(true)
  })
})

describe('[AHEAD-50] A deployment that was sealed and is no longer', () => {
  const startUnsealed = async () => {
    const app = startApp(HOME)
    await app.deployment.answer(left({ tag: 'unsealed' }))
    return app
  }

  test('[MODE-04] asks nothing of the operator until the viewer has decided', async () => {
    const app = await startUnsealed()
    app.send({ type: 'network.restored' })
    app.send(NEW_KEY)
    expect([selectIsUnsealed(app.snapshot()), app.operator.asked, app.seal.asked]).toEqual([true, [], []])
    app.send({ type: 'viewer.retry' })
    await app.deployment.answer(right(deployment({ zeroTrust: true })))
    await app.seal.answer(undefined)
    expect([selectIsUnsealed(app.snapshot()), selectIsStarting(app.snapshot())]).toEqual([false, true])
    expect(app.forgetting.asked).toEqual([])
  })

  test('[MODE-04] goes on in clear once the viewer wants it, with the share key off the device', async () => {
    const app = await startUnsealed()
    app.send({ type: 'viewer.leaveSeal' })
    expect(app.forgetting.asked).toHaveLength(1)
    await app.forgetting.answer()
    await app.deployment.answer(right(deployment()))
    expect(app.operator.asked).toHaveLength(1)
    expect(app.seal.asked).toEqual([])
  })

  test('[MODE-04] stays sealed where the share key cannot be taken off', async () => {
    const app = await startUnsealed()
    app.send({ type: 'viewer.leaveSeal' })
    await app.forgetting.fail()
    expect([selectIsUnsealed(app.snapshot()), app.operator.asked]).toEqual([true, []])
  })
})

describe('The share key while the app runs', () => {
  test('[AUTH-12] once it is refused another is asked for over the page; all goes on where it was, and what was refused is asked again', async () => {
    const app = await runSealed()
    const lineup = selectLineup(app.snapshot())
    app.send({ type: 'shareKey.refused' })
    app.send({ type: 'shareKey.refused' })
    expect(selectIsShareKeyDialogShown(app.snapshot())).toBe(true)
    expect(selectShareKeyProblem(app.snapshot())).toBe('refused')
    app.send({ ...NEW_KEY, shareKey: 'a-share-key-of-somebody-else' })
    await app.seal.answer('unreachable')
    expect(selectIsShareKeyDialogShown(app.snapshot())).toBe(true)
    expect(selectShareKeyProblem(app.snapshot())).toBe('unreachable')
    app.send(NEW_KEY)
    expect(selectIsShareKeyTried(app.snapshot())).toBe(true)
    await app.seal.answer(undefined)
    expect(selectIsShareKeyDialogShown(app.snapshot())).toBe(false)
    expect(selectShareKeyProblem(app.snapshot())).toBeUndefined()
    expect(selectLineup(app.snapshot())).toBe(lineup)
    expect(app.toast()).toBeUndefined()
  })

  test.each([
    ['refused', 'shareKey.linkRefused'],
    ['unreachable', 'error.network'],
  ] as const)('[ROUTE-14] a link whose key is %s changes nothing, and it is said', async (problem, message) => {
    const app = await runSealed()
    app.send(NEW_KEY)
    expect(selectIsShareKeyDialogShown(app.snapshot())).toBe(false)
    await app.seal.answer(problem)
    expect(selectIsShareKeyDialogShown(app.snapshot())).toBe(false)
    expect(app.toast()).toEqual({ tag: 'known', message })
  })

  test('[ROUTE-14] a link whose key is accepted changes nothing that is seen', async () => {
    const app = await runSealed()
    app.send(NEW_KEY)
    await app.seal.answer(undefined)
    expect([selectIsShareKeyDialogShown(app.snapshot()), app.toast()]).toEqual([false, undefined])
  })
})
