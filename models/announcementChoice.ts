import type { Announcement } from './announcement.ts'
import type { LogicalChannelId } from './channel.ts'
import type { Page } from './page.ts'

export type AnnouncementKind = 'marquee' | 'playerMarquee' | 'popup'
export type PlayerKind = 'live' | 'playback' | 'vod'

/** What is on screen: the page, the player with a picture in it if there is one, and the channel it shows. */
export interface Scene {
  readonly page: Page
  readonly playing: PlayerKind | undefined
  readonly channelId: LogicalChannelId | undefined
}

const EVERYWHERE = 11
const PLAYER_MARQUEE = 10

const MARQUEE_MODES: ReadonlySet<number> = new Set([0, 1, 2, EVERYWHERE])
const POPUP_MODES: ReadonlySet<number> = new Set([3, 4, 5, 12, 13, 14, 15])

/** What a display mode is; an unknown one shows in the message centre only (MSG-02; contract, Envelope). */
export const kindOfMode = (mode: number): AnnouncementKind | undefined => {
  if (MARQUEE_MODES.has(mode)) return 'marquee'
  if (mode === PLAYER_MARQUEE) return 'playerMarquee'
  return POPUP_MODES.has(mode) ? 'popup' : undefined
}

/** Nothing but the message centre shows it. */
export const isOfCentreOnly = ({ displayMode }: Pick<Announcement, 'displayMode'>): boolean =>
  displayMode.every(mode => kindOfMode(mode) === undefined)

const POPUP_OF_PLAYER: Readonly<Record<PlayerKind, number>> = { live: 3, playback: 5, vod: 15 }
const POPUP_OF_PAGE: Readonly<Partial<Record<Page, number>>> = {
  liveTv: 3,
  login: 4,
  home: 12,
  vodCategory: 13,
  vodDetail: 13,
  my: 14,
  account: 14,
  plan: 14,
  subscribe: 14,
}

/** There the form is what somebody came for: nothing may lie over it, a line in the page says it instead (MSG-05). */
export const isLinePage = (page: Page): boolean => page === 'login'

const marqueeModes = ({ page, playing }: Scene): ReadonlyArray<number> => {
  const modes = [EVERYWHERE]
  if (page === 'liveTv' || playing === 'live') modes.push(0)
  if (page === 'login') modes.push(1)
  if (playing === 'playback') modes.push(2)
  return modes
}

/** The modes that fit a scene. Over a playing picture only the popup of that very player may come up (contract). */
const fittingModes = (kind: AnnouncementKind, scene: Scene): ReadonlyArray<number | undefined> => {
  if (kind === 'marquee') return marqueeModes(scene)
  if (kind === 'playerMarquee') return scene.playing === undefined ? [] : [PLAYER_MARQUEE]
  // a form: what is due waits for another page
  if (scene.page === 'profile') return []
  return [scene.playing === undefined ? POPUP_OF_PAGE[scene.page] : POPUP_OF_PLAYER[scene.playing]]
}

const fitsChannel = ({ displayChannel }: Announcement, { channelId }: Scene): boolean =>
  displayChannel.length === 0 || (channelId !== undefined && displayChannel.includes(channelId))

const byPriorityThenNewest = (a: Announcement, b: Announcement): number =>
  b.priority - a.priority || (b.createTime ?? 0) - (a.createTime ?? 0)

/** What waits to be shown in this way on this scene: unread, highest priority first, then newest (MSG-02, MSG-03). */
export const announcementQueue = (
  announcements: ReadonlyArray<Announcement>,
  kind: AnnouncementKind,
  scene: Scene,
): ReadonlyArray<Announcement> => {
  const modes = fittingModes(kind, scene)
  return announcements
    .filter(each => !each.readStatus && each.displayMode.some(mode => modes.includes(mode)) && fitsChannel(each, scene))
    .toSorted(byPriorityThenNewest)
}
