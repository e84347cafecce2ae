import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { describe, expect, test, vi } from 'vitest'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { Endpoint } from '../../../models/wire/endpoint.ts'
import type { Http } from '../../../src/services/http/types.ts'
import { type KeptAnswers, makeKeptAnswers } from '../../../src/services/offline/answers.ts'
import { keepingAnswers } from '../../../src/services/offline/keeping.ts'

const List = t.strict({ names: t.readonlyArray(t.string) }, 'List')
type List = t.TypeOf<typeof List>
const LIST = { name: 'list', response: List } as unknown as Endpoint<object, List>
const OFFLINE: E.Either<CallFailure, List> = E.left({ tag: 'offline' })
const KNOWN: E.Either<CallFailure, List> = E.right({ names: ['Aurora'] })

const rig = () => {
  const kept = new Map<string, unknown>()
  const state = { owner: 'ana' as string | undefined, isReached: false, answer: KNOWN }
  const dropped = vi.fn()
  const onRecalled = vi.fn()
  const answers: KeptAnswers = makeKeptAnswers({
    table: {
      getItem: async name => kept.get(name),
      setItem: async (name, value) => kept.set(name, value),
      removeItem: async name => void kept.delete(name),
      keys: async () => [...kept.keys()],
    },
    report: { dropped, failed: vi.fn(), broken: vi.fn() },
    owner: () => state.owner,
    isReached: async () => state.isReached,
    onRecalled,
  })
  const call = (async () => state.answer) as unknown as Http['call']
  const http = keepingAnswers({ call }, Promise.resolve(), async () => answers)
  const ask = (token?: 'none') => http.call(LIST, {}, token && { token })
  const learn = async (token?: 'none') => {
    state.answer = KNOWN
    await ask(token)
    await vi.waitFor(() => expect(kept.size).toBe(1))
    state.answer = OFFLINE
  }
  return { kept, state, dropped, onRecalled, answers, http, ask, learn }
}

describe('[AHEAD-17] What the app opens with', () => {
  test('is the last answer, when nobody answers', async () => {
    const { ask, learn, onRecalled } = rig()
    expect(await ask()).toEqual(KNOWN)
    await learn()
    expect(await ask()).toEqual(KNOWN)
    expect(onRecalled).toHaveBeenCalledOnce()
  })

  test('is not used for a call that failed alone, nor for one that was refused', async () => {
    const { ask, learn, state } = rig()
    await learn()
    state.isReached = true
    expect(await ask()).toEqual(OFFLINE)
    state.isReached = false
    state.answer = E.left({ tag: 'server', status: 500 })
    expect(await ask()).toEqual(state.answer)
  })

  test('nothing was kept yet: the failure stands', async () => {
    const { ask, state } = rig()
    state.answer = OFFLINE
    expect(await ask()).toEqual(OFFLINE)
  })

  test('[STORE-01] a broken record is dropped and reported', async () => {
    const { ask, learn, kept, dropped } = rig()
    await learn()
    kept.set('list', { owner: 'ana', data: { names: 7 } })
    expect(await ask()).toEqual(OFFLINE)
    expect(dropped).toHaveBeenCalledWith('list', expect.objectContaining({ path: 'names' }))
    expect(kept.size).toBe(0)
  })

  test("[SES-08] another account's is never shown, and goes; what everybody gets stays", async () => {
    const { ask, learn, state, answers, kept } = rig()
    await learn()
    state.owner = 'leo'
    expect(await ask()).toEqual(OFFLINE)
    await answers.forgetOthers()
    expect(kept.size).toBe(0)
    await learn('none')
    state.owner = undefined
    await answers.forgetOthers()
    expect(await ask('none')).toEqual(KNOWN)
  })

  test('code of its own that does not come leaves the failure as it is', async () => {
    const call = (async () => OFFLINE) as unknown as Http['call']
    const http = keepingAnswers({ call }, Promise.resolve(), () => Promise.reject(new Error('no chunk')))
    expect(await http.call(LIST, {})).toEqual(OFFLINE)
  })
})
