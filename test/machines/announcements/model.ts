import { left, right } from 'fp-ts/lib/Either.js'
import { announcementsMachine } from '../../../machines/announcements/index.ts'
import type { AnnouncementsContext } from '../../../machines/announcements/types.ts'
import type { MarqueeOutput } from '../../../machines/marquee.ts'
import { Announcement } from '../../../models/announcement.ts'
import type { Scene } from '../../../models/announcementChoice.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { addMs, instant, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import type { Page } from '../../../models/page.ts'
import { read } from '../../models/laws.ts'
import { chartModel } from '../../paths/model.ts'

const OFFLINE: CallFailure = { tag: 'offline' }

export const NOW = instant(Date.UTC(2026, 5, 1, 20))

export const announcement = (id: string, displayMode: number, changed: object = {}): Announcement =>
  read(Announcement, { id, msg: `Text of ${id}`, displayMode: [displayMode], ...changed })

export const bar = announcement('bar', 11, { displayTimes: 2, displayInterval: 20 })
export const line = announcement('line', 10, { displayTimes: 2, displayInterval: 5 })
export const popup = announcement('popup', 12, { displayMode: [12, 4] })

export const on = (page: Page, changed: Partial<Scene> = {}): Scene => ({
  page,
  playing: undefined,
  channelId: undefined,
  ...changed,
})
export const HOME = on('home')
export const LOGIN = on('login')
export const LIVE = on('liveTv', { playing: 'live' })

/** All of it has gone over the screen, or it was covered for too long. */
const passes = ({ now }: AnnouncementsContext): readonly MarqueeOutput[] => [
  { passedAt: addMs(now, 5 * SECOND) },
  { passedAt: undefined },
]

export const announcementsModel = chartModel({
  machine: announcementsMachine,
  input: { checkMs: 10 * MINUTE, now: NOW, page: 'home' },
  events: {
    'viewer.readAnnouncement': [bar, line, popup].map(({ id }) => ({ type: 'viewer.readAnnouncement' as const, id })),
    'scene.changed': ({ now }) => [
      { type: 'scene.changed', scene: HOME, isHeld: false, isTyping: false, now },
      { type: 'scene.changed', scene: HOME, isHeld: true, isTyping: false, now },
      { type: 'scene.changed', scene: HOME, isHeld: false, isTyping: true, now },
      { type: 'scene.changed', scene: LOGIN, isHeld: false, isTyping: true, now },
      { type: 'scene.changed', scene: LIVE, isHeld: false, isTyping: false, now },
    ],
    'language.changed': [{ type: 'language.changed' }],
    'network.restored': [{ type: 'network.restored' }],
    'read.recalled': ({ read: known }) =>
      [popup, bar].map(({ id }) => ({ type: 'read.recalled' as const, read: [...new Set([...known, id])].sort() })),
    'announcements.changedElsewhere': [{ type: 'announcements.changedElsewhere' }],
    'tab.rested': [{ type: 'tab.rested' }],
    'tab.woke': [{ type: 'tab.woke' }],
  },
  outcomes: {
    load: [right([bar, line, popup]), right([]), left(OFFLINE)],
    tellRead: [right(popup.id), left(OFFLINE)],
    marquee: passes,
    playerMarquee: passes,
  },
  project: ({ announcements, read: known, scene, isHeld, isTyping, rounds, now, waitsFor }) => [
    announcements.map(({ id, readStatus }) => [id, readStatus]),
    [bar, line, popup].map(({ id }) => known.includes(id)),
    scene.playing,
    scene.page === 'login',
    isHeld,
    isTyping,
    rounds.map(({ id, passed, restsUntil }) => [id, passed, Math.max(0, restsUntil - now)]),
    Math.max(0, waitsFor - now),
  ],
  equivalent: {
    'begin elsewhere open @ announcements.popup': 'with nothing to be shown it is closed at once',
    'begin elsewhere passing @ announcements.playerMarquee': 'with nothing to be shown it waits at once',
    'drop guard hasPassed @ announcements.marquee.passing|done.actor.marquee|1': 'what has not passed is not noted',
    'drop target announcements.playerMarquee.waiting @ announcements.playerMarquee.passing|done.actor.playerMarquee|1':
      'it rests, so that it waits by itself',
  },
  invariants: {
    '[MSG-04] what was read is never on screen': ({ context }) =>
      [context.popup, context.marquee, context.playerMarquee].every(
        shown => shown === undefined || !(shown.readStatus || context.read.includes(shown.id)),
      ),
    '[MSG-05] no popup over a reminder or a national broadcast': ({ context }) =>
      !(context.isHeld && context.popup !== undefined),
    '[MSG-02] the line over the picture needs a picture': ({ context }) =>
      context.playerMarquee === undefined || context.scene.playing !== undefined,
    '[MSG-03] what rests is not on screen': ({ context }) =>
      context.rounds.every(({ id, restsUntil }) => restsUntil <= context.now || context.marquee?.id !== id),
  },
})
