import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Brand, plainBrand } from '../../models/brand.ts'
import { BusinessType, CmcdMode, Deployment, sellsLive, sellsVod } from '../../models/deployment.ts'
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

const addresses = fc.constantFrom('/logo.svg', 'https://img.example/logo.svg?v=2')
const upTo = (most: number) => maybe(fc.double({ min: 0, max: most, noNaN: true }))

const brands: fc.Arbitrary<Brand> = fc.record({
  name: fc.string({ maxLength: 60 }),
  logo: fc.record({ dark: maybe(addresses), light: maybe(addresses) }),
  icon: maybe(addresses),
  hue: upTo(360),
  chroma: upTo(0.2),
  font: maybe(fc.constantFrom('/marea/face.woff2')),
  radius: upTo(20),
  legal: fc.record({ terms: maybe(addresses), privacy: maybe(addresses), notice: maybe(addresses) }),
  support: fc.record({
    page: maybe(addresses),
    email: maybe(fc.constantFrom('help@marea.example', 'a.b+c@d-e.example.org')),
    phone: maybe(fc.constantFrom('+55 11 4000-0000', '0800 123 456')),
  }),
})

const deployments: fc.Arbitrary<Deployment> = fc.record({
  apiOrigin: words,
  appId: words,
  brandId: words,
  vnoId: words,
  brand: brands,
  businessType: fc.constantFrom(...BusinessType.values),
  defaultLanguage: fc.constantFrom('en', 'es', 'pt', 'fr', 'zh-Hant-TW'),
  languages: fc.array(
    fc.record({
      code: fc.constantFrom('fr', 'en-XA', 'zh-Hant-TW'),
      name: fc.string({ maxLength: 40 }),
      file: fc.constantFrom('/languages/fr.json'),
      like: fc.constantFrom('en', 'es', 'pt'),
    }),
  ),
  memberSiteUrl: words,
  zeroTrust: fc.boolean(),
  streams: fc.record({ live: words, dvr: words }),
  catalogue: maybe(fc.record({ graphql: words })),
  sizedPictures: fc.boolean(),
  offline: fc.boolean(),
  faultReports: fc.boolean(),
  cmcd: maybe(fc.record({ mode: fc.constantFrom(...CmcdMode.values) })),
  concurrencyLimit: fc.integer(),
  peerAssisted: fc.boolean(),
  stunServers: fc.array(fc.string()),
  flags: fc.constant(undefined),
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
      brand: plainBrand,
      languages: [],
      zeroTrust: false,
      streams: {
        live: '{base}/live/{streamId}/index.m3u8?token={token}',
        dvr: '{base}/dvr/{streamId}/index.m3u8?begin={begin}&end={end}&token={token}',
      },
      catalogue: undefined,
      sizedPictures: false,
      faultReports: true,
      offline: true,
      cmcd: undefined,
      concurrencyLimit: 5006,
      peerAssisted: false,
      stunServers: [],
      flags: undefined,
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

  it.each([
    ['hue', 'url(https://spy.example/)'],
    ['hue', 361],
    ['hue', Number.NaN],
    ['chroma', '0.1; background: url(//spy.example)'],
    ['chroma', 0.3],
    ['radius', '8px'],
    ['font', '/a.woff2) format("woff2"), url(//spy.example/b'],
    ['font', '//spy.example/face.woff2'],
    ['icon', 'javascript:alert(1)'],
    ['icon', 'data:image/svg+xml,<svg onload="alert(1)"/>'],
    ['name', ['Marea']],
    ['name', 'x'.repeat(61)],
  ])(
    '[AHEAD-44] [NET-08] without the %s of its brand where it is %j: it is reported, the rest acts',
    (field, value) => {
      const { result, dropped } = decoded(Deployment, { ...least, brand: { name: 'Marea', hue: 200, [field]: value } })
      expect(result).toMatchObject({
        right: {
          ...least,
          brand: { ...plainBrand, name: 'Marea', hue: 200, [field]: plainBrand[field as keyof Brand] },
        },
      })
      expect(dropped.map(({ path }) => path)).toEqual([`brand.${field}`])
    },
  )

  it.each([
    ['logo.dark', { logo: { dark: '//spy.example/logo.svg', light: '/light.svg' } }],
    ['legal.terms', { legal: { terms: 'javascript:alert(1)', privacy: '/privacy' } }],
    ['support.email', { support: { email: 'a@b.example?bcc=c@d.example', page: '/help' } }],
    ['support.phone', { support: { phone: '*31#', page: '/help' } }],
    ['logo', { logo: 'logo.svg' }],
    ['', 'Marea'],
  ])('[AHEAD-44] [NET-08] with what else its brand says where only %s cannot be used', (path, brand) => {
    const { result, dropped } = decoded(Deployment, { ...least, brand })
    expect(result._tag).toBe('Right')
    expect(dropped.map(drop => drop.path)).toEqual([`brand${path && '.'}${path}`])
  })

  it('[AHEAD-44] [NET-08] speaks the languages that can be used, and reports the others', () => {
    const french = { code: 'fr', name: 'Français', file: '/languages/fr.json' }
    const others = [
      { ...french, code: 'FR' },
      { ...french, file: 'https://spy.example/fr.json' },
      { ...french, file: '//spy.example/fr.json' },
      { code: 'fr' },
      7,
    ]
    const { result, dropped } = decoded(Deployment, { ...least, languages: [french, ...others] })
    expect(result).toMatchObject({ right: { languages: [{ ...french, like: 'en' }] } })
    expect(dropped).toHaveLength(others.length)
  })

  itRoundTrips('[MODE-03] A deployment', Deployment, deployments)
  itWithstandsBadInput('A deployment', Deployment, deployments)
})
