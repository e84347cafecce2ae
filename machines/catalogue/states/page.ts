import type { Page, PageParams } from '../../../models/page.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { catalogueSetup } from '../setup.ts'
import type { PageCode } from '../types.ts'
import { category } from './category.ts'
import { favorites, history } from './lists.ts'
import { search } from './search.ts'
import { title } from './title.ts'

const home = catalogueSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The home page.', meta: { requirements: ['VOD-01'] } }),
  invoke: { id: 'vodHome', src: 'vodHome', input: ({ context: { isUser } }) => ({ isUser }), onError: 'unavailable' },
  on: {
    'viewer.retry': { actions: 'tellHome' },
    'session.changed': { actions: 'tellHome' },
    'history.changed': {
      ...(FOR_READERS && {
        description: 'What the viewer goes on with after the player is closed.',
        meta: { requirements: ['VOD-07'] },
      }),
      actions: 'tellHome',
    },
    'language.changed': { ...(FOR_READERS && { meta: { requirements: ['LANG-01'] } }), actions: 'tellHome' },
    'network.restored': { ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }), actions: 'tellHome' },
  },
})

interface Navigated {
  readonly event: { readonly page: Page; readonly params: PageParams }
}

const placed = {
  type: 'takePlace',
  params: ({ event: { page, params } }: Navigated) => ({ place: { page, params } }),
} as const

const fetched = ({ event }: { readonly event: { readonly output: PageCode } }) => ({ code: event.output })

export const page = catalogueSetup.createStateConfig({
  ...(FOR_READERS && { description: 'The page that is open, one at a time.' }),
  initial: 'nowhere',
  on: {
    'viewer.navigated': [
      {
        guard: { type: 'isAnotherPage', params: ({ event }) => ({ page: event.page }) },
        target: '.nowhere',
        actions: placed,
      },
      { actions: placed },
    ],
    'kidsMode.changed': {
      ...(FOR_READERS && {
        description: 'Other titles are shown from now on: the page is opened anew.',
        meta: { requirements: ['AHEAD-22'] },
      }),
      target: '.nowhere',
    },
  },
  states: {
    nowhere: {
      ...(FOR_READERS && { description: 'The viewer is on no page of the catalogue.' }),
      always: { guard: 'isOnPage', target: 'fetching' },
    },
    fetching: {
      ...(FOR_READERS && { description: 'The code of the page is fetched.' }),
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ page: context.place.page }),
        onDone: [{ guard: { type: 'isFetched', params: fetched }, target: 'fetched' }, { target: 'unavailable' }],
        onError: 'unavailable',
      },
    },
    fetched: {
      ...(FOR_READERS && {
        description: "The code of the page is there; a list that is a user's is not opened for a guest.",
      }),
      always: [
        { guard: { type: 'isOn', params: { page: 'home' } }, target: 'home' },
        { guard: { type: 'isOn', params: { page: 'vodCategory' } }, target: 'category' },
        { guard: { type: 'isOn', params: { page: 'vodDetail' } }, target: 'title' },
        { guard: { type: 'isOn', params: { page: 'search' } }, target: 'search' },
        { guard: { type: 'isOnList', params: { page: 'favorites' } }, target: 'favorites' },
        { guard: { type: 'isOnList', params: { page: 'history' } }, target: 'history' },
      ],
    },
    home,
    category,
    title,
    search,
    favorites,
    history,
    unavailable: {
      ...(FOR_READERS && { description: 'The page could not be fetched, or broke.' }),
      tags: 'pageUnavailable',
      on: {
        'viewer.retry': 'fetching',
        'network.restored': { target: 'fetching', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
      },
    },
  },
})
