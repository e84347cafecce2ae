import { expect, it } from 'vitest'
import { usualName } from '../../src/ui/tenFoot/remoteKeys.ts'

it('[AHEAD-34] a key that comes by a number alone, or under the name of its maker, has its usual name', () => {
  for (const [keyCode, name] of [
    [10009, 'GoBack'],
    [461, 'GoBack'],
    [415, 'MediaPlay'],
    [19, 'MediaPause'],
    [10252, 'MediaPlayPause'],
    [403, 'ColorF0Red'],
    [406, 'ColorF3Blue'],
    [427, 'ChannelUp'],
    [457, 'Info'],
  ] as const) {
    expect(usualName({ key: 'Unidentified', keyCode })).toBe(name)
    expect(usualName({ key: '', keyCode })).toBe(name)
  }
  expect(usualName({ key: 'XF86Back', keyCode: 10009 })).toBe('GoBack')
  expect(usualName({ key: 'PreviousChannel', keyCode: 10190 })).toBe('MediaLast')
})

it('[AHEAD-34] a key of a keyboard stays what it is, also where its number is that of another', () => {
  for (const [key, keyCode] of [
    ['Pause', 19],
    ['a', 65],
    ['ArrowUp', 38],
    ['Enter', 13],
    ['Unidentified', 229],
  ] as const)
    expect(usualName({ key, keyCode })).toBeUndefined()
})
