import { describe, expect, test } from 'vitest'
import { makeSignOffer } from '../../../src/services/player/signOffer.ts'

const SIGNED = 'public.accessibility.sign-language-interpretation'
const token = { current: () => '', renew: async () => true }

const heard = (...lines: ReadonlyArray<string>) => {
  const reported: string[] = []
  const offer = makeSignOffer(token, {
    dropped: (source, { codec, path }) => reported.push(`${source} ${codec} ${path}`),
  })
  const text = ['#EXTM3U', ...lines, '#EXT-X-STREAM-INF:BANDWIDTH=1', 'v360.m3u8'].join('\n')
  offer.hear(text, 'https://cdn.example/live/one/index.m3u8?token=a')
  return { address: offer.source()?.address, reported, offer }
}
const line = (more: string) => `#EXT-X-MEDIA:TYPE=VIDEO,GROUP-ID="sign",NAME="LSA",${more}`

describe('[AHEAD-38] what a stream says of somebody who signs', () => {
  test('a second picture, told apart by its characteristic, with an address of its own', () => {
    const { address, reported } = heard(
      '#EXT-X-MEDIA:TYPE=VIDEO,GROUP-ID="angle",NAME="Bench",URI="bench.m3u8"',
      line(`CHARACTERISTICS="public.x,${SIGNED}",URI="sign.m3u8?token=a"`),
    )
    expect(address).toBe('https://cdn.example/live/one/sign.m3u8?token=a')
    expect(reported).toEqual([])
  })

  test.each([
    ['a described sound', `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="AD",CHARACTERISTICS="${SIGNED}",URI="a.m3u8"`],
    ['another angle', line('URI="bench.m3u8"')],
    ['a word that only looks like it', line(`CHARACTERISTICS="${SIGNED}-x",URI="sign.m3u8"`)],
  ])('%s is none, and nothing is reported', (_, said) => {
    expect(heard(said)).toMatchObject({ address: undefined, reported: [] })
  })

  test.each([
    ['no address', line(`CHARACTERISTICS="${SIGNED}"`)],
    ['an address that nobody can ask', line(`CHARACTERISTICS="${SIGNED}",URI="javascript:alert(1)"`)],
    ['half an address', line(`CHARACTERISTICS="${SIGNED}",URI="https://"`)],
  ])('%s: dropped and reported, and the next one counts', (_, said) => {
    expect(heard(said)).toMatchObject({ address: undefined, reported: ['tracks Rendition sign'] })
    const { address } = heard(said, line(`CHARACTERISTICS="${SIGNED}",URI="/sign.m3u8"`))
    expect(address).toBe('https://cdn.example/sign.m3u8')
  })

  test('the playlist of one picture says nothing of it', () => {
    const { offer } = heard(line(`CHARACTERISTICS="${SIGNED}",URI="sign.m3u8"`))
    offer.hear('#EXTM3U\n#EXTINF:2,\n1.m4s', 'https://cdn.example/live/one/v360.m3u8')
    expect(offer.source()?.address).toBe('https://cdn.example/live/one/sign.m3u8')
  })
})
