import { expect } from 'playwright/test'
import type { VodPlayerContext } from '../../../../../machines/vodPlayer/types.ts'
import { type Look, type Never, never } from '../../model.ts'
import type { Visit } from '../../visit.ts'
import { card, live } from '../livePlayer/hands.ts'
import { isBusy, isPaused, isPlaying } from '../livePlayer/looks.ts'
import { operatorOf } from './operator.ts'
import { contextOf } from './outside.ts'
import { isMovie, SERIES_WISH } from './titles.ts'

const player = (visit: Visit) => live(visit).player
const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Title player' })
const small = ({ page }: Visit) => page.getByRole('region', { name: 'Small player' })

/** Which title it is, and that it has not begun before its place. */
const isItem = async (visit: Visit, { item, positionSec, startSec, wish }: VodPlayerContext): Promise<void> => {
  if (item?.episode !== undefined) await expect(player(visit)).toContainText(`S1 E${item.episode}`)
  const { position } = await live(visit).picture.facts()
  expect(position).toBeGreaterThan(positionSec - 2)
  if (wish === SERIES_WISH && positionSec === startSec) expect(position).toBeLessThan(positionSec + 100)
}

/** A user's place is told to the operator. */
const isNoted = async (visit: Visit, { status }: VodPlayerContext): Promise<void> => {
  if (status === 'user') await expect.poll(operatorOf(visit).isTold).toBe(true)
}

const says =
  (words: RegExp): Look =>
  visit =>
    expect(player(visit)).toContainText(words)

const ended =
  (words: RegExp): Look =>
  async (visit, snapshot) => {
    await expect(player(visit)).toContainText(words)
    await isNoted(visit, contextOf(snapshot))
  }

const CAUSES: Readonly<Partial<Record<string, string>>> = {
  noPlaysourceUrl: 'did not say where this title plays from',
  network: 'The network does not answer',
  operator: 'did not deliver this title',
  media: 'could not play this title',
  resource: 'was not found',
}

const hasFailed: Look = async (visit, snapshot) => {
  const { failure: told } = contextOf(snapshot)
  if (await small(visit).isVisible()) return expect(small(visit)).toContainText('could not be played')
  await expect(card(visit)).toContainText(CAUSES[told?.reason ?? ''] ?? 'a reason')
}

/** What is on screen of a title, by state. */
export const looks: Readonly<Record<string, Look | Never>> = {
  finding: isBusy,
  opening: isBusy,
  'showing.picture.starting': isBusy,
  'showing.picture.playing': async (visit, snapshot) => {
    await isPlaying(visit, snapshot)
    await isItem(visit, contextOf(snapshot))
  },
  'showing.picture.paused': async (visit, snapshot) => {
    await isPaused(visit, snapshot)
    await isNoted(visit, contextOf(snapshot))
  },
  'showing.picture.buffering': isBusy,
  'showing.picture.retrying': isBusy,
  'showing.notes.resting': never('the picture beside it is looked at'),
  'showing.notes.seeking': never('the picture beside it is looked at'),
  'ended.deciding': never('it is decided at once'),
  'ended.counting': ended(/Next episode in \d+ second|The next episode begins soon/),
  'ended.asking': ended(/Are you still watching/),
  'ended.over': ended(/The end of/),
  stopped: never('it is decided at once'),
  locked: async (visit, snapshot) => {
    if (await small(visit).isVisible()) return says(/could not be played/)(visit, snapshot)
    await expect(player(visit).getByRole('heading')).toContainText(/is not in your plan|^Log in to watch/)
  },
  gone: visit => expect(visit.page.getByRole('dialog').last()).toContainText('no longer available'),
  unplayable: (visit, snapshot) =>
    expect(visit.page.getByRole('dialog').last()).toContainText(
      isMovie(contextOf(snapshot).item) ? 'Video source is invalid' : 'Unavailable source',
    ),
  failed: hasFailed,
  closed: async visit => {
    await expect(dialog(visit)).toHaveCount(0)
    await expect(small(visit)).toHaveCount(0)
    await expect.poll(live(visit).picture.sounding).toBe(0)
  },
}
