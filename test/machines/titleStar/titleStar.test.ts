import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { FavouredAnswer, SavedAnswer, StarWish, TitleStarInput } from '../../../machines/titleStar.ts'
import { selectIsStarred, titleStarMachine } from '../../../machines/titleStar.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { handPort } from '../../support/machinePorts.ts'
import { metaId } from '../../support/titles.ts'
import { OFFLINE, titleStarModel } from './model.ts'

chartSuite(titleStarModel)

/** The star of a title; the test is the operator. */
const rig = () => {
  const favoured = handPort<FavouredAnswer, TitleStarInput>()
  const save = handPort<SavedAnswer, StarWish>()
  const machine = titleStarMachine.provide({
    actors: { askFavoured: fromPromise(favoured.ask), saveStar: fromPromise(save.ask) },
  })
  const actor = createActor(machine, { input: { metaId: metaId('m1') } }).start()
  return {
    favoured,
    save,
    press: () => actor.send({ type: 'viewer.toggleTitle' }),
    isStarred: () => selectIsStarred(actor.getSnapshot()),
    sent: () => save.asked.map(({ isFavourite }) => isFavourite),
  }
}

describe('The star of a title', () => {
  test('[VOD-09] [VOD-05] is as the operator says, and a press shows at once', async () => {
    const { favoured, save, press, isStarred, sent } = rig()
    expect(isStarred()).toBe(false)
    await favoured.answer(right(true))
    expect(isStarred()).toBe(true)
    press()
    expect(isStarred()).toBe(false)
    expect(save.asked).toEqual([{ metaId: metaId('m1'), isFavourite: false }])
    await save.answer(right(undefined))
    expect([isStarred(), sent()]).toEqual([false, [false]])
  })

  test('[VOD-09] is put back when the operator does not take it', async () => {
    const { favoured, save, press, isStarred } = rig()
    await favoured.answer(right(false))
    press()
    expect(isStarred()).toBe(true)
    await save.answer(OFFLINE)
    expect(isStarred()).toBe(false)
  })

  test('[VOD-09] whoever presses again while it is being sent has the last word', async () => {
    const { favoured, save, press, isStarred, sent } = rig()
    await favoured.answer(right(false))
    press()
    press()
    expect([isStarred(), sent()]).toEqual([false, [true]])
    await save.answer(right(undefined))
    expect([isStarred(), sent()]).toEqual([false, [true, false]])
    await save.answer(right(undefined))
    expect([isStarred(), save.isOpen()]).toEqual([false, false])
  })

  test('[VOD-09] a press before the operator has answered is kept, and sent only where it changes something', async () => {
    const first = rig()
    first.press()
    await first.favoured.answer(right(true))
    expect([first.isStarred(), first.sent()]).toEqual([true, []])
    const second = rig()
    second.press()
    await second.favoured.answer(OFFLINE)
    expect([second.isStarred(), second.sent()]).toEqual([true, [true]])
  })
})

invariant(
  titleStarModel,
  '[VOD-09] at rest the star is as the operator has it, as far as it is known',
  snapshot => !snapshot.matches('resting') || selectIsStarred(snapshot) === (snapshot.context.saved ?? false),
)
