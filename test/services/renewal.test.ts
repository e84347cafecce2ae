import { DEMO_PASSWORD } from '@sintonia/operator'
import { logIn, must } from '@sintonia/operator/tests/support/client.ts'
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { selectAccess } from '../../machines/app/index.ts'
import { endpoints } from '../../models/wire/index.ts'
import { systemTimer, type Timer } from '../../src/services/clock/timer.ts'
import { makeReport } from '../../src/services/report/report.ts'
import { makeSessionStore } from '../../src/services/storage/sessionStore.ts'
import { makeStorage } from '../../src/services/storage/storage.ts'
import { makeStoredValues } from '../../src/services/storage/values.ts'
import type { Channel } from '../../src/services/tabs/channel.ts'
import { headEndTabs } from './support/headEndTabs.ts'
import { lateStorage } from './support/lateStorage.ts'
import type { Tab } from './support/tab.ts'

/*
 * Tabs that are processes of their own, in node: real charts, services and locks against the local operator, over a
 * storage that shows late what another tab wrote.
 */

type Browser = Omit<Parameters<typeof open>[0], 'storage'>

const { headEnd, open } = headEndTabs()

const keptByAna = async (lagMs: number) => {
  const storage = lateStorage(lagMs)
  const { accountInfo, tokens, drmTemplates } = await must(
    logIn(headEnd().origin, 'ana@sintonia.example', DEMO_PASSWORD),
  )
  const device = makeStorage({ area: () => storage.areaOf({}), report: makeReport(), onDegraded: () => undefined })
  makeSessionStore({ storage: device, values: makeStoredValues(device) }).save(
    { account: accountInfo, tokens },
    drmTemplates,
  )
  return storage
}

const tabsOfAna = async (count: number, lagMs: number, browser: Browser = {}): Promise<ReadonlyArray<Tab>> => {
  const storage = await keptByAna(lagMs)
  const tabs = Array.from({ length: count }, () => open({ storage, ...browser }))
  for (const tab of tabs) await tab.until(snapshot => selectAccess(snapshot) === 'user')
  headEnd().control.expireTokens('access')
  return tabs
}

const ask = ({ services }: Tab) => services.http.call(endpoints.favouriteList, {})

/** Channels of one browser, told at once. */
const makeChannels = () => {
  const all = new Set<EventTarget & { readonly name: string }>()
  return class extends EventTarget implements Channel {
    readonly name: string
    constructor(name: string) {
      super()
      this.name = name
      all.add(this)
    }
    postMessage(data: unknown): void {
      for (const other of all) {
        if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }))
      }
    }
  }
}

/** A lock that some tab holds and never gives back. */
const holdLock = (name: string) =>
  new Promise<() => void>(held => {
    void navigator.locks.request(name, () => new Promise<void>(release => held(release)))
  })

const expectAllIn = async (tabs: ReadonlyArray<Tab>) => {
  const answers = await Promise.all(tabs.map(ask))
  expect(answers.filter(isRight)).toHaveLength(tabs.length)
  await expect.poll(() => new Set(tabs.map(tab => tab.token())).size).toBe(1)
  expect(tabs.map(tab => selectAccess(tab.app.getSnapshot()))).toEqual(tabs.map(() => 'user'))
  expect(headEnd().control.countOf('login')).toBe(0)
}

describe('Tabs that meet the end of a token together', () => {
  test.each([
    [2, 0],
    [2, 5],
    [2, 300],
    [5, 300],
  ])('[SES-06] [AHEAD-13] %i tabs whose storage is %i ms late: one refresh, nobody is logged out', async (...parts) => {
    const tabs = await tabsOfAna(...parts)
    headEnd().control.clearRequests()
    await expectAllIn(tabs)
    expect(headEnd().control.countOf('tokenRefresh')).toBe(1)
  })

  test('[SES-06] [AHEAD-13] with a channel the new session does not wait for the storage', async () => {
    const tabs = await tabsOfAna(5, 2_000, { scope: { BroadcastChannel: makeChannels() } })
    headEnd().control.clearRequests()
    const begun = performance.now()
    expect((await Promise.all(tabs.map(ask))).filter(isRight)).toHaveLength(5)
    expect(performance.now() - begun).toBeLessThan(2_000)
    expect(headEnd().control.countOf('tokenRefresh')).toBe(1)
    expect(new Set(tabs.map(tab => tab.token())).size).toBe(1)
  })

  test('[SES-06] that another tab has renewed the session is heard once, though its storage says so too', async () => {
    const heard: string[] = []
    const [first, second] = await tabsOfAna(2, 100, {
      scope: { BroadcastChannel: makeChannels() },
      inspect: news => {
        if (news.type === '@xstate.event' && news.event.type === 'session.openedElsewhere') heard.push(news.event.type)
      },
    })
    if (first === undefined || second === undefined) throw new Error('two tabs')
    expect(isRight(await ask(first))).toBe(true)
    expect(second.token()).toBe(first.token())
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(heard).toHaveLength(1)
  })

  test('[SES-06] what a stranger says on the channel changes nothing', async () => {
    const Channels = makeChannels()
    const [tab] = await tabsOfAna(1, 0, { scope: { BroadcastChannel: Channels } })
    const token = tab?.token()
    const channel = new Channels('sintonia.session')
    for (const data of [undefined, null, 'x', {}, { refused: token }, { refused: token, account: {}, tokens: {} }]) {
      channel.postMessage(data)
    }
    expect(tab?.token()).toBe(token)
  })

  test('[SES-06] [AHEAD-13] without locks each may ask, and no success is thrown away', async () => {
    const tabs = await tabsOfAna(2, 50, { locks: undefined })
    headEnd().control.clearRequests()
    headEnd().control.addFault({ call: 'tokenRefresh', delayMs: 200, times: 1 })
    await expectAllIn(tabs)
  })

  test('[SES-06] without locks, refused because another tab has used the token first: its session is taken', async () => {
    const [first, second] = await tabsOfAna(2, 300, { locks: undefined })
    if (first === undefined || second === undefined) throw new Error('two tabs')
    headEnd().control.clearRequests()
    expect(isRight(await ask(first))).toBe(true)
    headEnd().control.addFault({ call: 'tokenRefresh', errCode: 10101040, times: 1 })
    expect(isRight(await ask(second))).toBe(true)
    expect(selectAccess(second.app.getSnapshot())).toBe('user')
    expect(second.token()).toBe(first.token())
  })

  test('[SES-06] a tab that is stuck in its turn holds up nobody for ever, and the report says so', async () => {
    const patience: (() => void)[] = []
    const timer: Timer = {
      after: (ms, run) => {
        if (ms !== 20_000) return systemTimer.after(ms, run)
        patience.push(run)
        return () => undefined
      },
    }
    const [tab] = await tabsOfAna(1, 0, { timer })
    if (tab === undefined) throw new Error('one tab')
    const release = await holdLock('sintonia.session')
    const answer = ask(tab)
    await expect.poll(() => patience.length).toBe(1)
    expect(headEnd().control.countOf('tokenRefresh')).toBe(0)
    patience[0]?.()
    expect(isRight(await answer)).toBe(true)
    expect(selectAccess(tab.app.getSnapshot())).toBe('user')
    expect(tab.reported).toContainEqual({ kind: 'failed', source: 'turn session', failure: 'timeout' })
    release()
  })
})
