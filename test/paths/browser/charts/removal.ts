import type { OutsideStep } from '@sintonia/statechart-paths'
import { expect } from 'playwright/test'
import type { RemovalContext } from '../../../../machines/removal.ts'
import { ANA } from '../../../e2e/support/accounts.ts'
import { deploy } from '../../../e2e/support/deployment.ts'
import { openAs } from '../../../e2e/support/signIn.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { setVisible } from '../../../e2e/support/visibility.ts'
import { removalModel } from '../../../machines/removal/model.ts'
import { answeredAt, type Gate, isCall, makeGate } from '../gate.ts'
import { type Answer, browserModel, type Look } from '../model.ts'
import { openTab, type Tab } from '../otherTab.ts'
import { perVisit, type Visit } from '../visit.ts'
import { changed } from '../ways.ts'

type Parts = { readonly remove: Gate; readonly tab: Tab; news: number }
const parts = perVisit<Parts>()

const NAMES = ['first', 'second']
const WHOLE_LIST = {
  list: NAMES.map(name => ({ metaId: name, metaType: 'MOVIE', title: `Title ${name}` })),
  total: NAMES.length,
}

const contextOf = ({ context }: { readonly context: unknown }) => context as RemovalContext<string>

/** What is still to be seen of the list. */
const seenIn = ({ held, removals }: RemovalContext<string>): readonly string[] => {
  const gone = [...(held === undefined ? [] : [held]), ...removals]
  return gone.includes('all') ? [] : NAMES.filter(name => !gone.flat().includes(name))
}

const main = ({ page }: Visit) => page.getByRole('main')
const button = (visit: Visit, name: string) => main(visit).getByRole('button', { name, exact: true })
const undo = ({ page }: Visit) => page.getByRole('button', { name: 'Undo' })

/** What the operator has taken comes back from elsewhere: there is always something to remove. */
const answer: Answer = async (visit, output, moment) => {
  const list = parts.of(visit)
  await answeredAt(() => list.remove)(visit, output, moment)
  list.news += 1
  await list.tab.keep({ 'sintonia.user.titleFavouritesChanged': String(list.news) })
}

const allows = (_: undefined, { event, at, timer }: OutsideStep): boolean => {
  const context = contextOf(at)
  const seen = seenIn(context)
  if (timer !== undefined) return true
  switch (event.type) {
    case 'viewer.remove':
      if (at.matches({ selection: 'on' })) return context.selected.length > 0
      return event.removal === 'all' ? seen.length > 0 : seen.includes(event.removal[0])
    case 'viewer.toggle':
      return seen.includes('second')
    case 'viewer.select':
    case 'viewer.selectAll':
    case 'viewer.endSelecting':
      return seen.length > 0
    default:
      return true
  }
}

const isWhole: Look = async (visit, snapshot) => {
  for (const name of NAMES)
    await expect(main(visit).getByText(`Title ${name}`).first()).toBeVisible({
      visible: seenIn(contextOf(snapshot)).includes(name),
    })
}

export const removalInBrowser = browserModel({
  model: removalModel,
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    // one list alone: no other one has a chart of this name
    await deploy(page, { businessType: 'vod' })
    await page.route(
      url => isCall('vodFavourites')(url),
      changed(() => WHOLE_LIST),
    )
    parts.keep(visit, {
      remove: await makeGate(page, isCall('vodFavouritesDelete')),
      tab: await openTab(visit),
      news: 0,
    })
    await openAs(page, ANA, '/favorites')
    await expect(button(visit, 'Select')).toBeVisible()
    await visit.stopClock()
  },
  events: {
    'viewer.remove': ({ selected, held, removals }) => {
      if (removals.length + (held === undefined ? 0 : 1) > 1) return []
      return (selected.length > 0 ? [selected] : [['first'], 'all' as const]).map(removal => ({
        type: 'viewer.remove' as const,
        removal,
      }))
    },
    'viewer.selectAll': context => [{ type: 'viewer.selectAll', ids: seenIn(context) }],
  },
  outside: { initial: undefined, allows, after: () => undefined },
  gestures: {
    'viewer.remove': async (visit, { removal }, { before }) => {
      if (before.matches({ selection: 'on' })) return button(visit, 'Delete').click()
      if (removal === 'all') return button(visit, 'Delete all').click()
      await main(visit)
        .getByRole('button', { name: /^Remove Title first / })
        .click()
    },
    'viewer.undo': visit => undo(visit).click(),
    'viewer.select': visit => button(visit, 'Select').click(),
    'viewer.toggle': (visit, { id }) =>
      main(visit)
        .getByRole('checkbox', { name: `Title ${id}` })
        .click(),
    'viewer.selectAll': visit => button(visit, 'Select all').click(),
    'viewer.endSelecting': visit => button(visit, 'Cancel').click(),
    'viewer.left': async ({ page }) => {
      await setVisible(page, false)
      await setVisible(page, true)
    },
    'removal.taken': (visit, _, moment) => answer(visit, { _tag: 'Right' }, moment),
    'removal.refused': (visit, _, moment) => answer(visit, { _tag: 'Left' }, moment),
  },
  answers: {},
  looks: {
    'offer.none': async (visit, snapshot) => {
      await expect(undo(visit)).toHaveCount(0)
      await isWhole(visit, snapshot)
    },
    'offer.offered': async (visit, snapshot) => {
      await expect(undo(visit)).toBeVisible()
      await isWhole(visit, snapshot)
    },
    'selection.off': async (visit, snapshot) =>
      expect(button(visit, 'Select')).toHaveCount(seenIn(contextOf(snapshot)).length > 0 ? 1 : 0),
    'selection.on': async (visit, snapshot) =>
      expect(button(visit, 'Select all')).toHaveCount(seenIn(contextOf(snapshot)).length > 0 ? 1 : 0),
  },
})
