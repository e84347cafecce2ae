import type { Either } from 'fp-ts/lib/Either.js'
import { right } from 'fp-ts/lib/Either.js'
import { createActor, fromCallback, fromPromise, SimulatedClock, setup } from 'xstate'
import {
  type Claimed,
  type ClaimWish,
  type RemindersCommand,
  type RemindersFact,
  type ReminderWish,
  remindersMachine,
} from '../../../machines/reminders/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { addMs } from '../../../models/codec/instant.ts'
import type { ChannelProgramme, ProgramId } from '../../../models/programme.ts'
import { handPort } from '../../support/machinePorts.ts'
import { NOW } from './model.ts'

/**
 * The reminders under a parent that notes what it is told; the test plays operator, device, other tabs and clock. Without
 * a list the operator has not answered yet.
 */
export const startReminders = async (saved: ReadonlyArray<ChannelProgramme> | undefined) => {
  const list = handPort<Either<CallFailure, ReadonlyArray<ChannelProgramme>>>()
  const save = handPort<Either<CallFailure, void>, ReminderWish | undefined>()
  const claim = handPort<Claimed, ClaimWish>()
  const notify = handPort<ReadonlyArray<ProgramId>, ClaimWish>()
  const commands: RemindersCommand[] = []
  const facts: RemindersFact[] = []
  const clock = new SimulatedClock()
  const reminders = remindersMachine.provide({
    actors: {
      loadReminders: fromPromise(list.ask),
      saveReminder: fromPromise(save.ask),
      claim: fromPromise(claim.ask),
      notify: fromPromise(notify.ask),
      device: fromCallback<RemindersCommand>(({ receive }) => receive(command => commands.push(command))),
    },
  })
  const parent = setup({
    types: { events: {} as RemindersFact },
    actors: { reminders },
    actions: { note: (_, fact: RemindersFact) => facts.push(fact) },
  }).createMachine({
    invoke: { id: 'reminders', src: 'reminders', input: { now: NOW } },
    on: { '*': { actions: { type: 'note', params: ({ event }) => event } } },
  })
  const actor = createActor(parent, { clock }).start().getSnapshot().children.reminders
  if (actor === undefined) throw new Error('the reminders did not start')
  if (saved !== undefined) await list.answer(right(saved))
  actor.send({ type: 'clock.ticked', now: NOW })
  return {
    list,
    save,
    claim,
    notify,
    commands,
    facts,
    actor,
    /** Nobody else has announced any of what is asked for. */
    announce: () =>
      claim.answer({
        mine: claim.asked.at(-1)?.programmes.map(({ programId }) => programId) ?? [],
        theirs: [],
        watching: undefined,
        hidden: [],
      }),
    pass: (ms: number) => clock.increment(ms),
    /** The server's time, counted from the start. */
    tick: (ms: number) => actor.send({ type: 'clock.ticked', now: addMs(NOW, ms) }),
    shown: () => actor.getSnapshot().context.shown.map(({ programId }) => programId),
  }
}
