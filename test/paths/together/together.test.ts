import { mutantsOf } from '@sintonia/statechart-paths/mutate'
import { type Extent, type Fault, type Play, roam } from '@sintonia/statechart-paths/together'
import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, assign } from 'xstate'
import { APP_WAYS, appPlay, LIVE_WAYS, livePlay } from './plays.ts'

const FAR: Extent = { walks: 150, steps: 8, seed: 2 }

const faultText = ({ rule, way }: Fault): string => `${rule}\n  ${way.join('\n  ')}`

const plays = { 'live television': livePlay, 'the app': appPlay }

describe.each(Object.entries(plays))('[QA-04] the charts of %s, together', (_, play) => {
  test('keep what the specification says of them all, and lose no wish that is waited for', () => {
    const { faults, places } = roam(play, FAR)
    expect(faults.map(faultText).join('\n')).toBe('')
    expect(places).toBeGreaterThan(150)
  })
})

type Change = (machine: AnyStateMachine) => AnyStateMachine

/** The play with one of its charts changed. */
const withFault = (play: Play, name: string, change: Change): Play => {
  const { root, cast } = play
  if (root.machine.id === name) return { ...play, root: { ...root, machine: change(root.machine) } }
  const model = cast[name]
  if (model === undefined) throw new Error(`${name} is not in this play`)
  return { ...play, cast: { ...cast, [name]: { ...model, machine: change(model.machine) } } }
}

const undone =
  (...actions: readonly string[]): Change =>
  machine =>
    machine.provide({ actions: Object.fromEntries(actions.map(name => [name, () => {}])) })

const never =
  (guard: string): Change =>
  machine =>
    machine.provide({ guards: { [guard]: () => false } })

const planted =
  (id: string): Change =>
  machine => {
    const found = mutantsOf(machine).find(mutant => mutant.id === id)
    const faulty = found?.plantedIn(machine)
    if (faulty === undefined) throw new Error(`no mutant is called "${id}"`)
    return faulty
  }

const broken: Change = machine =>
  machine.provide({
    actions: {
      takeChannels: () => {
        throw new Error('no channels')
      },
    },
  })

const DEAF = 'drop transition @ engine|engine.load|0'
const GOES_ON = 'drop transition @ presentation|title.opened|0'

/** What the viewer asks for while he may not. */
const obeying: Change = machine =>
  machine.provide({ actions: { refuseSwitching: assign({ channelId: 'another' }) as never } })

const { live, recording, afterBroadcast, afterRecording, broadcast, locked } = LIVE_WAYS
const { nobodyAfterLive, guestAfterUser, guestAfterOwnPages, filmOverLive } = APP_WAYS

const NOWHERE = 'viewer.selectChannel {channelId:nowhere'

/** What was on before plays on after a halt. */
const PLAYS_ON = ['engine: media.waiting', 'engine: media.playing']

type Planted = readonly [rule: string, play: Play, chart: string, change: Change, way: readonly string[]]

const faults: readonly Planted[] = [
  ['[CAST-01] where', livePlay, 'livePlayer', undone('tellEngine'), [...live, ...broadcast.slice(2, -1), ...PLAYS_ON]],
  ['[CAST-02] while it lasts', livePlay, 'livePlayer', obeying, [...broadcast, 'viewer.zap']],
  ['[CAST-03] where a channel', livePlay, 'livePlayer', undone('loadSource'), afterBroadcast],
  ['[LIVE-01] live is', livePlay, 'livePlayer', undone('loadSource'), [...afterRecording.slice(0, -1), ...PLAYS_ON]],
  [
    '[CATCH-01] what is over',
    livePlay,
    'livePlayer',
    undone('tellEngine'),
    [...live, ...recording.slice(2, -1), ...PLAYS_ON],
  ],
  ['[LIVE-07] without the right', livePlay, 'livePlayer', undone('loadPlaceholder'), locked],
  ['[LIVE-13] where an error', livePlay, 'livePlayer', undone('stopEngine'), [...live, NOWHERE]],
  ['[SES-01] the app takes', appPlay, 'app', undone('takeAccess'), nobodyAfterLive],
  ['[SES-02] where a login is required', appPlay, 'app', never('isClosed'), nobodyAfterLive],
  ['[SES-08] what belongs to a user', appPlay, 'app', never('isNotUser'), guestAfterUser],
  ['[ROUTE-07] the pages of a user', appPlay, 'app', never('isNotUser'), guestAfterOwnPages],
  ['[LIVE-12] only one player', appPlay, 'presentation', planted(GOES_ON), filmOverLive],
  ['what is awaited is heard (engine lost', livePlay, 'engine', planted(DEAF), live],
  ['nothing breaks (Error: no channels)', livePlay, 'livePlayer', broken, live],
]

describe('[QA-04] a fault in one chart breaks a rule of them all', () => {
  test.each(faults)('%s', (rule, play, chart, change, way) => {
    const found = (changed: Play) =>
      roam({ ...changed, ways: [way] }, { ...FAR, walks: 0 }).faults.filter(fault => fault.rule.startsWith(rule))
    expect(found(play)).toEqual([])
    expect(found(withFault(play, chart, change))).toHaveLength(1)
  })

  test('it is found without being told the way, and the same seed finds the same', () => {
    const play = { ...withFault(livePlay, 'livePlayer', undone('loadPlaceholder')), ways: [] }
    const near = { ...FAR, walks: 30 }
    const found = roam(play, near)
    expect(found.faults.map(({ rule }) => rule)).toContain(
      '[LIVE-07] without the right to a channel there is a clip in place of its stream',
    )
    expect(roam(play, near)).toEqual(found)
  })
})
