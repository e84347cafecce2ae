import type { HeadEnd } from '@sintonia/operator'
import { ask, must, user } from '@sintonia/operator/tests/support/client.ts'
import type { Page } from 'playwright/test'
import { addMs } from '../../../models/codec/instant.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { channelId } from '../../support/lineups.ts'

/** What the operator knows of Ana's favourite channels: the first of these stands first. */
export const starredBefore = async ({ origin, control }: HeadEnd, channels: ReadonlyArray<string>): Promise<void> => {
  const { token } = await user(origin)
  const { favoriteChannelList } = await must(ask(origin, endpoints.favouriteList, {}, token))
  await must(ask(origin, endpoints.favouriteDelete, { favoriteChannelDeleteList: favoriteChannelList }, token))
  const now = control.now()
  const stars = channels.map((channel, at) => ({
    logicalChannelId: channelId(channel),
    updateTime: addMs(now, -at),
  }))
  await must(ask(origin, endpoints.favouriteCreate, { favoriteChannelList: stars }, token))
  control.clearRequests()
}

/** /favorites in product words. */
export const favouritesPage = (page: Page) => {
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  return {
    main,
    tab: (name: string) => main.getByRole('tab', { name }),
    channels: main.getByRole('listitem').getByRole('link').locator('span > b'),
    choice: (channel: string) => main.getByRole('checkbox', { name: channel }),
    remove: (channel: string) => button(`Remove ${channel} from my list`),
    select: button('Select'),
    delete: button('Delete'),
    deleteAll: button('Delete all'),
    undo: page.getByRole('button', { name: 'Undo', exact: true }),
    empty: main.getByRole('heading', { name: 'Your list is empty' }),
  }
}
