import type { HlsConfig, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js'
import { describe, expect, test } from 'vitest'
import { tokenLoader } from '../../../src/services/player/hls/tokenLoader.ts'
import { settle } from '../../support/playerRig.ts'

const rig = (tokens: readonly string[], canRenew = true) => {
  const asked: string[] = []
  const answers: string[] = []
  let count = 0
  const good = () => tokens[count] ?? ''
  let refuses = (_: string): number | undefined => undefined
  class NetworkLoader {
    context: LoaderContext | null = null
    load(context: LoaderContext, _: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>) {
      asked.push(context.url)
      const code = refuses(context.url)
      if (code === undefined) callbacks.onSuccess({ url: context.url, data: '' }, {} as never, context, null)
      else callbacks.onError({ code, text: '' }, context, null, {} as never)
    }
    abort() {}
    destroy() {}
  }
  const Loader = tokenLoader(NetworkLoader as unknown as HlsConfig['loader'], {
    current: good,
    renew: async () => {
      if (canRenew) count += 1
      return canRenew
    },
  })
  return {
    asked,
    answers,
    renew: () => {
      count += 1
    },
    refuse: (by: typeof refuses) => {
      refuses = by
    },
    load: async (url: string) => {
      new Loader({} as HlsConfig).load({ url, responseType: 'text' } as LoaderContext, {} as LoaderConfiguration, {
        onSuccess: () => void answers.push('ok'),
        onError: ({ code }) => void answers.push(String(code)),
        onTimeout: () => {},
      })
      await settle()
    },
  }
}

describe('[LIVE-16] the token in a playlist’s address', () => {
  test('is that of the moment, whatever the playlist before it said', async () => {
    const { load, asked, renew } = rig(['a+1', 'b', 'c'])
    await load('/live/index.m3u8?token=a%2B1')
    renew()
    await load('/live/v360.m3u8?token=a%2B1')
    renew()
    await load('/live/v360.m3u8?token=a%2B1')
    await load('/live/v360.m3u8?token=b')
    await load('/live/v360/12.m4s')
    expect(asked).toEqual([
      '/live/index.m3u8?token=a%2B1',
      '/live/v360.m3u8?token=b',
      '/live/v360.m3u8?token=c',
      '/live/v360.m3u8?token=c',
      '/live/v360/12.m4s',
    ])
  })

  test('is renewed once where it is refused, and the player notices nothing', async () => {
    const { load, asked, answers, refuse } = rig(['old', 'new'])
    refuse(url => (url.includes('old') ? 403 : undefined))
    await load('/dvr/v360.m3u8?token=old')
    expect(asked).toEqual(['/dvr/v360.m3u8?token=old', '/dvr/v360.m3u8?token=new'])
    expect(answers).toEqual(['ok'])
  })

  test.each([
    ['a refusal of the new token too', ['old', 'new'], true, 403],
    ['a session that gets no other token', ['old'], false, 401],
    ['another failure', ['old', 'new'], true, 500],
  ] as const)('%s is a failure', async (_, tokens, canRenew, code) => {
    const { load, answers, refuse } = rig(tokens, canRenew)
    refuse(() => code)
    await load('/live/v360.m3u8?token=old')
    expect(answers).toEqual([String(code)])
  })
})
