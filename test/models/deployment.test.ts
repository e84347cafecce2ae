import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BusinessType, Deployment, sellsLive, sellsVod } from '../../models/deployment.ts'
import { decoded, itRoundTrips, itWithstandsBadInput, read } from './laws.ts'
import { maybe, words } from './liveArbitraries.ts'

const least = {
  appId: 'app',
  brandId: 'brand',
  vnoId: 'vno',
  businessType: 'live',
  defaultLanguage: 'pt',
  memberSiteUrl: 'https://member.example',
}

const deployments: fc.Arbitrary<Deployment> = fc.record({
  apiOrigin: words,
  appId: words,
  brandId: words,
  vnoId: words,
  businessType: fc.constantFrom(...BusinessType.values),
  defaultLanguage: fc.constantFrom('en', 'es', 'pt'),
  memberSiteUrl: words,
  zeroTrust: fc.boolean(),
  streams: fc.record({ live: words, dvr: words }),
  catalogue: maybe(fc.record({ graphql: words })),
  sizedPictures: fc.boolean(),
  offline: fc.boolean(),
  faultReports: fc.boolean(),
  peerAssisted: fc.boolean(),
  stunServers: fc.array(fc.string()),
})

describe('A deployment', () => {
  it.each([
    ['live', true, false],
    ['vod', false, true],
    ['both', true, true],
    ['live2vod', false, true],
    ['replays', false, false],
  ] as const)('[MODE-01] of the business type %s sells live: %s, video on demand: %s', (businessType, live, vod) => {
    const deployment = read(Deployment, { ...least, businessType })
    expect([sellsLive(deployment), sellsVod(deployment)]).toEqual([live, vod])
  })

  it('[MODE-01] of a business type that nobody knows sells both', () => {
    expect(read(Deployment, { ...least, businessType: 'radio' }).businessType).toBe('both')
  })

  it('[MODE-03] names its API origin, ids, business type, language and member site; the rest has a default', () => {
    expect(read(Deployment, least)).toEqual({
      ...least,
      apiOrigin: '',
      zeroTrust: false,
      streams: {
        live: '{base}/live/{streamId}/index.m3u8?token={token}',
        dvr: '{base}/dvr/{streamId}/index.m3u8?begin={begin}&end={end}&token={token}',
      },
      catalogue: undefined,
      sizedPictures: false,
      faultReports: true,
      offline: true,
      peerAssisted: false,
      stunServers: [],
    })
  })

  it.each(['appId', 'brandId', 'vnoId', 'memberSiteUrl'] as const)(
    '[NET-08] without its %s is refused with the path',
    field => {
      for (const value of [undefined, null, 7, {}])
        expect(decoded(Deployment, { ...least, [field]: value }).result).toEqual({
          _tag: 'Left',
          left: { codec: 'Deployment', path: field },
        })
    },
  )

  itRoundTrips('[MODE-03] A deployment', Deployment, deployments)
  itWithstandsBadInput('A deployment', Deployment, deployments)
})
