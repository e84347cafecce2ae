import type { Moment, Rules } from '@sintonia/statechart-paths/together'
import { type Player, stands } from '@sintonia/statechart-paths/together'

/** The stream of the national broadcast, by which it is known from all others. */
export const BROADCAST = 'https://one.example/cadena'

/** The chart of this name, where it runs. */
const find = (now: Moment, name: string): Player | undefined => now.find(({ model }) => model.machine.id === name)

const isIn = (now: Moment, name: string, ...states: readonly string[]): boolean => {
  const player = find(now, name)
  return player !== undefined && states.some(state => stands(player, state))
}

const enginesOf = (now: Moment): readonly Player[] => now.filter(({ model }) => model.machine.id === 'engine')

/** The engine of live television. */
const liveEngine = (now: Moment): Player | undefined => enginesOf(now).find(({ at }) => !at.includes('vodPlayer'))

const isLoaded = (engine: Player | undefined): boolean => engine !== undefined && !stands(engine, 'idle')

const kindOf = (engine: Player | undefined): string | undefined => engine?.snapshot.context.source?.kind

const isBroadcast = (engine: Player | undefined): boolean =>
  engine?.snapshot.context.source?.addresses?.includes(BROADCAST) === true

const channelOf = (now: Moment): unknown => find(now, 'livePlayer')?.snapshot.context.channelId

const isOnAir = (now: Moment): boolean => isIn(now, 'livePlayer', 'viewing.broadcast')

/** What the specification says of live television as a whole. */
export const liveRules: Rules = {
  '[CAST-01] where the broadcast plays, its stream is in the player': now =>
    !isIn(now, 'broadcastPlayer', 'watching.playing') || isBroadcast(liveEngine(now)),
  '[CAST-02] while it lasts nobody chooses another channel': (now, before) =>
    before === undefined || !isOnAir(now) || !isOnAir(before) || channelOf(now) === channelOf(before),
  '[CAST-03] where a channel or its recording is watched, the stream of the broadcast is gone': now =>
    !(isIn(now, 'livePlayer', 'viewing.watching') || isIn(now, 'catchUpPlayer', 'showing')) ||
    !isBroadcast(liveEngine(now)),
  '[LIVE-01] live is watched in the live stream': now =>
    !isIn(now, 'livePlayer', 'viewing.watching.playing') || kindOf(liveEngine(now)) === 'stream',
  '[CATCH-01] what is over is watched in its recording': now =>
    !isIn(now, 'catchUpPlayer', 'showing.playing') || kindOf(liveEngine(now)) === 'recording',
  '[LIVE-07] without the right to a channel there is a clip in place of its stream': now =>
    !isIn(now, 'livePlayer', 'viewing.noAuthority', 'viewing.refused') ||
    !isLoaded(liveEngine(now)) ||
    kindOf(liveEngine(now)) === 'clip',
  '[LIVE-13] where an error is shown nothing plays': now => {
    const engine = liveEngine(now)
    return !isIn(now, 'livePlayer', 'viewing.failed', 'viewing.gone') || !(engine && stands(engine, 'active.playing'))
  },
}

/** By state of the session: whom the app must take the viewer for. */
const ACCESS: Readonly<Record<string, string>> = {
  'identity.guest': 'guest',
  'identity.user.active': 'user',
  'identity.loginRequired': 'closed',
}

const NO_USER = ['identity.guest', 'identity.loginRequired'] as const

const runs = ([app]: Moment, ...names: readonly string[]): boolean =>
  names.some(name => app?.snapshot.children[name] !== undefined)

/** What it says of the app as a whole. */
export const appRules: Rules = {
  ...liveRules,
  '[SES-01] the app takes the viewer for whom the session has let in': now =>
    Object.entries(ACCESS).every(
      ([state, access]) => !isIn(now, 'session', state) || now[0]?.snapshot.context.access === access,
    ),
  '[SES-02] where a login is required there is no player': now =>
    !isIn(now, 'session', 'identity.loginRequired') || !(find(now, 'livePlayer') || find(now, 'vodPlayer')),
  '[SES-08] what belongs to a user runs for nobody else': now =>
    !isIn(now, 'session', ...NO_USER) || !runs(now, 'reminders', 'channelHistory'),
  '[ROUTE-07] the pages of a user are open to nobody else': now =>
    !isIn(now, 'session', ...NO_USER) || !runs(now, 'ownAccount', 'purchase', 'profile'),
  '[LIVE-12] only one player has a stream': now => enginesOf(now).filter(isLoaded).length <= 1,
}
