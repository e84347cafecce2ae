import type { OutsideStep } from '@sintonia/statechart-paths'
import { expect, type Page } from 'playwright/test'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { PictureWindow } from '../../../../machines/presentation/index.ts'
import type { PresentationContext, PresentationEvent } from '../../../../machines/presentation/types.ts'
import type { Corner, FloatingSize } from '../../../../models/floatingPlace.ts'
import { floatingWindow } from '../../../e2e/support/floatingWindow.ts'
import { livePage } from '../../../e2e/support/livePage.ts'
import { goesOn, watchVideo } from '../../../e2e/support/standing.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { presentationModel } from '../../../machines/presentation/model.ts'
import { browserModel, byItself, type Gesture, never } from '../model.ts'
import type { Visit } from '../visit.ts'

type Of<Type extends PresentationEvent['type']> = Extract<PresentationEvent, { type: Type }>

/** Channels that play, one whose stream is not there, one that a guest may not watch. */
const PLAYING = ['Aurora', 'Praça 1'] as const
const BROKEN = 'Mundo 24'
const LOCKED = 'Arena'

const contextOf = ({ context }: AnyMachineSnapshot): PresentationContext => context
const hasPicture = (snapshot: AnyMachineSnapshot): boolean => contextOf(snapshot).picture === 'there'

const small = (page: Page) => page.getByRole('region', { name: 'Small player' })
const control = (page: Page, name: string) => small(page).getByRole('button', { name, exact: true })
const bringBack = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Bring it back here' })
const liveLink = (page: Page) => page.getByRole('link', { name: 'Live', exact: true })

/** The browser shows a window of the app as another page of its own. */
const ownWindow = async ({ page, context }: Visit): Promise<Page> => {
  const [found] = context.pages().filter(each => each !== page)
  return found ?? context.waitForEvent('page')
}

/** What the device recalls, under the name that it keeps it by. */
const keptFor = (event: AnyEventObject | undefined): readonly [name: string, value: unknown] | undefined => {
  if (event?.type === 'leaving.recalled') return ['leaving', event.leaving]
  return event?.type === 'floatingPlace.recalled' ? ['floatingPlace', event.place] : undefined
}

/** Opens live TV from the home page, on a device that may know what the viewer has chosen before. */
const open: Gesture<Of<'stage.surveyed'>> = async ({ page, headEnd }, _, { next }) => {
  const kept = keptFor(next?.event)
  if (kept !== undefined) {
    await page.goto('/robots.txt')
    await page.evaluate(([name, value]) => localStorage.setItem(`sintonia.device.${name}`, JSON.stringify(value)), kept)
  }
  headEnd.control.addFault({ path: '/live/live-mundo/*', status: 404 })
  await page.goto('/home')
  await liveLink(page).click()
}

/** Another channel than the one that is on; one that cannot be played where the picture is to fail. */
const tune: Gesture<Of<'picture.came'>> = async ({ page }, _, { next }) => {
  const live = livePage(page)
  const [first, second] = PLAYING
  await live.find(first)
  const isFirst = (await live.row(first).getAttribute('aria-current')) === 'true'
  await live.tune(next?.event.type === 'picture.lacked' ? BROKEN : isFirst ? second : first)
}

const pressKey = async (page: Page, key: string): Promise<void> => {
  await livePage(page).player.focus()
  await page.keyboard.press(key)
}

const chooseLeaving: Gesture<Of<'viewer.chooseLeaving'>> = async ({ page }, { leaving }) => {
  await livePage(page).press('Settings')
  const before = leaving === 'float' ? 'Off' : 'On'
  await page.getByRole('menuitem', { name: `Keep playing on other pages ${before}` }).click()
}

const CORNERS: Readonly<Record<Corner, readonly [words: string, side: 'top' | 'bottom', end: 'left' | 'right']>> = {
  topStart: ['Top left', 'top', 'left'],
  topEnd: ['Top right', 'top', 'right'],
  bottomStart: ['Bottom left', 'bottom', 'left'],
  bottomEnd: ['Bottom right', 'bottom', 'right'],
}
const SIZES: Readonly<Record<FloatingSize, readonly [words: string, width: number]>> = {
  small: ['Small', 320],
  medium: ['Medium', 432],
  large: ['Large', 576],
}

const chooseInMenu = async (page: Page, name: string): Promise<void> => {
  await control(page, 'Move').click()
  await page.getByRole('menuitemradio', { name, exact: true }).click()
}

const fills = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.fullscreenElement?.matches('[data-player-frame]') ?? false)

const isOut = (page: Page, out: PictureWindow): Promise<boolean> =>
  page.evaluate(
    kind =>
      kind === 'own'
        ? window.documentPictureInPicture?.window?.innerWidth !== undefined
        : document.pictureInPictureElement !== null,
    out,
  )

/** The one media element plays, wherever it stands. */
const plays = async ({ page }: Visit): Promise<void> => {
  if (await page.evaluate(() => window.watched === undefined)) await watchVideo(page)
  await expect(() => goesOn(page, async () => undefined)).toPass()
}

/** What the page of the player shows besides. */
const pictureShown = async (visit: Visit, snapshot: AnyMachineSnapshot): Promise<void> => {
  const { player } = livePage(visit.page)
  const { picture } = contextOf(snapshot)
  if (picture === 'there') return plays(visit)
  const title = picture === 'locked' ? `Log in to watch ${LOCKED}` : `${BROKEN} stopped`
  await expect(player.getByRole('heading', { name: title })).toBeVisible()
}

const onHome = ({ page }: Visit) => expect(page).toHaveURL(/\/home$/)

/**
 * What comes next by itself, or what has just been: a channel may turn out to be broken only while it is tuned. And the
 * window that holds the picture while it is out: what lies in the app's own window can be pressed there.
 */
type World = { readonly phase: 'closed' | 'surveyed' | 'open' | 'tuned' | Awaited; readonly window: PictureWindow }
type Awaited = Extract<PresentationEvent['type'], 'picture.came' | `stage.${string}`>

const FACTS: Readonly<Record<string, Awaited>> = {
  'leaving.recalled': 'picture.came',
  'floatingPlace.recalled': 'picture.came',
  'viewer.enterFullScreen': 'stage.fullScreenEntered',
  'viewer.leaveFullScreen': 'stage.fullScreenLeft',
  'viewer.enterPictureInPicture': 'stage.pictureInPictureEntered',
  'viewer.leavePictureInPicture': 'stage.pictureInPictureLeft',
}

const phaseAfter = ({ phase }: World, { event, at }: OutsideStep): World['phase'] => {
  if (event.type === 'stage.surveyed') return 'surveyed'
  if (event.type === 'picture.locked' && at.hasTag('pictureInPicture')) return 'stage.pictureInPictureLeft'
  if (event.type === 'picture.came' && phase !== 'surveyed' && phase !== 'picture.came') return 'tuned'
  return FACTS[event.type] ?? 'open'
}

const isInPage = (at: AnyMachineSnapshot): boolean => at.matches('inline') || at.matches({ pictureInPicture: 'beside' })

/** What a person, the browser or the operator can do now. */
const canCome = ({ phase, window }: World, { event, at }: OutsideStep): boolean => {
  switch (event.type) {
    case 'stage.surveyed':
    case 'leaving.recalled':
    case 'floatingPlace.recalled':
    case 'stage.fullScreenEntered':
      return false
    case 'picture.came':
      return isInPage(at)
    case 'picture.locked':
      // the browser's window of a video is closed by the player as well: only the app's own shows that this chart closes it
      return contextOf(at).picture !== 'locked' && isInPage(at) && (at.matches('inline') || window === 'own')
    case 'picture.lacked':
      return phase === 'tuned'
    case 'stage.pictureInPictureEntered':
      return event.window === 'browser' && hasPicture(at)
    case 'viewer.chooseLeaving':
      return at.hasTag('inPage') && hasPicture(at) && contextOf(at).leaving !== event.leaving
    case 'viewer.dockPlayer':
      return contextOf(at).place.corner !== event.corner
    case 'viewer.sizePlayer':
      return contextOf(at).place.size !== event.size
    case 'viewer.leavePictureInPicture':
      return window === 'own' || (isInPage(at) && hasPicture(at))
    default:
      return true
  }
}

const allows = (world: World, step: OutsideStep): boolean => {
  const { type } = step.event
  switch (world.phase) {
    case 'closed':
      return type === 'stage.surveyed'
    case 'surveyed':
      return type === 'leaving.recalled' || type === 'floatingPlace.recalled' || type === 'picture.came'
    case 'open':
    case 'tuned':
      return canCome(world, step)
    default:
      return type === world.phase && (type !== 'stage.pictureInPictureEntered' || step.event.window === 'own')
  }
}

export const presentationInBrowser = browserModel({
  model: presentationModel,
  open: async visit => visit.allow(FAILED_REQUEST),
  gestures: {
    'stage.surveyed': open,
    'leaving.recalled': byItself,
    'floatingPlace.recalled': byItself,
    'picture.came': { after: ['stage.surveyed', 'leaving.recalled', 'floatingPlace.recalled'], otherwise: tune },
    'picture.lacked': byItself,
    'title.opened': never('the pages of this walk play no titles: test/e2e/titles-player.spec.ts opens one'),
    'picture.locked': ({ page }) => livePage(page).tune(LOCKED),
    'page.left': visit => visit.page.goBack().then(() => onHome(visit)),
    'page.entered': async ({ page }, _, { before }) => {
      if (before.matches('floating'))
        await small(page)
          .getByRole('link', { name: /^Back to / })
          .click()
      else await liveLink(page).click()
    },
    'viewer.enterFullScreen': ({ page }) => pressKey(page, 'f'),
    'viewer.leaveFullScreen': ({ page }, _, { before }) =>
      hasPicture(before) ? livePage(page).press('Exit full screen') : pressKey(page, 'f'),
    'stage.fullScreenEntered': byItself,
    'stage.fullScreenLeft': {
      after: ['viewer.leaveFullScreen'],
      // what Chromium does at the key Escape: the keys of a test reach the page, not the browser around it
      otherwise: ({ page }) => page.evaluate(() => document.exitFullscreen()),
    },
    'viewer.enterPictureInPicture': ({ page }, _, { before }) =>
      before.matches('floating')
        ? control(page, 'Picture-in-picture').click()
        : livePage(page).press('Picture-in-picture'),
    'viewer.leavePictureInPicture': async (visit, _, { before }) => {
      if (isInPage(before) && hasPicture(before)) return bringBack(visit.page).click()
      const pictures = await ownWindow(visit)
      const closed = pictures.waitForEvent('close')
      // the window goes in the middle of the press
      const pressed = control(pictures, 'Bring it back here').click()
      await Promise.all([closed, pressed.catch(() => closed)])
    },
    'stage.pictureInPictureEntered': {
      after: ['viewer.enterPictureInPicture'],
      // the browser's own menu of a video does this
      otherwise: async ({ page }) => {
        await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
          await video.requestPictureInPicture()
        })
      },
    },
    'stage.pictureInPictureLeft': {
      after: ['viewer.leavePictureInPicture', 'picture.locked'],
      otherwise: async (visit, _, { before }) => {
        if (contextOf(before).window === 'own') await (await ownWindow(visit)).close()
        else await visit.page.evaluate(() => document.exitPictureInPicture())
      },
    },
    'viewer.closePlayer': ({ page }) => control(page, 'Close the player').click(),
    'viewer.chooseLeaving': chooseLeaving,
    'viewer.dockPlayer': ({ page }, { corner }) => chooseInMenu(page, CORNERS[corner][0]),
    'viewer.sizePlayer': ({ page }, { size }) => chooseInMenu(page, SIZES[size][0]),
  },
  answers: {},
  outside: {
    initial: { phase: 'closed', window: 'browser' } as World,
    allows,
    after: (world, step) => ({
      phase: phaseAfter(world, step),
      window: step.event.type === 'stage.pictureInPictureEntered' ? step.event.window : world.window,
    }),
  },
  looks: {
    inline: async (visit, snapshot) => {
      await pictureShown(visit, snapshot)
      await expect(small(visit.page)).toHaveCount(0)
      expect(await fills(visit.page)).toBe(false)
    },
    fullScreen: async (visit, snapshot) => {
      await pictureShown(visit, snapshot)
      expect(await fills(visit.page)).toBe(true)
    },
    floating: async (visit, snapshot) => {
      const { corner, size } = contextOf(snapshot).place
      const { standsIn, width } = floatingWindow(visit.page)
      const [, ...where] = CORNERS[corner]
      await onHome(visit)
      await expect(small(visit.page)).toBeVisible()
      await standsIn(...where)
      await expect.poll(width).toBe(SIZES[size][1])
      await plays(visit)
      expect(await visit.page.evaluate(() => document.fullscreenElement)).toBeNull()
    },
    'pictureInPicture.beside': async (visit, snapshot) => {
      const { page } = visit
      const { window } = contextOf(snapshot)
      if (hasPicture(snapshot)) await expect(bringBack(page)).toBeVisible()
      await pictureShown(visit, snapshot)
      expect(await isOut(page, window)).toBe(true)
      expect(await fills(page)).toBe(false)
    },
    'pictureInPicture.away': async (visit, snapshot) => {
      await onHome(visit)
      await expect(small(visit.page)).toHaveCount(0)
      if (hasPicture(snapshot)) await plays(visit)
      expect(await isOut(visit.page, contextOf(snapshot).window)).toBe(true)
    },
    closed: async visit => {
      await onHome(visit)
      await expect(small(visit.page)).toHaveCount(0)
      await expect.poll(livePage(visit.page).picture.sounding).toBe(0)
    },
  },
})
