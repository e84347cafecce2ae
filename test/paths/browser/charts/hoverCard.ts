import type { OutsideStep } from '@sintonia/statechart-paths'
import { expect } from 'playwright/test'
import type { HoverCardContext } from '../../../../machines/hoverCard.ts'
import { titlePage } from '../../../e2e/support/titlePage.ts'
import { filmCard, hoverCardModel } from '../../../machines/hoverCard/model.ts'
import { browserModel, type Look } from '../model.ts'
import type { Visit } from '../visit.ts'

const card = ({ page }: Visit) => page.getByRole('list', { name: 'Films' }).getByRole('link').nth(1)
const enlarged = ({ page }: Visit) => titlePage(page).enlarged

/** Beside the cards. */
const goAway = ({ page }: Visit): Promise<void> => page.mouse.move(2, 400)

const comeTo = async (visit: Visit): Promise<void> => {
  const box = await card(visit).boundingBox()
  if (box === null) throw new Error('the card is not on the page')
  await visit.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

/** The player lies over the cards, or the page is another one. */
type World = 'at the cards' | 'playing' | 'away'

const allows = (world: World, { event, timer, at }: OutsideStep): boolean => {
  if (world !== 'at the cards') return world === 'playing' && event.type === 'card.left'
  if (timer !== undefined) return true
  const { card: current }: HoverCardContext = at.context
  // on the way to a card the one before is left
  if (event.type === 'card.entered') return current === undefined
  return event.type === 'card.left' ? current !== undefined : at.matches('open')
}

const after = (world: World, { event: { type } }: OutsideStep): World => {
  if (type === 'viewer.playCard') return 'playing'
  return type === 'viewer.navigated' || world === 'playing' ? 'away' : world
}

const isSmall: Look = visit => expect(enlarged(visit)).toHaveCount(0)

export const hoverCardInBrowser = browserModel({
  model: hoverCardModel,
  open: async visit => {
    await visit.hold('playSource')
    // a page that turns with motion takes the pointer off the card first
    await visit.page.emulateMedia({ reducedMotion: 'reduce' })
    await visit.page.goto('/vod/type/movies')
    await expect(card(visit)).toBeVisible()
    await visit.stopClock()
  },
  events: {
    'card.entered': [{ type: 'card.entered', card: filmCard }],
    'card.left': [{ type: 'card.left', cardId: filmCard.cardId }],
  },
  outside: { initial: 'at the cards' as World, allows, after },
  gestures: {
    'card.entered': comeTo,
    'card.left': goAway,
    'viewer.playCard': visit => enlarged(visit).getByRole('button', { name: 'Play' }).click(),
    'viewer.dismissCard': ({ page }) => page.keyboard.press('Escape'),
    'page.moved': ({ page }) => page.mouse.wheel(0, 20),
    'viewer.navigated': visit => enlarged(visit).getByRole('link', { name: 'Details' }).click(),
  },
  answers: {},
  looks: {
    closed: isSmall,
    resting: isSmall,
    open: visit => expect(enlarged(visit).getByRole('button', { name: 'Play' })).toBeVisible(),
    dismissed: isSmall,
  },
})
