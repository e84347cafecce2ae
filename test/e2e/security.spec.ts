import { addressOf } from '../../models/wire/endpoint.ts'
import { endpoints } from '../../models/wire/index.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { guidePage } from './support/guidePage.ts'
import { livePage } from './support/livePage.ts'
import { expect, test } from './support/test.ts'

test.describe('What the browser is allowed', () => {
  test('[UI-01] every page comes with strict headers and without a line of script in it', async ({ page }) => {
    for (const path of ['/home', '/liveTv', '/login']) {
      const response = await page.goto(path)
      const headers = response?.headers() ?? {}
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types sintonia default")
      expect(policy).not.toMatch(/unsafe-(inline|eval)/)
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('same-origin')
      expect(headers['permissions-policy']).toContain('camera=()')
      const html = (await response?.text()) ?? ''
      expect(html).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>/)
      expect(html).not.toMatch(/\son\w+=|javascript:|<style/)
    }
  })

  test('[UI-01] nothing that the app does breaks the policy', async ({ page }) => {
    await page.addInitScript(() => {
      const broken: string[] = []
      document.addEventListener('securitypolicyviolation', event => broken.push(event.violatedDirective))
      Object.assign(window, { brokenRules: broken })
    })
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await live.tune('Radio Alba')
    await live.picture.soundAdvances()
    await live.tune('Arena')
    await expect(live.control('Log in')).toBeVisible()
    await page.goto('/liveTv?view=guide')
    await expect(guidePage(page).grid.locator('[data-kind=playing]').first()).toBeVisible()
    await expect.poll(() => page.workers().length).toBe(1)
    expect(await page.evaluate(() => Reflect.get(window, 'brokenRules'))).toEqual([])
  })

  test('[UI-01] no text becomes markup or a script, and no code makes a rule of its own for it', async ({
    page,
    silence,
  }) => {
    silence.allow(/^error: .*(TrustedHTML|TrustedScript|TrustedScriptURL|trusted-types)/)
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    const refused = await page.evaluate(() => {
      const box = document.createElement('div')
      const script = document.createElement('script')
      const tries: Readonly<Record<string, () => unknown>> = {
        markup: () => Object.assign(box, { innerHTML: '<b>bold</b>' }),
        around: () => box.insertAdjacentHTML('beforeend', '<b>bold</b>'),
        frame: () => Object.assign(document.createElement('iframe'), { srcdoc: '<b>bold</b>' }),
        script: () => Object.assign(script, { src: '/third-party.js' }),
        code: () => Object.assign(script, { text: 'void 0' }),
        worker: () => new Worker('/service-worker.js'),
        rule: () => Reflect.get(window, 'trustedTypes').createPolicy('own', {}),
        sameRule: () => Reflect.get(window, 'trustedTypes').createPolicy('default', {}),
      }
      const isRefused = (run: () => unknown): boolean => {
        try {
          run()
          return false
        } catch (error) {
          return error instanceof TypeError
        }
      }
      return Object.keys(tries).filter(name => isRefused(tries[name] ?? (() => undefined)))
    })
    expect(refused).toEqual(['markup', 'around', 'frame', 'script', 'code', 'worker', 'rule', 'sameRule'])
    // what hls.js reads as XML is made of nothing that runs
    expect(
      await page.evaluate(() => new DOMParser().parseFromString('<tt>text</tt>', 'text/xml').documentElement.tagName),
    ).toBe('tt')
  })

  test('whoever is served the app is served the licences of what is in it', async ({ request }) => {
    const notices = await (await request.get('/third-party-notices.txt')).text()
    for (const name of Object.keys(packageJson.dependencies)) expect(notices).toContain(`## ${name} - `)
    expect(notices).toContain('Apache License')
    expect(await (await request.get('/inter-licence.txt')).text()).toContain('SIL OPEN FONT LICENSE')
  })
})

/** Where the logos of these channels lie. */
const HOSTS: ReadonlyMap<string, string> = new Map([
  ['Aurora', 'pictures'],
  ['Praça 1', 'tracker'],
])

test.describe('Pictures of other hosts', () => {
  test.use({ switches: { pictureHosts: ['https://pictures.example'] } })

  test('[UI-01] come from those that the deployment names; whoever else the data name hears of nobody', async ({
    page,
    silence,
  }) => {
    silence.allow(/^foreign request: https:\/\/\w+\.example\//, /^error: .*img-src/)
    const asked: string[] = []
    await page.route(/^https:\/\/\w+\.example\//, async route => {
      asked.push(new URL(route.request().url()).hostname)
      await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    })
    await page.route(
      ({ pathname }) => pathname === addressOf(endpoints.channelList),
      async route => {
        const response = await route.fetch()
        const answer = await response.json()
        for (const channel of answer.result.channelListInfo.channelList) {
          const host = HOSTS.get(channel.logicalChannelName)
          if (host !== undefined) channel.iconUrl = `https://${host}.example/logo.svg`
        }
        await route.fulfill({ response, json: answer })
      },
    )
    const live = livePage(page)
    const refused = page.waitForEvent('console', message => message.text().includes('tracker.example'))
    await live.open()
    await live.find('Praça 1')
    const logo = (await live.find('Aurora')).locator('img[src^="https://pictures.example/"]').first()
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await refused
    expect(new Set(asked)).toEqual(new Set(['pictures.example']))
  })
})
