import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import type { FaultKind } from '../../../models/clientFault.ts'
import { MINUTE } from '../../../models/codec/instant.ts'
import { ANA } from './accounts.ts'
import { livePage } from './livePage.ts'
import { loginPage } from './loginPage.ts'
import { shell } from './shell.ts'
import { openAs } from './signIn.ts'
import { expect } from './test.ts'
import { titlePage } from './titlePage.ts'

interface Field {
  readonly page: Page
  readonly headEnd: HeadEnd
}

/** A fault that is planted where viewers are, and how the operator is to read of it. */
export interface PlantedFault {
  readonly what: string
  readonly plant: (field: Field) => Promise<unknown>
  readonly kind: FaultKind
  readonly chart: string
  /** What has to stand in the state. */
  readonly state: string | RegExp
  readonly code: RegExp
}

const SERIES = '/vod/detail/s101'

/** Runs in the page before anything else: what is asked of the page later makes it fail. */
const breakable = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { padStart } = String.prototype
    String.prototype.padStart = function (...args) {
      if ('breaksViews' in window) throw new RangeError('secret of the page')
      return padStart.apply(this, args)
    }
    const { slice } = Array.prototype
    Array.prototype.slice = function (...args) {
      if ('breaksToasts' in window && args.length === 1 && args[0] === -4) throw new SyntaxError('secret of the chart')
      return slice.apply(this, args)
    }
  })

const watch = async ({ page }: Field, channel = '1101', name = 'Aurora') => {
  await livePage(page).open(`?id=${channel}`)
  await livePage(page).plays(name)
}

/** The search runs: it has asked for what is searched most. */
const openSearch = async ({ page, headEnd }: Field) => {
  await page.goto('/search')
  await expect.poll(() => headEnd.control.countOf('topSearches')).toBeGreaterThan(0)
}

export const PLANTED: ReadonlyArray<PlantedFault> = [
  {
    what: 'a playlist that is none, among those of home',
    plant: async ({ page, headEnd }) => {
      headEnd.control.addFault({ call: 'playlistRoot', result: { playlistList: [{ title: 'no id' }] } })
      await page.goto('/home')
    },
    kind: 'payload',
    chart: 'vodHome',
    state: /page\.loading/,
    code: /^playlistRoot \w+ playlistList\.0/,
  },
  {
    what: 'an answer that breaks off',
    plant: async ({ page, headEnd }) => {
      headEnd.control.addFault({ call: 'title', body: 'malformed' })
      await page.goto(SERIES)
    },
    kind: 'payload',
    chart: 'titleDetail',
    state: /page\.loading/,
    code: /^title malformed Envelope/,
  },
  {
    what: 'a search that the operator refuses',
    plant: async ({ page, headEnd }) => {
      headEnd.control.addFault({ call: 'search', errCode: 10102777, message: 'secret words' })
      await page.goto('/search?q=mar')
    },
    kind: 'call',
    chart: 'search',
    state: /titles\.asking/,
    code: /^search refused 10102777$/,
  },
  {
    what: 'plans that a broken server owes',
    plant: async ({ page, headEnd }) => {
      headEnd.control.addFault({ call: 'planList', status: 502 })
      await openAs(page, ANA, '/my/subscribe')
    },
    kind: 'call',
    chart: 'purchase',
    state: /plans\.loading/,
    code: /^planList server 502$/,
  },
  {
    what: 'a host so slow that nobody waits any longer',
    plant: async ({ page, headEnd }) => {
      await page.clock.install()
      headEnd.control.addFault({ call: 'channelList', connection: 'silent', times: 1 })
      await page.goto('/liveTv')
      await expect.poll(() => headEnd.control.faults().length).toBe(0)
      await page.clock.fastForward(MINUTE)
    },
    kind: 'call',
    chart: 'lineup',
    state: /list\.loading/,
    code: /^channelList timeout$/,
  },
  {
    what: 'a connection that is cut',
    plant: async ({ page, headEnd }) => {
      await openAs(page, ANA, SERIES)
      headEnd.control.addFault({ call: 'person', connection: 'drop' })
      await titlePage(page).persons.getByRole('button').first().click()
    },
    kind: 'call',
    chart: 'person',
    state: 'loading',
    code: /^person offline$/,
  },
  {
    what: 'a star that the operator does not take',
    plant: async ({ page, headEnd }) => {
      await openAs(page, ANA, '/liveTv')
      await livePage(page).find('Mundo 24')
      headEnd.control.addFault({ path: '*favorite/*', errCode: 10102778, message: 'secret words' })
      await livePage(page).star('Mundo 24').click()
    },
    kind: 'call',
    chart: 'favourites',
    state: /ready\.saving/,
    code: /^favourite(Create|Delete) refused 10102778$/,
  },
  {
    what: 'a password that is wrong',
    plant: async ({ page }) => {
      const login = loginPage(page)
      await login.open()
      await login.logIn(ANA, 'wrong-pass1')
    },
    kind: 'call',
    chart: 'login',
    state: 'submitting',
    code: /^login refused \d+$/,
  },
  {
    what: 'a title of which nobody can say where it plays from',
    plant: async ({ page, headEnd }) => {
      await openAs(page, ANA, SERIES)
      headEnd.control.addFault({ call: 'playSource', status: 500 })
      await titlePage(page).play.click()
    },
    kind: 'call',
    chart: 'vodPlayer',
    state: 'opening',
    code: /^playSource server 500$/,
  },
  {
    what: 'a page that cannot be drawn',
    plant: async field => {
      await breakable(field.page)
      await watch(field)
      const navigation = shell(field.page).navigation
      await navigation.getByRole('link', { name: 'Home' }).click()
      await field.page.evaluate(() => Object.assign(window, { breaksViews: true }))
      await navigation.getByRole('link', { name: 'Live' }).click()
      await expect(shell(field.page).toast.filter({ hasText: 'This page stopped' })).toBeVisible()
    },
    kind: 'view',
    chart: 'livePlayer',
    state: /viewing\.watching/,
    code: /^view RangeError$/,
  },
  {
    what: 'a chart that breaks',
    plant: async ({ page, headEnd }) => {
      await breakable(page)
      await openAs(page, ANA, '/liveTv')
      await livePage(page).find('Mundo 24')
      await page.evaluate(() => Object.assign(window, { breaksToasts: true }))
      headEnd.control.addFault({ path: '*favorite/*', status: 500 })
      await livePage(page).star('Mundo 24').click()
    },
    kind: 'chart',
    chart: 'toasts',
    state: 'empty',
    code: /^toasts SyntaxError$/,
  },
  {
    what: 'a worker that breaks at work',
    plant: async ({ page }) => {
      await page.route(/\/assets\/worker-/, async route => {
        const response = await route.fetch()
        const body = `${await response.text()}\nsetTimeout(() => { throw new EvalError('secret of the worker') }, 3000)`
        await route.fulfill({ response, body })
      })
      await page.goto('/search')
    },
    kind: 'worker',
    chart: 'epgSync',
    state: /sharing/,
    code: /^guideWorker /,
  },
  {
    what: 'a worker that does not come',
    plant: async ({ page }) => {
      await page.route(/\/assets\/worker-/, route => route.abort())
      await page.goto('/search')
    },
    kind: 'worker',
    chart: 'app',
    state: /./,
    code: /^guideWorker Error$/,
  },
  {
    what: 'a stream without segments',
    plant: async ({ page, headEnd }) => {
      await page.clock.install()
      headEnd.control.addFault({ path: '/live/*.m4s', connection: 'silent' })
      await livePage(page).open('?id=1101')
      await expect.poll(() => headEnd.control.requests().some(({ path }) => path.endsWith('.m4s'))).toBe(true)
      await page.clock.fastForward(MINUTE)
    },
    kind: 'media',
    chart: 'engine',
    state: 'active.loading',
    code: /^stalled$/,
  },
  {
    what: 'a stream that is not there',
    plant: async ({ page, headEnd }) => {
      headEnd.control.addFault({ path: '/live/live-mundo/*', status: 404 })
      await livePage(page).open('?id=1301')
    },
    kind: 'media',
    chart: 'engine',
    state: 'active.loading',
    code: /^refused \w+ 404$/,
  },
  {
    what: 'a licence that is refused',
    plant: async ({ page, headEnd }) => {
      headEnd.control.addFault({ call: 'licence', errCode: 10102779, message: 'secret words' })
      await openAs(page, ANA, '/liveTv?id=1201')
    },
    kind: 'media',
    chart: 'engine',
    state: 'active.loading',
    code: /^licence licenceRefused10102779$/,
  },
  {
    what: 'a disk that is full',
    plant: async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('secret of the disk', 'QuotaExceededError')
        }
      })
      await page.goto('/home')
    },
    kind: 'storage',
    chart: 'app',
    state: /./,
    code: /^storage QuotaExceededError$/,
  },
  {
    what: 'a promise that nobody looks after',
    plant: async ({ page }) => {
      await page.goto('/favorites')
      await expect(shell(page).footer).toBeVisible()
      await page.evaluate(() => void Promise.reject(new RangeError('secret of the promise')))
    },
    kind: 'view',
    chart: 'app',
    state: /./,
    code: /^promise RangeError$/,
  },
  {
    what: 'an error that nobody catches',
    plant: async field => {
      const { page } = field
      await openSearch(field)
      await page.evaluate(() => {
        setTimeout(() => {
          throw new EvalError('secret of the page')
        })
      })
    },
    kind: 'view',
    chart: 'search',
    state: /titles/,
    code: /^page EvalError$/,
  },
  {
    what: 'a script that the policy forbids',
    plant: async field => {
      const { page } = field
      await openSearch(field)
      const script = page.evaluate(() => {
        document.head.append(Object.assign(document.createElement('script'), { textContent: 'window.secret = 1' }))
      })
      await expect(script).rejects.toThrow(/TrustedScript/)
    },
    kind: 'csp',
    chart: 'search',
    state: /titles/,
    code: /^csp require-trusted-types-for$/,
  },
]
