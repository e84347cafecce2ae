import { withStubs } from '@sintonia/statechart-paths'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import {
  type CatalogueEvent,
  type CatalogueFact,
  catalogueMachine,
  type KidsFact,
  type PageCode,
  type PageWish,
  selectHoverCard,
  selectIsPageUnavailable,
  selectNow,
  selectSearch,
  selectTitleDetail,
  selectTitleLists,
  selectVodCategory,
  selectVodHome,
  selectVodPlayer,
} from '../../../machines/catalogue/index.ts'
import { favouriteChannelsMachine } from '../../../machines/favouriteChannels.ts'
import { codeSplit } from '../../../machines/kit/codeSplit.ts'
import { searchMachine, selectKeyword } from '../../../machines/search/index.ts'
import { selectTitleId, titleDetailMachine } from '../../../machines/titleDetail/index.ts'
import { titleListsMachine } from '../../../machines/titleLists/index.ts'
import { type ToastRequest, toastOf } from '../../../machines/toasts.ts'
import { vodCategoryMachine } from '../../../machines/vodCategory/index.ts'
import { vodHomeMachine } from '../../../machines/vodHome/index.ts'
import { vodPlayerMachine } from '../../../machines/vodPlayer/index.ts'
import { defaultPlayConfig } from '../../../models/appProperties.ts'
import { instant } from '../../../models/codec/instant.ts'
import { HOME, type Page, type Place } from '../../../models/page.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { ana, guest, leo } from '../../support/sessions.ts'
import { film } from '../../support/titles.ts'
import { catalogueModel, SOLD } from './model.ts'

chartSuite(catalogueModel)

const rig = (place: Place = HOME, isUser = false, sold = SOLD) => {
  const code = handPort<PageCode, PageWish>()
  let asked = 0
  const said: unknown[] = []
  const keywords: unknown[] = []
  const parent = createActor(
    fromCallback<CatalogueFact | ToastRequest>(({ receive }) =>
      receive(fact => {
        if (fact.type === 'toast.requested') said.push(fact.toast)
        if (fact.type === 'keyword.changed') keywords.push(fact.keyword)
      }),
    ),
  ).start()
  const actor = createActor(
    catalogueMachine.provide({
      actors: {
        loadPage: fromPromise(code.ask),
        loadPlayer: fromPromise<PageCode>(async () => right(undefined)),
        vodPlayer: codeSplit<typeof vodPlayerMachine>(() => withStubs(vodPlayerMachine)),
        watchKidsMode: fromCallback<EventObject, undefined, KidsFact>(() => {
          asked += 1
        }),
        vodHome: codeSplit<typeof vodHomeMachine>(() => withStubs(vodHomeMachine)),
        search: codeSplit<typeof searchMachine>(() => withStubs(searchMachine)),
        favouriteChannels: codeSplit<typeof favouriteChannelsMachine>(() => withStubs(favouriteChannelsMachine)),
        titleLists: codeSplit<typeof titleListsMachine>(() => withStubs(titleListsMachine)),
        vodCategory: codeSplit<typeof vodCategoryMachine>(() => withStubs(vodCategoryMachine)),
        titleDetail: codeSplit<typeof titleDetailMachine>(() => withStubs(titleDetailMachine)),
      },
    }),
    { input: { place, now: instant(0), isUser, playConfig: defaultPlayConfig, ...sold }, parent },
  ).start()
  return {
    code,
    asked: () => asked,
    player: () => selectVodPlayer(actor.getSnapshot()),
    send: (event: CatalogueEvent) => actor.send(event),
    go: (page: Page) => actor.send({ type: 'viewer.navigated', page, params: {} }),
    home: () => selectVodHome(actor.getSnapshot()),
    search: () => selectSearch(actor.getSnapshot()),
    lists: () => selectTitleLists(actor.getSnapshot()),
    said: () => said,
    keywords: () => keywords,
    now: () => selectNow(actor.getSnapshot()),
    card: () => selectHoverCard(actor.getSnapshot())?.getSnapshot().context.card?.cardId,
    come: (cardId: string) =>
      selectHoverCard(actor.getSnapshot())?.send({ type: 'card.entered', card: { cardId, title: film('m1') } }),
    category: () => selectVodCategory(actor.getSnapshot()),
    browse: (type: string) => actor.send({ type: 'viewer.navigated', page: 'vodCategory', params: { type } }),
    title: () => selectTitleDetail(actor.getSnapshot()),
    open: (metaId: string) => actor.send({ type: 'viewer.navigated', page: 'vodDetail', params: { metaId } }),
    isUnavailable: () => selectIsPageUnavailable(actor.getSnapshot()),
  }
}

describe('The catalogue', () => {
  test('[VOD-01] the code of a page is fetched when it is opened; its chart lives as long as the page is open', async () => {
    const { code, go, home } = rig({ page: 'liveTv', params: {} })
    expect(code.asked).toEqual([])
    go('home')
    expect([code.asked, home()]).toEqual([[{ page: 'home' }], undefined])
    await code.answer(right(undefined))
    const chart = home()
    expect(chart).toBeDefined()
    go('home')
    expect(home()).toBe(chart)
    go('liveTv')
    expect(home()).toBeUndefined()
  })

  test('[MODE-06] the home page asks for nothing of a catalogue that is not sold; the search is there', async () => {
    const { code, go, home, search } = rig(HOME, false, { ...SOLD, sellsVod: false })
    expect([code.asked, home()]).toEqual([[], undefined])
    go('search')
    await code.answer(right(undefined))
    expect(search()).toBeDefined()
  })

  test('[ROUTE-05] a title on the page of another takes its place: the page is the same', async () => {
    const { code, open, go, title } = rig()
    await code.answer(right(undefined))
    open('m1')
    await code.answer(right(undefined))
    const page = title()
    const shown = () => page && selectTitleId(page.getSnapshot())
    expect(shown()).toBe('m1')
    open('m2')
    expect([title() === page, shown()]).toEqual([true, 'm2'])
    go('home')
    expect(title()).toBeUndefined()
  })

  test('[VOD-03] a card that the viewer is at is small again on the next page', () => {
    const { come, go, card } = rig()
    come('one')
    expect(card()).toBe('one')
    go('liveTv')
    expect(card()).toBeUndefined()
  })

  test('[ROUTE-04] a category on the page of another takes its place, and the page ends as it is left', async () => {
    const { code, browse, go, category } = rig({ page: 'vodCategory', params: { type: 'movies' } })
    await code.answer(right(undefined))
    const page = category()
    const shown = () => page?.getSnapshot().context.type
    expect(shown()).toBe('movies')
    browse('series')
    expect([category() === page, shown()]).toEqual([true, 'series'])
    go('home')
    expect(category()).toBeUndefined()
  })

  test('[VOD-05] the page of a title is told of the clock and of who is signed in, and the next one knows both', async () => {
    const { code, open, go, send, title } = rig({ page: 'vodDetail', params: { metaId: 'm1' } })
    await code.answer(right(undefined))
    const known = () => {
      const context = title()?.getSnapshot().context
      return context && [context.now, context.isUser]
    }
    send({ type: 'clock.ticked', now: instant(7) })
    send({ type: 'session.changed', session: ana })
    expect(known()).toEqual([7, true])
    go('home')
    await code.answer(right(undefined))
    open('m2')
    await code.answer(right(undefined))
    expect(known()).toEqual([7, true])
  })

  test('[VOD-05] an address that no title can have is opened like one that is gone', async () => {
    const { code, title } = rig({ page: 'vodDetail', params: { metaId: 'x'.repeat(300) } })
    await code.answer(right(undefined))
    expect(title()?.getSnapshot().context.metaId).toBe('')
  })

  test('[AHEAD-22] kids mode opens the page anew as it begins and as it ends, and nothing plays on', async () => {
    const { code, send, home, player } = rig()
    await code.answer(right(undefined))
    send({ type: 'viewer.play', metaId: film('m1').metaId })
    await Promise.resolve()
    await Promise.resolve()
    expect([home() !== undefined, player() !== undefined]).toEqual([true, true])
    send({ type: 'kidsMode.changed' })
    expect([home(), player()]).toEqual([undefined, undefined])
    await code.answer(right(undefined))
    expect(home()).toBeDefined()
  })

  test('[AHEAD-22] [SES-01] who else signs in may have another kids mode: it is asked for, and the page stays open', async () => {
    const { code, asked, send, home } = rig()
    await code.answer(right(undefined))
    const page = home()
    send({ type: 'session.changed', session: ana })
    expect([asked(), page !== undefined, home() === page]).toEqual([2, true, true])
  })

  test('[NET-05] a page that cannot be fetched says so, and is fetched again', async () => {
    const { code, send, home, isUnavailable } = rig()
    await code.answer(left({ tag: 'offline' }))
    expect(isUnavailable()).toBe(true)
    send({ type: 'network.restored' })
    await code.answer(right(undefined))
    expect([isUnavailable(), home() === undefined]).toEqual([false, false])
  })
})

describe('The search', () => {
  test('[ROUTE-10] [MODE-01] begins with the words of the address and with what is sold, and follows them', async () => {
    const { code, send, search } = rig({ page: 'search', params: { q: 'heart' } })
    await code.answer(right(undefined))
    const chart = search()
    expect(chart?.getSnapshot().context).toMatchObject({ keyword: 'heart', ...SOLD })
    send({ type: 'viewer.navigated', page: 'search', params: { q: 'ida' } })
    expect(search()).toBe(chart)
    expect(chart && selectKeyword(chart.getSnapshot())).toBe('ida')
  })

  test('[ROUTE-10] [AHEAD-22] tells the app what is searched for, and begins with it anew in kids mode', async () => {
    const { code, send, search, keywords } = rig({ page: 'search', params: { dataType: '7' } })
    await code.answer(right(undefined))
    search()?.send({ type: 'viewer.search', text: 'ida' })
    expect(keywords()).toEqual([undefined, 'ida'])
    send({ type: 'kidsMode.changed' })
    await code.answer(right(undefined))
    const chart = search()
    expect(chart && selectKeyword(chart.getSnapshot())).toBe('ida')
    chart?.send({ type: 'viewer.type', text: '' })
    expect(keywords()).toEqual([undefined, 'ida', 'ida', undefined])
  })

  test('[VOD-03] a card does not stay enlarged over other ones that are found', async () => {
    const { code, search, come, card } = rig({ page: 'search', params: {} })
    await code.answer(right(undefined))
    come('one')
    expect(card()).toBe('one')
    search()?.send({ type: 'viewer.search', text: 'ida' })
    expect(card()).toBeUndefined()
  })
})

describe('The lists of titles', () => {
  test('[ROLE-01] [ROLE-03] belong to a user: a guest has none, another user has others', async () => {
    const { code, send, lists } = rig({ page: 'favorites', params: {} })
    await code.answer(right(undefined))
    expect(lists()).toBeUndefined()
    send({ type: 'session.changed', session: ana })
    const own = lists()
    expect(own?.getSnapshot().context).toMatchObject({ list: 'favourites', pageSize: 16 })
    send({ type: 'session.changed', session: leo })
    expect(lists()).not.toBe(own)
    send({ type: 'session.changed', session: guest })
    expect(lists()).toBeUndefined()
  })

  test('[VOD-10] the history has its own, in pages of 100', async () => {
    const { code, lists } = rig({ page: 'history', params: {} }, true)
    await code.answer(right(undefined))
    expect(lists()?.getSnapshot().context).toMatchObject({ list: 'history', pageSize: 100 })
  })

  test.each(['favorites', 'history'] as const)(
    '[AHEAD-06] [SES-08] whoever leaves %s has made up their mind about what was removed; whoever logs out has not',
    async page => {
      const told = async (leave: (catalogue: ReturnType<typeof rig>) => void): Promise<ReadonlyArray<string>> => {
        const catalogue = rig({ page, params: {} }, true)
        await catalogue.code.answer(right(undefined))
        const chart = catalogue.lists()
        const events: string[] = []
        chart?.system.inspect(event => {
          if (event.type === '@xstate.event' && event.actorRef === chart) events.push(event.event.type)
        })
        leave(catalogue)
        return events
      }
      expect(await told(({ go }) => go('liveTv'))).toContain('viewer.left')
      expect(await told(({ send }) => send({ type: 'session.changed', session: guest }))).not.toContain('viewer.left')
      expect(await told(({ send }) => send({ type: 'session.changed', session: leo }))).not.toContain('viewer.left')
    },
  )
})

describe('What a page could not do', () => {
  test('[VOD-15] [UI-07] is told to the viewer over every page', () => {
    const { send, said } = rig()
    send(toastOf('error.delete'))
    expect(said()).toEqual([{ tag: 'known', message: 'error.delete' }])
  })

  test('[VOD-06] of two titles that are chosen while the player is fetched the last one plays', async () => {
    const { send, player } = rig()
    for (const title of ['m1', 'm2']) send({ type: 'viewer.play', metaId: film(title).metaId })
    await Promise.resolve()
    await Promise.resolve()
    expect(player()?.getSnapshot().context.wish?.metaId).toBe(film('m2').metaId)
  })

  test('[VOD-13] what the player says reaches the viewer', () => {
    const { send, said } = rig()
    send({ type: 'toast.requested', toast: { tag: 'known', message: 'playingInFloatingWindow' } })
    expect(said()).toEqual([{ tag: 'known', message: 'playingInFloatingWindow' }])
  })
})

describe('The clock', () => {
  test('[AHEAD-31] tells the pages the time of the server', () => {
    const { send, now } = rig()
    send({ type: 'clock.ticked', now: instant(7) })
    expect(now()).toBe(7)
  })
})
