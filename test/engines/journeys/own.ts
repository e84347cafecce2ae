import { ANA, PASSWORD } from '../../e2e/support/accounts.ts'
import type { Journey } from './journey.ts'

const PIN = '7391'

/** Journeys through what belongs to a person. */
export const own: ReadonlyArray<Journey> = [
  {
    name: 'log out',
    rows: ['SES-08'],
    run: async ({ openAs, press, sees }) => {
      await openAs(ANA, '/home')
      await press({ role: 'button', name: `: ${ANA.name}$` })
      await press({ role: 'menuitem', name: '^Log out$' })
      await sees({ role: 'link', name: '^Log in$' })
    },
  },
  {
    name: 'profile is saved',
    rows: ['AUTH-11', 'AUTH-08'],
    isAlone: true,
    run: async ({ openAs, type, press, sees }) => {
      await openAs(ANA, '/my/profile')
      await type({ role: 'textbox', name: '^Full name' }, ' Luz')
      await press({ role: 'button', name: '^Save changes$' })
      await sees({ role: 'status', name: '^Saved successfully!' })
    },
  },
  {
    name: 'password is changed',
    rows: ['AUTH-04'],
    run: async ({ openAs, press, sees, until, ask, type, key }) => {
      await openAs(ANA, '/my/profile')
      await press({ role: 'button', name: '^Change password$' })
      await sees({ role: 'dialog', name: '^Change password$' })
      await type({ role: 'textbox', name: '', within: 'dialog[open], [role=dialog]' }, PASSWORD)
      await key('Escape')
      await until('Escape closes it', () => ask(() => document.querySelector('dialog[open], [role=dialog]') === null))
    },
  },
  {
    name: 'messages',
    rows: ['MSG-06'],
    run: async ({ openAs, press, sees }) => {
      await openAs(ANA, '/home')
      await press({ role: 'button', name: '^Messages' })
      await sees({ role: 'dialog', name: '^Messages$' })
    },
  },
  {
    name: 'reminder',
    rows: ['REM-01'],
    isAlone: true,
    run: async ({ openAs, press, until }, { control }) => {
      await openAs(ANA, '/liveTv?id=1101')
      await press({ role: 'tab', name: '^Tomorrow' })
      await press({ role: 'button', name: '^Remind me ' })
      await until('the operator knows it', async () => control.countOf('reminderCreate') === 1)
    },
  },
  {
    name: 'kids mode',
    rows: ['AHEAD-22'],
    run: async ({ openAs, press, type, key, until, ask }, _, isNarrow) => {
      await openAs(ANA, '/liveTv?id=1101')
      if (isNarrow) await press({ role: 'tab', name: '^Channels$' })
      await press({ role: 'button', name: '^Channel options$' })
      await press({ role: 'menuitem', name: '^Start kids mode' })
      await type({ role: 'textbox', name: '^Four-digit PIN' }, PIN)
      await key('Enter')
      const rows = () =>
        ask(() => [...document.querySelectorAll('[role=grid] [role=row]')].map(row => row.textContent ?? ''))
      await until('only channels for children are left', async () => {
        const left = await rows()
        return left.length > 0 && left.every(row => /6\d\d/.test(row))
      })
    },
  },
]
