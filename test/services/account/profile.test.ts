import { DEMO_PASSWORD, type HeadEnd, startHeadEnd } from '@sintonia/operator'
import { logIn, must } from '@sintonia/operator/tests/support/client.ts'
import { left } from 'fp-ts/lib/Either.js'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type AnyEventObject, createActor, setup, waitFor } from 'xstate'
import { selectAccess } from '../../../machines/app/index.ts'
import {
  profileMachine,
  selectIsProfileLoading,
  selectIsSavingProfile,
  selectProfileFailure,
  selectProfileFields,
} from '../../../machines/profile/index.ts'
import type { ProfileFields } from '../../../models/profileFields.ts'
import { profilePorts } from '../../../src/services/account/profile.ts'
import { ana } from '../../support/sessions.ts'
import { sharedStorage } from '../support/browser.ts'
import { openTab, type Tab } from '../support/tab.ts'

let headEnd: HeadEnd
let storage: ReturnType<typeof sharedStorage>
const tabs: Tab[] = []
const closeTabs = (): void => {
  for (const tab of tabs.splice(0)) tab.close()
}

beforeEach(async () => {
  closeTabs()
  await headEnd?.close()
  headEnd = await startHeadEnd()
  storage = sharedStorage()
})
afterAll(async () => {
  closeTabs()
  await headEnd.close()
})

const newTab = async (access: 'guest' | 'user'): Promise<Tab> => {
  const tab = openTab({ origin: headEnd.origin, storage })
  tabs.push(tab)
  await tab.until(snapshot => selectAccess(snapshot) === access)
  return tab
}

/** A tab in which Leo is signed in. */
const leosTab = async (): Promise<Tab> => {
  const tab = await newTab('guest')
  const { accountInfo, tokens } = await must(logIn(headEnd.origin, 'leo@sintonia.example', DEMO_PASSWORD))
  tab.services.store.save({ account: accountInfo, tokens })
  return tab
}

const provideProfile = (parts: Parameters<typeof profilePorts>[0]) =>
  profileMachine.provide({ actors: profilePorts(parts) })

type Profile = ReturnType<typeof provideProfile>

/** The page of the profile, once it is read. */
const open = async (profile: Profile) => {
  const facts: AnyEventObject[] = []
  const page = setup({ actors: { profile }, types: { children: {} as { profile: 'profile' } } }).createMachine({
    invoke: { id: 'profile', src: 'profile' },
    on: { '*': { actions: ({ event }) => facts.push(event) } },
  })
  const chart = createActor(page).start().getSnapshot().children.profile
  if (chart === undefined) throw new Error('The chart does not run')
  await waitFor(chart, snapshot => !selectIsProfileLoading(snapshot))
  return {
    facts,
    fields: () => selectProfileFields(chart.getSnapshot()),
    failure: () => selectProfileFailure(chart.getSnapshot()),
    type: (fields: Partial<ProfileFields>): void => {
      for (const [field, value] of Object.entries(fields))
        chart.send({ type: 'viewer.changeField', field: field as keyof ProfileFields, value })
    },
    save: async (): Promise<void> => {
      chart.send({ type: 'viewer.submit' })
      expect(selectIsSavingProfile(chart.getSnapshot())).toBe(true)
      await waitFor(chart, snapshot => !selectIsSavingProfile(snapshot))
    },
  }
}

const FOREIGNER = { fullName: 'Leonel Lima', nationality: 'foreigner', idNum: 'AB12345' }

describe('The profile of the account', () => {
  test('[AUTH-11] is kept by the operator; the account goes by its new name', async () => {
    const { services } = await leosTab()
    const page = await open(provideProfile(services))
    page.type(FOREIGNER)
    await page.save()
    expect(page.facts).toMatchObject([
      { type: 'toast.requested' },
      { type: 'account.renewed', session: { account: { accountName: 'Leonel Lima' } } },
    ])
    expect(services.store.read()?.account.accountName).toBe('Leonel Lima')
    expect((await open(provideProfile(services))).fields()).toMatchObject(FOREIGNER)
  })

  test('[AUTH-11] is saved also where no new tokens come; the account keeps its name until they do', async () => {
    const { services } = await leosTab()
    const session = { renewTokens: async () => left({ tag: 'offline' } as const) }
    const page = await open(provideProfile({ ...services, session }))
    page.type(FOREIGNER)
    await page.save()
    expect(page.facts.map(({ type }) => type)).toEqual(['toast.requested'])
    expect(page.fields()).toMatchObject(FOREIGNER)
  })

  test('[AUTH-11] that the operator refuses is said at the form and nowhere else; what was typed stays', async () => {
    const { services, events } = await leosTab()
    const page = await open(provideProfile(services))
    page.type(FOREIGNER)
    headEnd.control.addFault({ call: 'profileUpdate', errCode: 10103006, message: 'This number is not yours' })
    await page.save()
    expect(page.failure()).toMatchObject({ tag: 'refused', errCode: 10103006, message: 'This number is not yours' })
    expect([page.facts, events.filter(({ type }) => type === 'toast.requested')]).toEqual([[], []])
    expect(page.fields()).toMatchObject(FOREIGNER)
  })

  test('[AUTH-11] [AHEAD-13] that another tab saves is read again; what is typed here stays', async () => {
    const here = await open(provideProfile((await leosTab()).services))
    here.type({ telephoneNumber: '+1 202 555 0143' })
    const there = await open(provideProfile((await newTab('user')).services))
    there.type(FOREIGNER)
    await there.save()
    await expect.poll(here.fields).toMatchObject({ ...FOREIGNER, telephoneNumber: '+1 202 555 0143' })
  })

  test('[SES-07] what was typed is there again for the same account, and for nobody else', async () => {
    const { services } = await leosTab()
    let reader = services.store.read
    const profile = provideProfile({ ...services, store: { ...services.store, read: () => reader() } })
    const page = await open(profile)
    const { fullName } = page.fields()
    page.type(FOREIGNER)
    expect((await open(profile)).fields()).toMatchObject(FOREIGNER)
    const kept = services.store.read()
    if (kept === undefined) throw new Error('Leo is signed in')
    reader = () => ({ ...kept, account: ana.account })
    expect((await open(profile)).fields().fullName).toBe(fullName)
  })
})
