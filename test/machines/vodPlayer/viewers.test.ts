import { right } from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import type { FindAnswer } from '../../../machines/vodPlayer/index.ts'
import { instant, SECOND } from '../../../models/codec/instant.ts'
import { leo } from '../../support/sessions.ts'
import { episodes, history, series } from './model.ts'
import { vodRig } from './rig.ts'

test('[LIVE-08] [VOD-10] another user is asked for again, and nothing of what the one before has watched is told of him', async () => {
  const rig = await vodRig()
  await rig.playNow()
  await rig.moveTo(700)
  const noted = rig.noted.length
  await rig.send({ type: 'session.changed', session: leo })
  expect([rig.asked.length, rig.noted.length]).toEqual([2, noted])
  await rig.playNow()
  await rig.moveTo(710)
  expect(rig.noted.length).toBeGreaterThan(noted)
})

test('[VOD-07] whoever comes while the title is looked for does not go on where somebody else left off', async () => {
  const tells: ((answer: FindAnswer) => void)[] = []
  const rig = await vodRig({ find: () => new Promise<FindAnswer>(resolve => tells.push(resolve)) })
  await rig.send({ type: 'session.changed', session: leo })
  const [ofAna, ofLeo] = tells
  ofAna?.(right({ title: series, episodes, history: history({ episodeId: 's1-1-2' }) }))
  ofLeo?.(right({ title: series, episodes, history: undefined }))
  await rig.send()
  expect(rig.item()).toBe('s1-1-1')
})

test('[LIVE-08] what has ended is asked for again by whoever comes: from its beginning, or from where it is sought', async () => {
  for (const [event, startAt] of [
    [{ type: 'viewer.play' }, 0],
    [{ type: 'viewer.seek', to: instant(30 * SECOND) }, 30 * SECOND],
  ] as const) {
    const rig = await vodRig()
    await rig.playNow()
    await rig.moveTo(700)
    await rig.end()
    await rig.send({ type: 'session.changed', session: leo }, event)
    expect(rig.asked).toHaveLength(2)
    expect(rig.media.findLast(({ type }) => type === 'media.load')).toMatchObject({ startAt })
  }
})

test('[VOD-08] what broke after its end is opened anew: played once more, or from where it is sought', async () => {
  for (const [event, startAt] of [
    [{ type: 'viewer.play' }, 0],
    [{ type: 'viewer.seek', to: instant(30 * SECOND) }, 30 * SECOND],
  ] as const) {
    const rig = await vodRig()
    await rig.playNow()
    await rig.moveTo(700)
    await rig.end()
    await rig.send({ type: 'engine.failed', failure: { kind: 'network', detail: 'segment', status: undefined } })
    expect(rig.asked).toHaveLength(1)
    await rig.send(event)
    expect(rig.asked).toHaveLength(2)
    expect(rig.media.findLast(({ type }) => type === 'media.load')).toMatchObject({ startAt })
  }
})
