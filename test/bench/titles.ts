import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { ROOT } from '../../scripts/lib/steps.ts'
import { type HeadEnd, startHeadEnd } from '../headend/index.ts'
import { median } from './figures.ts'
import { pressCard } from './press.ts'
import type { Figure, Section } from './result.ts'
import { SLOW_DEVICE, slowDown } from './slowDevice.ts'

const RUNS = 5

const PAGES = { home: '/home', detail: '/vod/detail/s100' } as const
type PageName = keyof typeof PAGES
const WAYS = ['calls', 'gateway'] as const
type Way = (typeof WAYS)[number]

interface Visit {
  /** Milliseconds from the address to the page's own title. */
  readonly content: number
  readonly requests: number
  readonly paint: number
  readonly shift: number
  readonly blocked: number
}

/** Notes what the browser says of the page's paint, its jumps, its long tasks, and when its content is there. */
const watch = (): void => {
  const seen = { paint: 0, shift: 0, blocked: 0, content: 0 }
  Object.assign(window, { titlesSeen: seen })
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime
  })
  on('layout-shift', entry => {
    seen.shift += Number(Reflect.get(entry, 'value'))
  })
  on('longtask', ({ startTime, duration }) => {
    // a task longer than 50 ms blocks whoever presses something; before the first paint nobody can
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    if (painted && startTime >= painted.startTime) seen.blocked += Math.max(0, duration - 50)
  })
  const look = new MutationObserver(() => {
    if (document.querySelector('main section :is(h1, h2) ~ *, main section :is(a, button)') === null) return
    seen.content = performance.now()
    look.disconnect()
  })
  look.observe(document, { childList: true, subtree: true })
}

/** Calls of the catalogue that were sent until then; what follows is not waited for. */
const requestsBefore = (page: Page, content: number): Promise<number> =>
  page.evaluate(
    until =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /^\/(vodapi|graphql)\b/.test(new URL(name).pathname) && startTime < until)
        .length,
    content,
  )

const visit = async (browser: Browser, { origin }: HeadEnd, name: PageName): Promise<Visit> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await slowDown(page)
    await page.addInitScript(watch)
    await page.goto(origin + PAGES[name])
    await page.waitForFunction(() => Reflect.get(Reflect.get(window, 'titlesSeen'), 'content') > 0)
    await page.waitForLoadState('networkidle')
    const seen: Omit<Visit, 'requests'> = await page.evaluate(() => Reflect.get(window, 'titlesSeen'))
    return { ...seen, requests: await requestsBefore(page, seen.content) }
  } finally {
    await page.close()
  }
}

type Visits = Readonly<Record<Way, Readonly<Record<PageName, ReadonlyArray<Visit>>>>>

const medianOf = (visits: ReadonlyArray<Visit>, of: keyof Visit): number => median(visits.map(each => each[of]))

const sideBySide = (name: PageName, visits: Visits): ReadonlyArray<Figure> => {
  const [calls, gateway] = WAYS.map(way => visits[way][name])
  if (calls === undefined || gateway === undefined) return []
  const requests = [medianOf(calls, 'requests'), medianOf(gateway, 'requests')] as const
  const content = [medianOf(calls, 'content'), medianOf(gateway, 'content')] as const
  return [
    {
      what: `requests of the catalogue until ${name} has its content`,
      measured: `${requests[0]} by the calls, ${requests[1]} by the gateway`,
      goal: 'fewer by the gateway',
      isMet: requests[1] < requests[0],
    },
    {
      what: `time until ${name} has its content`,
      measured: `${content[0].toFixed(0)} ms by the calls, ${content[1].toFixed(0)} ms by the gateway`,
      goal: 'no goal yet',
      isMet: true,
    },
  ]
}

const figure = (what: string, value: number, limit: number, unit: string, digits = 0): Figure => ({
  what,
  measured: `${value.toFixed(digits)}${unit}`,
  goal: `at most ${limit}${unit}`,
  isMet: value <= limit,
})

/** The home page and the page of a title as a guest on a slow device comes to them, by the calls and by the gateway in turns. */
export const benchTitles = async (browser: Browser): Promise<Section> => {
  const appDir = join(ROOT, 'dist')
  const headEnds = { calls: await startHeadEnd({ appDir }), gateway: await startHeadEnd({ appDir, graphql: true }) }
  const presses: number[] = []
  const visits = { calls: { home: [], detail: [] }, gateway: { home: [], detail: [] } } as Record<
    Way,
    Record<PageName, Visit[]>
  >
  try {
    for (let run = 0; run < RUNS; run += 1) {
      for (const way of WAYS)
        for (const name of ['home', 'detail'] as const)
          visits[way][name].push(await visit(browser, headEnds[way], name))
      const pressed = await pressCard(browser, headEnds.calls.origin)
      if (pressed !== undefined) presses.push(pressed)
    }
    const { home } = visits.calls
    return {
      title: 'Titles',
      terms: `A guest's first visit at ${SLOW_DEVICE}; medians of ${RUNS} visits, those by the operator's calls and those by its gateway in turns.`,
      figures: [
        figure('home: largest contentful paint', medianOf(home, 'paint'), 1800, ' ms'),
        figure('home: layout shift', medianOf(home, 'shift'), 0.02, '', 3),
        figure('home: time that is blocked once something is painted', medianOf(home, 'blocked'), 225, ' ms'),
        figure('home: a card is pressed, to the next frame', median(presses), 100, ' ms'),
        ...sideBySide('home', visits),
        ...sideBySide('detail', visits),
      ],
    }
  } finally {
    await headEnds.calls.close()
    await headEnds.gateway.close()
  }
}
