import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import {
  type FloatingPlaceCommand,
  type LeavingCommand,
  type PresentationCommand,
  type PresentationEvent,
  presentationMachine,
  selectCanEnterPictureInPicture,
  selectCanFillScreen,
  selectIsFloating,
  selectIsFullScreen,
  selectIsInPage,
  selectIsPictureInPicture,
  selectIsWanted,
  selectLeaving,
  selectPictureWindow,
  selectPlace,
} from '../../../machines/presentation/index.ts'
import type { FloatingPlace } from '../../../models/floatingPlace.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { presentationModel } from './model.ts'

chartSuite(presentationModel)

/** The chart with a browser that can do everything and does nothing by itself. */
const open = (...events: ReadonlyArray<PresentationEvent>) => {
  const asked: string[] = []
  const kept: string[] = []
  const keptPlaces: FloatingPlace[] = []
  const actor = createActor(
    presentationMachine.provide({
      actors: {
        stage: fromCallback<PresentationCommand>(({ receive, sendBack }) => {
          receive(({ type }) => asked.push(type))
          sendBack({ type: 'stage.surveyed', abilities: { fullScreen: true, pictureInPicture: true } })
        }),
        leaving: fromCallback<LeavingCommand>(({ receive }) => receive(({ leaving }) => kept.push(leaving))),
        floatingPlace: fromCallback<FloatingPlaceCommand>(({ receive }) =>
          receive(({ place }) => keptPlaces.push(place)),
        ),
      },
    }),
  ).start()
  for (const event of events) actor.send(event)
  return {
    asked,
    kept,
    keptPlaces,
    send: (event: PresentationEvent) => actor.send(event),
    snapshot: () => actor.getSnapshot(),
    isOver: () => actor.getSnapshot().status === 'done',
  }
}

const CAME = { type: 'picture.came' } as const
const LEFT = { type: 'page.left' } as const
const OWN_WINDOW = { type: 'stage.pictureInPictureEntered', window: 'own' } as const

describe('journeys: full screen', () => {
  test('[LIVE-12] [UI-06] a wish asks the browser, only its fact moves the picture', () => {
    const stand = open(CAME, { type: 'viewer.enterFullScreen' })
    expect(selectCanFillScreen(stand.snapshot())).toBe(true)
    expect(stand.asked).toEqual(['stage.enterFullScreen'])
    expect(selectIsFullScreen(stand.snapshot())).toBe(false)
    stand.send({ type: 'stage.fullScreenEntered' })
    expect(selectIsFullScreen(stand.snapshot())).toBe(true)
    stand.send({ type: 'viewer.leaveFullScreen' })
    expect(selectIsFullScreen(stand.snapshot())).toBe(true)
    stand.send({ type: 'stage.fullScreenLeft' })
    expect(selectIsFullScreen(stand.snapshot())).toBe(false)
    expect(selectIsInPage(stand.snapshot())).toBe(true)
    expect(stand.asked).toEqual(['stage.enterFullScreen', 'stage.leaveFullScreen'])
  })

  test('[AHEAD-14] back from the full screen to another page leaves it, and the picture goes along', () => {
    const stand = open(CAME, { type: 'stage.fullScreenEntered' }, LEFT)
    expect(selectIsFloating(stand.snapshot())).toBe(true)
    expect(stand.asked).toEqual(['stage.leaveFullScreen'])
    stand.send({ type: 'stage.fullScreenLeft' })
    expect(selectIsFloating(stand.snapshot())).toBe(true)
  })
})

describe('journeys: the floating window', () => {
  test('[AHEAD-14] [LIVE-12] it opens on another page, and the picture comes home again', () => {
    const stand = open(CAME, LEFT)
    expect(selectIsFloating(stand.snapshot())).toBe(true)
    stand.send({ type: 'page.entered' })
    expect(selectIsFloating(stand.snapshot())).toBe(false)
    expect(selectIsInPage(stand.snapshot())).toBe(true)
  })

  test('[AHEAD-14] a picture is wanted on every page, and a window also while it waits for one', () => {
    const { send, snapshot } = open()
    expect(selectIsWanted(snapshot())).toBe(false)
    send(CAME)
    expect(selectIsWanted(snapshot())).toBe(true)
    send(LEFT)
    send({ type: 'picture.lacked' })
    expect([selectIsFloating(snapshot()), selectIsWanted(snapshot())]).toEqual([true, true])
    send({ type: 'page.entered' })
    expect(selectIsWanted(snapshot())).toBe(false)
  })

  test('[AHEAD-14] closing it ends the presentation, and the player with it', () => {
    expect(open(CAME, LEFT, { type: 'viewer.closePlayer' }).isOver()).toBe(true)
  })

  test('[AHEAD-14] a viewer who wants it to stop leaves nothing behind, and the choice is kept', () => {
    const stand = open(CAME, { type: 'viewer.chooseLeaving', leaving: 'stop' })
    expect(selectLeaving(stand.snapshot())).toBe('stop')
    expect(stand.kept).toEqual(['stop'])
    stand.send(LEFT)
    expect(stand.isOver()).toBe(true)
    expect(open(CAME, { type: 'leaving.recalled', leaving: 'stop' }, LEFT).isOver()).toBe(true)
  })

  test('[AHEAD-14] it is docked and sized by the viewer, and where it stands is kept', () => {
    const stand = open(CAME, LEFT)
    expect(selectPlace(stand.snapshot())).toEqual({ corner: 'bottomEnd', size: 'small' })
    stand.send({ type: 'viewer.dockPlayer', corner: 'topStart' })
    stand.send({ type: 'viewer.sizePlayer', size: 'large' })
    expect(selectPlace(stand.snapshot())).toEqual({ corner: 'topStart', size: 'large' })
    stand.send({ type: 'viewer.dockPlayer', corner: 'topEnd' })
    expect(stand.keptPlaces).toEqual([
      { corner: 'topStart', size: 'small' },
      { corner: 'topStart', size: 'large' },
      { corner: 'topEnd', size: 'large' },
    ])
  })

  test('[AHEAD-14] it comes back where it stood, over pages and over visits', () => {
    const place = { corner: 'topEnd', size: 'medium' } as const
    const stand = open({ type: 'floatingPlace.recalled', place }, CAME, LEFT)
    expect(selectPlace(stand.snapshot())).toEqual(place)
    expect(stand.keptPlaces).toEqual([])
    stand.send({ type: 'viewer.dockPlayer', corner: 'bottomStart' })
    stand.send({ type: 'page.entered' })
    stand.send(LEFT)
    expect(selectPlace(stand.snapshot())).toEqual({ corner: 'bottomStart', size: 'medium' })
  })

  test('[AHEAD-14] what does not float is not moved', () => {
    const stand = open(CAME)
    stand.send({ type: 'viewer.dockPlayer', corner: 'topStart' })
    stand.send({ type: 'viewer.sizePlayer', size: 'large' })
    stand.send(LEFT)
    stand.send(OWN_WINDOW)
    stand.send({ type: 'viewer.dockPlayer', corner: 'topStart' })
    expect(selectPlace(stand.snapshot())).toEqual({ corner: 'bottomEnd', size: 'small' })
    expect(stand.keptPlaces).toEqual([])
  })

  test('[LIVE-07] a locked picture is not taken along, nor is a failure', () => {
    expect(open(CAME, { type: 'picture.locked' }, LEFT).isOver()).toBe(true)
    expect(open(CAME, { type: 'picture.lacked' }, LEFT).isOver()).toBe(true)
    expect(open(LEFT).isOver()).toBe(true)
  })
})

describe('journeys: picture-in-picture', () => {
  test('[AHEAD-14] the picture goes into a window and comes back into the page', () => {
    const stand = open(CAME, { type: 'viewer.enterPictureInPicture' })
    expect(stand.asked).toEqual(['stage.enterPictureInPicture'])
    stand.send(OWN_WINDOW)
    expect(selectIsPictureInPicture(stand.snapshot())).toBe(true)
    expect(selectPictureWindow(stand.snapshot())).toBe('own')
    expect(selectIsInPage(stand.snapshot())).toBe(false)
    stand.send({ type: 'viewer.leavePictureInPicture' })
    expect(stand.asked.at(-1)).toBe('stage.leavePictureInPicture')
    stand.send({ type: 'stage.pictureInPictureLeft' })
    expect(selectIsInPage(stand.snapshot())).toBe(true)
    expect(selectPictureWindow(stand.snapshot())).toBeUndefined()
  })

  test('[AHEAD-14] on another page it comes back into the floating window', () => {
    const stand = open(CAME, LEFT, { type: 'stage.pictureInPictureEntered', window: 'browser' })
    expect(selectPictureWindow(stand.snapshot())).toBe('browser')
    stand.send({ type: 'stage.pictureInPictureLeft' })
    expect(selectIsFloating(stand.snapshot())).toBe(true)
  })

  test('[AHEAD-14] that leaving the page ends the picture does not end one that was in its own window', () => {
    const stand = open(CAME, { type: 'viewer.chooseLeaving', leaving: 'stop' }, OWN_WINDOW, LEFT)
    stand.send({ type: 'stage.pictureInPictureLeft' })
    expect(selectIsFloating(stand.snapshot())).toBe(true)
  })

  test('[AHEAD-14] pages come and go under it, and it comes back to the page that is there', () => {
    const stand = open(CAME, OWN_WINDOW, LEFT, { type: 'page.entered' }, { type: 'stage.pictureInPictureLeft' })
    expect(selectIsInPage(stand.snapshot())).toBe(true)
    const gone = open(CAME, OWN_WINDOW, LEFT, { type: 'picture.lacked' }, { type: 'stage.pictureInPictureLeft' })
    expect(gone.isOver()).toBe(true)
  })

  test('[LIVE-07] it is not offered without the right, and a right that ends ends it', () => {
    const stand = open({ type: 'picture.locked' }, { type: 'viewer.enterPictureInPicture' })
    expect(selectCanEnterPictureInPicture(stand.snapshot())).toBe(false)
    expect(stand.asked).toEqual([])
    const watching = open(CAME, OWN_WINDOW, { type: 'picture.locked' })
    expect(watching.asked).toEqual(['stage.leavePictureInPicture'])
    watching.send({ type: 'stage.pictureInPictureLeft' })
    expect(selectIsInPage(watching.snapshot())).toBe(true)
    expect(selectCanEnterPictureInPicture(watching.snapshot())).toBe(false)
  })

  test('[LIVE-12] from the full screen into a window: the full screen is left', () => {
    const stand = open(CAME, { type: 'stage.fullScreenEntered' }, OWN_WINDOW)
    expect(stand.asked).toEqual(['stage.leaveFullScreen'])
    expect(selectIsPictureInPicture(stand.snapshot())).toBe(true)
    expect(selectCanEnterPictureInPicture(stand.snapshot())).toBe(true)
  })
})
