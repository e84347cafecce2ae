import { expect, test } from 'vitest'
import type { MediaFailureKind } from '../../../machines/media/types.ts'
import { MINUTE, SECOND } from '../../../models/codec/instant.ts'
import type { PlaybackEntry } from '../../../src/services/metrics/playbackMeter.ts'
import { makeHostBack } from '../../../src/services/player/hostBack.ts'
import { makeHostWatch } from '../../../src/services/player/hostWatch.ts'
import { loadOf } from '../../machines/media/model.ts'
import { settle } from '../../support/playerRig.ts'

const MASTER = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=1x1\nlow.m3u8'
const ADDRESS = 'https://one.example/news/{token}'

const rig = () => {
  const asked: string[] = []
  const waits: number[] = []
  let run: (() => void) | undefined
  let answers: Readonly<Record<string, string | undefined>> = {}
  const back = makeHostBack()
  let told = 0
  const leave = back.watch(() => {
    told += 1
  })
  const hear = makeHostWatch({
    fetch: (async (address: string) => {
      asked.push(address)
      const text = answers[address]
      if (text === undefined) throw new TypeError('nobody')
      return Object.defineProperty(new Response(text), 'url', { value: address })
    }) as unknown as typeof fetch,
    timer: {
      after: (ms, later) => {
        waits.push(ms)
        run = later
        return () => {
          run = undefined
        }
      },
    },
    addressOf: template => template.replace('{token}', 'fresh'),
    back,
  })
  const load = (kind: 'stream' | 'recording'): PlaybackEntry => ({
    told: { ...loadOf(1, { kind }), address: ADDRESS },
  })
  const fail = (kind: MediaFailureKind) =>
    hear({ heard: { type: 'media.failed', failure: { kind, detail: '', status: undefined } } })
  return {
    asked,
    waits,
    leave,
    hear,
    told: () => told,
    giveUp: (kind: MediaFailureKind = 'network', of: 'stream' | 'recording' = 'stream') => {
      hear(load(of))
      fail(kind)
      hear({ told: { type: 'media.unload' } })
    },
    load: () => hear(load('stream')),
    answer: (with_: typeof answers) => {
      answers = with_
    },
    pass: async () => {
      const now = run
      run = undefined
      now?.()
      await settle()
    },
    isAsking: () => run !== undefined,
  }
}

test('[AHEAD-05] a stream given up for its network is asked for until its playlists come, then it is told once', async () => {
  const watch = rig()
  watch.giveUp()
  watch.hear({ told: { type: 'media.seek', to: 'edge' } })
  await watch.pass()
  expect(watch.asked).toEqual(['https://one.example/news/fresh'])
  const all = {
    'https://one.example/news/fresh': MASTER,
    'https://one.example/news/low.m3u8': '#EXTM3U\n#EXTINF:6,\n1.m4s',
    'https://one.example/news/1.m4s': 'media',
  }
  for (const [address, instead] of [
    ['https://one.example/news/low.m3u8', undefined],
    ['https://one.example/news/low.m3u8', '<html>'],
    ['https://one.example/news/low.m3u8', '#EXTM3U'],
    ['https://one.example/news/1.m4s', undefined],
    ['https://one.example/news/1.m4s', '<html>'],
  ] as const) {
    watch.answer({ ...all, [address]: instead })
    await watch.pass()
    expect([watch.told(), watch.isAsking()]).toEqual([0, true])
  }
  watch.answer(all)
  await watch.pass()
  expect([watch.told(), watch.isAsking()]).toEqual([1, false])
})

test('[AHEAD-47] every 6 seconds for 5 minutes, then every 30', async () => {
  const watch = rig()
  watch.giveUp()
  for (let asked = 0; asked < 60; asked += 1) await watch.pass()
  expect(new Set(watch.waits.slice(0, (5 * MINUTE) / (6 * SECOND)))).toEqual(new Set([6 * SECOND]))
  expect(new Set(watch.waits.slice((5 * MINUTE) / (6 * SECOND)))).toEqual(new Set([30 * SECOND]))
})

test.each(['refused', 'over', 'decoding'] as const)('[AHEAD-47] given up as %s nobody asks', kind => {
  const watch = rig()
  watch.giveUp(kind)
  expect(watch.isAsking()).toBe(false)
})

test('[AHEAD-47] a recording, a stream that had its picture again, and one that nobody waits for are not asked for', () => {
  const watch = rig()
  watch.giveUp('network', 'recording')
  expect(watch.isAsking()).toBe(false)
  watch.load()
  watch.hear({ heard: { type: 'media.failed', failure: { kind: 'network', detail: '', status: undefined } } })
  watch.hear({ heard: { type: 'media.firstFrame', paused: false } })
  watch.hear({ told: { type: 'media.unload' } })
  expect(watch.isAsking()).toBe(false)
  watch.leave()
  watch.giveUp()
  expect(watch.isAsking()).toBe(false)
})

test('[AHEAD-47] who tunes elsewhere ends it', () => {
  const watch = rig()
  watch.giveUp()
  expect(watch.isAsking()).toBe(true)
  watch.load()
  expect(watch.isAsking()).toBe(false)
})
