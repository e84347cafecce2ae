import { expect } from 'playwright/test'
import type { LivePlayerEvent } from '../../../../../machines/livePlayer/index.ts'
import { type Quality, qualityLabel } from '../../../../../models/quality.ts'
import { livePage } from '../../../../e2e/support/livePage.ts'
import { comeOnline } from '../../comeOnline.ts'
import { byItself, type Gesture, type Gestures, never } from '../../model.ts'
import type { Visit } from '../../visit.ts'
import { nameOf } from './lineups.ts'
import { operatorOf } from './operator.ts'

type Of<Type extends LivePlayerEvent['type']> = Extract<LivePlayerEvent, { type: Type }>

const MINUTE = 60_000
const SECOND = 1_000

/** What the player is told while it plays, with or without a hand. */
export const ASIDES = [
  'address.named',
  'programme.changed',
  'viewer.considerChannel',
  'viewer.sawChannels',
  'stage.volumeChanged',
  'engine.soundHeldBack',
  'engine.buffering',
  'engine.playing',
] as const

export const live = ({ page }: Visit) => livePage(page)

/** A hand does something; what begins by it waits until the path goes on. */
const byHand =
  <Event>(gesture: (visit: Visit, event: Event) => Promise<void>): Gesture<Event> =>
  async (visit, event) => {
    operatorOf(visit).rearm()
    await gesture(visit, event)
  }

/** A hand on the mouse brings the controls back that go when nobody stirs. */
export const press = async (visit: Visit, name: string | RegExp): Promise<void> => {
  const { player, control } = live(visit)
  for (const x of [40, 60]) await player.hover({ position: { x, y: 60 } })
  await control(name).click()
}

/** One of a menu of the controls. */
export const choose = async (visit: Visit, menu: RegExp, name: string): Promise<void> => {
  await press(visit, menu)
  await visit.page.getByRole('menuitemradio', { name, exact: true }).click()
}

export const chooseQuality = (visit: Visit, quality: Quality | undefined): Promise<void> =>
  choose(visit, /^Quality: /, quality === undefined ? 'Auto' : qualityLabel(quality))

/** Any other volume than now. */
const turnVolume = async (visit: Visit): Promise<void> => {
  const volume = live(visit).player.getByRole('slider', { name: 'Volume' })
  await volume.fill((await volume.inputValue()) === '0.5' ? '0.7' : '0.5')
}

export const card = (visit: Visit) => live(visit).player.getByRole('alert')

/** Six tries, each later than the one before. */
const loseNetwork = async (visit: Visit): Promise<void> => {
  operatorOf(visit).failStreams()
  await expect(async () => {
    await visit.page.clock.fastForward(SECOND)
    await expect(card(visit)).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [20] })
}

/** The channel watched last, whoever of these is signed in. */
const lastOfEverybody = (channelId: unknown): string =>
  JSON.stringify(Object.fromEntries(['guest', '100001', '100002'].map(account => [account, channelId])))

/** The places of a bar are moments of the day, which no path can name ahead. */
export const OF_BROADCASTS = 'a national broadcast is walked by test/e2e/broadcast.spec.ts'
export const OF_RECORDINGS = 'recordings are walked by test/e2e/timeshift.spec.ts and catchup.spec.ts'

export const OF_FIRST_FRAMES =
  'no path has a first frame within a tenth of a second: test/machines/livePlayer/telling.test.ts has'
export const OF_PROTECTION = 'protected channels are walked by test/e2e/drm.spec.ts'
export const OF_THE_GUIDE = 'the guide says unasked what is on'

/** What a hand, the operator or the device does to the live player. */
export const hands = {
  'viewer.selectChannel': byHand((visit, { channelId }: Of<'viewer.selectChannel'>) =>
    live(visit).tune(nameOf(channelId)),
  ),
  'viewer.zap': byHand(async (visit, { step }: Of<'viewer.zap'>) => {
    await live(visit).player.focus()
    await visit.page.keyboard.press(step === 1 ? 'PageUp' : 'PageDown')
  }),
  'viewer.sawChannels': never('the list says unasked which of its rows are on screen'),
  'number.typed': never('keys.spec.ts types numbers'),
  'number.entered': never('keys.spec.ts types numbers'),
  'channel.recalled': never('keys.spec.ts goes back'),
  'viewer.considerChannel': byHand(async (visit, { channelId }: Of<'viewer.considerChannel'>) => {
    const row = await live(visit).find(nameOf(channelId))
    await visit.page.mouse.move(0, 0)
    await row.hover()
  }),
  'viewer.play': byHand(visit => press(visit, 'Play')),
  'viewer.pause': byHand(visit => press(visit, 'Pause')),
  'viewer.selectQuality': byHand((visit, { quality }: Of<'viewer.selectQuality'>) => chooseQuality(visit, quality)),
  'viewer.setVolume': byHand(turnVolume),
  'viewer.setMuted': byHand(visit => press(visit, /^(Mute|Unmute)$/)),
  'viewer.retry': byHand(visit => card(visit).getByRole('button', { name: 'Try again' }).click()),
  'viewer.dismiss': byHand(({ page }) => page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()),
  'address.named': never('the list is walked: addresses are by test/e2e/live.spec.ts'),
  'viewer.playProgramme': never(OF_RECORDINGS),
  'viewer.playPrevious': never(OF_RECORDINGS),
  'viewer.playNext': never(OF_RECORDINGS),
  'viewer.seek': never(OF_RECORDINGS),
  'viewer.backToLive': never(OF_RECORDINGS),
  'viewer.keepWatching': never(OF_RECORDINGS),
  'viewer.setRate': never(OF_RECORDINGS),
  'viewer.setAspect': never(OF_RECORDINGS),
  'programme.changed': byItself,
  'recording.wished': never(OF_RECORDINGS),
  'recording.locked': never(OF_RECORDINGS),
  'recording.unlocked': never(OF_RECORDINGS),
  'broadcast.started': never(OF_BROADCASTS),
  'broadcast.ended': never(OF_BROADCASTS),
  'broadcast.wished': never(OF_BROADCASTS),
  'broadcast.waiting': never(OF_BROADCASTS),
  'broadcast.playing': never(OF_BROADCASTS),
  'broadcast.paused': never(OF_BROADCASTS),
  'engine.retrying': never(OF_RECORDINGS),
  'engine.caughtUp': never(OF_RECORDINGS),
  'engine.ended': never(OF_RECORDINGS),
  'network.restored': byHand(comeOnline),
  'lineup.changed': async (visit, { channels }, { next }) => {
    const operator = operatorOf(visit)
    operator.rearm()
    if (next?.actor === 'recall' && next.event.output !== undefined)
      await operator.tab.keep({ 'sintonia.device.lastChannels': lastOfEverybody(next.event.output) })
    await operator.changeLineup(channels)
  },
  'recording.broke': never(OF_RECORDINGS),
  'zap.settled': byItself,
  'stage.volumeChanged': byItself,
  'engine.loading': byItself,
  'engine.soundHeldBack': byItself,
  'engine.firstFrame': async visit => operatorOf(visit).stream(),
  'engine.playing': byItself,
  'engine.paused': byItself,
  'engine.buffering': async visit => operatorOf(visit).failStreams(),
  'engine.stalled': async visit => {
    operatorOf(visit).rearm()
    await visit.page.clock.fastForward(MINUTE)
  },
  'engine.failed': async (visit, { failure: { kind } }) => {
    if (kind === 'network') await loseNetwork(visit)
    else operatorOf(visit).dropStreams()
  },
} satisfies Gestures<LivePlayerEvent>
