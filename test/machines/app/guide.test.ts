import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { selectGuide, selectIsGuideUnavailable, selectLivePlayer, selectSchedule } from '../../../machines/app/index.ts'
import { selectNow, selectRows } from '../../../machines/guide/index.ts'
import { selectScheduleNow } from '../../../machines/schedule/index.ts'
import { instant } from '../../../models/codec/instant.ts'
import { HOME, type Place } from '../../../models/page.ts'
import { channel } from '../../support/lineups.ts'
import { guest } from '../../support/sessions.ts'
import { visit } from './running.ts'

const LIVE: Place = { page: 'liveTv', params: { id: 'news' } }
const GRID: Place = { page: 'liveTv', params: { view: 'guide' } }

describe('The guide', () => {
  test('[EPG-10] its code is fetched when live TV is opened; the address says whether it is a grid or a list', async () => {
    const app = await visit(HOME, guest)
    expect(app.guideCode.asked).toHaveLength(0)
    app.go(LIVE)
    await app.guideCode.answer(right(undefined))
    expect([selectSchedule(app.snapshot()), selectGuide(app.snapshot())].map(Boolean)).toEqual([true, false])
    app.go(GRID)
    expect([selectSchedule(app.snapshot()), selectGuide(app.snapshot())].map(Boolean)).toEqual([false, true])
    app.go(LIVE)
    expect([selectSchedule(app.snapshot()), selectGuide(app.snapshot())].map(Boolean)).toEqual([true, false])
    app.go(HOME)
    expect([selectSchedule(app.snapshot()), selectGuide(app.snapshot())].map(Boolean)).toEqual([false, false])
    expect(app.guideCode.asked).toHaveLength(1)
  })

  test('[AHEAD-14] the player lives on between the grid and its page', async () => {
    const app = await visit(LIVE, guest)
    await app.playerCode.answer(right(undefined))
    const player = selectLivePlayer(app.snapshot())
    app.go(GRID)
    expect(selectLivePlayer(app.snapshot())).toBe(player)
    app.go(LIVE)
    expect(selectLivePlayer(app.snapshot())).toBe(player)
  })

  test('[AHEAD-31] the channels and the clock reach the grid, the clock the list', async () => {
    const app = await visit(GRID, guest)
    await app.guideCode.answer(right(undefined))
    const channels = [channel('news')]
    app.send({ type: 'lineup.changed', channels })
    app.send({ type: 'clock.ticked', now: instant(60_000) })
    const grid = selectGuide(app.snapshot())?.getSnapshot()
    expect(grid && [selectRows(grid), selectNow(grid)]).toEqual([channels, 60_000])
    app.go(LIVE)
    app.send({ type: 'clock.ticked', now: instant(120_000) })
    const list = selectSchedule(app.snapshot())?.getSnapshot()
    expect(list && selectScheduleNow(list)).toBe(120_000)
  })

  test('[NET-05] a guide that cannot be fetched says so and is fetched again', async () => {
    const app = await visit(GRID, guest)
    await app.guideCode.answer(left({ tag: 'offline' }))
    expect(selectIsGuideUnavailable(app.snapshot())).toBe(true)
    app.send({ type: 'network.restored' })
    await app.guideCode.answer(right(undefined))
    expect(selectGuide(app.snapshot())).toBeDefined()
  })
})
