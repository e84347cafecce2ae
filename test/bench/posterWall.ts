import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright'
import { ROOT } from '../../scripts/lib/steps.ts'
import { startHeadEnd } from '../headend/index.ts'
import { atMost } from './figures.ts'
import type { Section } from './result.ts'
import { type Scrolled, scrollBoth, type Wheel } from './scroll.ts'

const TITLES = 1_000
const GOALS = { frame: 20, nodes: 1_500 }
const WHEEL_PX = 60
const WHEEL: Wheel = { of: 'html', left: 0, top: WHEEL_PX, frames: 480 }
const VIEWPORT = { width: 1440, height: 900 }
/** As the wall has it at this width. */
const COLUMNS = 6

type Poster = { readonly title: string; readonly poster: string }

const openContext = async (browser: Browser): Promise<Scrolled & { readonly context: BrowserContext }> => {
  const context = await browser.newContext({ viewport: VIEWPORT })
  const page = await context.newPage()
  return { context, page, session: await context.newCDPSession(page) }
}

/** A category that the operator answers whole: its titles again and again, each with an id of its own. */
const openWall = async (browser: Browser, origin: string) => {
  const opened = await openContext(browser)
  const { page } = opened
  const posters: Poster[] = []
  await page.route('**/batchPlaylist/**', async route => {
    const answer = await route.fetch()
    const { result, ...envelope } = await answer.json()
    const [list] = result.playlistList
    const some: readonly Poster[] = list.mediaList
    if (posters.length === 0 && some.length > 0)
      posters.push(...Array.from({ length: TITLES }, (_, at) => some[at % some.length] as Poster))
    const mediaList = posters.map((title, at) => ({ ...title, metaId: `m${at}` }))
    const playlistList = [{ ...list, mediaList, total: TITLES }]
    await route.fulfill({ response: answer, json: { ...envelope, result: { ...result, playlistList } } })
  })
  await page.goto(`${origin}/vod/type/movies`, { waitUntil: 'networkidle' })
  return { ...opened, posters }
}

/** What scrolling costs where nothing is to be done for it: the same posters, all there from the beginning, and no script. */
const openBare = async (browser: Browser, origin: string, posters: ReadonlyArray<Poster>) => {
  const opened = await openContext(browser)
  const { page } = opened
  await page.goto(`${origin}/robots.txt`)
  await page.setContent(`<!doctype html><style>
    body { margin: 0; background: #0b0c0f; color: #fff }
    main { display: grid; grid-template-columns: repeat(${COLUMNS}, 1fr); gap: 16px; padding: 600px 64px 0 }
    li { list-style: none; block-size: 386px; overflow: hidden }
    img { inline-size: 100%; aspect-ratio: 2 / 3; object-fit: cover; border-radius: 8px }
  </style><main></main>`)
  await page.evaluate(
    all =>
      document.querySelector('main')?.append(
        ...all.map(({ title, poster }) => {
          const card = document.createElement('li')
          const picture = document.createElement('img')
          picture.loading = 'lazy'
          picture.decoding = 'async'
          picture.src = poster
          card.append(picture, title)
          return card
        }),
      ),
    posters,
  )
  await page.waitForLoadState('networkidle')
  return opened
}

/** A category of a thousand titles, scrolled (VOD-04). */
export const benchPosterWall = async (browser: Browser): Promise<Section> => {
  const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist') })
  try {
    const wall = await openWall(browser, headEnd.origin)
    const bare = await openBare(browser, headEnd.origin, wall.posters)
    const { ours, bare: alone, mostNodes } = await scrollBoth(wall, bare, WHEEL, 1)
    await Promise.all([wall.context.close(), bare.context.close()])
    return {
      title: `A wall of ${TITLES.toLocaleString('en')} posters`,
      terms:
        `A category, at ${VIEWPORT.width} x ${VIEWPORT.height}, scrolled by ${WHEEL_PX} px a frame; software raster. Beside it, in ` +
        'turns, a page without a script with as many of the same posters, all of them there from the beginning.',
      figures: [
        {
          what: 'frame while scrolling, 95th percentile',
          measured: `${ours.toFixed(1)} ms (the bare page: ${alone.toFixed(1)} ms)`,
          goal: `under ${GOALS.frame} ms`,
          isMet: ours < GOALS.frame,
        },
        atMost('nodes of the page at once', mostNodes, GOALS.nodes, { unit: 'nodes' }),
      ],
    }
  } finally {
    await headEnd.close()
  }
}
