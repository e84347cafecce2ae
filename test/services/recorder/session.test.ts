import { DEMO_PASSWORD, type HeadEnd, startHeadEnd } from '@sintonia/operator'
import { answer } from '@sintonia/statechart-paths'
import { right } from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { selectAccess, selectLineup, selectLivePlayer } from '../../../machines/app/index.ts'
import type { LineupData } from '../../../machines/lineup/index.ts'
import { selectLoginFailure } from '../../../machines/login/index.ts'
import { channel, channelId, column, liveRights } from '../../support/lineups.ts'
import { loginFormOf } from '../../support/loginForm.ts'
import { sharedStorage } from '../support/browser.ts'
import { openTab } from '../support/tab.ts'
import { LIMIT, recorderRig, troubles } from './rig.ts'

/*
 * A whole session with the real charts and services against the local operator, as the flight recorder hears it.
 */

const EMAIL = 'ana@sintonia.example'
const WRONG_PASSWORD = 'not-her-password'

let headEnd: HeadEnd
beforeAll(async () => {
  headEnd = await startHeadEnd()
})
afterAll(() => headEnd.close())

const lineupOf = (count: number): LineupData => {
  const channels = Array.from({ length: count }, (_, index) => channel(`ch${index}`, { number: index + 1 }))
  return {
    channels,
    columns: [column('all', channels)],
    authority: liveRights(channels.map(each => [each, -1])),
    contentRules: [],
    visibility: { facts: {}, hideUnauthorised: false },
    offersKidsMode: false,
    missing: [],
  }
}

/** A person logs in at the second try, watches, zaps and meets a failure. */
const session = async (channels: number) => {
  const rig = recorderRig()
  const storage = sharedStorage()
  const tab = openTab({ origin: headEnd.origin, storage, inspect: rig.inspect })
  await tab.until(snapshot => selectAccess(snapshot) === 'guest')

  tab.go({ page: 'login', params: {} })
  const form = loginFormOf(await tab.until(snapshot => loginFormOf(snapshot) !== undefined))
  if (form === undefined) throw new Error('The form is not there')
  for (const length of [3, 8, EMAIL.length])
    form.send({ type: 'viewer.changeField', field: 'email', value: EMAIL.slice(0, length) })
  form.send({ type: 'viewer.submit', password: 'short' })
  form.send({ type: 'viewer.submit', password: WRONG_PASSWORD })
  await waitFor(form, snapshot => selectLoginFailure(snapshot) !== undefined)
  form.send({ type: 'viewer.changePassword' })
  form.send({ type: 'viewer.submit', password: DEMO_PASSWORD })
  await tab.until(snapshot => selectAccess(snapshot) === 'user')

  tab.go({ page: 'liveTv', params: {} })
  const lineup = selectLineup(await tab.until(snapshot => selectLineup(snapshot) !== undefined))
  const load = lineup?.getSnapshot().children.load
  if (load === undefined) throw new Error('The line-up is not asked for')
  answer(load, right(lineupOf(channels)))
  const player = selectLivePlayer(await tab.until(snapshot => selectLivePlayer(snapshot) !== undefined))
  if (player === undefined) throw new Error('The player is not there')
  lineup?.send({ type: 'viewer.sawChannels', channelIds: [channelId('ch0'), channelId('ch1'), channelId('ch2')] })
  player.send({ type: 'viewer.selectChannel', channelId: channelId(`ch${channels - 2}`) })
  for (const step of [1, 1, 1, -1] as const) player.send({ type: 'viewer.zap', step })
  player.send({ type: 'zap.settled' })
  player.send({ type: 'viewer.setVolume', volume: 0.5 })

  const kept = tab.services.store.read()
  if (kept === undefined) throw new Error('Nobody is signed in')
  const secrets = [
    EMAIL,
    EMAIL.slice(0, 8),
    DEMO_PASSWORD,
    WRONG_PASSWORD,
    ...Object.values(kept.tokens),
    ...(['accountId', 'accountName', 'virtualCode', 'email', 'phone', 'clientIp', 'sessionId'] as const).map(
      field => kept.account[field],
    ),
  ].filter(secret => typeof secret === 'string')
  return { rig, tab, secrets }
}

describe('[AHEAD-27] The flight recorder over a session', () => {
  test('what it saves plays back to the same states, and holds no secret of the account', async () => {
    const { rig, tab, secrets } = await session(12)
    const text = rig.text()
    tab.close()
    const recording = rig.recording()
    expect(Object.keys(recording.charts)).toEqual(
      expect.arrayContaining(['app', 'session', 'login', 'lineup', 'livePlayer', 'toasts', 'requestOverlay']),
    )
    expect(troubles(recording)).toEqual([])
    expect(secrets.length).toBeGreaterThan(8)
    expect(secrets.filter(secret => text.includes(secret))).toEqual([])
    expect(recording.charts.livePlayer?.shortened).toBeUndefined()
    const typed = recording.charts.login?.events.map(({ event }) => event.type)
    expect(typed?.slice(0, 5)).toEqual([
      'xstate.init',
      'viewer.changeField',
      'viewer.changeField',
      'viewer.changeField',
      'viewer.submit',
    ])
  })

  test('a line-up of 5,000 channels is shortened to those it was about, says so, and plays back all the same', async () => {
    const { rig, tab } = await session(5_000)
    const text = rig.text()
    tab.close()
    expect(new TextEncoder().encode(text).length).toBeLessThan(LIMIT)
    const { charts } = rig.recording()
    expect(charts.livePlayer?.shortened).toContainEqual({ where: 'lineup.changed.channels', kept: 5, of: 5_000 })
    expect(charts.livePlayer?.events.map(({ event }) => event.type)).toContain('viewer.zap')
    expect(troubles(rig.recording())).toEqual([])
  })

  test('where the list that is missing led somewhere, playing back says that it cannot know', async () => {
    const { rig, tab } = await session(5_000)
    tab.close()
    const recording = rig.recording()
    const { livePlayer } = recording.charts
    if (livePlayer === undefined) throw new Error('The player is not in the record')
    const events = livePlayer.events.map(each =>
      each.event.type === 'lineup.changed' ? { ...each, event: { ...each.event, channels: [] } } : each,
    )
    const [played] = troubles({ ...recording, charts: { livePlayer: { ...livePlayer, events } } })
    expect(played?.difference).toBeUndefined()
    expect(played?.refusal).toMatch(/may hang on what the record does not keep \(kept: 5 of 5000/)
  })
})
