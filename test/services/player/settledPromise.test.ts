import { describe, expect, test } from 'vitest'
import { createActor, setup, toPromise } from 'xstate'
import { settledPromise } from '../../../src/services/player/settledPromise.ts'

const asked: string[] = []
const open = settledPromise<string, string>(
  name => (name === 'known' ? 'here' : undefined),
  async name => {
    asked.push(name)
    return 'there'
  },
)

const opener = (name: string) =>
  createActor(
    setup({ actors: { open } }).createMachine({
      initial: 'opening',
      states: {
        opening: {
          invoke: {
            src: 'open',
            input: name,
            onDone: { target: 'open', actions: ({ event }) => asked.push(event.output) },
          },
        },
        open: { type: 'final' },
      },
    }),
  ).start()

describe('[AHEAD-01] an answer that is known', () => {
  test('is there before anything else can happen, and nobody is asked', () => {
    asked.length = 0
    expect(opener('known').getSnapshot().value).toBe('open')
    expect(asked).toEqual(['here'])
  })

  test('else is waited for', async () => {
    asked.length = 0
    const actor = opener('unknown')
    expect(actor.getSnapshot().value).toBe('opening')
    await toPromise(actor)
    expect(asked).toEqual(['unknown', 'there'])
  })
})
