import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  type AnnouncementsCommand,
  type AnnouncementsNews,
  announcementsMachine,
  type MarqueeKind,
  noticesIn,
  type SceneNews,
  selectIsLine,
  selectMarquee,
  selectPass,
  selectPopup,
  selectUnreadOfCentre,
} from '../../../machines/announcements/index.ts'
import type { AnnouncementsAnswer, ReadAnswer, ReadWish } from '../../../machines/announcements/types.ts'
import type { AnnouncementId } from '../../../models/announcement.ts'
import type { Scene } from '../../../models/announcementChoice.ts'
import { addMs, DAY, HOUR, type Instant, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { channelId } from '../../support/lineups.ts'
import { handPort } from '../../support/machinePorts.ts'
import { announcement, announcementsModel, bar, HOME, LIVE, line, NOW, on, popup } from './model.ts'

chartSuite(announcementsModel)

const OFFLINE = left({ tag: 'offline' } as const)

const begin = () => {
  const load = handPort<AnnouncementsAnswer>()
  const tellRead = handPort<ReadAnswer, ReadWish>()
  const kept: AnnouncementId[] = []
  const clock = new SimulatedClock()
  const machine = announcementsMachine.provide({
    actors: {
      loadAnnouncements: fromPromise(load.ask),
      tellRead: fromPromise<ReadAnswer, ReadWish>(tellRead.ask),
      watchScene: fromCallback<SceneNews>(() => undefined),
      device: fromCallback<AnnouncementsCommand | AnnouncementsNews>(({ receive }) => {
        receive(command => {
          if (command.type === 'read.keep') kept.push(command.id)
        })
      }),
    },
  })
  const actor = createActor(machine, { input: { checkMs: 10 * MINUTE, now: NOW, page: 'home' }, clock }).start()
  let sleptMs = 0
  const now = (): Instant => addMs(NOW, clock.now() + sleptMs)
  const passOf = (kind: MarqueeKind) => selectPass(kind)(actor.getSnapshot())
  const seen = (kind: MarqueeKind, wayMs: number) =>
    passOf(kind)?.send({ type: 'marquee.seen', wayMs, isCalm: false, now: now() })
  return {
    load,
    tellRead,
    kept: () => kept,
    send: actor.send,
    readOne: (id: AnnouncementId) => actor.send({ type: 'viewer.readAnnouncement', id }),
    pass: (ms: number) => clock.increment(ms),
    /** Time goes on, and no timer of the device with it. */
    sleep: (ms: number) => {
      sleptMs += ms
    },
    see: (scene: Scene, isHeld = false, isTyping = false) =>
      actor.send({ type: 'scene.changed', scene, isHeld, isTyping, now: now() }),
    seeBar: (wayMs: number) => seen('marquee', wayMs),
    coverBar: () => passOf('marquee')?.send({ type: 'marquee.covered', now: now() }),
    /** The words go all their way. */
    goes: (kind: MarqueeKind = 'marquee', wayMs = 0) => {
      seen(kind, wayMs)
      clock.increment(wayMs)
    },
    popup: () => selectPopup(actor.getSnapshot())?.id,
    isLine: () => selectIsLine(actor.getSnapshot()),
    marquee: () => selectMarquee('marquee')(actor.getSnapshot())?.id,
    line: () => selectMarquee('playerMarquee')(actor.getSnapshot())?.id,
    passes: () => actor.getSnapshot().context.rounds.map(({ passed }) => passed),
    notices: () => noticesIn(actor.getSnapshot()).map(({ msg, isUnread }) => [msg, isUnread]),
    unreadOfCentre: () => selectUnreadOfCentre(actor.getSnapshot()),
  }
}

describe('The list', () => {
  test('[AHEAD-47] is not asked for while the tab rests, and once when it wakes: what is known stays', async () => {
    const { load, pass, send, popup: shown } = begin()
    await load.answer(right([popup]))
    send({ type: 'tab.rested' })
    for (const type of ['announcements.changedElsewhere', 'language.changed', 'network.restored'] as const)
      send({ type })
    pass(60 * MINUTE)
    expect([shown(), load.asked.length]).toEqual([popup.id, 1])
    send({ type: 'tab.woke' })
    expect(load.asked).toHaveLength(2)
  })
})

describe('Popups', () => {
  test('[MSG-05] come one after the other, the most urgent first, each until OK', async () => {
    const { load, popup: shown, readOne, kept } = begin()
    const urgent = announcement('urgent', 12, { priority: 9 })
    await load.answer(right([popup, urgent]))
    expect(shown()).toBe(urgent.id)
    readOne(urgent.id)
    expect([shown(), kept()]).toEqual([popup.id, [urgent.id]])
    readOne(popup.id)
    readOne(popup.id)
    expect([shown(), kept()]).toEqual([undefined, [urgent.id, popup.id]])
  })

  test('[MSG-05] one that is on screen stays there when a more urgent one comes', async () => {
    const { load, popup: shown, send } = begin()
    await load.answer(right([popup]))
    send({ type: 'announcements.changedElsewhere' })
    await load.answer(right([popup, announcement('urgent', 12, { priority: 9 })]))
    expect(shown()).toBe(popup.id)
  })

  test('[MSG-05] gives way to a reminder or a broadcast, and comes again afterwards: it was not read', async () => {
    const { load, popup: shown, see } = begin()
    await load.answer(right([popup]))
    see(HOME, true)
    expect(shown()).toBeUndefined()
    see(HOME)
    expect(shown()).toBe(popup.id)
  })

  test("[MSG-02] [MSG-05] goes with its page, and never lies over a picture but that player's own", async () => {
    const { load, popup: shown, see } = begin()
    const live = announcement('live', 3)
    await load.answer(right([popup, live]))
    see(on('search'))
    expect(shown()).toBeUndefined()
    see(LIVE)
    expect(shown()).toBe(live.id)
    see(on('home', { playing: 'vod' }))
    expect(shown()).toBeUndefined()
  })

  test('[MSG-05] waits while somebody types, and until the field has been left for a while', async () => {
    const { load, popup: shown, see, pass } = begin()
    see(HOME, false, true)
    await load.answer(right([popup]))
    expect(shown()).toBeUndefined()
    see(HOME)
    pass(1999)
    see(HOME, false, true)
    pass(MINUTE)
    see(HOME)
    pass(1999)
    expect(shown()).toBeUndefined()
    pass(1)
    expect(shown()).toBe(popup.id)
  })

  test('[MSG-05] stays when the field is another one, behind it', async () => {
    const { load, popup: shown, see } = begin()
    await load.answer(right([popup]))
    see(HOME, false, true)
    expect(shown()).toBe(popup.id)
  })

  test('[MSG-02] [MSG-05] is a line beside the form of the login page, and is never over the form of the profile', async () => {
    const { load, popup: shown, isLine, see } = begin()
    const [login, live] = [announcement('login', 4), announcement('live', 3)]
    await load.answer(right([login, live]))
    expect(isLine()).toBe(false)
    see(on('login'), false, true)
    expect([shown(), isLine()]).toEqual([login.id, true])
    see(on('profile', { playing: 'live' }))
    expect(shown()).toBeUndefined()
    see(LIVE)
    expect([shown(), isLine()]).toEqual([live.id, false])
  })

  test('[MSG-04] [AHEAD-13] read in another tab it closes here', async () => {
    const { load, popup: shown, send } = begin()
    await load.answer(right([popup]))
    send({ type: 'read.recalled', read: [popup.id] })
    expect(shown()).toBeUndefined()
  })
})

describe('Marquees', () => {
  test('[MSG-03] [MSG-04] pass as often as the operator says, at its interval, and are read then', async () => {
    const { load, marquee, passes, goes, pass, kept } = begin()
    await load.answer(right([bar]))
    expect([marquee(), passes()]).toEqual([bar.id, []])
    goes()
    expect(marquee()).toBeUndefined()
    pass(19 * SECOND)
    expect(marquee()).toBeUndefined()
    pass(SECOND)
    expect([marquee(), passes(), kept()]).toEqual([bar.id, [1], []])
    goes()
    pass(HOUR)
    expect([marquee(), kept()]).toEqual([undefined, [bar.id]])
  })

  test('[MSG-03] every pass counts, and each is followed by its interval', async () => {
    const { load, marquee, passes, goes, pass, kept } = begin()
    await load.answer(right([announcement('bar', 11, { displayTimes: 3, displayInterval: 20 })]))
    goes()
    pass(20 * SECOND)
    goes()
    expect([marquee(), passes()]).toEqual([undefined, [2]])
    pass(20 * SECOND)
    expect([marquee(), passes(), kept()]).toEqual([bar.id, [2], []])
    goes()
    expect([marquee(), kept()]).toEqual([undefined, [bar.id]])
  })

  test('[MSG-03] an interval that ended while the device slept is over on the next screen', async () => {
    const { load, marquee, goes, sleep, see } = begin()
    await load.answer(right([bar]))
    goes()
    sleep(19 * SECOND)
    see(HOME)
    expect(marquee()).toBeUndefined()
    sleep(SECOND)
    see(HOME)
    expect(marquee()).toBe(bar.id)
  })

  test('[MSG-03] while one rests the next of the queue passes, and each keeps its own interval', async () => {
    const { load, marquee, goes, pass } = begin()
    const other = announcement('other', 11, { displayTimes: 2, displayInterval: 5 })
    await load.answer(right([bar, other]))
    goes()
    expect(marquee()).toBe(other.id)
    pass(3 * SECOND)
    goes()
    expect(marquee()).toBeUndefined()
    pass(5 * SECOND)
    expect(marquee()).toBe(other.id)
    goes()
    expect(marquee()).toBeUndefined()
    pass(12 * SECOND)
    expect(marquee()).toBe(bar.id)
  })

  test('[MSG-03] without an interval it passes again at once; an interval past all measure is a day', async () => {
    const { load, marquee, passes, goes } = begin()
    await load.answer(right([announcement('bar', 11, { displayTimes: 2 })]))
    goes()
    expect([marquee(), passes()]).toEqual([bar.id, [1]])
    const second = begin()
    await second.load.answer(right([announcement('bar', 11, { displayTimes: 2, displayInterval: 1e12 })]))
    second.goes()
    second.pass(24 * HOUR - 1)
    expect(second.marquee()).toBeUndefined()
    second.pass(1)
    expect(second.marquee()).toBe(bar.id)
  })

  test('[MSG-03] a rest that ends while the page is another one is over when the viewer comes back', async () => {
    const { load, marquee, goes, pass, see } = begin()
    await load.answer(right([announcement('bar', 1, { displayTimes: 2, displayInterval: 20 })]))
    see(on('login'))
    goes()
    see(HOME)
    pass(21 * SECOND)
    expect(marquee()).toBeUndefined()
    see(on('login'))
    expect(marquee()).toBe(bar.id)
  })

  test('[MSG-03] one of some channels is on those only; cut off by a zap it has not passed', async () => {
    const { load, line: shown, goes, see, kept } = begin()
    const [one, two] = [channelId('one'), channelId('two')]
    await load.answer(right([announcement('line', 10, { displayChannel: ['one'] })]))
    see(on('liveTv', { playing: 'live', channelId: two }))
    expect(shown()).toBeUndefined()
    see(on('liveTv', { playing: 'live', channelId: one }))
    expect(shown()).toBe(line.id)
    see(on('liveTv', { playing: 'live', channelId: two }))
    goes('playerMarquee')
    expect([shown(), kept()]).toEqual([undefined, []])
    see(on('liveTv', { playing: 'live', channelId: one }))
    goes('playerMarquee')
    expect([shown(), kept()]).toEqual([undefined, [line.id]])
  })

  test('[MSG-03] the rest begins when the last word is off the screen, however long the way was', async () => {
    const { load, marquee, goes, pass } = begin()
    await load.answer(right([bar]))
    goes('marquee', 30 * SECOND)
    pass(20 * SECOND - 1)
    expect(marquee()).toBeUndefined()
    pass(1)
    expect(marquee()).toBe(bar.id)
  })

  test('[MSG-03] [MSG-04] covered for more than a minute none was read, and the most urgent one begins once it is seen', async () => {
    const { load, marquee, seeBar, coverBar, pass, passes, kept, send } = begin()
    const urgent = announcement('urgent', 11, { priority: 9 })
    await load.answer(right([bar]))
    seeBar(20 * SECOND)
    pass(5 * SECOND)
    coverBar()
    send({ type: 'announcements.changedElsewhere' })
    await load.answer(right([bar, urgent]))
    pass(59 * SECOND)
    seeBar(20 * SECOND)
    expect(marquee()).toBe(bar.id)
    coverBar()
    pass(HOUR)
    expect(marquee()).toBe(bar.id)
    seeBar(20 * SECOND)
    expect([marquee(), passes(), kept()]).toEqual([urgent.id, [], []])
  })

  test('[MSG-04] closed by the viewer it is read, and the next one comes; what was read in the message centre does not', async () => {
    const { load, marquee, readOne, kept } = begin()
    const [next, last] = [announcement('next', 11), announcement('last', 11)]
    await load.answer(right([bar, next, last]))
    readOne(next.id)
    expect(marquee()).toBe(bar.id)
    readOne(bar.id)
    expect([marquee(), kept()]).toEqual([last.id, [next.id, bar.id]])
  })
})

describe('The list of announcements', () => {
  test("[MSG-06] is asked for again after the operator's interval, whether it was had or not", async () => {
    const { load, pass } = begin()
    await load.answer(right([]))
    pass(10 * MINUTE - 1)
    expect(load.asked).toHaveLength(1)
    pass(1)
    expect(load.asked).toHaveLength(2)
    await load.answer(OFFLINE)
    pass(10 * MINUTE)
    expect(load.asked).toHaveLength(3)
  })

  test('[MSG-04] the operator is told of each that was read, one after the other; what it did not take is told again', async () => {
    const { load, tellRead, readOne, pass, popup: shown } = begin()
    const second = announcement('second', 12)
    await load.answer(right([popup, second]))
    readOne(popup.id)
    readOne(second.id)
    expect(tellRead.asked.map(({ id }) => id)).toEqual([popup.id])
    await tellRead.answer(right(popup.id))
    expect(tellRead.asked.map(({ id }) => id)).toEqual([popup.id, second.id])
    await tellRead.answer(OFFLINE)
    pass(10 * MINUTE)
    await load.answer(right([{ ...popup, readStatus: true }, second]))
    expect(tellRead.asked.map(({ id }) => id)).toEqual([popup.id, second.id, second.id])
    expect(shown()).toBeUndefined()
  })

  test('[MSG-04] what this device has read is told when the operator does not know of it yet', async () => {
    const { load, tellRead, send } = begin()
    send({ type: 'read.recalled', read: [popup.id] })
    await load.answer(right([popup]))
    expect(tellRead.asked.map(({ id }) => id)).toEqual([popup.id])
  })
})

describe('In the message centre', () => {
  const notice = (id: string, changed: object = {}) => announcement(id, 99, changed)

  test('[MSG-06] [MSG-01] stand in the centre with the newest first, and one without a date last', async () => {
    const { load, notices } = begin()
    const dated = (id: string, daysAgo?: number) =>
      announcement(id, 6, daysAgo === undefined ? {} : { createTime: addMs(NOW, -daysAgo * DAY) })
    await load.answer(right([dated('old', 2), dated('undated'), dated('new', 1)]))
    expect(notices().map(([msg]) => msg)).toEqual(['Text of new', 'Text of old', 'Text of undated'])
  })

  test('[MSG-06] [MSG-04] the newest comes first and each is unread until it was read, here or elsewhere', async () => {
    const { load, readOne, notices } = begin()
    const [old, recent, known] = [
      notice('old', { createTime: NOW - HOUR }),
      notice('recent', { createTime: NOW }),
      notice('known', { readStatus: true }),
    ]
    await load.answer(right([known, old, recent]))
    readOne(old.id)
    expect(notices()).toEqual([
      ['Text of recent', true],
      ['Text of old', false],
      ['Text of known', false],
    ])
  })

  test('[MSG-06] what is shown nowhere else counts as unread, whatever a marquee or a popup shows does not', async () => {
    const { load, readOne, notices, unreadOfCentre } = begin()
    const first = notice('first')
    await load.answer(right([first, notice('second'), notice('third', { readStatus: true }), popup, bar, line]))
    expect(unreadOfCentre()).toBe(2)
    expect(notices().filter(([, isUnread]) => isUnread)).toHaveLength(2)
    readOne(first.id)
    expect(unreadOfCentre()).toBe(1)
  })
})
