import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock, setup } from 'xstate'
import { type HoverCardEvent, hoverCardMachine, selectEnlargedCard } from '../../../machines/hoverCard.ts'
import type { TitleWish } from '../../../machines/vodPlayer/index.ts'
import type { Title } from '../../../models/title.ts'
import { chartSuite, invariant, invariantOfSteps } from '../../support/chartSuite.ts'
import { episode, film, metaId, series } from '../../support/titles.ts'
import { hoverCardModel } from './model.ts'

chartSuite(hoverCardModel)

/** Cards under a parent that notes what is to be played, with a clock that the test moves. */
const rig = () => {
  const clock = new SimulatedClock()
  const played: TitleWish[] = []
  const parent = setup({
    types: { events: {} as TitleWish },
    actors: { hoverCard: hoverCardMachine },
    actions: { note: (_, event: TitleWish) => played.push(event) },
  }).createMachine({
    invoke: { id: 'hoverCard', src: 'hoverCard' },
    on: { '*': { actions: { type: 'note', params: ({ event }) => event } } },
  })
  const actor = createActor(parent, { clock }).start().getSnapshot().children.hoverCard
  if (actor === undefined) throw new Error('the cards did not start')
  const send = (event: HoverCardEvent) => actor.send(event)
  return {
    enter: (title: Title, cardId: string = title.metaId) => send({ type: 'card.entered', card: { cardId, title } }),
    leave: (cardId: string) => send({ type: 'card.left', cardId }),
    play: () => send({ type: 'viewer.playCard' }),
    dismiss: () => send({ type: 'viewer.dismissCard' }),
    move: () => send({ type: 'page.moved' }),
    navigate: () => send({ type: 'viewer.navigated' }),
    pass: (ms: number) => clock.increment(ms),
    enlarged: () => selectEnlargedCard(actor.getSnapshot()),
    played,
  }
}

describe('The enlarged card', () => {
  test('[VOD-03] opens 500 ms after the viewer has come to a card, and closes as the viewer leaves it', () => {
    const { enter, leave, pass, enlarged } = rig()
    enter(film('m1'))
    pass(499)
    expect(enlarged()).toBeUndefined()
    pass(1)
    expect(enlarged()).toBe('m1')
    leave('m1')
    expect(enlarged()).toBeUndefined()
    pass(10_000)
    expect(enlarged()).toBeUndefined()
  })

  test('[VOD-03] whoever passes over a row of cards enlarges none of them', () => {
    const { enter, leave, pass, enlarged } = rig()
    for (const id of ['m1', 'm2', 'm3', 'm4']) {
      enter(film(id))
      pass(400)
      leave(id)
    }
    enter(film('m5'))
    pass(400)
    enter(film('m6'))
    leave('m5')
    pass(400)
    expect(enlarged()).toBeUndefined()
    pass(100)
    expect(enlarged()).toBe('m6')
  })

  test('[VOD-03] the next card has its own 500 ms, and the one before is small at once', () => {
    const { enter, pass, enlarged } = rig()
    enter(film('m1'))
    pass(500)
    enter(film('m2'))
    expect(enlarged()).toBeUndefined()
    pass(500)
    expect(enlarged()).toBe('m2')
  })

  test('[VOD-03] a title that stands on the page twice is enlarged where the viewer is', () => {
    const { enter, leave, pass, enlarged } = rig()
    enter(film('m1'), 'first')
    pass(500)
    enter(film('m1'), 'second')
    leave('first')
    pass(500)
    expect(enlarged()).toBe('second')
  })

  test('[VOD-03] coming to it again, by the focus too, changes nothing', () => {
    const { enter, pass, enlarged } = rig()
    enter(film('m1'))
    pass(400)
    enter(film('m1'))
    pass(100)
    expect(enlarged()).toBe('m1')
    enter(film('m1'))
    expect(enlarged()).toBe('m1')
  })

  test('[VOD-03] Escape makes it small, and it stays small as long as the viewer stays', () => {
    const { enter, leave, dismiss, pass, enlarged } = rig()
    enter(film('m1'))
    pass(500)
    dismiss()
    enter(film('m1'))
    pass(10_000)
    expect(enlarged()).toBeUndefined()
    leave('m1')
    enter(film('m1'))
    pass(500)
    expect(enlarged()).toBe('m1')
  })

  test('[VOD-03] it is small when the page moves under it, and when another page is opened', () => {
    const { enter, move, navigate, pass, enlarged } = rig()
    enter(film('m1'))
    pass(500)
    move()
    expect(enlarged()).toBeUndefined()
    enter(film('m2'))
    navigate()
    pass(500)
    expect(enlarged()).toBeUndefined()
  })

  test('[VOD-03] a film and an episode are played from it, a series is not', () => {
    const { enter, play, pass, enlarged, played } = rig()
    play()
    for (const title of [film('m1'), series('s1'), episode('s1-1-4')]) {
      enter(title)
      pass(500)
      play()
    }
    expect(played).toEqual([
      { type: 'viewer.play', metaId: metaId('m1') },
      { type: 'viewer.play', metaId: metaId('s1'), episodeId: metaId('s1-1-4') },
    ])
    expect(enlarged()).toBeUndefined()
  })
})

invariant(
  hoverCardModel,
  '[VOD-03] at most one card is enlarged, and only one that the viewer is at',
  snapshot => selectEnlargedCard(snapshot) === (snapshot.hasTag('open') ? snapshot.context.card?.cardId : undefined),
)

invariantOfSteps(
  hoverCardModel,
  '[VOD-03] no card grows large in the place of another: the first one is small before',
  ({ before, after }) => {
    const [was, is] = [selectEnlargedCard(before), selectEnlargedCard(after)]
    return was === undefined || is === undefined || was === is
  },
)
