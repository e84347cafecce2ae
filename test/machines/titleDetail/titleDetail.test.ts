import { withStubs } from '@sintonia/statechart-paths'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, setup, waitFor } from 'xstate'
import { kidsModeMachine } from '../../../machines/kidsMode.ts'
import { codeSplit } from '../../../machines/kit/codeSplit.ts'
import {
  type ForesightCommand,
  seasonsIn,
  selectHasTitleFailed,
  selectIsTitleClosed,
  selectIsTitleGone,
  selectOpenPerson,
  selectProgress,
  selectSeasonNumber,
  selectSourceProblem,
  selectTitleFailure,
  selectTitleId,
  selectTitleKidsMode,
  selectTitleNow,
  selectTitleStar,
  selectTitleView,
  type TitleDetailEvent,
  titleDetailMachine,
  titleInputOf,
} from '../../../machines/titleDetail/index.ts'
import type { OfTitle, ProgressAnswer, TitleAnswer } from '../../../machines/titleDetail/types.ts'
import type { TitleWish } from '../../../machines/vodPlayer/index.ts'
import { addMs, HOUR } from '../../../models/codec/instant.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { ana, guest } from '../../support/sessions.ts'
import { episode, film, metaId, season, series } from '../../support/titles.ts'
import { GONE, NOW, northOfHere, OFFLINE, personId, replay, titleDetailModel, viewOf, watched } from './model.ts'

chartSuite(titleDetailModel)

interface Beginning {
  readonly id?: string
  readonly isUser?: boolean
}

/** The page under a parent that notes what is to be played; the test is the operator. */
const rig = ({ id = 'm1', isUser = true }: Beginning = {}) => {
  const load = handPort<TitleAnswer, OfTitle>()
  const progress = handPort<ProgressAnswer, OfTitle>()
  const played: TitleWish[] = []
  const foreseen: ForesightCommand[] = []
  const parent = setup({
    types: { events: {} as TitleWish },
    actors: {
      titleDetail: titleDetailMachine.provide({
        actors: {
          loadTitle: fromPromise(load.ask),
          loadProgress: fromPromise(progress.ask),
          foresight: fromCallback<ForesightCommand>(({ receive }) => receive(command => foreseen.push(command))),
          kidsMode: codeSplit<typeof kidsModeMachine>(() => withStubs(kidsModeMachine)),
        },
      }),
    },
    actions: { note: (_, event: TitleWish) => played.push(event) },
  }).createMachine({
    invoke: { id: 'titleDetail', src: 'titleDetail', input: { metaId: metaId(id), isUser, now: NOW } },
    on: { '*': { actions: { type: 'note', params: ({ event }) => event } } },
  })
  const actor = createActor(parent).start().getSnapshot().children.titleDetail
  if (actor === undefined) throw new Error('the page did not start')
  const now = () => actor.getSnapshot()
  const send = (event: TitleDetailEvent) => actor.send(event)
  return {
    load,
    progress,
    played,
    foreseen,
    send,
    actor,
    open: (to: string) => send({ type: 'viewer.navigated', page: 'vodDetail', params: { metaId: to } }),
    play: (of: string, episodeId?: string) =>
      send({ type: 'viewer.play', metaId: metaId(of), ...(episodeId && { episodeId: metaId(episodeId) }) }),
    shown: () => selectTitleView(now())?.title.metaId,
    seasons: () => seasonsIn(now()).map(({ number }) => number),
    season: () => selectSeasonNumber(now()),
    problem: () => selectSourceProblem(now()),
    now,
  }
}

describe('The page of a title', () => {
  test('[VOD-06] [AHEAD-25] what the viewer aims at is prepared, what cannot be played is not', async () => {
    const { load, foreseen, send } = rig({ id: 'r1' })
    await load.answer(right(viewOf(replay)))
    const aim = () => send({ type: 'viewer.considerPlay', title: replay, startSec: 60 })
    aim()
    const prepared = [{ type: 'foresight.prepare', title: replay, startSec: 60 }]
    expect(foreseen).toEqual(prepared)
    send({ type: 'clock.ticked', now: addMs(NOW, HOUR) })
    aim()
    expect(foreseen).toEqual(prepared)
  })

  test('[VOD-05] shows what the operator has of it', async () => {
    const { load, shown, now } = rig()
    expect(shown()).toBeUndefined()
    await load.answer(right(viewOf(film('m1'))))
    expect([shown(), selectTitleId(now()), load.asked]).toEqual(['m1', 'm1', [{ metaId: metaId('m1') }]])
    expect(seasonsIn(now())).toEqual([])
  })

  test('[VOD-05] a series begins with its first season, one that was begun with that where the user is, and a choice stays', async () => {
    const { load, progress, seasons, season, send } = rig({ id: 's1' })
    await load.answer(right(northOfHere))
    expect([seasons(), season()]).toEqual([[1, 2], 1])
    await progress.answer(right(watched()))
    expect(season()).toBe(2)
    send({ type: 'viewer.chooseSeason', season: 1 })
    expect(season()).toBe(1)
    send({ type: 'language.changed' })
    expect(load.isOpen()).toBe(true)
    await load.answer(right(northOfHere))
    expect(season()).toBe(1)
  })

  test('[VOD-05] a season and an episode show the seasons of their series, and their own first', async () => {
    for (const title of [season('s1-2', { seriesId: 's1', season: 2 }), episode('s1-2-1')]) {
      const page = rig({ id: title.metaId })
      await page.load.answer(right({ ...northOfHere, title, series: northOfHere.title }))
      await page.progress.answer(right(watched({ seasonNo: 1 })))
      expect([page.seasons(), page.season()]).toEqual([[1, 2], 2])
    }
  })

  test('[VOD-05] a series without seasons has its episodes, and a season that is not there changes nothing', async () => {
    const { load, season, seasons, send } = rig({ id: 's1' })
    const loose = episode('s1-1-1', { season: undefined, seasonId: undefined })
    await load.answer(right(viewOf(series('s1'), { episodes: [loose] })))
    expect([seasons(), season()]).toEqual([[undefined], undefined])
    send({ type: 'viewer.chooseSeason', season: 7 })
    expect(season()).toBeUndefined()
  })

  test('[ROUTE-05] another title takes its place, and the way back leads to the first as it was left, at once', async () => {
    const { load, open, shown, season, send } = rig({ id: 's1' })
    await load.answer(right(northOfHere))
    send({ type: 'viewer.chooseSeason', season: 2 })
    open('m1')
    expect(shown()).toBeUndefined()
    await load.answer(right(viewOf(film('m1'))))
    open('s1')
    expect([shown(), season()]).toEqual(['s1', 2])
    await load.answer(left(OFFLINE))
    expect([shown(), season()]).toEqual(['s1', 2])
    open('m1')
    expect(shown()).toBe('m1')
  })

  test('[ROUTE-05] an answer for the title before does not come to the next', async () => {
    const { load, open, shown } = rig()
    open('m2')
    await load.answer(right(viewOf(film('m1'))))
    expect(shown()).toBeUndefined()
    await load.answer(right(viewOf(film('m2'))))
    expect(shown()).toBe('m2')
  })

  test('[ROUTE-05] the same title again, another page, or an address without a title changes nothing', async () => {
    const { load, open, send, shown } = rig()
    await load.answer(right(viewOf(film('m1'))))
    open('m1')
    send({ type: 'viewer.navigated', page: 'home', params: {} })
    send({ type: 'viewer.navigated', page: 'vodDetail', params: {} })
    expect([shown(), load.isOpen()]).toEqual(['m1', false])
  })

  test('[VOD-05] an address that no title can have asks for one that no operator has', () => {
    const around = { isUser: false, now: NOW }
    for (const params of [{}, { metaId: 'x'.repeat(300) }])
      expect(titleInputOf({ ...around, place: { page: 'vodDetail', params } })).toEqual({ ...around, metaId: '' })
  })

  test('[LIVE-09] a title that the operator has no longer is gone; anything else can be asked for again', async () => {
    const page = rig()
    await page.load.answer(left(GONE))
    expect([selectIsTitleGone(page.now()), selectHasTitleFailed(page.now())]).toEqual([true, false])
    page.send({ type: 'viewer.retry' })
    expect(page.load.isOpen()).toBe(false)
    page.open('m2')
    await page.load.answer(left(OFFLINE))
    expect([selectIsTitleGone(page.now()), selectHasTitleFailed(page.now())]).toEqual([false, true])
    expect(selectTitleFailure(page.now())).toEqual(OFFLINE)
    page.send({ type: 'viewer.retry' })
    await page.load.answer(left(OFFLINE))
    page.send({ type: 'network.restored' })
    await page.load.answer(right(viewOf(film('m2'))))
    expect([page.shown(), selectTitleFailure(page.now())]).toEqual(['m2', undefined])
  })

  test('[VOD-14] [VOD-16] what cannot be played says why; what can is handed to the player with what is known of it', async () => {
    const { load, play, played, problem, send, now } = rig({ id: 'r1' })
    await load.answer(right(viewOf(replay)))
    play('r1')
    expect(played).toEqual([{ type: 'viewer.play', metaId: 'r1', known: { title: replay, episodes: [] } }])
    send({ type: 'clock.ticked', now: addMs(NOW, HOUR) })
    expect(selectTitleNow(now())).toBe(addMs(NOW, HOUR))
    play('r1')
    expect([problem(), played.length]).toEqual(['sourceInvalid', 1])
    send({ type: 'viewer.dismissProblem' })
    expect(problem()).toBeUndefined()
  })

  test.each([
    [{ epgSourceStatus: 2 }, 'sourceInvalid'],
    [{ epgSourceStatus: 0 }, 'sourceMissing'],
    [{ epgSourceStatus: 0, epgProgramInfo: { stopTime: NOW + 1 } }, 'notYetAvailable'],
  ] as const)('[VOD-14] a source of %o is told as %s', async (wire, problem) => {
    const page = rig({ id: 'r1' })
    await page.load.answer(right(viewOf(film('r1', wire))))
    page.play('r1')
    expect([page.problem(), page.played]).toEqual([problem, []])
  })

  test('[VOD-14] an episode is judged by its own source', async () => {
    const { load, play, played, problem } = rig({ id: 's1' })
    await load.answer(
      right(viewOf(series('s1'), { episodes: [episode('s1-1-1'), episode('s1-1-2', { epgSourceStatus: 2 })] })),
    )
    play('s1', 's1-1-1')
    expect(played).toHaveLength(1)
    play('s1', 's1-1-2')
    expect([played.length, problem()]).toEqual([1, 'sourceInvalid'])
  })

  test('[VOD-05] a trailer is handed to the player, also of a title that cannot be played', async () => {
    const { load, send, played, problem } = rig({ id: 'r1' })
    const trailer = { title: 'r1', url: '/trailer.m3u8', poster: undefined, duration: 30 }
    const title = film('r1', { epgSourceStatus: 2 })
    await load.answer(right(viewOf(title, { trailers: [trailer] })))
    send({ type: 'viewer.play', metaId: metaId('r1'), trailer })
    const known = { title, episodes: [] }
    expect([problem(), played]).toEqual([undefined, [{ type: 'viewer.play', metaId: 'r1', trailer, known }]])
  })

  test('[AHEAD-22] what is not for children stays closed in kids mode, with the question for the PIN; another title is another', async () => {
    const { load, now, shown, open, send } = rig()
    await load.answer(left({ tag: 'notForChildren' }))
    expect([selectIsTitleClosed(now()), shown(), selectHasTitleFailed(now())]).toEqual([true, undefined, false])
    expect([selectTitleFailure(now()), selectTitleKidsMode(now()) !== undefined]).toEqual([undefined, true])
    send({ type: 'viewer.retry' })
    send({ type: 'network.restored' })
    expect(load.isOpen()).toBe(false)
    open('m2')
    await load.answer(right(viewOf(film('m2'))))
    expect([selectIsTitleClosed(now()), shown(), selectTitleKidsMode(now())]).toEqual([false, 'm2', undefined])
  })

  test('[VOD-07] [ROLE-01] a guest has no star and no progress; whoever logs in here has both', async () => {
    const { load, progress, send, now } = rig({ isUser: false })
    await load.answer(right(viewOf(film('m1'))))
    expect([selectTitleStar(now()), progress.asked]).toEqual([undefined, []])
    send({ type: 'session.changed', session: ana })
    expect([selectTitleStar(now()) !== undefined, load.isOpen()]).toEqual([true, true])
    await progress.answer(right(watched()))
    expect(selectProgress(now())?.seasonNo).toBe(2)
    send({ type: 'session.changed', session: guest })
    expect([selectTitleStar(now()), selectProgress(now())]).toEqual([undefined, undefined])
  })

  test('[VOD-07] where the user stands is asked for anew when the player has noted it, and kept when that fails', async () => {
    const { progress, send, now } = rig()
    await progress.answer(right(watched()))
    send({ type: 'history.changed' })
    await progress.answer(left(OFFLINE))
    expect(selectProgress(now())?.seasonNo).toBe(2)
    send({ type: 'history.changed' })
    await progress.answer(right(undefined))
    expect(selectProgress(now())).toBeUndefined()
  })

  test('[VOD-05] a person is looked at over the page, and another title closes that', async () => {
    const { send, open, now, actor } = rig()
    send({ type: 'viewer.openPerson', personId })
    expect(selectOpenPerson(now())?.getSnapshot().context.personId).toBe(personId)
    send({ type: 'viewer.closePerson' })
    expect(selectOpenPerson(now())).toBeUndefined()
    send({ type: 'viewer.openPerson', personId })
    open('m2')
    await waitFor(actor, snapshot => selectOpenPerson(snapshot) === undefined)
  })
})

invariant(titleDetailModel, '[ROUTE-05] what is shown is the title of the address', snapshot =>
  [undefined, selectTitleId(snapshot)].includes(selectTitleView(snapshot)?.title.metaId),
)
