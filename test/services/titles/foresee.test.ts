import { left, right } from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { PlaySource } from '../../../models/playSource.ts'
import { makeForesee } from '../../../src/services/titles/foresee.ts'
import { must } from '../../support/lineups.ts'
import { film } from '../../support/titles.ts'

const NETWORK = { navigator: {} } as Window
const on = (connection: object) => ({ navigator: { connection } }) as unknown as Window

const foreseeing = async (source: object | undefined, window = NETWORK, code: 'there' | 'missing' = 'there') => {
  const asked: string[] = []
  const prepared: Array<readonly [string, number | undefined]> = []
  const foresee = makeForesee({
    sources: {
      foresee: async metaId => {
        asked.push(metaId)
        return source === undefined ? left({ tag: 'offline' }) : right(must(PlaySource, source))
      },
    },
    media: async () => {
      if (code === 'missing') throw new Error('offline')
      return { prefetch: { prepare: async (address, fromSec) => void prepared.push([address, fromSec]) } }
    },
    window,
  })
  await foresee(film('m1'), 60)
  return { asked, prepared }
}

test('[VOD-06] [AHEAD-25] the source of a title is asked for, and its stream is prepared where it would begin', async () => {
  expect(await foreseeing({ url: '/film.m3u8' })).toEqual({ asked: ['m1'], prepared: [['/film.m3u8', 60]] })
})

test.each([
  ['where data is to be spared', { saveData: true, type: 'wifi' }],
  ['on a cellular network', { saveData: false, type: 'cellular' }],
])('[AHEAD-25] nothing is asked for %s', async (_, connection) => {
  expect(await foreseeing({ url: '/film.m3u8' }, on(connection))).toEqual({ asked: [], prepared: [] })
})

test.each([
  ['a network at home', { saveData: false, type: 'wifi' }],
  ['a network of a kind that the browser does not tell', { saveData: false }],
])('[AHEAD-25] a title is foreseen on %s', async (_, connection) => {
  expect((await foreseeing({ url: '/film.m3u8' }, on(connection))).asked).toEqual(['m1'])
})

test.each([
  ['no answer', undefined],
  ['no address', {}],
  ['no right', { url: 'NOAUTHORITY' }],
  ['a protected stream', { url: '/film.m3u8', drmType: 1 }],
])('[VOD-06] [LIVE-08] [DRM-01] with %s no stream is prepared', async (_, source) => {
  expect(await foreseeing(source)).toEqual({ asked: ['m1'], prepared: [] })
})

test('[NET-08] code that does not come is no failure: whoever presses fetches it again', async () => {
  expect(await foreseeing({ url: '/film.m3u8' }, NETWORK, 'missing')).toEqual({ asked: ['m1'], prepared: [] })
})
