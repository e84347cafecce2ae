import { describe, expect, test } from 'vitest'
import { makeCrypto } from '../../src/services/crypto/crypto.ts'
import { openSeal } from '../../src/services/crypto/openSeal.ts'
import type { Seal } from '../../src/services/crypto/seal.ts'
import { makeReport } from '../../src/services/report/report.ts'
import { makeStorage } from '../../src/services/storage/storage.ts'
import { DEMO_SHARE_KEY } from '../headend/index.ts'
import { makeSealer } from '../headend/zeroTrust/seal.ts'
import { sharedStorage } from './support/browser.ts'

const KEPT = 'sintonia.device.shareKey'
const crypto = makeCrypto(globalThis.crypto)

/** A page that arrives at an address on a device that may have kept a key. */
const arriveWith = ({ hash = '', kept }: { readonly hash?: string; readonly kept?: string }) => {
  const device = sharedStorage()
  if (kept !== undefined) device.texts.set(KEPT, JSON.stringify(kept))
  const area = device.areaOf({})
  const storage = makeStorage({ area: () => area, report: makeReport(), onDegraded: () => undefined })
  const replaced: string[] = []
  const reloads: string[] = []
  const seals: Seal[] = []
  let changeHash = (): void => undefined
  const location = { pathname: '/liveTv', search: '?id=7', hash, reload: () => reloads.push('reload') }
  const window = {
    location,
    history: { state: { depth: 2 }, replaceState: (_: unknown, __: string, to: string) => replaced.push(to) },
    addEventListener: (_: string, listener: () => void) => {
      changeHash = listener
    },
  } as unknown as Window
  return {
    open: (given?: string) => openSeal({ crypto, storage, sealBy: seal => seals.push(seal) }, window, given),
    kept: (): unknown => JSON.parse(device.texts.get(KEPT) ?? 'null'),
    goTo: (next: string) => {
      location.hash = next
      changeHash()
    },
    replaced,
    reloads,
    seals,
  }
}

describe('The share key', () => {
  test('[ROUTE-14] is taken out of the address, whose rest stays, and kept', async () => {
    const page = arriveWith({ hash: `#/shareKey/${DEMO_SHARE_KEY}` })
    expect(await page.open()).toBeUndefined()
    expect(page.replaced).toEqual(['/liveTv?id=7'])
    expect(page.kept()).toBe(DEMO_SHARE_KEY)
    expect(page.seals).toMatchObject([{ kid: await makeSealer(DEMO_SHARE_KEY).kid }])
  })

  test('[E2EE-01] kept, it opens the next page too; without one it is missing', async () => {
    expect(await arriveWith({ kept: DEMO_SHARE_KEY }).open()).toBeUndefined()
    const none = arriveWith({})
    expect(await none.open()).toBe('missing')
    expect(none.seals).toEqual([])
    expect(await none.open(` ${DEMO_SHARE_KEY}\n`)).toBeUndefined()
    expect(none.kept()).toBe(DEMO_SHARE_KEY)
  })

  test('[E2EE-01] a link brings another one in place of the one that was kept', async () => {
    const page = arriveWith({ hash: `#/shareKey/${DEMO_SHARE_KEY}`, kept: 'a-share-key-of-yesterday' })
    expect(await page.open()).toBeUndefined()
    expect(page.kept()).toBe(DEMO_SHARE_KEY)
  })

  test.each(['', 'short', 'x'.repeat(129), '<script>alert(1)</script>', 'a%20key%20with%20spaces'])(
    '[ROUTE-14] [E2EE-01] %j is none by its form: it leaves the address all the same, and the kept one stays',
    async shareKey => {
      const page = arriveWith({ hash: `#/shareKey/${shareKey}`, kept: DEMO_SHARE_KEY })
      expect(await page.open()).toBe('malformed')
      expect(page.replaced).toEqual(['/liveTv?id=7'])
      expect(await page.open(shareKey)).toBe('malformed')
      expect(page.kept()).toBe(DEMO_SHARE_KEY)
    },
  )

  test('[ROUTE-14] a link that comes later begins the app anew; any other hash is somebody else\u2019s', async () => {
    const page = arriveWith({ hash: '#top', kept: DEMO_SHARE_KEY })
    await page.open()
    page.goTo('#elsewhere')
    expect([page.replaced, page.reloads]).toEqual([[], []])
    page.goTo('#/shareKey/a-share-key-of-tomorrow')
    expect(page.reloads).toEqual(['reload'])
  })
})
