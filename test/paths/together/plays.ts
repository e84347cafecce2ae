import { systemOf } from '@sintonia/statechart-book/pages'
import type { AnyChartModel } from '@sintonia/statechart-paths'
import type { Cast, Play } from '@sintonia/statechart-paths/together'
import { right } from 'fp-ts/lib/Either.js'
import { readChart } from '../../charts/readChart.ts'
import { blessedSuites } from '../blessed/suites.ts'
import { chartMachines, chartModels } from '../registry.ts'
import { appRules, BROADCAST, liveRules } from './rules.ts'

const modelOf = (name: string, variant?: string): AnyChartModel => {
  const found = chartModels.find(({ machine, variant: own }) => machine.id === name && own === variant)
  if (found === undefined) throw new Error(`There is no chart ${name}.`)
  return found
}

const castOf = (...names: readonly string[]): Cast => Object.fromEntries(names.map(name => [name, modelOf(name)]))

const { told } = systemOf(chartMachines.map(readChart), blessedSuites(chartMachines))

const toldIn = (names: readonly string[]): Play['told'] =>
  new Map(
    names.map(name => [
      name,
      new Set(told.filter(({ from, to }) => to === name && names.includes(from)).flatMap(({ events }) => events)),
    ]),
  )

const wishesOf = (from: string, ...events: readonly string[]) => events.map(event => ({ from, to: 'engine', event }))

/** A player is busy until the engine says what became of these. */
const AWAITED = ['livePlayer', 'vodPlayer'].flatMap(player =>
  wishesOf(player, 'engine.load', 'engine.seek', 'engine.play', 'engine.pause'),
)

const play = (root: AnyChartModel, cast: Cast, rest: Pick<Play, 'rules' | 'ways'>): Play => ({
  root,
  cast,
  told: toldIn([root.machine.id, ...Object.keys(cast)]),
  awaited: AWAITED,
  ...rest,
})

const liveCast: Cast = {
  ...castOf('engine', 'dial', 'notice', 'catchUpPlayer'),
  broadcastPlayer: {
    ...modelOf('broadcastPlayer'),
    outcomes: { open: [right({ kind: 'stream', addresses: [BROADCAST] })] },
  },
}

/** Channels and a programme are chosen, by hand and by what the operator says. */
const CHOSEN = ['lineup.changed', 'viewer.selectChannel {channelId:news']

const PLAYS = 'engine: media.firstFrame {paused:false'

const OVER = ['viewer.playProgramme', 'find answers right {next:midday', 'recording: open answers right']

const AIRED = ['broadcast.started', 'takeOver answers {channel:epg-cadena', 'broadcast: open answers right']

/** Where live television stands in each of its pictures. */
export const LIVE_WAYS = {
  live: [...CHOSEN, 'open answers right', PLAYS],
  recording: [...CHOSEN, ...OVER, PLAYS],
  broadcast: [...CHOSEN, ...AIRED, PLAYS],
  afterBroadcast: [...CHOSEN, ...AIRED, PLAYS, 'broadcast.ended', 'open answers right', PLAYS],
  broadcastOverRecording: [...CHOSEN, ...OVER, PLAYS, ...AIRED, PLAYS, 'broadcast.ended'],
  afterRecording: [...CHOSEN, ...OVER, PLAYS, 'viewer.backToLive', 'open answers right', PLAYS],
  locked: [...CHOSEN, 'open answers right', PLAYS, 'viewer.selectChannel {channelId:locked'],
  failed: [...CHOSEN, 'open answers right', PLAYS, 'engine: media.failed {failure:decoding'],
}

/** Live television: the player with its engine, recordings and the national broadcast. */
export const livePlay = play(modelOf('livePlayer'), liveCast, {
  rules: liveRules,
  ways: Object.values(LIVE_WAYS),
})

const beside = modelOf('app', 'beside')

const app: AnyChartModel = {
  ...beside,
  events: { ...beside.events, 'viewer.navigated': modelOf('app').events['viewer.navigated'] ?? [] },
  outcomes: { ...beside.outcomes, loadMine: [right(undefined)] },
}

const SIGNED_IN = [
  'loadDeployment answers right',
  'loadOperator answers right',
  'session: restore answers {account:ana',
  'waitForRest answers',
  'loadLineup answers right',
]

const TUNED = [
  'lineup: load answers right',
  'viewer.navigated {page:liveTv,params:news',
  'loadLivePlayer answers right',
  'livePlayer: open answers right',
  `livePlayer.${PLAYS}`,
]

const FILM = [
  'loadCatalogue answers right',
  'catalogue: loadPage answers right',
  'catalogue: viewer.play',
  'catalogue: loadPlayer answers right',
  'catalogue.vodPlayer: find answers right',
  'catalogue.vodPlayer: open answers right',
  'catalogue.vodPlayer.engine: media.firstFrame',
]

const LEFT = ['session: viewer.logOut', 'session: sendLogOut answers', 'session: forget answers']

/** Where the app stands with each of its players, and with each of its viewers. */
export const APP_WAYS = {
  live: [...SIGNED_IN, ...TUNED],
  film: [...SIGNED_IN, ...FILM],
  filmOverLive: [
    ...SIGNED_IN,
    ...TUNED,
    'presentation: viewer.chooseLeaving {leaving:float',
    'viewer.navigated {page:home',
    ...FILM,
  ],
  guestAfterUser: [
    ...SIGNED_IN,
    'loadCompanions answers right',
    ...LEFT,
    'session: visit answers right {account:guest',
  ],
  guestAfterOwnPages: [
    ...SIGNED_IN,
    'viewer.navigated {page:account',
    'loadMine answers right',
    ...LEFT,
    'session: visit answers right {account:guest',
  ],
  nobodyAfterLive: [...SIGNED_IN, ...TUNED, ...LEFT, 'session: visit answers left'],
}

/** The app with its session, its line-up and both players. */
export const appPlay = play(
  app,
  {
    ...castOf('session', 'lineup', 'livePlayer', 'presentation', 'broadcast', 'catalogue', 'vodPlayer', 'toasts'),
    ...liveCast,
  },
  {
    rules: appRules,
    ways: Object.values(APP_WAYS),
  },
)
