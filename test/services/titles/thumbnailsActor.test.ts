import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import type { ThumbnailFact } from '../../../machines/vodPlayer/index.ts'
import { makeThumbnailsActor } from '../../../src/services/titles/thumbnailsActor.ts'
import { keptReport } from '../support/report.ts'
import { drop, json, type Reply, startScriptedOperator } from '../support/scriptedOperator.ts'

const LIST = 'WEBVTT\n\n00:00.000 --> 00:10.000\nsheet.jpg#xywh=0,0,160,90\n'

let operator: Awaited<ReturnType<typeof startScriptedOperator>>
beforeAll(async () => {
  operator = await startScriptedOperator()
})
afterAll(() => operator.close())

const anActor = () => {
  const found: ThumbnailFact[] = []
  const report = keptReport()
  const parent = createMachine({
    invoke: { id: 'thumbnails', src: makeThumbnailsActor({ fetch, baseUri: operator.origin, report }) },
    on: { 'thumbnails.found': { actions: ({ event }) => found.push(event as ThumbnailFact) } },
  })
  const actor = createActor(parent).start()
  return {
    found,
    report,
    stop: () => actor.stop(),
    wish: (path: string) =>
      actor.getSnapshot().children.thumbnails?.send({ type: 'thumbnails.fetch', url: operator.origin + path }),
    asked: () => operator.seen.map(({ path }) => path),
  }
}

const list = (text: string): Reply => ({ type: 'text/vtt', text })

describe('The pictures of a title', () => {
  test('[AHEAD-20] are fetched once, however often they are wished for', async () => {
    operator.answerWith(() => list(LIST))
    const { wish, found, asked } = anActor()
    for (const _ of [1, 2, 3]) wish('/vod/a.vtt')
    await expect.poll(() => found.length).toBe(1)
    wish('/vod/a.vtt')
    wish('/vod/b.vtt')
    await expect.poll(() => found.length).toBe(2)
    expect(found.map(({ url, all }) => [url, all[0]?.sheet])).toEqual(
      ['a', 'b'].map(name => [`${operator.origin}/vod/${name}.vtt`, `${operator.origin}/vod/sheet.jpg`]),
    )
    expect(asked()).toEqual(['/vod/a.vtt', '/vod/b.vtt'])
  })

  test.each([
    ['server 404', json({}, 404)],
    ['offline', drop],
  ])('[AHEAD-20] that do not come are reported as %s, and asked for again at the next wish', async (failure, reply) => {
    operator.answerWith(() => reply)
    const { wish, found, report } = anActor()
    wish('/vod/a.vtt')
    await expect.poll(report.recent).toEqual([{ kind: 'failed', source: 'thumbnails', failure }])
    operator.answerWith(() => list(LIST))
    wish('/vod/a.vtt')
    await expect.poll(() => found.length).toBe(1)
  })

  test('[AHEAD-20] a list that is none is reported, and holds no picture', async () => {
    operator.answerWith(() => list('<!doctype html>'))
    const { wish, found, report } = anActor()
    wish('/vod/a.vtt')
    await expect.poll(() => found.map(({ all }) => all)).toEqual([[]])
    expect(report.recent()).toEqual([{ kind: 'dropped', source: 'thumbnails', codec: 'WebVTT', path: '' }])
  })

  test('[AHEAD-20] of a player that is gone nobody hears, and nothing is reported', async () => {
    operator.answerWith(() => list(LIST))
    const { wish, found, report, stop } = anActor()
    wish('/vod/a.vtt')
    stop()
    await new Promise(resolve => setTimeout(resolve, 50))
    expect([found, report.recent()]).toEqual([[], []])
  })
})
