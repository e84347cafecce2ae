import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { announcementsMachine, selectMarquee, selectPopup } from '../../machines/announcements/index.ts'
import type { Scene } from '../../models/announcementChoice.ts'
import { instant, MINUTE } from '../../models/codec/instant.ts'
import { type AnnouncementsParts, announcementsPorts } from '../../src/services/api/announcements.ts'
import { makeReport } from '../../src/services/report/report.ts'
import { makeStorage } from '../../src/services/storage/storage.ts'
import { makeSharedAnswer } from '../../src/services/tabs/sharedAnswer.ts'
import { makeTabs } from '../../src/services/tabs/tabs.ts'
import { bar, popup } from '../machines/announcements/model.ts'
import { ana, guest, tokensOf } from '../support/sessions.ts'
import { fakeTab, handTimer, sharedStorage } from './support/browser.ts'

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}

const HOME: Scene = { page: 'home', playing: undefined, channelId: undefined }

/** What the browser's locks do for all tabs: one after the other. */
const sharedLocks = () => {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, run: () => Promise<unknown>) => {
    last = last.then(run, run)
    return last
  }
  return { request } as unknown as LockManager
}

/** A tab on the home page; the operator announces a popup and a marquee, and takes what is read as the test says. */
const tab = (device = sharedStorage(), who: typeof ana | typeof guest = ana, takes = true, locks = sharedLocks()) => {
  const { parts, area } = fakeTab(device, locks)
  const calls: string[] = []
  const call = async (endpoint: { readonly name: string }, request: { readonly msgId?: string }) => {
    calls.push(request.msgId === undefined ? endpoint.name : `${endpoint.name} ${request.msgId}`)
    if (endpoint.name === 'messageState') return takes ? right(undefined) : left({ tag: 'offline' })
    return right({ noticeList: [popup, bar] })
  }
  const machine = announcementsMachine.provide({
    actors: announcementsPorts({
      http: { call } as unknown as AnnouncementsParts['http'],
      clock: {
        now: () => instant(1_000_000),
        ticks: () => 0,
        note: () => undefined,
        onCorrected: () => () => false,
      },
      tabs: makeTabs(parts),
      timer: handTimer().timer,
      plays: () => false,
      storage: makeStorage({ area: () => area, report: makeReport(), onDegraded: () => undefined }),
      language: () => 'en',
      store: { read: () => ({ ...who, tokens: tokensOf('ana') }) },
      checkMs: () => 10 * MINUTE,
      onScene: tell => {
        tell(HOME, false, false)
        return () => undefined
      },
    }),
  })
  const actor = createActor(machine, { input: { checkMs: 10 * MINUTE, now: instant(1_000_000), page: 'home' } }).start()
  return {
    calls,
    kept: () => Array.from({ length: area.length }, (_, at) => area.key(at)),
    send: actor.send,
    close: () => actor.stop(),
    popup: () => selectPopup(actor.getSnapshot())?.id,
    marquee: () => selectMarquee('marquee')(actor.getSnapshot())?.id,
  }
}

describe('Announcements and the operator', () => {
  test('[MSG-01] [ROLE-01] a guest is told the public ones, a user all', async () => {
    const [visitor, user] = [tab(undefined, guest), tab()]
    await settle()
    expect([visitor.calls, user.calls]).toEqual([['publicNotices'], ['notices']])
    expect([visitor.popup(), user.marquee()]).toEqual([popup.id, bar.id])
    expect([visitor.kept(), user.kept()]).toEqual([['sintonia.device.announcements'], ['sintonia.user.announcements']])
  })

  test('[SES-08] an answer that comes when its viewer is gone is not kept', async () => {
    const { parts, area } = fakeTab(sharedStorage())
    const storage = makeStorage({ area: () => area, report: makeReport(), onDegraded: () => undefined })
    let viewer: string | undefined = 'ana'
    const stored = storage.value('user', 'seen', t.string)
    const shared = makeSharedAnswer({ tabs: makeTabs(parts), stored, viewer: () => viewer })
    const isFresh = () => false
    await shared.load({ isFresh, ask: async () => right('hers') })
    expect(stored.read()).toBe('hers')
    stored.remove()
    await shared.load({
      isFresh,
      ask: async () => {
        viewer = undefined
        return right('late')
      },
    })
    expect(stored.read()).toBeUndefined()
  })

  test('[AHEAD-13] [MSG-04] one tab asks for all; what is read in one is read in the others, and told once', async () => {
    const [device, locks] = [sharedStorage(), sharedLocks()]
    const first = tab(device, ana, true, locks)
    await settle()
    const second = tab(device, ana, true, locks)
    await settle()
    expect([first.calls, second.calls, second.popup()]).toEqual([['notices'], [], popup.id])
    second.send({ type: 'viewer.readAnnouncement', id: popup.id })
    await settle()
    expect([first.popup(), second.popup()]).toEqual([undefined, undefined])
    expect([...first.calls, ...second.calls].sort()).toEqual([`messageState ${popup.id}`, 'notices'])
    const third = tab(device, ana, true, locks)
    await settle()
    expect([third.calls, third.popup()]).toEqual([[], undefined])
  })

  test('[MSG-04] read before a reload it is never shown again, also where the operator did not hear of it', async () => {
    const device = sharedStorage()
    const first = tab(device, ana, false)
    await settle()
    first.send({ type: 'viewer.readAnnouncement', id: popup.id })
    await settle()
    first.close()
    const second = tab(device)
    await settle()
    expect(second.popup()).toBeUndefined()
    expect(second.calls).toEqual([`messageState ${popup.id}`])
  })
})
