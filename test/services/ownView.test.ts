import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { kidsModeMachine, selectDialog, selectIsWrong, selectWaitMs } from '../../machines/kidsMode.ts'
import type { Session } from '../../machines/session/index.ts'
import { addMs, instant, SECOND } from '../../models/codec/instant.ts'
import { kidsModePorts } from '../../src/services/api/channelTools.ts'
import { makeCrypto } from '../../src/services/crypto/crypto.ts'
import { makeReport } from '../../src/services/report/report.ts'
import { makeOwnViewStore } from '../../src/services/storage/ownView.ts'
import { makeSessionStore } from '../../src/services/storage/sessionStore.ts'
import { makeStorage } from '../../src/services/storage/storage.ts'
import { makeStoredValues } from '../../src/services/storage/values.ts'
import { makeTabs } from '../../src/services/tabs/tabs.ts'
import { channelId, columnId } from '../support/lineups.ts'
import { deployment } from '../support/operators.ts'
import { ana, guest, leo, tokensOf } from '../support/sessions.ts'
import { fakeTab, sharedStorage } from './support/browser.ts'

const NOW = instant(Date.UTC(2026, 10, 20, 12))
const news = channelId('news')
const sport = channelId('sport')
const kids = [columnId('kids')]

/** One tab of a device; several tabs share its storage. */
const tabOn = (shared = sharedStorage()) => {
  const tab = fakeTab(shared)
  const storage = makeStorage({ area: () => tab.area, report: makeReport(), onDegraded: () => undefined })
  const values = makeStoredValues(storage)
  const store = makeSessionStore({ storage, values })
  const ownView = makeOwnViewStore({ values, store, tabs: makeTabs(tab.parts) })
  return {
    shared,
    store,
    ownView,
    signIn: ({ account }: Session) => store.save({ account, tokens: tokensOf(account.accountId) }),
  }
}

describe('What a person decides about channels', () => {
  test('[AHEAD-18] is kept for the account: another person has another list, and it is there again after a logout', () => {
    const tab = tabOn()
    tab.signIn(ana)
    tab.ownView.choose({ hiddenIds: [news] })
    tab.signIn(leo)
    expect(tab.ownView.read().hiddenIds).toEqual([])
    tab.ownView.choose({ hiddenIds: [sport] })
    tab.store.clear()
    tab.signIn(guest)
    expect(tab.ownView.read().hiddenIds).toEqual([])
    tab.signIn(ana)
    expect(tab.ownView.read().hiddenIds).toEqual([news])
  })

  test('[AHEAD-18] live TV begins with the last channel of this account, unless the person does not want it', () => {
    const tab = tabOn()
    tab.signIn(ana)
    tab.ownView.rememberChannel(news)
    tab.signIn(leo)
    expect(tab.ownView.recallChannel()).toBeUndefined()
    tab.signIn(ana)
    expect(tab.ownView.recallChannel()).toBe(news)
    tab.ownView.choose({ startsOnLast: false })
    expect(tab.ownView.recallChannel()).toBeUndefined()
    tab.ownView.choose({ startsOnLast: true })
    expect(tab.ownView.recallChannel()).toBe(news)
  })

  test('[AHEAD-18] [AHEAD-22] a change is heard in every tab, until nobody listens any more', () => {
    const one = tabOn()
    const other = tabOn(one.shared)
    one.signIn(ana)
    const heard: string[] = []
    const stop = [one.ownView.onChange(() => heard.push('one')), other.ownView.onChange(() => heard.push('other'))]
    one.ownView.choose({ hiddenIds: [news] })
    expect(heard.sort()).toEqual(['one', 'other'])
    expect(other.ownView.read().hiddenIds).toEqual([news])
    for (const each of stop) each()
    one.ownView.choose({ hiddenIds: [] })
    expect(heard).toHaveLength(2)
  })
})

describe('Kids mode on the device', () => {
  const chartOn = (tab: ReturnType<typeof tabOn>, now = () => NOW) => {
    const chart = kidsModeMachine.provide({
      actors: kidsModePorts({
        ownView: tab.ownView,
        crypto: makeCrypto(globalThis.crypto),
        clock: { now },
        deployment,
      }),
    })
    return createActor(chart).start()
  }
  const dialog = async (tab: ReturnType<typeof tabOn>, now = () => NOW) => {
    const actor = chartOn(tab, now)
    actor.send({ type: 'viewer.changeKidsMode' })
    await waitFor(actor, snapshot => selectDialog(snapshot) !== undefined)
    const settled = () => waitFor(actor, snapshot => !snapshot.hasTag('busy'))
    return {
      begin: async (pin: string) => {
        actor.send({ type: 'viewer.beginKidsMode', columnIds: kids, pin })
        await settled()
      },
      enter: async (pin: string) => {
        actor.send({ type: 'viewer.enterPin', pin })
        return settled()
      },
      snapshot: () => actor.getSnapshot(),
    }
  }

  test('[AHEAD-22] begins with a PIN of which only a salted key is kept, and ends with the same PIN', async () => {
    const tab = tabOn()
    tab.signIn(ana)
    await (await dialog(tab)).begin('7391')
    expect(tab.ownView.read().kidsColumnIds).toEqual(kids)
    const kept = [...tab.shared.texts.values()].join()
    expect(kept).not.toContain('7391')
    const lock = await dialog(tab)
    expect(selectDialog(lock.snapshot())).toBe('lock')
    await lock.enter('1111')
    expect(selectIsWrong(lock.snapshot())).toBe(true)
    expect(tab.ownView.read().kidsColumnIds).toEqual(kids)
    await lock.enter('7391')
    expect(tab.ownView.read().kidsColumnIds).toBeUndefined()
  })

  test('[AHEAD-22] the same PIN has another key each time it is chosen', async () => {
    const tab = tabOn()
    tab.signIn(ana)
    const hashes: string[] = []
    for (let round = 0; round < 2; round += 1) {
      await (await dialog(tab)).begin('7391')
      hashes.push(tab.ownView.kidsLock()?.hash ?? '')
      await (await dialog(tab)).enter('7391')
    }
    expect(new Set(hashes).size).toBe(2)
  })

  test('[AHEAD-22] a PIN chosen before is taken again without being typed', async () => {
    const tab = tabOn()
    tab.signIn(ana)
    await (await dialog(tab)).begin('7391')
    await (await dialog(tab)).enter('7391')
    const again = chartOn(tab)
    again.send({ type: 'viewer.openKidsMode' })
    await waitFor(again, snapshot => !snapshot.hasTag('busy'))
    expect(selectDialog(again.getSnapshot())).toBeUndefined()
    expect(tab.ownView.read().kidsColumnIds).toEqual(kids)
    await (await dialog(tab)).enter('7391')
    expect(tab.ownView.read().kidsColumnIds).toBeUndefined()
  })

  test('[AHEAD-22] three wrong PINs make everybody wait, also a page that was loaded anew, by the server’s time', async () => {
    const tab = tabOn()
    tab.signIn(ana)
    await (await dialog(tab)).begin('7391')
    const lock = await dialog(tab)
    for (const pin of ['0001', '0002', '0003']) await lock.enter(pin)
    expect(selectWaitMs(lock.snapshot())).toBe(30 * SECOND)
    const anew = await dialog(tab, () => addMs(NOW, 10 * SECOND))
    expect(selectWaitMs(anew.snapshot())).toBe(20 * SECOND)
    await anew.enter('7391')
    expect(tab.ownView.read().kidsColumnIds).toEqual(kids)
    const later = await dialog(tab, () => addMs(NOW, 30 * SECOND))
    await later.enter('7391')
    expect(tab.ownView.read().kidsColumnIds).toBeUndefined()
  })

  test('[AHEAD-22] logging out is no way out; the password of the account is, and forgets the PIN', async () => {
    const tab = tabOn()
    tab.signIn(ana)
    await (await dialog(tab)).begin('7391')
    tab.store.clear()
    tab.signIn(guest)
    expect(tab.ownView.read().kidsColumnIds).toEqual(kids)
    tab.ownView.endKidsMode('leo')
    expect(tab.ownView.read().kidsColumnIds).toEqual(kids)
    tab.ownView.endKidsMode('ana')
    tab.signIn(ana)
    expect([tab.ownView.read().kidsColumnIds, tab.ownView.kidsLock()]).toEqual([undefined, undefined])
  })

  test('[AHEAD-22] a guest in kids mode leaves it with the PIN of who began it', async () => {
    const tab = tabOn()
    tab.signIn(ana)
    await (await dialog(tab)).begin('7391')
    tab.store.clear()
    tab.signIn(guest)
    await (await dialog(tab)).enter('7391')
    expect(tab.ownView.read().kidsColumnIds).toBeUndefined()
  })

  test('[AHEAD-22] another account is not in it', async () => {
    const tab = tabOn()
    tab.signIn(ana)
    await (await dialog(tab)).begin('7391')
    tab.signIn(leo)
    expect(tab.ownView.read().kidsColumnIds).toBeUndefined()
  })

  test('[AHEAD-22] logging in again keeps a PIN that nobody forgot', async () => {
    const tab = tabOn()
    tab.signIn(ana)
    await (await dialog(tab)).begin('7391')
    await (await dialog(tab)).enter('7391')
    tab.ownView.endKidsMode('ana')
    expect(tab.ownView.kidsLock()).toBeDefined()
  })
})
