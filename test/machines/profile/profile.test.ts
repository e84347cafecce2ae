import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, createMachine, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  type DraftChanged,
  type ProfileEvent,
  profileMachine,
  type SaveWish,
  selectHasChanges,
  selectHasProfileFailed,
  selectIsProfileBroken,
  selectIsProfileLoading,
  selectIsSavingProfile,
  selectProfileFailure,
  selectProfileFields,
  selectProfileProblems,
  selectRefusedField,
} from '../../../machines/profile/index.ts'
import type { FoundProfile, SavedProfile } from '../../../machines/profile/types.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { ana } from '../../support/sessions.ts'
import { profileModel, REFUSED, RENAMED, SAVED, TODAY } from './model.ts'

chartSuite(profileModel)

const start = () => {
  const load = handPort<Either<CallFailure, FoundProfile>>()
  const save = handPort<Either<CallFailure, SavedProfile>, SaveWish>()
  const told: unknown[] = []
  const drafts: DraftChanged['fields'][] = []
  let sayElsewhere = (): void => undefined
  let recall = (_fields: DraftChanged['fields']): void => undefined
  const machine = profileMachine.provide({
    actors: {
      loadProfile: fromPromise(load.ask),
      saveProfile: fromPromise(save.ask),
      draft: fromCallback<DraftChanged>(({ receive, sendBack }) => {
        receive(({ fields }) => drafts.push(fields))
        recall = fields => sendBack({ type: 'draft.recalled', fields })
      }),
      watchProfile: fromCallback<ProfileEvent>(({ sendBack }) => {
        sayElsewhere = () => sendBack({ type: 'profile.changed' })
      }),
    },
  })
  const parent = createMachine({
    invoke: { id: 'profile', src: machine },
    on: { '*': { actions: ({ event }) => told.push(event) } },
  })
  const clock = new SimulatedClock()
  const root = createActor(parent, { clock }).start()
  const actor = root.getSnapshot().children.profile as unknown as {
    readonly send: (event: ProfileEvent) => void
    readonly getSnapshot: () => Parameters<typeof selectProfileFields>[0]
  }
  const seen = () => actor.getSnapshot()
  return {
    load,
    save,
    told,
    drafts,
    clock,
    seen,
    send: actor.send.bind(actor),
    type: (field: keyof typeof SAVED, value: string) => actor.send({ type: 'viewer.changeField', field, value }),
    elsewhere: () => sayElsewhere(),
    recall: (fields: DraftChanged['fields']) => recall(fields),
  }
}

const opened = async () => {
  const page = start()
  await page.load.answer(right({ fields: SAVED, today: TODAY }))
  return page
}

describe('The profile', () => {
  test('[AUTH-11] what the operator keeps is shown, changed, saved and said to be', async () => {
    const page = start()
    expect(selectIsProfileLoading(page.seen())).toBe(true)
    await page.load.answer(right({ fields: SAVED, today: TODAY }))
    expect(selectProfileFields(page.seen())).toEqual(SAVED)
    expect(selectHasChanges(page.seen())).toBe(false)
    page.type('fullName', ' Ana Lima ')
    expect(selectHasChanges(page.seen())).toBe(true)
    page.send({ type: 'viewer.submit' })
    expect(selectIsSavingProfile(page.seen())).toBe(true)
    expect(page.save.asked.at(-1)).toEqual({ change: { fullName: 'Ana Lima' } })
    await page.save.answer(right({ fields: RENAMED, session: ana }))
    expect(selectProfileFields(page.seen())).toEqual(RENAMED)
    expect(selectHasChanges(page.seen())).toBe(false)
    expect(page.told).toEqual([
      { type: 'toast.requested', toast: { tag: 'known', message: 'profileSaved' } },
      { type: 'account.renewed', session: ana },
    ])
    expect(page.drafts.at(-1)).toEqual({})
  })

  test('[AUTH-11] what the operator makes of it is shown, and an account that stays as it is is not told of', async () => {
    const page = await opened()
    page.type('fullName', 'ana lima')
    page.send({ type: 'viewer.submit' })
    await page.save.answer(right({ fields: RENAMED, session: undefined }))
    expect(selectProfileFields(page.seen())).toEqual(RENAMED)
    expect(selectHasChanges(page.seen())).toBe(false)
    expect(page.told).toEqual([{ type: 'toast.requested', toast: { tag: 'known', message: 'profileSaved' } }])
  })

  test('[AUTH-11] a refusal is known by its field, in the operator’s words, and nothing that was typed is lost', async () => {
    const page = await opened()
    page.type('cpf', '111.444.777-35')
    page.send({ type: 'viewer.submit' })
    await page.save.answer(left(REFUSED))
    expect(selectRefusedField(page.seen())).toBe('cpf')
    expect(selectProfileFailure(page.seen())).toEqual(REFUSED)
    expect(selectProfileFields(page.seen()).cpf).toBe('111.444.777-35')
    expect(page.told).toEqual([])
    page.type('cpf', SAVED.cpf)
    expect([selectRefusedField(page.seen()), selectProfileFailure(page.seen())]).toEqual([undefined, undefined])
  })

  test('[AUTH-11] [VALID-05] what cannot be right is not sent: each problem stands at its field', async () => {
    const page = await opened()
    page.type('dateOfBirth', TODAY)
    page.type('cpf', '529')
    page.send({ type: 'viewer.submit' })
    expect(page.save.isOpen()).toBe(false)
    expect(selectProfileProblems(page.seen())).toEqual({ dateOfBirth: 'birthDate', cpf: 'cpfFormat' })
    page.send({ type: 'viewer.undo' })
    expect([selectProfileFields(page.seen()), selectProfileProblems(page.seen())]).toEqual([SAVED, {}])
  })

  test('[AUTH-11] what is typed while it is saved stays', async () => {
    const page = await opened()
    page.type('fullName', 'Ana Lima')
    page.send({ type: 'viewer.submit' })
    page.type('telephoneNumber', '12345')
    await page.save.answer(right({ fields: RENAMED, session: undefined }))
    expect(selectProfileFields(page.seen())).toEqual({ ...RENAMED, telephoneNumber: '12345' })
    expect(page.drafts.at(-1)).toEqual({ telephoneNumber: '12345' })
  })

  test('[AUTH-11] [SES-07] what was typed before the session ended is there again', async () => {
    const page = await opened()
    page.recall({ fullName: 'Ana Lima' })
    expect(selectProfileFields(page.seen()).fullName).toBe('Ana Lima')
    expect(selectHasChanges(page.seen())).toBe(true)
  })

  test('[AUTH-11] saved in another tab: what was not touched here follows', async () => {
    const page = await opened()
    page.type('telephoneNumber', '12345')
    page.elsewhere()
    await page.load.answer(right({ fields: RENAMED, today: TODAY }))
    expect(selectProfileFields(page.seen())).toEqual({ ...RENAMED, telephoneNumber: '12345' })
  })

  test('[AUTH-11] [NET-05] one that does not come is asked for again', async () => {
    const page = start()
    await page.load.answer(left({ tag: 'offline' }))
    expect(selectHasProfileFailed(page.seen())).toBe(true)
    page.send({ type: 'network.restored' })
    expect(selectIsProfileLoading(page.seen())).toBe(true)
  })

  test('[VALID-06] texts are trimmed 300 ms after the last change', async () => {
    const page = await opened()
    page.type('fullName', ' Ana ')
    page.clock.increment(299)
    expect(selectProfileFields(page.seen()).fullName).toBe(' Ana ')
    page.clock.increment(1)
    expect(selectProfileFields(page.seen()).fullName).toBe('Ana')
    expect(selectIsProfileBroken(page.seen())).toBe(false)
  })
})
