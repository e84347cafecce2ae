import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { selectGuide, selectLineup } from '../../../machines/app/index.ts'
import { selectNow } from '../../../machines/guide/index.ts'
import { HOUR, instant } from '../../../models/codec/instant.ts'
import type { BusinessType } from '../../../models/deployment.ts'
import { HOME, type Place } from '../../../models/page.ts'
import { deployment, operator } from '../../support/operators.ts'
import { guest } from '../../support/sessions.ts'
import { startApp } from './running.ts'

const CATEGORY: Place = { page: 'vodCategory', params: { type: 'movies' } }
const TITLE: Place = { page: 'vodDetail', params: { metaId: 'm1' } }
const LIVE: Place = { page: 'liveTv', params: {} }
const GRID: Place = { page: 'liveTv', params: { view: 'guide' } }
const SEARCH: Place = { page: 'search', params: {} }

const opened = async (place: Place, { businessType = 'both' as BusinessType, isLiveHome = false } = {}) => {
  const app = startApp(place)
  await app.deployment.answer(right(deployment({ businessType })))
  const { manifest, properties } = operator(true)
  const layoutConfig = { ...properties.layoutConfig, home_live_layout_switch: isLiveHome }
  await app.operator.answer(right({ manifest, properties: { ...properties, layoutConfig } }))
  await app.restore.answer(guest)
  return app
}

describe('The code of the line-up', () => {
  test.each([HOME, CATEGORY, TITLE])('[VOD-01] waits on a page that begins with titles: $page', async place => {
    const app = await opened(place)
    expect(app.lineupCode.isOpen()).toBe(false)
    await app.rest.answer()
    expect(app.lineupCode.isOpen()).toBe(true)
    await app.lineupCode.answer(right(undefined))
    expect(selectLineup(app.snapshot())).toBeDefined()
  })

  test('[AHEAD-31] does not hold the time up: a guide that is opened meanwhile begins at the time that it is', async () => {
    const app = await opened(LIVE)
    await app.guideCode.answer(right(undefined))
    app.send({ type: 'clock.ticked', now: instant(HOUR) })
    app.go(GRID)
    const grid = selectGuide(app.snapshot())?.getSnapshot()
    expect(app.lineupCode.isOpen()).toBe(true)
    expect(grid && selectNow(grid)).toBe(HOUR)
  })

  test('[CHAN-12] comes as soon as channels are wanted on such a page, or another page is opened', async () => {
    const app = await opened(HOME)
    app.send({ type: 'viewer.wantChannels' })
    expect(app.lineupCode.asked).toHaveLength(1)
    const other = await opened(CATEGORY)
    other.go(SEARCH)
    expect(other.lineupCode.asked).toHaveLength(1)
  })

  test.each([
    { place: LIVE, deployment: {} },
    { place: SEARCH, deployment: {} },
    { place: HOME, deployment: { isLiveHome: true } },
    { place: HOME, deployment: { businessType: 'live' as const } },
  ])('[MODE-01] [CHAN-14] comes at once where channels are the page: $place.page, $deployment', async each => {
    const app = await opened(each.place, each.deployment)
    expect(app.lineupCode.asked).toHaveLength(1)
    expect(app.rest.asked).toHaveLength(0)
  })

  test('[MODE-01] waits where no live television is sold, whatever the operator has chosen', async () => {
    const app = await opened(HOME, { businessType: 'vod', isLiveHome: true })
    expect(app.lineupCode.isOpen()).toBe(false)
  })
})
