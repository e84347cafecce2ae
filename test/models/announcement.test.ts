import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Announcement, type AnnouncementId, marqueeTextPx, passes } from '../../models/announcement.ts'
import { announcementQueue, kindOfMode, type Scene } from '../../models/announcementChoice.ts'
import { LogicalChannelId } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import { type Page, pageNames } from '../../models/page.ts'
import * as messageEndpoints from '../../models/wire/messages.ts'
import * as some from './accountArbitraries.ts'
import { decoded, HTML, HUGE, itRoundTrips, itWithstandsBadInput, read } from './laws.ts'
import { anId, few, maybe } from './liveArbitraries.ts'

const announcement = (changed: object): Announcement => read(Announcement, { id: 1, msg: 'Hello', ...changed })
const scene = (page: Page, changed: Partial<Scene> = {}): Scene => ({
  page,
  playing: undefined,
  channelId: undefined,
  ...changed,
})
const ids = (queue: ReadonlyArray<Announcement>): ReadonlyArray<AnnouncementId> => queue.map(({ id }) => id)

/** One announcement of every mode; its id is its mode. */
const everyMode = Array.from({ length: 20 }, (_, mode) => announcement({ id: mode, displayMode: [mode] }))
const shown = (kind: 'marquee' | 'playerMarquee' | 'popup', at: Scene) =>
  ids(announcementQueue(everyMode, kind, at)).map(Number)

const scenes: fc.Arbitrary<Scene> = fc.record({
  page: fc.constantFrom(...pageNames),
  playing: maybe(fc.constantFrom('live' as const, 'playback' as const, 'vod' as const)),
  channelId: maybe(anId(LogicalChannelId)),
})
const kinds = fc.constantFrom('marquee' as const, 'playerMarquee' as const, 'popup' as const)

describe('Announcements', () => {
  itRoundTrips('[MSG-01] An announcement', Announcement, some.announcements)
  itRoundTrips('[MSG-06] A message', Message, some.messages)
  itWithstandsBadInput('An announcement', Announcement, some.announcements)
  itWithstandsBadInput('A message', Message, some.messages)

  it('[MSG-01] that cannot be read are left out and reported; markup stays text', () => {
    const good = {
      id: 1,
      msg: HTML,
      displayMode: [11, 'x', null],
      properties: { textcolor: 'red;}body{', textsize: '25' },
    }
    const noticeList = [good, { id: 2 }, { msg: 'x' }, { id: 3, msg: HUGE }, null, 'text', { id: {}, msg: 'x' }]
    const { result, dropped } = decoded(messageEndpoints.notices.response, { noticeList })
    expect(dropped.map(({ path }) => path)).toEqual([
      'noticeList.0.displayMode.1',
      'noticeList.0.displayMode.2',
      'noticeList.1.msg',
      'noticeList.2.id',
      'noticeList.3.msg',
      'noticeList.4',
      'noticeList.5',
      'noticeList.6.id',
    ])
    expect(result).toMatchObject({
      right: { noticeList: [{ msg: HTML, displayMode: [11], properties: { textcolor: undefined, textsize: 25 } }] },
    })
  })

  it('[MSG-02] of an unknown display mode are for the message centre only', () => {
    const known = Array.from({ length: 20 }, (_, mode) => mode).filter(mode => kindOfMode(mode) !== undefined)
    expect(known).toEqual([0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15])
    expect([0, 1, 2, 11].map(kindOfMode)).toEqual(['marquee', 'marquee', 'marquee', 'marquee'])
    expect(kindOfMode(10)).toBe('playerMarquee')
    for (const mode of [-1, 6, 99, 0.5, Number.NaN]) expect(kindOfMode(mode)).toBeUndefined()
  })

  it('[MSG-02] of a page come up on that page', () => {
    expect(shown('popup', scene('liveTv'))).toEqual([3])
    expect(shown('popup', scene('login'))).toEqual([4])
    expect(shown('popup', scene('home'))).toEqual([12])
    for (const page of ['vodCategory', 'vodDetail'] as const) expect(shown('popup', scene(page))).toEqual([13])
    for (const page of ['my', 'account', 'plan', 'subscribe'] as const)
      expect(shown('popup', scene(page))).toEqual([14])
    for (const page of ['search', 'history', 'favorites'] as const) expect(shown('popup', scene(page))).toEqual([])
    expect(shown('marquee', scene('liveTv'))).toEqual([0, 11])
    expect(shown('marquee', scene('login'))).toEqual([1, 11])
    expect(shown('marquee', scene('home'))).toEqual([11])
  })

  it('[MSG-02] never cover a playing picture unless they are for that player', () => {
    expect(shown('popup', scene('liveTv', { playing: 'live' }))).toEqual([3])
    expect(shown('popup', scene('home', { playing: 'live' }))).toEqual([3])
    expect(shown('popup', scene('liveTv', { playing: 'playback' }))).toEqual([5])
    expect(shown('popup', scene('vodDetail', { playing: 'vod' }))).toEqual([15])
    expect(shown('marquee', scene('liveTv', { playing: 'playback' }))).toEqual([0, 2, 11])
    expect(shown('playerMarquee', scene('home'))).toEqual([])
    expect(shown('playerMarquee', scene('vodDetail', { playing: 'vod' }))).toEqual([10])
  })

  it('[MSG-02] and [MSG-03] queue unread ones of the right kind, highest priority first, then newest', () => {
    fc.assert(
      fc.property(few(some.announcements), kinds, scenes, (all, kind, at) => {
        const queue = announcementQueue(all, kind, at)
        for (const each of queue) {
          expect(all).toContain(each)
          expect(each.readStatus).toBe(false)
          expect(each.displayMode.map(kindOfMode)).toContain(kind)
        }
        for (const [index, each] of queue.slice(1).entries())
          expect(queue[index]?.priority).toBeGreaterThanOrEqual(each.priority)
      }),
    )
    const at = (id: number, priority: number, createTime?: number) =>
      announcement({ id, priority, createTime, displayMode: [11] })
    const queue = announcementQueue([at(1, 1, 5), at(2, 9, 1), at(3, 1, 6), at(4, 1)], 'marquee', scene('home'))
    expect(ids(queue).map(Number)).toEqual([2, 3, 1, 4])
  })

  it('[MSG-03] with channels are shown on those channels only', () => {
    const [one, two] = ['1', '2'].map(id => read(LogicalChannelId, id))
    const only = announcement({ displayMode: [10], displayChannel: [1] })
    const on = (channelId: LogicalChannelId | undefined) =>
      announcementQueue([only], 'playerMarquee', scene('liveTv', { playing: 'live', channelId })).length
    expect([on(one), on(two), on(undefined)]).toEqual([1, 0, 0])
  })

  it('[MSG-03] have the text sizes of the specification and pass at least once', () => {
    const px = (textsize: unknown) => marqueeTextPx(announcement({ properties: { textsize } }).properties)
    expect([22, 25, 28, '25', 99, null, undefined, 'big', {}].map(px)).toEqual([13, 15, 17, 15, 13, 13, 13, 13, 13])
    expect([undefined, 0, 1, 3].map(displayTimes => passes(announcement({ displayTimes })))).toEqual([1, 1, 1, 3])
  })

  it('[MSG-06] a message of an unknown state counts as read', () => {
    const wire = { msgId: 1, title: 'Hi', createTime: 1 }
    const states = ['UNREAD', 'READ', 'ARCHIVED', 0, null].map(state => read(Message, { ...wire, state }))
    expect(states.map(({ state }) => state)).toEqual(['UNREAD', 'READ', 'READ', 'READ', 'READ'])
  })
})
