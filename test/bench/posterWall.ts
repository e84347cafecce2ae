import { join } from 'node:path'
import { startHeadEnd } from '@sintonia/operator'
import type { Browser } from 'playwright'
import { ROOT } from '../../scripts/lib/steps.ts'
import { benchmark } from './benchmark.ts'
import { openVisit, VIEWPORT } from './browser.ts'
import { scrollBoth, type Wheel } from './scroll.ts'

const TITLES = 1_000
const WHEEL: Wheel = { left: 0, top: 60, frames: 240 }
/** As the wall has it at this width. */
const COLUMNS = 6

type Poster = { readonly title: string; readonly poster: string }

/** A category that the operator answers whole: its titles again and again, each with an id of its own. */
const openWall = async (browser: Browser, origin: string) => {
  const opened = await openVisit(browser, { origin })
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
  const opened = await openVisit(browser, { origin })
  const { page } = opened
  const body = `<!doctype html><style>
    body { margin: 0; background: #0b0c0f; color: #fff }
    main { display: grid; grid-template-columns: repeat(${COLUMNS}, 1fr); gap: 16px; padding: 600px 64px 0 }
    li { list-style: none; block-size: 386px; overflow: hidden }
    img { inline-size: 100%; aspect-ratio: 2 / 3; object-fit: cover; border-radius: 8px }
  </style><main></main>`
  await page.route('**/bare', route => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${origin}/bare`)
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
export const posterWall = benchmark({
  name: 'Poster wall',
  terms:
    `A category, at ${VIEWPORT.width} x ${VIEWPORT.height}, a wheel of ${WHEEL.top} px a frame there and back; software raster. Beside it, in ` +
    'turns, a page without a script with as many of the same posters, all of them there from the beginning.',
  measure: async browser => {
    const headEnd = await startHeadEnd({ appDir: join(ROOT, 'dist') })
    try {
      const wall = await openWall(browser, headEnd.origin)
      const bare = await openBare(browser, headEnd.origin, wall.posters)
      const { mostNodes, ...frame } = await scrollBoth(wall, bare, 'html', WHEEL)
      return {
        'frame while 1,000 posters are scrolled, 95th percentile': frame,
        'nodes of the page at once': { value: mostNodes },
      }
    } finally {
      await headEnd.close()
    }
  },
})
