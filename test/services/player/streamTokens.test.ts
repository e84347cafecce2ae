import { describe, expect, test } from 'vitest'
import { MINUTE, SECOND } from '../../../models/codec/instant.ts'
import type { TokenInfo } from '../../../models/token.ts'
import { makeStreamTokens } from '../../../src/services/player/streamTokens.ts'
import { settle } from '../../support/playerRig.ts'
import { ana } from '../../support/sessions.ts'

const issued = (count: number): TokenInfo => ({
  token: `access${count}`,
  refreshToken: 'refresh',
  catchupToken: `catchup${count}`,
  memberSiteToken: undefined,
  renewCodeToken: undefined,
  streamMediaTrackerToken: `stream${count}`,
  streamTokenMinutes: 31,
})

const rig = (change: Partial<TokenInfo> = {}, random = 0) => {
  let time = 0
  let count = 1
  let due: { readonly at: number; readonly run: () => void } | undefined
  const streams = makeStreamTokens({
    session: { read: () => ({ account: ana.account, tokens: { ...issued(count), ...change } }) },
    renewTokens: async () => {
      count += 1
      return true
    },
    ticks: () => time,
    random: () => random,
    timer: {
      after: (ms, run) => {
        due = { at: time + ms, run }
        return () => {
          due = undefined
        }
      },
    },
  })
  return {
    ...streams,
    renewals: () => count - 1,
    pass: async (ms: number) => {
      const until = time + ms
      await settle()
      while (due !== undefined && due.at <= until) {
        const { at, run } = due
        due = undefined
        time = at
        run()
        await settle()
      }
      time = until
    },
  }
}

describe('[LIVE-16] tokens of streams', () => {
  test('[CATCH-01] live streams and recordings have their own; without one the call token opens them', () => {
    const { tokenFor } = rig()
    expect(tokenFor('stream').current()).toBe('stream1')
    expect(tokenFor('recording').current()).toBe('catchup1')
    expect(tokenFor('clip').current()).toBe('')
    const poor = rig({ catchupToken: undefined, streamMediaTrackerToken: undefined })
    expect(poor.tokenFor('stream').current()).toBe('access1')
    expect(poor.tokenFor('recording').current()).toBe('access1')
  })

  test.each([1, 2, 3])(
    'that are good for %i minutes are renewed before each of them ends',
    async streamTokenMinutes => {
      const { keepTokens, pass, renewals } = rig({ streamTokenMinutes })
      keepTokens()
      const justBeforeItsEnd = streamTokenMinutes * MINUTE - SECOND
      await pass(justBeforeItsEnd)
      expect(renewals()).toBe(1)
      await pass(justBeforeItsEnd)
      expect(renewals()).toBe(2)
    },
  )

  test('[AHEAD-47] that all devices got together are renewed over two minutes, none of them late', async () => {
    const DEVICES = 12
    const at = await Promise.all(
      Array.from({ length: DEVICES }, async (_, device) => {
        const { keepTokens, pass, renewals } = rig({}, device / DEVICES)
        keepTokens()
        let seconds = 0
        while (renewals() === 0) {
          await pass(10 * SECOND)
          seconds += 10
        }
        return seconds
      }),
    )
    expect([Math.min(...at), Math.max(...at)]).toEqual([27 * 60 + 10, 29 * 60])
    expect(new Set(at).size).toBe(DEVICES)
  })

  test('are renewed two minutes before they end, each of them once, for as long as something plays', async () => {
    const { keepTokens, pass, renewals, tokenFor } = rig()
    const stop = keepTokens()
    await pass(28 * MINUTE)
    expect(renewals()).toBe(0)
    await pass(2 * MINUTE)
    expect(renewals()).toBe(1)
    expect(tokenFor('stream').current()).toBe('stream2')
    await pass(30 * MINUTE)
    expect(renewals()).toBe(2)
    stop()
    await pass(120 * MINUTE)
    expect(renewals()).toBe(2)
  })

  test('without an end are never renewed', async () => {
    const endless = rig({ streamTokenMinutes: undefined })
    endless.keepTokens()
    await endless.pass(1000 * MINUTE)
    expect(endless.renewals()).toBe(0)
  })
})
