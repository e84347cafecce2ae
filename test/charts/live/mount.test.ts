import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FeedWanted as Asked, ChartFeed as Heard } from '@sintonia/statechart-book/explorer'
import { answerCharts } from '@sintonia/statechart-book/live'
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest'
import type { ChartFeed, FeedWanted } from '../../../models/chartFeed.ts'
import { WRITTEN } from '../house.ts'
import { freshLivePage } from './page.ts'

let close: () => void = () => {}

const serve = async (make: () => Promise<string>, changed: () => number): Promise<string> => {
  const answer = answerCharts({ make, changed, written: WRITTEN })
  const server = createServer((request, response) => {
    answer(request, response, () => response.writeHead(204).end())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => close())

test('the live viewer hears what the app says, and asks as the app hears', () => {
  expectTypeOf<ChartFeed>().toExtend<Heard>()
  expectTypeOf<Asked>().toExtend<FeedWanted>()
})

describe('[AHEAD-29] the live viewer beside the app in development', () => {
  test('is made when it is asked for, and again when a chart has changed', async () => {
    let change = 1
    let made = 0
    const origin = await serve(
      async () => {
        made += 1
        return `page ${made}`
      },
      () => change,
    )
    const page = () => fetch(`${origin}/charts/`).then(response => response.text())
    expect(made).toBe(0)
    expect([await page(), await page()]).toEqual(['page 1', 'page 1'])
    change = 2
    expect(await page()).toBe('page 2')
  })

  test('is the explorer with the charts as they stand on the disk, told to listen', async () => {
    const page = await freshLivePage('toasts', 'login')
    expect(page).toContain('"isLive":true')
    for (const name of ['toasts', 'login']) expect(page).toContain(`"name":"${name}"`)
  }, 180_000)

  test('says what is wrong with a chart that cannot be read, and tries again', async () => {
    let isMended = false
    const origin = await serve(
      async () => {
        if (!isMended) throw new Error('the state opening has two names')
        return 'page'
      },
      () => (isMended ? 2 : 1),
    )
    const broken = await fetch(`${origin}/charts/`)
    expect(broken.status).toBe(500)
    expect(await broken.text()).toContain('the state opening has two names')
    isMended = true
    expect(await (await fetch(`${origin}/charts/`)).text()).toBe('page')
  })

  test('answers for itself and the drawings, and leaves all else to the app', async () => {
    const origin = await serve(
      async () => 'page',
      () => 1,
    )
    const status = async (path: string) => (await fetch(`${origin}${path}`, { redirect: 'manual' })).status
    expect(await status('/charts')).toBe(302)
    expect(await status('/charts/session.svg')).toBe(200)
    expect(await status('/charts/nothing.svg')).toBe(404)
    expect(await status('/charts/%2e%2e/%2e%2e/package.json')).toBe(204)
    expect(await status('/liveTv')).toBe(204)
  })
})
