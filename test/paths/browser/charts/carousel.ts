import type { OutsideStep } from '@sintonia/statechart-paths'
import { expect } from 'playwright/test'
import type { CarouselContext, CarouselEvent } from '../../../../machines/carousel.ts'
import { titlesHome } from '../../../e2e/support/titlesHome.ts'
import { carouselModel } from '../../../machines/carousel/model.ts'
import { type Gate, isCall, makeGate } from '../gate.ts'
import { browserModel, type Gesture, type Look, never } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'
import { changed, untilAsked } from '../ways.ts'

const MANY = 3

const gates = perVisit<Gate>()

const home = ({ page }: Visit) => titlesHome(page)

interface Lists {
  readonly playlistList: readonly { readonly bannerList?: readonly unknown[] }[]
}

/** The operator's carousel with as many slides. */
const withSlides = (count: number) =>
  changed(({ playlistList }: Lists) => ({
    playlistList: playlistList.map(list => ({ ...list, bannerList: list.bannerList?.slice(0, count) })),
  }))

/** The pointer over the words, at no slide of the strip. */
const pointAtWords = async (visit: Visit): Promise<void> => {
  const box = await home(visit).carousel.boundingBox()
  if (box === null) throw new Error('the carousel is not on the page')
  await visit.page.mouse.move(box.x + box.width / 2, box.y + box.height / 3)
}

/** Neither the pointer nor the focus stays. */
const goAway = async (visit: Visit): Promise<void> => {
  await visit.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await visit.page.mouse.move(2, 2)
}

const swipe =
  (from: number, to: number): Gesture<unknown> =>
  async visit => {
    const finger = (clientX: number) => ({ pointerType: 'touch', bubbles: true, clientX, clientY: 200 })
    const { title } = home(visit)
    await title.dispatchEvent('pointerdown', finger(from))
    await title.dispatchEvent('pointerup', finger(to))
  }

/** Whether the slides have come, and the device has asked for less motion. */
type World = { readonly hasCome: boolean; readonly isReduced: boolean }

const allows = ({ hasCome, isReduced }: World, { event, timer, at }: OutsideStep): boolean => {
  if (timer !== undefined) return true
  const { count, at: shown }: CarouselContext = at.context
  const isAtIt = at.matches('held')
  const hasStrip = count > 1
  const wish = event as CarouselEvent
  switch (wish.type) {
    case 'slides.changed':
      return !hasCome
    case 'motion.reduced':
      return !isReduced
    case 'viewer.came':
    case 'viewer.left':
      return hasCome
    case 'viewer.showSlide':
      // a pointer that comes to the strip comes to the carousel first
      return hasStrip && (isAtIt || at.matches('paused')) && wish.at !== shown
    case 'viewer.pause':
      return hasStrip && isAtIt
    default:
      return hasStrip
  }
}

const slideShown: Look = async (visit, { context }) => {
  const { count, at }: CarouselContext = context
  const { thumbnails } = home(visit)
  if (count > 1) await expect(thumbnails.nth(at)).toHaveAttribute('aria-current', 'true')
  else await expect(thumbnails).toHaveCount(0)
}

export const carouselInBrowser = browserModel({
  model: carouselModel,
  open: async visit => {
    const { page } = visit
    gates.keep(visit, await makeGate(page, isCall('batchPlaylist')))
    await Promise.all([untilAsked(visit, 'batchPlaylist'), page.goto('/home')])
    await visit.stopClock()
  },
  events: {
    'slides.changed': [MANY, 1].map(count => ({ type: 'slides.changed' as const, count })),
    'viewer.showSlide': [{ type: 'viewer.showSlide', at: 2 }],
  },
  outside: {
    initial: { hasCome: false, isReduced: false } as World,
    allows,
    after: ({ hasCome, isReduced }, { event: { type } }) => ({
      hasCome: hasCome || type === 'slides.changed',
      isReduced: isReduced || type === 'motion.reduced',
    }),
  },
  gestures: {
    'slides.changed': (visit, { count }) => gates.of(visit).pass(withSlides(count)),
    'viewer.came': async visit => {
      await goAway(visit)
      await pointAtWords(visit)
    },
    'viewer.left': goAway,
    'viewer.showSlide': async (visit, { at }) => {
      await pointAtWords(visit)
      await home(visit).thumbnails.nth(at).hover()
    },
    'viewer.next': swipe(300, 200),
    'viewer.previous': swipe(200, 300),
    'viewer.pause': visit => home(visit).pause.click(),
    'viewer.resume': visit => home(visit).resume.click(),
    'motion.reduced': ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }),
  },
  answers: { watchMotion: never('it watches as long as the page is there') },
  looks: {
    running: slideShown,
    turning: never('it is over at once'),
    alone: slideShown,
    held: slideShown,
    paused: async (visit, snapshot) => {
      await slideShown(visit, snapshot)
      const { count }: CarouselContext = snapshot.context
      await expect(home(visit).resume).toHaveCount(count > 1 ? 1 : 0)
    },
  },
})
