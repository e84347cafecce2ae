import type { Either } from 'fp-ts/lib/Either.js'
import type { Announcement, AnnouncementId } from '../../models/announcement.ts'
import type { Scene } from '../../models/announcementChoice.ts'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { Page } from '../../models/page.ts'
import type { TabRest } from '../kit/tabRest.ts'

export type Announcements = ReadonlyArray<Announcement>
export type AnnouncementIds = ReadonlyArray<AnnouncementId>
export type MarqueeKind = 'marquee' | 'playerMarquee'

export type AnnouncementsAnswer = Either<CallFailure, Announcements>
/** Which one the operator knows to be read. */
export type ReadAnswer = Either<CallFailure, AnnouncementId>

export interface ReadWish {
  readonly id: AnnouncementId | undefined
}

/** How often a marquee has passed, and when it may pass again. */
export interface Round {
  readonly id: AnnouncementId
  readonly passed: number
  readonly restsUntil: Instant
}

export interface AnnouncementsInput {
  /** Milliseconds from one answer of the operator's to the next question. */
  readonly checkMs: number
  /** The server's time. */
  readonly now: Instant
  readonly page: Page
}

export interface AnnouncementsContext extends Omit<AnnouncementsInput, 'page'> {
  readonly scene: Scene
  /** As the operator has them. */
  readonly announcements: Announcements
  /** Read on this device, in any of its tabs. */
  readonly read: AnnouncementIds
  /** A reminder or a national broadcast is on screen: no popup lies over it. */
  readonly isHeld: boolean
  /** Somebody writes into a field. */
  readonly isTyping: boolean
  readonly rounds: ReadonlyArray<Round>
  /** The end of the shortest rest. */
  readonly waitsFor: Instant
  readonly popup: Announcement | undefined
  readonly marquee: Announcement | undefined
  readonly playerMarquee: Announcement | undefined
}

export type AnnouncementsEvent =
  /** OK under a popup, the end of a marquee before its time, or a look into the message centre. */
  | { readonly type: 'viewer.readAnnouncement'; readonly id: AnnouncementId }
  | { readonly type: 'language.changed' }
  | { readonly type: 'network.restored' }
  | SceneNews
  | AnnouncementsNews

/** What is on screen. */
export interface SceneNews {
  readonly type: 'scene.changed'
  readonly scene: Scene
  readonly isHeld: boolean
  readonly isTyping: boolean
  readonly now: Instant
}

/** What the device and the other tabs tell. */
export type AnnouncementsNews =
  | { readonly type: 'read.recalled'; readonly read: AnnouncementIds }
  /** Another tab has asked the operator. */
  | { readonly type: 'announcements.changedElsewhere' }
  | TabRest

export interface AnnouncementsCommand {
  readonly type: 'read.keep'
  readonly id: AnnouncementId
}

export type AnnouncementsChildren = {
  readonly [kind in MarqueeKind]: 'marquee'
}
