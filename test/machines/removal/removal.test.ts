import { describe, expect, test } from 'vitest'
import { createActor, type InspectionEvent, SimulatedClock, setup } from 'xstate'
import type { Removal, RemovalEvent, RemovalFact } from '../../../machines/removal.ts'
import { isHidden, selectIsSelecting, selectSelected, withoutRemoved } from '../../../machines/removal.ts'
import { SECOND } from '../../../models/codec/instant.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { removalModel } from './model.ts'
import { handRemoval } from './rig.ts'

chartSuite(removalModel)

/** The removal under a list that notes what it is told; the test is the operator and the clock. */
const rig = () => {
  const { removal, sent, answer } = handRemoval<string>()
  const told: RemovalFact<string>[] = []
  const clock = new SimulatedClock()
  const list = setup({
    types: { events: {} as RemovalFact<string> },
    actors: { removal },
    actions: { note: (_, fact: RemovalFact<string>) => told.push(fact) },
  }).createMachine({
    invoke: { id: 'removal', src: 'removal', input: { list: 'favourites' } },
    on: { '*': { actions: { type: 'note', params: ({ event }) => event } } },
  })
  const actor = createActor(list, { clock }).start().getSnapshot().children.removal
  if (actor === undefined) throw new Error('the removal did not start')
  const now = () => actor.getSnapshot()
  return {
    sent,
    told,
    answer,
    pass: (ms: number) => clock.increment(ms),
    send: (event: RemovalEvent<string>) => actor.send(event),
    remove: (...ids: ReadonlyArray<string>) => actor.send({ type: 'viewer.remove', removal: ids }),
    chosen: () => selectSelected(now()),
    isSelecting: () => selectIsSelecting(now()),
  }
}

const changed = (held: Removal<string> | undefined, ...removals: ReadonlyArray<Removal<string>>) => ({
  type: 'removal.changed',
  held,
  removals,
})

describe('What is removed of a list', () => {
  test('[AHEAD-06] can be taken back for eight seconds, and is then told to the operator', () => {
    const { remove, send, sent, told, pass } = rig()
    remove('a')
    pass(8 * SECOND - 1)
    send({ type: 'viewer.undo' })
    pass(8 * SECOND)
    expect([sent, told]).toEqual([[], [changed(['a']), changed(undefined)]])
    remove('a', 'b')
    pass(8 * SECOND)
    expect([sent, told.at(-1)]).toEqual([[['a', 'b']], changed(undefined, ['a', 'b'])])
  })

  test('[AHEAD-06] settles the one before; only the last one can be taken back, for its own eight seconds', () => {
    const { remove, send, sent, pass } = rig()
    remove('a')
    pass(5 * SECOND)
    remove('b')
    expect(sent).toEqual([['a']])
    pass(8 * SECOND - 1)
    expect(sent).toEqual([['a']])
    send({ type: 'viewer.undo' })
    pass(SECOND)
    expect(sent).toEqual([['a']])
  })

  test('[AHEAD-06] [VOD-15] can be taken back until the page is left where it is the whole list', () => {
    const { send, sent, pass } = rig()
    send({ type: 'viewer.remove', removal: 'all' })
    pass(60 * SECOND)
    expect(sent).toEqual([])
    send({ type: 'viewer.left' })
    expect(sent).toEqual(['all'])
  })

  test('[AHEAD-06] is settled when the page is left', () => {
    const { send, sent, pass } = rig()
    send({ type: 'viewer.remove', removal: 'all' })
    send({ type: 'viewer.left' })
    pass(8 * SECOND)
    send({ type: 'viewer.left' })
    expect(sent).toEqual(['all'])
  })

  test('[VOD-15] is answered in its order, and the list hears of each', () => {
    const { remove, send, told, answer } = rig()
    remove('a')
    remove('b')
    send({ type: 'viewer.left' })
    answer('removal.taken')
    remove('c')
    answer('removal.refused')
    expect(told.slice(2)).toEqual([
      changed(undefined, ['a'], ['b']),
      { type: 'removal.taken' },
      changed(['c'], ['b']),
      { type: 'removal.refused' },
    ])
    send({ type: 'viewer.undo' })
    expect(told.at(-1)).toEqual(changed(undefined))
  })
})

describe('What is left of a list', () => {
  const ids = ['a', 'b', 'c', 'd']
  const seen = (held: Removal<string> | undefined, ...removals: ReadonlyArray<Removal<string>>) =>
    ids.filter(id => !isHidden({ held, removals }, id))

  test('[AHEAD-06] [VOD-15] what is held and what is on its way is not seen, and nothing else is missing', () => {
    expect(seen(undefined)).toEqual(ids)
    expect(seen(['a'])).toEqual(['b', 'c', 'd'])
    expect(seen(undefined, ['b'], ['c'])).toEqual(['a', 'd'])
    expect(seen(['a'], ['b'], ['c'])).toEqual(['d'])
    expect([seen('all'), seen(undefined, 'all')]).toEqual([[], []])
  })

  test('[VOD-15] what is removed leaves the list, one by one or all of it', () => {
    const left = (removal: Removal<string>) => withoutRemoved(ids, removal, id => id)
    expect(left(['a', 'c'])).toEqual(['b', 'd'])
    expect(left('all')).toEqual([])
  })
})

describe('A removal that runs alone', () => {
  test('tells nobody, itself neither', () => {
    const { removal, answer } = handRemoval<string>()
    const clock = new SimulatedClock()
    const heard: string[] = []
    const inspect = (happened: InspectionEvent) => {
      if (happened.type === '@xstate.event') heard.push(happened.event.type)
      if (heard.length > 50) throw new Error(`It goes on and on: ${heard.slice(-3).join(', ')}`)
    }
    const actor = createActor(removal, { input: { list: 'favourites' }, clock, inspect }).start()
    actor.send({ type: 'viewer.remove', removal: ['a'] })
    clock.increment(8 * SECOND)
    heard.length = 0
    answer('removal.taken')
    expect(actor.getSnapshot().status).toBe('active')
    expect(heard.filter(type => type === 'removal.taken')).toHaveLength(2)
  })
})

describe('Several of a list', () => {
  test('[VOD-15] are chosen one by one or all, and removed together; that ends the choice', () => {
    const { send, remove, chosen, isSelecting } = rig()
    send({ type: 'viewer.toggle', id: 'a' })
    expect(chosen()).toEqual([])
    send({ type: 'viewer.select' })
    for (const id of ['a', 'c', 'a']) send({ type: 'viewer.toggle', id })
    expect(chosen()).toEqual(['c'])
    send({ type: 'viewer.selectAll', ids: ['a', 'b', 'c'] })
    expect(chosen()).toEqual(['a', 'b', 'c'])
    send({ type: 'viewer.endSelecting' })
    expect([chosen(), isSelecting()]).toEqual([[], false])
    send({ type: 'viewer.select' })
    remove('a', 'b')
    expect([chosen(), isSelecting()]).toEqual([[], false])
  })
})
