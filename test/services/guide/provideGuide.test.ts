import * as E from 'fp-ts/lib/Either.js'
import { expect, test, vi } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { guideMachine } from '../../../machines/guide/index.ts'
import { addMs, HOUR, instant } from '../../../models/codec/instant.ts'
import type { GuideColumns } from '../../../models/guideWindow.ts'
import { guidePorts } from '../../../src/services/guide/provideGuide.ts'
import { epgId } from '../../support/lineups.ts'

const FROM = instant(Date.UTC(2026, 10, 21))
const WISH = { epgIds: [epgId('one'), epgId('two')], from: FROM, until: addMs(FROM, 4 * HOUR), isAwaited: true }

const columns = (id: string, starts: ReadonlyArray<number>): GuideColumns => ({
  epgId: epgId(id),
  isCatchup: true,
  starts: Float64Array.from(starts),
  stops: Float64Array.from(starts, start => start + 2 * HOUR),
  programIds: [],
  titles: starts.map(String),
})

type Programmes = Parameters<typeof guidePorts>[0]['guide']['programmes']

const readerWith = (programmes: Programmes, stored: ReadonlyArray<GuideColumns>) => {
  const guide = { read: async () => stored, programmes, search: async () => [], onChanged: () => () => undefined }
  const { readWindow } = guideMachine.provide({ actors: guidePorts({ guide, language: () => 'en', now: () => FROM }) })
    .implementations.actors
  return (wish = WISH) => toPromise(createActor(readWindow as AnyActorLogic, { input: wish }).start())
}

const asksFor = async (...stored: ReadonlyArray<GuideColumns>): Promise<boolean> => {
  const programmes = vi.fn(async () => E.right({}))
  await readerWith(programmes, stored)()
  return programmes.mock.calls.length > 0
}

test('[EPG-09] a day of which nothing is stored is asked for, also where the day before runs into it', async () => {
  const runningOn = addMs(FROM, -HOUR)
  expect(await asksFor(columns('one', []), columns('two', []))).toBe(true)
  expect(await asksFor(columns('one', [runningOn]), columns('two', [runningOn]))).toBe(true)
})

test('[EPG-09] what is stored is shown as it is, with the gaps that the operator leaves', async () => {
  expect(await asksFor(columns('one', [addMs(FROM, -HOUR), addMs(FROM, HOUR)]), columns('two', []))).toBe(false)
})

test('[AHEAD-47] [NET-05] whether a person waits is known with each wish, whatever became of the one before', async () => {
  const programmes = vi.fn(async () => E.left({ tag: 'server', status: 502 } as const))
  const read = readerWith(programmes, [columns('one', [])])
  for (const isAwaited of [true, true, false, true]) await read({ ...WISH, isAwaited })
  expect(programmes.mock.calls.map(call => call.at(1))).toEqual([true, true, false, true])
})
