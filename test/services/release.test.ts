import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '../../models/codec/instant.ts'
import { makeKeptPlace } from '../../src/services/release/keptPlace.ts'
import { makeOperatorsPage, type ReleaseState } from '../../src/services/release/operatorsPage.ts'
import { watchFiles } from '../../src/services/release/watchFiles.ts'
import { watchMinimum } from '../../src/services/release/watchMinimum.ts'
import { makeReport } from '../../src/services/report/report.ts'
import type { StorageArea } from '../../src/services/storage/storage.ts'
import { settle } from '../support/playerRig.ts'
import { sharedStorage } from './support/browser.ts'

const OWN = '/assets/index-Ab3xY9q.js'
const pageOf = (script: string): string =>
  `<!doctype html><script type="module" crossorigin src="${script}"></script><div id="root"></div>`

/** The release of an operator that answers so. */
const stateOf = (answer: () => Promise<Response>, script: string | null = OWN): Promise<ReleaseState> =>
  makeOperatorsPage({
    fetch: answer,
    document: { querySelector: () => ({ getAttribute: () => script }) } as unknown as Document,
  })()

describe('The release of the operator', () => {
  test('[AHEAD-17] is that of the page as long as its page begins with the same script', async () => {
    expect(await stateOf(async () => new Response(pageOf(OWN)))).toBe('current')
    expect(await stateOf(async () => new Response(pageOf('/assets/index-Zz9yX3b.js')))).toBe('gone')
  })

  test('[AHEAD-17] [NET-05] is not known where nobody answers, or somebody else does', async () => {
    const others = [
      async () => Promise.reject(new TypeError('no network')),
      async () => new Response('busy', { status: 503 }),
      async () => new Response(pageOf('/assets/index-Zz9yX3b.js'), { status: 502 }),
      async () => new Response('<html>Log in to the network of this hotel</html>'),
    ]
    expect(await Promise.all(others.map(answer => stateOf(answer)))).toEqual(others.map(() => 'unanswered'))
    expect(await stateOf(async () => new Response(pageOf(OWN)), null)).toBe('unanswered')
  })
})

/** A page whose files fail when the test says so, and an operator that is asked for its release. */
const files = (answers: ReadonlyArray<ReleaseState>) => {
  const target = new EventTarget()
  let [now, asked, told] = [0, 0, 0]
  watchFiles({
    target,
    ask: async () => {
      asked += 1
      return answers[asked - 1] ?? 'current'
    },
    ticks: () => now,
    onGone: () => {
      told += 1
    },
  })
  return {
    fail: async (ms: number) => {
      now += ms
      target.dispatchEvent(new Event('vite:preloadError'))
      await settle()
    },
    asked: () => asked,
    told: () => told,
  }
}

describe('A file that does not come', () => {
  test('[AHEAD-17] tells that the release is gone, where it is', async () => {
    const { fail, told } = files(['gone'])
    await fail(0)
    expect(told()).toBe(1)
  })

  test('[AHEAD-17] [NET-05] an outage is none: the operator is asked twice a minute, however many fail', async () => {
    const { fail, asked, told } = files(['unanswered', 'current', 'unanswered', 'gone'])
    for (let passed = 0; passed < 90 * SECOND; passed += SECOND) await fail(SECOND)
    expect([asked(), told()]).toEqual([3, 0])
    await fail(SECOND)
    expect([asked(), told()]).toEqual([4, 1])
  })
})

/** A page of this moment, with somebody before it; what the operator serves, the test says. */
const openPage = (time = '2026-03-01T08:00:00Z') => {
  let isVisible = true
  let hour = (): void => undefined
  let see = (_: boolean): void => undefined
  let [served, asked, told]: [string | undefined, number, number] = ['', 0, 0]
  watchMinimum({
    fetch: async () => {
      asked += 1
      if (served === undefined) throw new TypeError('no network')
      return new Response(served)
    },
    tabs: {
      isVisible: () => isVisible,
      onVisibility: listener => {
        see = listener
        return () => undefined
      },
    },
    timer: {
      after: (ms, run) => {
        expect(ms).toBe(HOUR)
        hour = run
        return () => undefined
      },
    },
    time,
    onTooOld: () => {
      told += 1
    },
  })
  return {
    serve: (answer: object | string | undefined) => {
      served = typeof answer === 'object' ? JSON.stringify(answer) : answer
    },
    show: async (visible: boolean) => {
      isVisible = visible
      see(visible)
      await settle()
    },
    passHour: async () => {
      hour()
      await settle()
    },
    asked: () => asked,
    told: () => told,
  }
}

describe('The oldest release that may stay open', () => {
  test.each([
    ['2026-04-01T08:00:00Z', '2026-03-01T08:00:01Z', 1],
    ['2026-04-01T08:00:00Z', '2026-03-01T08:00:00Z', 0],
    ['2026-04-01T08:00:00Z', undefined, 0],
    ['2026-02-01T08:00:00Z', '2026-03-15T08:00:00Z', 1],
    ['2026-03-01T08:00:00Z', '2026-03-15T08:00:00Z', 0],
  ])(
    '[AHEAD-45] where %s is served and %s the oldest, %i page of 2026-03-01T08:00:00Z is told',
    async (time, minimum, count) => {
      const page = openPage()
      page.serve({ time, minimum })
      await page.passHour()
      expect(page.told()).toBe(count)
    },
  )

  test('[AHEAD-45] [NET-05] an outage, another page and nonsense change nothing', async () => {
    const page = openPage()
    const answers = [undefined, '<html>Log in</html>', '[]', { time: 7, minimum: 'z' }, { time: '', minimum: 'soon' }]
    for (const answer of answers) {
      page.serve(answer)
      await page.passHour()
    }
    expect([page.asked(), page.told()]).toEqual([answers.length, 0])
  })

  test('[AHEAD-45] [AHEAD-47] it is asked for once an hour, and of a hidden tab once when it is seen again', async () => {
    const page = openPage()
    await page.show(true)
    expect(page.asked()).toBe(0)
    await page.show(false)
    for (let hours = 0; hours < 5; hours += 1) await page.passHour()
    expect(page.asked()).toBe(0)
    await page.show(true)
    await page.show(true)
    expect(page.asked()).toBe(1)
  })
})

/** A tab whose page is loaded anew again and again, with a clock of the test's. */
const tab = () => {
  const storage = sharedStorage().areaOf({})
  let now = Date.UTC(2026, 5, 1)
  return {
    pass: (ms: number) => {
      now += ms
    },
    load: (pathname = '/home', search = '') =>
      makeKeptPlace({
        report: makeReport(),
        area: () => storage,
        location: { pathname, search },
        deviceNow: () => now,
      }),
  }
}

describe('The place of a page that is loaded anew', () => {
  test('[AHEAD-17] is known again once, at the same address', () => {
    const { load } = tab()
    expect(load().take()).toBeUndefined()
    load('/search', '?q=a').keep(640)
    expect(load('/search', '?q=b').take()).toBeUndefined()
    const place = load('/search', '?q=a')
    expect([place.take(), place.take()]).toEqual([640, undefined])
  })

  test('[AHEAD-17] long after it nobody is led there any more', () => {
    const { load, pass } = tab()
    load().keep(640)
    pass(2 * MINUTE)
    expect(load().take()).toBeUndefined()
  })

  test('[AHEAD-17] for ten minutes the page does not do it by itself again, whatever its clock does', () => {
    const { load, pass } = tab()
    expect(load().isRepeated()).toBe(false)
    load().keep(0)
    pass(10 * MINUTE - 1)
    expect(load().isRepeated()).toBe(true)
    pass(1)
    expect(load().isRepeated()).toBe(false)
    pass(-20 * MINUTE - 1)
    expect(load().isRepeated()).toBe(false)
  })

  test('[AHEAD-17] [STORE-01] nor does one whose tab keeps nothing', () => {
    const report = makeReport()
    const area = (): StorageArea => {
      throw new Error('denied')
    }
    const place = makeKeptPlace({ report, area, location: { pathname: '/home', search: '' }, deviceNow: () => 0 })
    expect(place.isRepeated()).toBe(true)
  })
})
