import { expect, test } from 'vitest'
import { makeManagedSource } from '../../../src/services/player/managedSource.ts'
import { playsNatively } from '../../../src/services/player/playsNatively.ts'
import { settle } from '../../support/playerRig.ts'

const rig = (traits: { readonly streaming?: boolean; readonly readyState?: string } = {}) => {
  const source = Object.assign(new EventTarget(), { readyState: 'open', streaming: false, ...traits })
  const { heed, wantsData } = makeManagedSource()
  heed(source as unknown as MediaSource)
  let isWanted = false
  void wantsData().then(() => {
    isWanted = true
  })
  return { source, isWanted: () => isWanted }
}

test.each(['startstreaming', 'sourceclose'])(
  '[AHEAD-33] [AHEAD-25] a browser that wants nothing sent wants something with %s',
  async end => {
    const { source, isWanted } = rig()
    await settle()
    expect(isWanted()).toBe(false)
    source.dispatchEvent(new Event(end))
    await settle()
    expect(isWanted()).toBe(true)
  },
)

test.each([{ streaming: true }, { streaming: undefined }, { readyState: 'closed' }])(
  '[AHEAD-33] something may be sent at once where the source says %o',
  async traits => {
    const { isWanted } = rig(traits as Parameters<typeof rig>[0])
    await settle()
    expect(isWanted()).toBe(true)
  },
)

test.each<[string, ReadonlyArray<string>, string, boolean]>([
  ['only plays playlists', [], 'maybe', true],
  ['takes segments', ['MediaSource'], 'maybe', false],
  ['takes them managed', ['ManagedMediaSource'], 'probably', false],
  ['does neither', [], '', false],
])('[AHEAD-33] a browser that %s', (_, sources, canPlay, isNative) => {
  const window = {
    ...Object.fromEntries(sources.map(name => [name, Object])),
    document: { createElement: () => ({ canPlayType: () => canPlay }) },
  }
  expect(playsNatively(window as unknown as Window)).toBe(isNative)
})
