import { DEMO_SHARE_KEY } from '@sintonia/operator'
import { makeSealer } from '@sintonia/operator/zeroTrust/seal.ts'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { CallFailure } from '../../models/callFailure.ts'
import { makeOpenSeal } from '../../src/services/api/openSeal.ts'
import { makeCrypto } from '../../src/services/crypto/crypto.ts'
import { keptShareKey } from '../../src/services/crypto/keptShareKey.ts'
import type { Seal } from '../../src/services/crypto/seal.ts'
import type { Call } from '../../src/services/http/types.ts'
import { makeReport } from '../../src/services/report/report.ts'
import { makeStorage } from '../../src/services/storage/storage.ts'
import { makeTabs } from '../../src/services/tabs/tabs.ts'
import { operator } from '../support/operators.ts'
import { fakeTab, sharedStorage } from './support/browser.ts'

const KEPT = 'sintonia.device.shareKey'
const YESTERDAY = 'a-share-key-of-yesterday'
const crypto = makeCrypto(globalThis.crypto)
const kidOf = (shareKey: string) => makeSealer(shareKey).kid

/** A page that arrives at an address on a device that may have kept a key. */
const arriveWith = ({
  hash = '',
  kept,
  device = sharedStorage(),
}: {
  readonly hash?: string
  readonly kept?: string
  readonly device?: ReturnType<typeof sharedStorage>
}) => {
  if (kept !== undefined) device.texts.set(KEPT, JSON.stringify(kept))
  const tab = fakeTab(device)
  const storage = makeStorage({ area: () => tab.area, report: makeReport(), onDegraded: () => undefined })
  const replaced: string[] = []
  const seals: Seal[] = []
  const tried: (string | undefined)[] = []
  const brought: string[] = []
  const listeners: (() => void)[] = []
  const location = { pathname: '/liveTv', search: '?id=7', hash }
  const window = {
    location,
    history: {
      state: { depth: 2 },
      replaceState: (_: unknown, __: string, to: string) => {
        replaced.push(to)
        location.hash = ''
      },
    },
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  } as unknown as Window
  /** What the operator says to the key that is tried. */
  const says = { failure: undefined as CallFailure | undefined }
  const call: Call = async (_, __, options) => {
    tried.push(options?.seal?.kid)
    return says.failure ? left(says.failure) : right(operator(true).manifest as never)
  }
  const open = makeOpenSeal({
    crypto,
    shareKey: keptShareKey(storage),
    tabs: makeTabs(tab.parts),
    http: { call },
    sealBy: seal => seals.push(seal),
    window,
    onBrought: shareKey => brought.push(shareKey),
  })
  return {
    open: (given?: string) => open(given),
    kept: (): unknown => JSON.parse(device.texts.get(KEPT) ?? 'null'),
    goTo: (next: string) => {
      location.hash = next
      for (const listener of listeners) listener()
    },
    says,
    replaced,
    tried,
    brought,
    seals,
  }
}

const REFUSED: CallFailure = { tag: 'refused', errCode: 10109003, message: undefined }

describe('The share key', () => {
  test('[ROUTE-14] is taken out of the address, whose rest stays, tried, and kept', async () => {
    const page = arriveWith({ hash: `#/shareKey/${DEMO_SHARE_KEY}` })
    expect(page.replaced).toEqual(['/liveTv?id=7'])
    expect(await page.open()).toBeUndefined()
    expect(page.kept()).toBe(DEMO_SHARE_KEY)
    expect(page.tried).toEqual([await kidOf(DEMO_SHARE_KEY)])
    expect(page.seals).toMatchObject([{ kid: await kidOf(DEMO_SHARE_KEY) }])
  })

  test('[E2EE-01] kept, it opens the next page without being tried again; without one it is missing', async () => {
    const next = arriveWith({ kept: DEMO_SHARE_KEY })
    expect([await next.open(), next.tried]).toEqual([undefined, []])
    const none = arriveWith({})
    expect(await none.open()).toBe('missing')
    expect(none.seals).toEqual([])
    expect(await none.open(` ${DEMO_SHARE_KEY}\n`)).toBeUndefined()
    expect(none.kept()).toBe(DEMO_SHARE_KEY)
  })

  test('[ROUTE-14] the whole link does for the key', async () => {
    const page = arriveWith({})
    expect(await page.open(`https://tv.example/#/shareKey/${DEMO_SHARE_KEY} `)).toBeUndefined()
    expect(page.kept()).toBe(DEMO_SHARE_KEY)
  })

  test('[E2EE-01] a link brings another one in place of the one that was kept', async () => {
    const page = arriveWith({ hash: `#/shareKey/${DEMO_SHARE_KEY}`, kept: YESTERDAY })
    expect(await page.open()).toBeUndefined()
    expect(page.kept()).toBe(DEMO_SHARE_KEY)
  })

  test('[ROUTE-14] [E2EE-01] [AHEAD-50] one that the operator refuses is neither kept nor used', async () => {
    const page = arriveWith({ kept: YESTERDAY })
    await page.open()
    page.says.failure = REFUSED
    expect(await page.open('a-share-key-of-somebody-else')).toBe('refused')
    expect(page.kept()).toBe(YESTERDAY)
    expect(page.seals).toMatchObject([{ kid: await kidOf(YESTERDAY) }])
  })

  test('[ROUTE-14] one that could not be tried is not kept, and not lost: the next attempt tries it again', async () => {
    const page = arriveWith({ hash: `#/shareKey/${DEMO_SHARE_KEY}` })
    page.says.failure = { tag: 'offline' }
    expect([await page.open(), page.kept(), page.seals]).toEqual(['unreachable', null, []])
    page.says.failure = undefined
    expect([await page.open(), page.kept()]).toEqual([undefined, DEMO_SHARE_KEY])
  })

  test.each(['', 'short', 'x'.repeat(129), '<script>alert(1)</script>', 'a%20key%20with%20spaces'])(
    '[ROUTE-14] [E2EE-01] %j is none by its form: it leaves the address all the same, and the kept one stays',
    async shareKey => {
      const page = arriveWith({ hash: `#/shareKey/${shareKey}`, kept: DEMO_SHARE_KEY })
      expect(await page.open()).toBe('malformed')
      expect(page.replaced).toEqual(['/liveTv?id=7'])
      expect(await page.open(shareKey)).toBe('malformed')
      expect([page.kept(), page.tried]).toEqual([DEMO_SHARE_KEY, []])
    },
  )

  test('[ROUTE-14] a link that comes later leaves the address and is told once, however often keys were opened; any other hash is somebody else\u2019s', async () => {
    const page = arriveWith({ hash: '#top', kept: DEMO_SHARE_KEY })
    for (let times = 0; times < 3; times += 1) await page.open()
    page.goTo('#elsewhere')
    expect([page.replaced, page.brought]).toEqual([[], []])
    page.goTo('#/shareKey/a-share-key-of-tomorrow')
    expect(page.replaced).toEqual(['/liveTv?id=7'])
    expect(page.brought).toEqual(['a-share-key-of-tomorrow'])
  })

  test('[AUTH-12] what one tab was given the others are told of, once it was accepted', async () => {
    const device = sharedStorage()
    const one = arriveWith({ device, kept: YESTERDAY })
    const other = arriveWith({ device })
    one.says.failure = REFUSED
    await one.open('a-share-key-of-somebody-else')
    expect(other.brought).toEqual([])
    one.says.failure = undefined
    await one.open(DEMO_SHARE_KEY)
    expect([one.brought, other.brought]).toEqual([[], [DEMO_SHARE_KEY]])
  })
})
