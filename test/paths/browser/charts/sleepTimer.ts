import { expect } from 'playwright/test'
import type { SleepTimerContext } from '../../../../machines/sleepTimer.ts'
import { livePage } from '../../../e2e/support/livePage.ts'
import { sleepTimerModel } from '../../../machines/sleepTimer/model.ts'
import { browserModel, type Look, never } from '../model.ts'
import type { Visit } from '../visit.ts'

const MINUTES = 15

const live = ({ page }: Visit) => livePage(page)
const notice = (visit: Visit) => live(visit).player.getByRole('alert')

/** The dialog with what is chosen now; it is closed again. */
const inDialog = async (visit: Visit, name: string, use: 'choose' | 'see'): Promise<void> => {
  const { page } = visit
  await live(visit).press('Settings')
  await page.getByRole('menuitem', { name: 'Sleep timer' }).click()
  const choice = page.getByRole('dialog', { name: 'Sleep timer' }).getByRole('radio', { name })
  if (use === 'choose') await choice.check()
  await expect(choice).toBeChecked()
  await page.keyboard.press('Escape')
}

const nameOf = (choice: SleepTimerContext['choice']): string => {
  if (choice === undefined) return 'Off'
  return choice === 'programme' ? 'When this programme ends' : `In ${choice} minutes`
}

const isChosen: Look = async (visit, { context }) => {
  await expect(notice(visit)).toHaveCount(0)
  await inDialog(visit, nameOf((context as SleepTimerContext).choice), 'see')
}

export const sleepTimerInBrowser = browserModel({
  model: sleepTimerModel,
  open: async visit => {
    const { page, headEnd } = visit
    await page.goto('/liveTv?id=1101')
    await live(visit).plays('Aurora')
    // the charts beside the screens have come
    await expect.poll(() => headEnd.control.countOf('epgChecksums')).toBeGreaterThan(0)
  },
  runs: true,
  events: {
    'viewer.sleepAfter': ([MINUTES, 'programme'] as const).map(choice => ({
      type: 'viewer.sleepAfter' as const,
      choice,
    })),
  },
  outside: {
    initial: undefined,
    allows: (_, { event, at }) => {
      if (event.type === 'viewer.stayAwake') return !at.matches('off')
      if (event.type === 'viewer.sleepAfter') return (at.context as SleepTimerContext).choice !== event.choice
      return true
    },
    after: () => undefined,
  },
  gestures: {
    'viewer.sleepAfter': (visit, { choice }) => inDialog(visit, nameOf(choice), 'choose'),
    'viewer.stayAwake': async (visit, _, { before }) => {
      if (before.matches('notice')) await notice(visit).getByRole('button', { name: 'Keep watching' }).click()
      else await inDialog(visit, 'Off', 'choose')
    },
    'programme.nearlyOver': never('no path can say ahead when a programme ends'),
  },
  answers: {},
  looks: {
    off: isChosen,
    counting: isChosen,
    untilEnd: isChosen,
    notice: visit => expect(notice(visit)).toContainText('pauses in less than a minute'),
  },
})
