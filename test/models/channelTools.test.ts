import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findChannels } from '../../models/channelSearch.ts'
import { instant, MINUTE, SECOND } from '../../models/codec/instant.ts'
import { type KidsLock, keyInForce } from '../../models/kidsLock.ts'
import { isPin, soundsLikeChildren, waitAfter } from '../../models/kidsPin.ts'
import { inKidsMode, withHidden, withoutHidden } from '../../models/shownChannels.ts'
import { channel, channelId, column } from '../support/lineups.ts'
import { lineups } from './liveArbitraries.ts'

const named = (logicalChannelName: string, number: number) => ({
  ...channel(logicalChannelName, { number }),
  logicalChannelName,
})
const list = [
  named('Aurora', 101),
  named('Praça 1', 102),
  named('Canal 10', 103),
  named('Corazón TV', 110),
  named('Tercer Canal', 205),
]
const found = (text: string) => findChannels(list, text).map(each => each.logicalChannelName)

describe('Searching channels', () => {
  it.each([
    ['praca', ['Praça 1']],
    ['CORAZON', ['Corazón TV']],
    ['corazón', ['Corazón TV']],
    ['canal', ['Canal 10', 'Tercer Canal']],
    ['can ter', ['Tercer Canal']],
    ['tv', ['Corazón TV']],
    ['  aur ', ['Aurora']],
    ['nadie', []],
    ['', []],
  ])('[CHAN-10] %j finds by name, whatever its accents, case and order of words', (text, names) => {
    expect(found(text)).toEqual(names)
  })

  it('[CHAN-10] a number comes first, then those that begin so, then names with it', () => {
    expect(found('110')).toEqual(['Corazón TV'])
    expect(found('10')).toEqual(['Aurora', 'Praça 1', 'Canal 10'])
    expect(found('1')).toEqual(['Aurora', 'Praça 1', 'Canal 10', 'Corazón TV'])
    expect(findChannels([named('One', 11), named('Two', 1)], '1').map(each => each.channelSeq)).toEqual([1, 11])
  })

  it('[CHAN-10] a channel is found by its own number and name, and nothing is found twice', () => {
    fc.assert(
      fc.property(lineups, fc.nat(), (channels, at) => {
        const one = channels[at % Math.max(1, channels.length)]
        if (one === undefined) return
        const byNumber = findChannels(channels, String(one.channelSeq))
        expect(byNumber).toContain(one)
        expect(new Set(byNumber).size).toBe(byNumber.length)
      }),
    )
  })
})

describe('What a person leaves out', () => {
  it('[AHEAD-18] hiding takes exactly the hidden ones, and showing brings them back', () => {
    fc.assert(
      fc.property(lineups, channels => {
        const ids = channels.map(({ logicalChannelId }) => logicalChannelId)
        const hiddenIds = ids.filter((_, at) => at % 2 === 0)
        expect(withoutHidden(channels, { hiddenIds })).toEqual(
          channels.filter(({ logicalChannelId }) => !hiddenIds.includes(logicalChannelId)),
        )
        expect(withoutHidden(channels, { hiddenIds: [] })).toBe(channels)
      }),
    )
    const news = channelId('news')
    expect(withHidden(withHidden([], news, true), news, true)).toEqual([news])
    expect(withHidden([news], news, false)).toEqual([])
  })

  it('[AHEAD-22] kids mode leaves what the chosen groups hold, and nothing when they are gone', () => {
    const [aurora, praca, canal] = list
    if (!aurora || !praca || !canal) throw new Error('no channels')
    const groups = [column('kids', [praca, canal]), column('news', [aurora, praca])]
    const left = (...ids: ReadonlyArray<string>) =>
      inKidsMode(list, groups, {
        kidsColumnIds: groups.filter(({ columnId }) => ids.includes(columnId)).map(({ columnId }) => columnId),
      }).map(each => each.logicalChannelName)
    expect(left('kids')).toEqual(['Praça 1', 'Canal 10'])
    expect(left('kids', 'news')).toEqual(['Aurora', 'Praça 1', 'Canal 10'])
    expect(left()).toEqual([])
    expect(inKidsMode(list, groups, { kidsColumnIds: undefined })).toBe(list)
  })
})

describe('The lock of kids mode', () => {
  const lock = (isOn: boolean): KidsLock => ({
    salt: 's',
    hash: 'h',
    isOn,
    columnIds: [],
    wrongTries: 0,
    blockedUntil: instant(0),
  })

  it('[AHEAD-22] is a user’s own; a guest is under any that is on', () => {
    expect(keyInForce({ leo: lock(true) }, 'ana')).toBe('ana')
    expect(keyInForce({ ana: lock(false), leo: lock(true) }, undefined)).toBe('leo')
    expect(keyInForce({ ana: lock(false) }, undefined)).toBeUndefined()
  })

  it('[AHEAD-22] makes who guesses wait: from the third wrong PIN on, twice as long each time, a quarter of an hour at most', () => {
    expect([1, 2, 3, 4, 5, 8, 9, 1000].map(waitAfter)).toEqual(
      [0, 0, 30, 60, 120, 900, 900, 900].map(seconds => seconds * SECOND),
    )
    expect(waitAfter(9)).toBe(15 * MINUTE)
  })

  it.each([
    ['1234', true],
    ['0000', true],
    ['123', false],
    ['12345', false],
    ['12a4', false],
    ['١٢٣٤', false],
    ['', false],
  ])('[AHEAD-22] %j is a PIN: %s', (text, is) => {
    expect(isPin(text)).toBe(is)
  })

  it.each([
    ['Kids', true],
    ['TV Infantil', true],
    ['Niños', true],
    ['Crianças', true],
    ['Children and family', true],
    ['General', false],
    ['Kidnapped', false],
  ])('[AHEAD-22] the group %s is proposed for children: %s', (columnName, is) => {
    expect(soundsLikeChildren({ ...column('x', []), columnName })).toBe(is)
  })
})
