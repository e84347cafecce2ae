import { describe, expect, test, vi } from 'vitest'
import { type CallbackLogicFunction, createActor, setup } from 'xstate'
import { lazyActor } from '../../../src/services/player/lazyActor.ts'

interface Word {
  readonly type: 'word'
  readonly text: string
}

const rig = (load: (run: CallbackLogicFunction<Word>) => Promise<CallbackLogicFunction<Word>>) => {
  const heard: string[] = []
  const stopped = vi.fn()
  const fetches = vi.fn(() =>
    load(({ receive }) => {
      receive(({ text }) => heard.push(text))
      return stopped
    }),
  )
  const said: string[] = []
  const lazy = lazyActor<Word>(fetches, { type: 'code.missing' })
  const parent = setup({ actors: { lazy } }).createMachine({
    invoke: { id: 'lazy', src: 'lazy' },
    on: { '*': { actions: ({ event }) => said.push(event.type) } },
  })
  const actor = createActor(parent).start()
  const lazyRef = () => {
    const child = actor.getSnapshot().children.lazy
    if (child === undefined) throw new Error('The actor is not there')
    return child
  }
  const tell = (text: string): void => lazyRef().send({ type: 'word', text })
  return { actor, tell, heard, said, stopped, fetches }
}

describe('[AHEAD-01] an actor whose code is fetched when it is first told something', () => {
  test('fetches nothing before, then hears every word once and in order', async () => {
    const { tell, heard, fetches } = rig(async run => run)
    expect(fetches).not.toHaveBeenCalled()
    tell('a')
    tell('b')
    await vi.waitFor(() => expect(heard).toEqual(['a', 'b']))
    tell('c')
    expect(heard).toEqual(['a', 'b', 'c'])
    expect(fetches).toHaveBeenCalledTimes(1)
  })

  test('says that the code is missing, and fetches again with the next word', async () => {
    let isThere = false
    const { tell, heard, said } = rig(async run => {
      if (!isThere) throw new Error('offline')
      return run
    })
    tell('a')
    await vi.waitFor(() => expect(said).toContain('code.missing'))
    isThere = true
    tell('b')
    await vi.waitFor(() => expect(heard).toEqual(['b']))
  })

  test('that is stopped while its code travels never begins, and one that began is stopped', async () => {
    let arrive = (): void => undefined
    const early = rig(
      run =>
        new Promise(resolve => {
          arrive = () => resolve(run)
        }),
    )
    early.tell('a')
    early.actor.stop()
    arrive()
    await Promise.resolve()
    expect(early.heard).toEqual([])

    const late = rig(async run => run)
    late.tell('a')
    await vi.waitFor(() => expect(late.heard).toEqual(['a']))
    late.actor.stop()
    expect(late.stopped).toHaveBeenCalledTimes(1)
  })
})
