import type { HeadEnd } from '@sintonia/operator'
import { ask, must, user } from '@sintonia/operator/tests/support/client.ts'
import type { Page } from 'playwright/test'
import { addMs, MINUTE } from '../../../models/codec/instant.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { channelId } from '../../support/lineups.ts'
import { goTo } from './address.ts'

/** The operator wants a report after so many seconds. */
export const reportEvery = ({ control }: HeadEnd, seconds: number): void =>
  control.addFault({
    call: 'appProperties',
    result: { layoutConfig: { play_history_report_interval: seconds } },
  })

/** What the operator knows of Ana's history: the first of these channels was watched last. */
export const watchedBefore = async ({ origin, control }: HeadEnd, channels: ReadonlyArray<string>): Promise<void> => {
  const { token } = await user(origin)
  const { playHistoryList } = await must(ask(origin, endpoints.channelHistoryList, {}, token))
  await must(ask(origin, endpoints.channelHistoryDelete, { playHistoryDeleteList: playHistoryList }, token))
  const plays = channels.map((channel, at) => ({
    logicalChannelId: channelId(channel),
    updateTime: addMs(control.now(), -(at + 1) * MINUTE),
    playDuration: 60,
  }))
  await must(ask(origin, endpoints.channelHistoryCreate, { playHistoryList: plays }, token))
  control.clearRequests()
}

/** /history in product words. */
export const historyPage = (page: Page) => {
  const main = page.getByRole('main')
  return {
    main,
    channels: main.getByRole('listitem').getByRole('link').locator('span > b'),
    deleteOne: (channel: string) => main.getByRole('button', { name: `Delete ${channel} from the history` }),
    deleteAll: main.getByRole('button', { name: 'Delete all' }),
    undo: page.getByRole('button', { name: 'Undo', exact: true }),
    empty: main.getByRole('heading', { name: 'Your history is empty' }),
    failed: main.getByRole('heading', { name: 'Your history could not be loaded' }),
    retry: main.getByRole('button', { name: 'Try again' }),
    /** The part of the channels, in the page that runs. */
    open: () => goTo(page, '/history?list=channels'),
  }
}
