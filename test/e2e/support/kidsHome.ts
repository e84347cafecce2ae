import { works } from '@sintonia/operator/world/works.ts'
import type { Page } from 'playwright/test'
import type { KidsLock } from '../../../models/kidsLock.ts'
import { type Kept, leaveOnDevice, openBare } from './signIn.ts'

const LOCK = { salt: '', hash: '', isOn: true, columnIds: ['kids'], wrongTries: 0, blockedUntil: 0 }

const locked = (owner: string): Kept => ({
  'sintonia.device.kidsLocks': JSON.stringify({ [owner]: LOCK } satisfies Record<
    string,
    { [Key in keyof KidsLock]: unknown }
  >),
})

/** The operator's works: from which age on each is meant. */
const ages = new Map(works.map(({ id, ageRating }) => [id, ageRating]))

/** The home page in kids mode, in the words of any language. */
export const kidsHome = (page: Page) => {
  const main = page.getByRole('main')
  const header = page.getByRole('banner')
  const row = (name: string | RegExp) => main.getByRole('region', { name, exact: true })
  const idsIn = async (name: string): Promise<ReadonlyArray<string>> =>
    row(name)
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getAttribute('href')?.split('/').at(-1) ?? ''))
  return {
    main,
    header,
    row,
    welcome: header.getByRole('heading', { level: 1 }),
    leave: header.getByRole('button', { name: /^(Leave kids mode|Salir del modo niños|Sair do modo infantil)$/ }),
    rows: main.getByRole('region').getByRole('heading', { level: 2 }),
    /** Of the titles in a row, from which age on each is meant. */
    agesIn: async (name: string) => (await idsIn(name)).map(id => ages.get(id) ?? Number.NaN),
    /** Kids mode began on this device before; without a session a guest comes. */
    openLocked: async (session: Kept = {}): Promise<void> => {
      await openBare(page)
      const { accountId = 'guest' } = JSON.parse(session['sintonia.user.account'] ?? '{}')
      await leaveOnDevice(page, { ...session, ...locked(accountId) })
      await page.goto('/home')
    },
  }
}
