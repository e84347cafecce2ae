import { answer, breakDown, withStubs } from '@sintonia/statechart-paths'
import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { type AnyActorRef, createActor } from 'xstate'
import { appMachine } from '../../../machines/app/index.ts'
import { deployment, operator } from '../../support/operators.ts'
import { ana } from '../../support/sessions.ts'
import { appModel } from './model.ts'

/** The app with all that goes on beside its screens; notes how often each of its actors is told something. */
const beside = () => {
  const told = new Map<string, number>()
  const app = createActor(withStubs(appMachine), {
    input: appModel.input,
    inspect: ({ type, ...seen }) => {
      if (type !== '@xstate.event') return
      const id = String(Reflect.get(seen.actorRef, 'id'))
      told.set(id, (told.get(id) ?? 0) + 1)
    },
  }).start()
  const child = (id: string): AnyActorRef => {
    const found: AnyActorRef | undefined = Reflect.get(app.getSnapshot().children, id)
    if (found === undefined) throw new Error(`no ${id}`)
    return found
  }
  answer(child('loadDeployment'), right(deployment()))
  answer(child('loadOperator'), right(operator(true)))
  app.send({ type: 'session.changed', session: ana })
  answer(child('loadCompanions'), right(undefined))
  answer(child('loadMessages'), right(undefined))
  told.clear()
  return { app, child, told }
}

describe('A chart that breaks', () => {
  const BESIDE = [
    'toasts',
    'requestOverlay',
    'broadcast',
    'channelUpdates',
    'epgSync',
    'reminders',
    'channelHistory',
    'announcements',
    'messageCentre',
  ] as const

  test.each(BESIDE)('is told nothing more, and the others are: %s', broken => {
    const { app, child, told } = beside()
    breakDown(child(broken), new Error(broken))
    told.clear()
    for (const type of ['network.restored', 'viewer.dismissToast', 'request.started'] as const) app.send({ type })
    app.send({ type: 'update.due', dataTypes: ['EPG_PROGRAMS'] })
    expect(BESIDE.filter(id => !told.has(id))).toEqual([broken])
  })

  test('[CAST-03] ends the broadcast that it told of', () => {
    const { app, child } = beside()
    app.send({ type: 'broadcast.started' })
    expect(app.getSnapshot().context.isTakenOver).toBe(true)
    breakDown(child('broadcast'), new Error('broadcast'))
    expect(app.getSnapshot().context.isTakenOver).toBe(false)
  })
})

describe('Who is told', () => {
  test('[CHAN-11] [EPG-02] the guide is outdated by an update of programmes, and by no other', () => {
    const { app, told } = beside()
    app.send({ type: 'update.due', dataTypes: ['CHANNEL_LIST'] })
    expect(told.has('epgSync')).toBe(false)
    app.send({ type: 'update.due', dataTypes: ['EPG_PROGRAMS'] })
    expect(told.get('epgSync')).toBe(1)
  })

  test('[CHAN-11] the channels are read again after an update of theirs, and after no other', () => {
    const { app, child, told } = beside()
    app.send({ type: 'viewer.wantChannels' })
    answer(child('loadLineup'), right(undefined))
    told.clear()
    app.send({ type: 'update.due', dataTypes: ['EPG_PROGRAMS'] })
    expect(told.has('lineup')).toBe(false)
    app.send({ type: 'update.due', dataTypes: ['EPG_PROGRAMS', 'CHANNEL_AUTH'] })
    expect(told.get('lineup')).toBe(1)
  })

  test('[CAST-03] a broadcast is nothing of a viewer who has to log in', () => {
    const { app } = beside()
    app.send({ type: 'broadcast.started' })
    app.send({ type: 'session.loginRequired' })
    expect(app.getSnapshot().context.isTakenOver).toBe(false)
  })
})
