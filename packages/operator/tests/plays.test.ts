import { expect, test } from 'vitest'
import { instant } from '../../../models/codec/instant.ts'
import { deviceName } from '../server/deviceName.ts'
import { makePlays } from '../world/plays.ts'

const session = (sessionId: string, accountId = 'ana') => ({ sessionId, accountId, kind: 'user' as const })
const AURORA = { device: 'Firefox', since: instant(1), metaId: undefined, streamId: 'live-aurora' }

test('[AHEAD-46] so many devices of an account play; another is admitted once one of them has given way', () => {
  const plays = makePlays()
  const admitted = (...ids: ReadonlyArray<string>) => ids.map(id => plays.admit(session(id), AURORA))
  const playing = () => plays.of('ana').map(({ sessionId }) => sessionId)
  expect(admitted('1', '2', '3')).toEqual([true, true, true])
  plays.limit(2)
  expect(admitted('1', '2', '3', '1')).toEqual([true, true, false, true])
  expect(plays.admit(session('9', 'leo'), AURORA)).toBe(true)
  expect(playing()).toEqual(['2', '1'])
  plays.end('leo', '2')
  plays.end('ana', '7')
  expect(playing()).toEqual(['2', '1'])
  plays.end('ana', '2')
  expect(admitted('3')).toEqual([true])
  expect(playing()).toEqual(['1', '3'])
  expect(['1', '2', '3', '7'].filter(plays.isEnded)).toEqual(['2'])
  expect(admitted('2')).toEqual([false])
  plays.limit(undefined)
  expect(admitted('2')).toEqual([true])
})

test('[AHEAD-46] what a device plays is the title that it asked for, or the stream that it goes on asking for', () => {
  const plays = makePlays()
  plays.admit(session('1'), { ...AURORA, metaId: 'm101', streamId: undefined })
  expect(plays.of('ana')).toMatchObject([{ metaId: 'm101', streamId: undefined }])
  const asks = (id: string, streamId: string, name = 'v360') =>
    plays.sees(session(id), { streamId, playlist: `${streamId}/${name}`, isLive: streamId.startsWith('live') })
  for (const name of ['index', 'v360', 'a-es']) asks('1', 'live-plaza', name)
  expect(plays.of('ana')).toMatchObject([{ metaId: 'm101', streamId: undefined }])
  asks('1', 'live-arena')
  asks('1', 'live-arena')
  asks('2', 'live-plaza')
  asks('2', 'live-plaza')
  expect(plays.of('ana')).toMatchObject([{ sessionId: '1', metaId: undefined, streamId: 'live-arena' }])
  asks('1', 'dvr-aurora')
  expect(plays.of('ana')).toMatchObject([{ streamId: 'dvr-aurora' }])
})

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'Chrome · Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox · Linux'],
  ['', 'Web'],
])('[AHEAD-46] a device is called by its browser and system: %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})
