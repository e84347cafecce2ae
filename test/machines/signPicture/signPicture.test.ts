import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import {
  type SignCommand,
  type SignFact,
  type SignMemoryCommand,
  selectIsSignBusy,
  selectIsSignInSight,
  selectIsSignMissing,
  selectSign,
  signPictureMachine,
} from '../../../machines/signPicture.ts'
import { MINUTE, SECOND } from '../../../models/codec/instant.ts'
import type { SignPicture } from '../../../models/signPicture.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { signPictureModel } from './model.ts'

chartSuite(signPictureModel)

/** On a device that has kept `kept`: the test says what becomes of the second picture. */
const device = (kept?: SignPicture) => {
  const clock = new SimulatedClock()
  const commands: string[] = []
  const written: SignPicture[] = []
  let tell: ((fact: SignFact) => void) | undefined
  const actors = {
    signMedia: fromCallback<SignCommand>(({ sendBack, receive }) => {
      tell = sendBack
      receive(({ type }) => commands.push(type))
      return () => {
        tell = undefined
      }
    }),
    signMemory: fromCallback<SignMemoryCommand>(({ sendBack, receive }) => {
      if (kept !== undefined) sendBack({ type: 'sign.recalled', picture: kept })
      receive(({ picture }) => written.push(picture))
    }),
  }
  const actor = createActor(signPictureMachine.provide({ actors }), { clock }).start()
  return {
    show: () => actor.send({ type: 'viewer.showSign' }),
    hide: () => actor.send({ type: 'viewer.hideSign' }),
    place: (place: Partial<SignPicture>) => actor.send({ type: 'viewer.placeSign', place }),
    say: (type: SignFact['type']) => tell?.({ type }),
    pass: (ms: number) => clock.increment(ms),
    isLoaded: () => tell !== undefined,
    commands,
    written,
    picture: () => selectSign(actor.getSnapshot()),
    sight: () => {
      const now = actor.getSnapshot()
      if (!selectIsSignInSight(now)) return 'nothing'
      if (selectIsSignMissing(now)) return 'the reason'
      return selectIsSignBusy(now) ? 'its place' : 'the picture'
    },
  }
}

describe('The picture of somebody who signs', () => {
  test('[AHEAD-38] is off until somebody asks for it, and nothing of it is loaded', () => {
    const sign = device()
    expect(sign.isLoaded()).toBe(false)
    sign.show()
    expect(sign.commands).toEqual(['sign.follow'])
    sign.say('sign.found')
    expect(sign.sight()).toBe('its place')
    sign.say('sign.playing')
    expect(sign.sight()).toBe('the picture')
    sign.hide()
    expect(sign.isLoaded()).toBe(false)
  })

  test('[AHEAD-38] whether, where and how large is kept on the device, and is so at the next visit', () => {
    const sign = device()
    sign.place({ corner: 'topStart' })
    sign.show()
    sign.place({ size: 'large' })
    const kept = { isOn: true, corner: 'topStart', size: 'large' } as const
    expect(sign.written.at(-1)).toEqual(kept)
    const later = device(kept)
    expect(later.picture()).toEqual(kept)
    expect(later.isLoaded()).toBe(true)
    later.hide()
    expect(later.written).toEqual([{ ...kept, isOn: false }])
    expect(device({ ...kept, isOn: false }).isLoaded()).toBe(false)
  })

  test('[AHEAD-38] goes with a channel that has none, and comes again with one that has', () => {
    const sign = device()
    sign.show()
    sign.say('sign.absent')
    expect(sign.sight()).toBe('nothing')
    sign.say('sign.found')
    sign.say('sign.playing')
    expect(sign.sight()).toBe('the picture')
  })

  test('[AHEAD-38] what fails is said once, for a moment, and tried again in silence', () => {
    const sign = device()
    sign.show()
    sign.say('sign.found')
    sign.say('sign.failed')
    expect(sign.sight()).toBe('the reason')
    sign.pass(8 * SECOND)
    expect(sign.sight()).toBe('nothing')
    sign.pass(MINUTE)
    expect(sign.commands).toEqual(['sign.follow', 'sign.follow'])
    sign.say('sign.found')
    sign.say('sign.failed')
    expect(sign.sight()).toBe('nothing')
    sign.pass(MINUTE)
    sign.say('sign.playing')
    expect(sign.sight()).toBe('the picture')
  })

  test('[AHEAD-38] what does not come within 20 seconds is given up', () => {
    const sign = device()
    sign.show()
    sign.say('sign.found')
    sign.pass(20 * SECOND - 1)
    expect(sign.sight()).toBe('its place')
    sign.pass(1)
    expect(sign.sight()).toBe('the reason')
    expect(sign.commands.at(-1)).toBe('sign.giveUp')
  })
})

invariant(
  signPictureModel,
  '[AHEAD-38] nothing of it is seen unless it was asked for',
  snapshot => !selectIsSignInSight(snapshot) || selectSign(snapshot).isOn,
)
