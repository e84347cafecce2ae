import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test, vi } from 'vitest'
import {
  type AppEvent,
  type AppSnapshot,
  selectAccess,
  selectChannelTools,
  selectDeployment,
  selectFailure,
  selectFavourites,
  selectGuide,
  selectHasFailed,
  selectIsEntranceUnavailable,
  selectIsGuestPrompted,
  selectIsLivePlayerUnavailable,
  selectIsOffline,
  selectIsStarting,
  selectLineup,
  selectLivePlayer,
  selectPlace,
  selectPresentation,
  selectRequestOverlay,
  selectSession,
  selectToasts,
} from '../../../machines/app/index.ts'
import { tuningOf } from '../../../machines/app/transitions.ts'
import { selectGroupId } from '../../../machines/guide/index.ts'
import { selectChannelId } from '../../../machines/livePlayer/index.ts'
import { selectFields } from '../../../machines/login/index.ts'
import { selectIsFloating, selectIsInPage } from '../../../machines/presentation/index.ts'
import { selectOverlayShown } from '../../../machines/requestOverlay.ts'
import { selectToast } from '../../../machines/toasts.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { instant } from '../../../models/codec/instant.ts'
import { HOME, type Place } from '../../../models/page.ts'
import { channel, channelId, column } from '../../support/lineups.ts'
import { loginFormOf } from '../../support/loginForm.ts'
import { deployment, operator } from '../../support/operators.ts'
import { ana, guest } from '../../support/sessions.ts'
import { onChannel } from '../reminders/model.ts'
import { startApp, visit } from './running.ts'

const LIVE: Place = { page: 'liveTv', params: { id: 'news' } }
const ACCOUNT: Place = { page: 'account', params: {} }
const OFFLINE: CallFailure = { tag: 'offline' }

const playerChannel = (snapshot: AppSnapshot) => {
  const player = selectLivePlayer(snapshot)
  return player === undefined ? undefined : selectChannelId(player.getSnapshot())
}

const live = async (place: Place = LIVE) => {
  const app = await visit(place, guest)
  await app.playerCode.answer(right(undefined))
  app.send({ type: 'lineup.changed', channels: [channel('news'), channel('sport', { number: 2 })] })
  return app
}

const required = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('nothing is there')
  return value
}

describe('Starting', () => {
  test('[MODE-03] deployment file, then manifest, then the app is open', async () => {
    const app = startApp(HOME)
    expect(selectIsStarting(app.snapshot())).toBe(true)
    expect(app.operator.isOpen()).toBe(false)
    await app.deployment.answer(right(deployment()))
    await app.operator.answer(right(operator(true)))
    expect(selectIsStarting(app.snapshot())).toBe(false)
    expect(selectSession(app.snapshot())).toBeDefined()
  })

  test('[NET-05] without a network it says so, and starts by itself when the network is back', async () => {
    const app = startApp(HOME)
    await app.deployment.answer(left(OFFLINE))
    expect(selectHasFailed(app.snapshot())).toBe(true)
    expect(selectFailure(app.snapshot())).toEqual(OFFLINE)
    app.send({ type: 'network.restored' })
    expect(selectIsStarting(app.snapshot())).toBe(true)
    expect(selectFailure(app.snapshot())).toBeUndefined()
  })

  test('[MODE-01] what the operator has turned off is not sold here, whatever the deployment file says', async () => {
    const app = startApp(HOME)
    await app.deployment.answer(right(deployment({ businessType: 'both' })))
    const { manifest, properties } = operator(true)
    await app.operator.answer(right({ manifest, properties: { ...properties, contentMode: 1 } }))
    expect(selectDeployment(app.snapshot())?.businessType).toBe('live')
  })

  test('[NET-08] an operator that cannot be read is a failure with a way to try again, never an empty page', async () => {
    const failure: CallFailure = { tag: 'malformed', failure: { codec: 'Envelope', path: '' } }
    const app = startApp(HOME)
    await app.deployment.answer(right(deployment()))
    await app.operator.answer(left(failure))
    expect(selectFailure(app.snapshot())).toEqual(failure)
    app.send({ type: 'viewer.retry' })
    expect(selectIsStarting(app.snapshot())).toBe(true)
  })
})

describe('Who may be where', () => {
  test('[MODE-02] a guest sees the line-up and has no favourites; a user has both', async () => {
    const app = await visit(LIVE, guest)
    expect(selectAccess(app.snapshot())).toBe('guest')
    expect(selectLineup(app.snapshot())).toBeDefined()
    await app.playerCode.answer(right(undefined))
    expect(selectChannelTools(app.snapshot())).toBeDefined()
    expect(selectFavourites(app.snapshot())).toBeUndefined()
    app.send({ type: 'session.changed', session: ana })
    expect(selectFavourites(app.snapshot())).toBeDefined()
  })

  test('[ROUTE-07] [ROLE-02] a direct address of the account leads a guest to the login page, and back after it', async () => {
    const app = await visit(ACCOUNT, guest)
    expect(app.navigations).toEqual([
      { type: 'navigation.requested', to: '/login?redirect=%2Fmy%2Faccount', replace: true },
    ])
  })

  test('[UI-02] [ROLE-02] a guest who opens a page for users from another one is asked, and stays or logs in', async () => {
    const app = await visit(LIVE, guest)
    app.go(ACCOUNT)
    expect(app.navigations).toEqual([{ type: 'navigation.requested', to: '/liveTv?id=news', replace: true }])
    app.go(LIVE)
    expect(selectIsGuestPrompted(app.snapshot())).toBe(true)
    app.send({ type: 'viewer.stayGuest' })
    expect([selectIsGuestPrompted(app.snapshot()), selectPlace(app.snapshot())]).toEqual([false, LIVE])
    app.go(ACCOUNT)
    app.go(LIVE)
    app.send({ type: 'viewer.logIn' })
    expect(app.navigations.at(-1)?.to).toBe('/login?redirect=%2Fmy%2Faccount')
    app.go({ page: 'login', params: { redirect: '/my/account' } })
    expect(selectIsGuestPrompted(app.snapshot())).toBe(false)
  })

  test.each<AppEvent>([
    { type: 'viewer.toggleReminder', programme: onChannel('news', 10) },
    { type: 'viewer.chooseLocked' },
  ])('[UI-02] [ROLE-01] $type: a guest is asked, and a login leads back to the same channel', async event => {
    const app = await visit(LIVE, guest)
    app.send(event)
    expect([selectIsGuestPrompted(app.snapshot()), app.navigations]).toEqual([true, []])
    app.send({ type: 'viewer.logIn' })
    expect(app.navigations.at(-1)?.to).toBe('/login?redirect=%2FliveTv%3Fid%3Dnews')
    app.send({ type: 'session.changed', session: ana })
    expect(selectIsGuestPrompted(app.snapshot())).toBe(false)
  })

  test('[UI-02] a guest on the login page who opens a page for users is led back after the login, and not asked', async () => {
    const app = await visit({ page: 'login', params: {} }, guest)
    app.go(ACCOUNT)
    expect(selectIsGuestPrompted(app.snapshot())).toBe(false)
    expect(app.navigations.at(-1)?.to).toBe('/login?redirect=%2Fmy%2Faccount')
  })

  test('[SES-02] [MODE-05] a session that ends for good takes the channels along', async () => {
    const app = await visit(LIVE, ana)
    app.send({ type: 'lineup.changed', channels: [channel('news')] })
    expect(app.snapshot().context.channels).toHaveLength(1)
    app.send({ type: 'session.loginRequired' })
    expect(app.snapshot().context.channels).toBeUndefined()
  })

  test('[MODE-05] without visitor mode every page but the login page is closed', async () => {
    const app = await visit(LIVE, undefined, false)
    expect(app.navigations.at(-1)?.to).toBe('/login?redirect=%2FliveTv%3Fid%3Dnews')
    expect(selectLineup(app.snapshot())).toBeUndefined()
    expect(app.playerCode.isOpen()).toBe(false)
  })

  test('[ROLE-04] the star of a guest leads to the login page, and comes back to the same channel', async () => {
    const app = await visit(LIVE, guest)
    app.send({ type: 'viewer.toggleFavourite', channelId: channelId('news') })
    expect(app.navigations).toEqual([
      { type: 'navigation.requested', to: '/login?redirect=%2FliveTv%3Fid%3Dnews', replace: false },
    ])
    app.go({ page: 'login', params: { redirect: '/liveTv?id=news' } })
    await app.entranceCode.answer(right(undefined))
    const form = loginFormOf(app.snapshot())
    form?.send({ type: 'viewer.changeField', field: 'email', value: 'ana@sintonia.example' })
    form?.send({ type: 'viewer.submit', password: 'sintonia1' })
    await app.logIn.answer(right({ mustChangePassword: false }))
    await vi.waitFor(() => expect(selectAccess(app.snapshot())).toBe('user'))
    expect(app.navigations.at(-1)).toEqual({ type: 'navigation.requested', to: '/liveTv?id=news', replace: true })
    expect(loginFormOf(app.snapshot())).toBeUndefined()
  })

  test('[ROLE-04] a user who opens the login page is sent back at once', async () => {
    const app = await visit({ page: 'login', params: { redirect: 'https://evil.example/' } }, ana)
    expect(app.navigations).toEqual([{ type: 'navigation.requested', to: '/home', replace: true }])
  })

  test('[SES-08] logging out on a page for users leads home, also where the guest is there before the page is', async () => {
    const app = await visit(ACCOUNT, ana)
    app.send({ type: 'viewer.logOut' })
    await vi.waitFor(() => expect(app.visit.asked).toHaveLength(1))
    await app.visit.answer(right(guest))
    expect(selectAccess(app.snapshot())).toBe('guest')
    expect(app.navigations).toEqual([{ type: 'navigation.requested', to: '/home', replace: true }])
  })
})

describe('A session that expires', () => {
  const expire = async (app: Awaited<ReturnType<typeof visit>>) => {
    selectSession(app.snapshot())?.send({ type: 'token.refused' })
    await app.renew.answer(left({ tag: 'expired' }))
    await Promise.resolve()
    await Promise.resolve()
  }

  test('[SES-02] [SES-07] in mid-playback with visitor mode: the viewer goes on as a guest, the player lives', async () => {
    const app = await visit(LIVE, ana)
    await app.playerCode.answer(right(undefined))
    const player = selectLivePlayer(app.snapshot())
    await expire(app)
    expect(selectAccess(app.snapshot())).toBe('unknown')
    expect(selectLivePlayer(app.snapshot())).toBe(player)
    await app.visit.answer(right(guest))
    expect(selectAccess(app.snapshot())).toBe('guest')
    expect(selectLivePlayer(app.snapshot())).toBe(player)
    expect(app.navigations).toEqual([])
  })

  test('[SES-02] [SES-07] in mid-playback without visitor mode: login page, and back to the channel after it', async () => {
    const app = await visit(LIVE, ana, false)
    await app.playerCode.answer(right(undefined))
    await expire(app)
    expect(selectLivePlayer(app.snapshot())).toBeUndefined()
    expect(app.navigations.at(-1)?.to).toBe('/login?redirect=%2FliveTv%3Fid%3Dnews')
    app.go({ page: 'login', params: { redirect: '/liveTv?id=news' } })
    await app.entranceCode.answer(right(undefined))
    app.send({ type: 'entrance.passed', session: ana })
    expect(app.navigations.at(-1)?.to).toBe('/liveTv?id=news')
    app.go(LIVE)
    await app.playerCode.answer(right(undefined))
    expect(playerChannel(app.snapshot())).toBe('news')
  })

  test('[SES-02] on a page for users with visitor mode: login page, and nobody sees the page as a guest', async () => {
    const app = await visit(ACCOUNT, ana)
    await expire(app)
    await app.visit.answer(right(guest))
    expect(app.navigations.at(-1)?.to).toBe('/login?redirect=%2Fmy%2Faccount')
  })

  test('[SES-07] what was typed into the login form stays while the session comes and goes', async () => {
    const app = await visit({ page: 'login', params: {} }, guest)
    await app.entranceCode.answer(right(undefined))
    loginFormOf(app.snapshot())?.send({ type: 'viewer.changeField', field: 'email', value: 'ana@' })
    await expire(app)
    await app.visit.answer(right(guest))
    const form = loginFormOf(app.snapshot())
    expect(form && selectFields(form.getSnapshot()).email).toBe('ana@')
  })
})

describe('Live TV', () => {
  test('[LIVE-01] the code of the player is fetched when live TV is opened, not before', async () => {
    const app = await visit(HOME, guest)
    expect(app.playerCode.asked).toHaveLength(0)
    app.go(LIVE)
    expect(app.playerCode.asked).toHaveLength(1)
    await app.playerCode.answer(right(undefined))
    app.go(HOME)
    expect(selectLivePlayer(app.snapshot())).toBeUndefined()
  })

  test('[ROUTE-10] a deep link names the channel, the line-up reaches the player', async () => {
    const app = await visit(LIVE, guest)
    await app.playerCode.answer(right(undefined))
    expect(playerChannel(app.snapshot())).toBe('news')
    const channels = [channel('news')]
    app.send({ type: 'lineup.changed', channels })
    expect(selectLivePlayer(app.snapshot())?.getSnapshot().context.channels).toBe(channels)
  })

  test('[ROUTE-03] an address names a programme by its beginning in milliseconds', () => {
    const at = (start: string) => tuningOf({ page: 'liveTv', params: { id: 'news', start } }).start
    expect(at('1780344000000')).toBe(1_780_344_000_000)
    expect([at('-1'), at('12.5'), at('1e12'), at(''), at('9'.repeat(16))]).toEqual(Array(5).fill(undefined))
  })

  test('[ROUTE-10] another channel in the address is tuned; the same one with another group is on already', async () => {
    const app = await live()
    app.go({ page: 'liveTv', params: { id: 'sport' } })
    expect(playerChannel(app.snapshot())).toBe('sport')
    const opening = () => selectLivePlayer(app.snapshot())?.getSnapshot().children.open
    const before = required(opening())
    app.go({ page: 'liveTv', params: { id: 'sport', columnId: 'all' } })
    expect(opening()).toBe(before)
    expect(app.addresses).toEqual([])
  })

  test('[ROUTE-10] the place follows the player, and the address the place; the rest of it stays', async () => {
    const app = await live({ page: 'liveTv', params: { dataType: '7', id: 'news', columnId: 'all' } })
    const player = required(selectLivePlayer(app.snapshot()))
    player.send({ type: 'viewer.selectChannel', channelId: channelId('sport') })
    expect(selectPlace(app.snapshot()).params).toEqual({ dataType: '7', id: 'sport', columnId: 'all' })
    player.send({ type: 'viewer.playProgramme', channelId: channelId('news'), start: instant(60_000) })
    player.send({ type: 'viewer.selectChannel', channelId: channelId('news') })
    expect(app.addresses).toEqual([
      '/liveTv?dataType=7&id=sport&columnId=all',
      '/liveTv?dataType=7&id=news&columnId=all&start=60000',
      '/liveTv?dataType=7&id=news&columnId=all',
    ])
    expect(app.navigations).toEqual([])
  })

  test('[ROUTE-03] an address without a channel is completed, and a beginning that is none is taken out', async () => {
    const app = await live({ page: 'liveTv', params: { id: 'news', start: 'noon' } })
    app.go({ page: 'liveTv', params: { view: 'guide' } })
    expect(app.addresses).toEqual(['/liveTv?id=news', '/liveTv?view=guide&id=news'])
  })

  test('[ROUTE-15] an address whose channel a takeover refuses is put right', async () => {
    const app = await live()
    app.send({ type: 'broadcast.started' })
    app.go({ page: 'liveTv', params: { id: 'sport' } })
    expect([playerChannel(app.snapshot()), app.addresses]).toEqual(['news', ['/liveTv?id=news']])
  })

  test('[AHEAD-14] beside another page the player changes no address', async () => {
    const app = await live()
    const player = required(selectLivePlayer(app.snapshot()))
    app.go(HOME)
    player.send({ type: 'viewer.selectChannel', channelId: channelId('sport') })
    expect([selectPlace(app.snapshot()), app.addresses]).toEqual([HOME, []])
  })

  test('[ROUTE-03] [ROUTE-10] the address names the chosen group; all channels are no group', async () => {
    const app = await live()
    app.send({ type: 'viewer.chooseGroup', columnId: 'kids' })
    app.send({ type: 'viewer.chooseGroup', columnId: 'kids' })
    expect(selectPlace(app.snapshot()).params.columnId).toBe('kids')
    app.send({ type: 'viewer.chooseGroup', columnId: undefined })
    expect(app.addresses).toEqual(['/liveTv?id=news&columnId=kids', '/liveTv?id=news'])
  })

  test('[ROUTE-10] [EPG-10] the guide opens with the group of the address, hears of another, and leaves it for a hit', async () => {
    const app = await visit({ page: 'liveTv', params: { view: 'guide', columnId: 'sports' } }, guest)
    const columns = [column('sports', [channel('sport')]), column('news', [channel('news')])]
    app.send({ type: 'columns.changed', columns })
    app.send({ type: 'lineup.changed', channels: [channel('news'), channel('sport', { number: 2 })] })
    await app.guideCode.answer(right(undefined))
    const group = () => selectGroupId(required(selectGuide(app.snapshot())).getSnapshot())
    expect(group()).toBe('sports')
    app.send({ type: 'viewer.chooseGroup', columnId: 'news' })
    expect(group()).toBe('news')
    app.go({ page: 'liveTv', params: { view: 'guide' } })
    expect(group()).toBeUndefined()
    app.go({ page: 'liveTv', params: { view: 'guide', columnId: 'sports' } })
    app.send({ type: 'columns.changed', columns: [] })
    expect(group()).toBeUndefined()
    app.send({ type: 'group.left', columnId: undefined })
    expect(app.addresses).toEqual(['/liveTv?view=guide&columnId=news', '/liveTv?view=guide'])
  })

  test('[ROUTE-10] on the search page the address names what is searched for, on others it does not', async () => {
    const app = await visit({ page: 'search', params: { dataType: '7' } }, guest)
    app.send({ type: 'keyword.changed', keyword: 'mar y sol' })
    app.send({ type: 'keyword.changed', keyword: undefined })
    expect(app.addresses).toEqual(['/search?dataType=7&q=mar%20y%20sol', '/search?dataType=7'])
    app.go(HOME)
    app.send({ type: 'keyword.changed', keyword: 'mar' })
    expect(selectPlace(app.snapshot())).toEqual(HOME)
  })

  test('[NET-05] a player that cannot be fetched is fetched again when the network is back', async () => {
    const app = await visit(LIVE, guest)
    await app.playerCode.answer(left(OFFLINE))
    expect(selectIsLivePlayerUnavailable(app.snapshot())).toBe(true)
    app.send({ type: 'network.restored' })
    await app.playerCode.answer(right(undefined))
    expect(selectLivePlayer(app.snapshot())).toBeDefined()
  })
})

describe('A picture that is taken along', () => {
  const playing = async () => {
    const app = await visit(LIVE, guest)
    await app.playerCode.answer(right(undefined))
    app.send({ type: 'lineup.changed', channels: [channel('news'), channel('sport', { number: 2 })] })
    const presentation = () => selectPresentation(app.snapshot())?.getSnapshot()
    return {
      ...app,
      player: () => selectLivePlayer(app.snapshot()),
      isFloating: () => presentation() !== undefined && selectIsFloating(required(presentation())),
      isInPage: () => presentation() !== undefined && selectIsInPage(required(presentation())),
    }
  }

  test('[AHEAD-14] [LIVE-12] on another page the same player goes on in the floating window, and comes back', async () => {
    const app = await playing()
    const player = app.player()
    app.go(HOME)
    expect(app.isFloating()).toBe(true)
    expect(app.player()).toBe(player)
    app.go({ page: 'liveTv', params: {} })
    expect(app.isInPage()).toBe(true)
    expect(app.player()).toBe(player)
    expect(app.playerCode.asked).toHaveLength(1)
  })

  test('[AHEAD-14] a channel that is opened from another page is tuned in its place', async () => {
    const app = await playing()
    app.go(HOME)
    app.go({ page: 'liveTv', params: { id: 'sport' } })
    expect(app.isInPage()).toBe(true)
    expect(playerChannel(app.snapshot())).toBe('sport')
  })

  test('[AHEAD-14] closing the floating window stops the player', async () => {
    const app = await playing()
    app.go(HOME)
    selectPresentation(app.snapshot())?.send({ type: 'viewer.closePlayer' })
    expect(app.player()).toBeUndefined()
    expect(selectPresentation(app.snapshot())).toBeUndefined()
  })

  test('[LIVE-07] a channel without the right is not taken along', async () => {
    const app = await playing()
    app.send({ type: 'lineup.changed', channels: [channel('news', { isOpen: false })] })
    app.go(HOME)
    expect(app.player()).toBeUndefined()
  })

  test('[SES-07] the floating window lives over an expiry, and ends where a login is required', async () => {
    const app = await playing()
    const player = app.player()
    app.go(HOME)
    app.send({ type: 'session.ended' })
    expect(app.player()).toBe(player)
    app.send({ type: 'session.changed', session: guest })
    expect(app.isFloating()).toBe(true)
    app.send({ type: 'session.loginRequired' })
    expect(app.player()).toBeUndefined()
  })
})

describe('Over every page', () => {
  test('[NET-05] the network comes and goes, and the viewer sees it', async () => {
    const app = await visit(HOME, guest)
    app.send({ type: 'network.lost' })
    expect(selectIsOffline(app.snapshot())).toBe(true)
    app.send({ type: 'network.restored' })
    expect(selectIsOffline(app.snapshot())).toBe(false)
  })

  test('[NET-04] [NET-06] messages and the waiting sign work from the first call on', () => {
    const app = startApp(HOME)
    app.send({ type: 'request.started' })
    app.send({ type: 'toast.requested', toast: { tag: 'said', text: 'No' } })
    const overlay = selectRequestOverlay(app.snapshot())
    const toasts = selectToasts(app.snapshot())
    expect(overlay && selectOverlayShown(overlay.getSnapshot())).toBe(true)
    expect(toasts && selectToast(toasts.getSnapshot())).toEqual({ tag: 'said', text: 'No' })
  })

  test('[AUTH-01] a login form that cannot be fetched says so and can be tried again', async () => {
    const app = await visit({ page: 'login', params: {} }, guest)
    await app.entranceCode.answer(left(OFFLINE))
    expect(selectIsEntranceUnavailable(app.snapshot())).toBe(true)
    app.send({ type: 'viewer.retry' })
    await app.entranceCode.answer(right(undefined))
    expect(loginFormOf(app.snapshot())).toBeDefined()
  })
})
