import 'fake-indexeddb/auto'
import { right } from 'fp-ts/lib/Either.js'
import localforage from 'localforage'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../src/services/guide/database.ts'
import { handTimer } from '../support/browser.ts'
import { dayAt, freshName, NOW, openedStore, storeDay, sumsAnswer, TODAY, window } from './rig.ts'

afterEach(() => vi.unstubAllGlobals())

const titles = async (store: ReturnType<typeof openedStore>['store']) =>
  (await store.read(window(NOW, 3, 'news'), 'en')).map(each => each.titles.length)

/** The whole life of a guide over a day: stored, compared, read. */
const lives = async ({ store }: ReturnType<typeof openedStore>): Promise<void> => {
  await store.compare(sumsAnswer('a', [TODAY, dayAt(1)], ['news']), NOW)
  await storeDay(store, TODAY, 'news')
  await storeDay(store, dayAt(1), 'news')
  expect(await titles(store)).toEqual([3])
  expect(await store.compare(sumsAnswer('a', [TODAY, dayAt(1)], ['news']), NOW)).toEqual(right([]))
}

describe('A device that keeps no guide', () => {
  test('[EPG-01] has no database: the guide lives on in memory, and that is reported once', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const opened = openedStore()
    await lives(opened)
    expect(opened.degraded).toHaveLength(1)
  })

  test('[EPG-01] refuses to open one, as in private windows: the same', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
    const opened = openedStore()
    await lives(opened)
    expect(opened.degraded).toHaveLength(1)
  })

  test('[EPG-01] never answers: after three seconds the guide goes on without', async () => {
    vi.stubGlobal('indexedDB', { open: () => ({}) })
    const opened = openedStore()
    const life = lives(opened)
    await Promise.resolve()
    opened.time.pass(3_000)
    await life
    expect(opened.degraded).toHaveLength(1)
  })

  test('[EPG-01] stops answering: after ten seconds the guide goes on without, and asks no more', async () => {
    const name = freshName()
    await storeDay(openedStore({ name }).store, TODAY, 'news')
    const opened = openedStore({ name })
    const silent = vi
      .spyOn(IDBDatabase.prototype, 'transaction')
      .mockImplementation(
        () => ({ objectStore: () => ({ get: () => ({}), put: () => ({}), delete: () => ({}) }) }) as never,
      )
    const shown = opened.store.read(window(NOW, 3, 'news'), 'en')
    await vi.waitFor(() => expect(silent).toHaveBeenCalled())
    opened.time.pass(10_000)
    expect((await shown).map(each => each.titles.length)).toEqual([0])
    const asked = silent.mock.calls.length
    await storeDay(opened.store, TODAY, 'news')
    expect((await opened.store.read(window(NOW, 3, 'news'), 'en')).map(each => each.titles.length)).toEqual([3])
    expect(silent).toHaveBeenCalledTimes(asked)
    expect(opened.degraded).toHaveLength(1)
    silent.mockRestore()
  })

  test('[EPG-01] is full: what does not fit lives in memory, what fitted stays on the device', async () => {
    const name = freshName()
    const first = openedStore({ name })
    await storeDay(first.store, TODAY, 'news')
    const full = openedStore({ name })
    const table = localforage.createInstance({ name, storeName: 'Epg', driver: localforage.INDEXEDDB })
    await table.ready()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await storeDay(full.store, TODAY, 'sport')
    await storeDay(full.store, dayAt(1), 'sport')
    const shown = await full.store.read(window(NOW, 3, 'news', 'sport'), 'en')
    put.mockRestore()
    expect(shown.map(each => each.titles.length)).toEqual([3, 3])
    expect(full.degraded).toHaveLength(1)
  })
})

describe('What stands in the database', () => {
  test('[STORE-01] [EPG-01] a day that this app has not written is dropped, reported and fetched again', async () => {
    const name = freshName()
    const { store } = openedStore({ name })
    await store.compare(sumsAnswer('a', [TODAY], ['news']), NOW)
    await storeDay(store, TODAY, 'news')
    const { Epg, EpgCheckSum } = openDatabase({ name, timer: handTimer().timer, onDegraded: () => undefined })
    await Epg.set(`${TODAY}/0`, { titles: 'of another app' })
    await EpgCheckSum.set(String(dayAt(1)), 'no checksum at all')
    const again = openedStore({ name })
    expect(await titles(again.store)).toEqual([0])
    const compared = await again.store.compare(sumsAnswer('a', [TODAY], ['news']), NOW)
    expect(compared).toEqual(right([{ date: TODAY, epgIdList: ['news'] }]))
    expect(again.dropped.length).toBeGreaterThanOrEqual(2)
    await storeDay(again.store, TODAY, 'news')
    expect(await titles(again.store)).toEqual([3])
  })
})
