import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { SECOND } from '../../models/codec/instant.ts'
import { Language } from '../../models/language.ts'
import { onAirAt, titleIn } from './support/broadcast.ts'
import { deploy } from './support/deployment.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { expect, FAILED_REQUEST, pathInRepo, test } from './support/test.ts'

const LANGUAGES = Language.values

const messagesIn = async (language: Language): Promise<Readonly<Record<string, string>>> =>
  JSON.parse(await readFile(pathInRepo(`src/ui/intl/${language}.json`), 'utf8'))

/** What the operator calls a category of its own in Spanish is a word of ours in English. */
const OF_BOTH: ReadonlySet<string> = new Set(['Series'])

/** The words of another language that would stand in the page if a message had been forgotten. */
const foreignWords = async (language: Language): Promise<ReadonlySet<string>> => {
  const own = new Set(Object.values(await messagesIn(language)))
  const others = await Promise.all(LANGUAGES.filter(other => other !== language).map(messagesIn))
  return new Set(
    others
      .flatMap(texts => Object.values(texts))
      .filter(text => !own.has(text) && !OF_BOTH.has(text) && !text.includes('{')),
  )
}

/** Every text of the page, seen or spoken. */
const wordsOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '')
    const named = document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')
    for (const element of named)
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) texts.push(element.getAttribute(name) ?? '')
    return texts.filter(text => text !== '')
  })

const PAGES = ['/home', '/liveTv', '/liveTv?id=1205', '/liveTv?id=nowhere', '/login'] as const
const HEADING = { en: 'Live TV', es: 'TV en vivo', pt: 'TV ao vivo' } as const

test.describe('Languages', () => {
  for (const language of LANGUAGES) {
    test(`[LANG-01] every page speaks ${language} and nothing else`, async ({ page }) => {
      const foreign = await foreignWords(language)
      expect(foreign.size).toBeGreaterThan(80)
      await page.goto('/home')
      await shell(page).isGuest()
      if (language !== 'en') await shell(page).chooseLanguage(language)
      for (const path of PAGES) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
        await expect(page.getByRole('heading').first()).toBeVisible()
        await expect(page.locator('[class*=buffering], [class*=spinner]')).toHaveCount(0)
        const words = await wordsOf(page)
        expect(words.length).toBeGreaterThan(8)
        expect(
          words.filter(text => foreign.has(text)),
          path,
        ).toEqual([])
      }
    })
  }

  test('[LANG-01] switching is live: nothing is loaded again, the picture goes on', async ({ page }) => {
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    for (const language of ['es', 'pt', 'en'] as const) {
      const { position } = await live.picture.facts()
      await shell(page).chooseLanguage(language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING[language])
      await live.picture.advances()
      expect((await live.picture.facts()).position).toBeGreaterThan(position)
    }
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  test('[LANG-01] [NET-08] words that do not come at first are asked for again: no page stays blank', async ({
    page,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    const words = /\/assets\/en\.\w+-[\w-]+\.js$/
    await page.route(words, route => route.abort())
    const refused = page.waitForEvent('requestfailed', request => words.test(request.url()))
    await page.goto('/liveTv')
    await refused
    await page.unroute(words)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING.en)
  })

  test('[LANG-05] titles of programmes follow the language', async ({ page, headEnd }) => {
    const isTitledIn = (language: Language) =>
      expect(async () => {
        const title = titleIn(onAirAt('1101', headEnd.control.now()), language)
        await expect(live.title).toHaveText(title, { timeout: SECOND })
      }).toPass()
    const live = livePage(page)
    await live.open()
    await live.isTuned('Aurora')
    await isTitledIn('en')
    for (const language of ['es', 'pt', 'en'] as const) {
      await shell(page).chooseLanguage(language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING[language])
      await isTitledIn(language)
    }
  })

  test('[LANG-05] a programme is told as its language has it, else as the operator wrote it', async ({ page }) => {
    const texts = {
      title: 'As written',
      content: 'What it is about',
      multilingualList: [{ lang: 'pt', title: 'Em português', content: 'De que trata' }],
    }
    const retell = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(retell)
      if (typeof value !== 'object' || value === null) return value
      const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, retell(part)]))
      return 'multilingualList' in parts ? { ...parts, ...texts } : parts
    }
    await page.route(/\/programs\/commercial\//, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, json: retell(await response.json()) })
    })
    const live = livePage(page)
    await live.open()
    const about = page.getByRole('main')
    await expect(live.title).toHaveText('As written')
    await expect(about.getByText('What it is about', { exact: true })).toBeVisible()
    await shell(page).chooseLanguage('pt')
    await expect(live.title).toHaveText('Em português')
    await expect(about.getByText('De que trata', { exact: true })).toBeVisible()
    await shell(page).chooseLanguage('es')
    await expect(live.title).toHaveText('As written')
    await expect(about.getByText('What it is about', { exact: true })).toBeVisible()
  })

  test('[LANG-04] the name of the website and its footer are the operator’s, in each language', async ({
    page,
    headEnd,
  }) => {
    const answer = page.waitForResponse(/manifest\/property/)
    await page.goto('/home')
    const { result } = await (await answer).json()
    const entries = [
      { lang: 'en', websiteName: 'Marea', footerText: 'From the coast.' },
      { lang: 'es', websiteName: 'La Marea', footerText: 'Desde la costa.' },
    ]
    headEnd.control.addFault({
      call: 'manifest',
      result: {
        ...result,
        uiProperties: { ...result.uiProperties, webapp_custom_lang: [...entries, { lang: 'xx' }, 5] },
      },
    })
    await page.reload()
    await expect(page).toHaveTitle('Home · Marea')
    await expect(shell(page).footer).toContainText('From the coast.')
    await shell(page).chooseLanguage('es')
    await expect(page).toHaveTitle('Inicio · La Marea')
    await expect(shell(page).footer).toContainText('Desde la costa.')
    await expect(shell(page).header.getByRole('link', { name: /^La Marea/ })).toBeVisible()
    await shell(page).chooseLanguage('pt')
    await expect(page).toHaveTitle('Início · Sintonia')
  })

  for (const [businessType, words] of [
    ['live', 'Ao vivo e reprises em um só lugar.'],
    ['vod', 'Filmes e séries em um só lugar.'],
  ] as const)
    test(`[LANG-04] [MODE-01] without words of the operator the footer says what is sold: ${businessType}`, async ({
      page,
      headEnd,
    }) => {
      await deploy(page, { businessType })
      const answer = page.waitForResponse(/manifest\/property/)
      await page.goto('/home')
      const { result } = await (await answer).json()
      const uiProperties = { ...result.uiProperties, webapp_custom_lang: [] }
      headEnd.control.addFault({ call: 'manifest', result: { ...result, uiProperties } })
      await page.reload()
      await shell(page).chooseLanguage('pt')
      await expect(shell(page).footer).toContainText(words)
    })

  test('[LANG-03] times are HH:mm in every language', async ({ page }) => {
    const live = livePage(page)
    await live.open()
    await live.isTuned('Aurora')
    for (const language of LANGUAGES.toReversed()) {
      await shell(page).chooseLanguage(language)
      const times = await page.getByRole('main').locator('time').allTextContents()
      expect(times.length).toBeGreaterThan(4)
      for (const time of times) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
    }
  })

  for (const [rating, shown] of [
    [8.68, { en: 'Rating 8.7', es: 'Puntuación 8.7', pt: 'Avaliação 8,7' }],
    [7, { en: 'Rating 7.0', es: 'Puntuación 7.0', pt: 'Avaliação 7,0' }],
  ] as const)
    test(`[LANG-03] a rating of ${rating} has one decimal in every language`, async ({ page }) => {
      await page.route(/\/vodapi\//, async route => {
        const response = await route.fetch()
        const body = (await response.text()).replace(/"rating":[\d.]+/g, `"rating":${rating}`)
        await route.fulfill({ response, body })
      })
      await page.goto('/vod/type/movies')
      for (const language of LANGUAGES.toReversed()) {
        await shell(page).chooseLanguage(language)
        await expect(page.getByRole('main').getByText(shown[language], { exact: true }).first()).toBeVisible()
      }
    })
})

test.describe('The first language', () => {
  for (const [locale, fallback, expected] of [
    ['pt-BR', 'en', 'pt'],
    ['es-AR', 'pt', 'es'],
    ['fr-FR', 'es', 'es'],
    ['de', 'xx', 'en'],
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale })
      test(`[LANG-02] a browser in ${locale} and a deployment with ${fallback} begin in ${expected}; a choice stays`, async ({
        page,
      }) => {
        await deploy(page, { defaultLanguage: fallback })
        await page.goto('/liveTv')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING[expected])
        const chosen = expected === 'pt' ? 'es' : 'pt'
        await shell(page).chooseLanguage(chosen)
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING[chosen])
      })
    })
  }
})
