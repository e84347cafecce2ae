import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, describe, expect, test } from 'vitest'
import { Brand } from '../../models/brand.ts'
import { type DecodeFailure, decode } from '../../models/codec/decode.ts'
import { Deployment } from '../../models/deployment.ts'
import { DeploymentFlag } from '../../models/flag.ts'
import { borrowed } from '../../scripts/lib/config/borrowed.ts'
import { asLines, leftovers, problemsIn } from '../../scripts/lib/config/problems.ts'
import { hostsOf } from '../../scripts/lib/package/hosts.ts'
import { ROOT } from '../../scripts/lib/steps.ts'

const folder = mkdtempSync(join(tmpdir(), 'config-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
writeFileSync(join(folder, 'face.woff2'), 'wOF2 and more')
writeFileSync(join(folder, 'empty.ttf'), '')
mkdirSync(join(folder, 'faces'))

const LEAST = { appId: 'app', brandId: 'brand', vnoId: 'vno', memberSiteUrl: 'https://member.example' }

const WHOLE = {
  $schema: './config.schema.json',
  version: 1,
  ...LEAST,
  apiOrigin: 'https://api.example',
  brand: {
    name: 'Marea',
    logo: { dark: '/logo.svg', light: '/logo.svg?v=2' },
    icon: '/logo.svg',
    hue: 210,
    chroma: 0.12,
    font: '/face.woff2',
    radius: 0,
    legal: { terms: '/terms', privacy: 'https://marea.example/privacy', notice: '/notice' },
    support: { page: '/help', email: 'help@marea.example', phone: '+55 11 4000-0000' },
  },
  businessType: 'live',
  defaultLanguage: 'fr',
  languages: [{ code: 'fr', name: 'Français', file: '/logo.svg', like: 'es' }],
  zeroTrust: false,
  streams: { live: '{base}/{streamId}', dvr: '{base}/{streamId}?from={begin}&to={end}' },
  catalogue: { graphql: '/graphql' },
  sizedPictures: true,
  offline: false,
  faultReports: false,
  cmcd: { mode: 'header' },
  concurrencyLimit: 4711,
  peerAssisted: true,
  stunServers: ['stun:stun.example'],
  flags: [
    { name: 'peers', percent: 12.5, until: '2099-12-31', set: { peerAssisted: true, faultReports: false } },
    { name: 'data', percent: 50, until: '2099-12-31', set: { cmcd: { mode: 'query' } } },
    { name: 'no data', percent: 50, until: '2099-12-31', set: { cmcd: null } },
  ],
  hosts: {
    api: ['https://reports.example'],
    streams: ['https://*.cdn.example:8443'],
    pictures: ['https://img.example'],
    refusals: 'https://reports.example/csp',
  },
}

const FLAG = { name: 'peers', percent: 10, until: '2027-03-31', set: { peerAssisted: true } }

const problems = (config: unknown): Promise<ReadonlyArray<string>> =>
  problemsIn(JSON.stringify(config), folder).then(found => found.map(({ path, text }) => `${path} ${text}`))

const schema = JSON.parse(readFileSync(join(ROOT, 'docs/config.schema.json'), 'utf8'))

describe('npm run check-config', () => {
  test('[AHEAD-44] takes what uses every field, and the client drops nothing of it', async () => {
    expect(await problems(WHOLE)).toEqual([])
    const dropped: DecodeFailure[] = []
    const { $schema: _, version: __, hosts, ...meant } = WHOLE
    const read = decode(Deployment, drop => dropped.push(drop))(WHOLE)
    expect(dropped).toEqual([])
    expect(read).toEqual(E.right(meant))
    expect(E.isRight(hostsOf({ hosts }))).toBe(true)
  })

  test('[AHEAD-44] its schema has the fields of the codecs, and what is read beside them', () => {
    const beside = ['$schema', 'version', 'hosts']
    expect(Object.keys(schema.properties).toSorted()).toEqual(
      [...Object.keys(Deployment.type.props), ...beside].toSorted(),
    )
    expect(Object.keys(schema.properties.brand.properties).toSorted()).toEqual(Object.keys(Brand.type.props).toSorted())
    expect(Object.keys(WHOLE).toSorted()).toEqual(Object.keys(schema.properties).toSorted())
  })

  test('[AHEAD-44] has words of its own for each pattern', () => {
    const unsaid = (part: object): ReadonlyArray<unknown> =>
      Object.values(part)
        .flatMap(inner => (typeof inner === 'object' && inner !== null ? unsaid(inner) : []))
        .concat('pattern' in part && typeof part.pattern === 'string' && !('patternErrorMessage' in part) ? [part] : [])
    expect(unsaid(schema)).toEqual([])
  })

  test('[AHEAD-44] takes the example', async () => {
    expect(await problemsIn(readFileSync(join(ROOT, 'public/config.json'), 'utf8'), join(ROOT, 'public'))).toEqual([])
  })

  test.each([
    [{ ...LEAST, colour: 'red' }, [' has no field "colour"']],
    [{ ...LEAST, brand: { hue: 'url(https://spy.example)' } }, ['brand.hue must be number']],
    [{ ...LEAST, brand: { hue: 400, chroma: 1 } }, ['brand.hue must be <= 360', 'brand.chroma must be <= 0.2']],
    [{ ...LEAST, businessType: 'radio' }, ['businessType must be one of live, vod, both, live2vod, replays']],
    [
      { ...LEAST, hosts: { streams: ["https://a.example; script-src 'unsafe-inline'"] } },
      ['hosts.streams.0 must be an origin, as https://api.example or https://*.cdn.example'],
    ],
    [
      { ...LEAST, languages: [{ code: 'es', name: 'Español', file: '/logo.svg' }] },
      ['languages.0.code must be none of en, es, pt: the app speaks them itself'],
    ],
    [
      { ...LEAST, languages: [{ code: 'fr', name: 'Français', file: '/fr.json' }] },
      ['languages.0.file is not there: fr.json beside config.json'],
    ],
    [{ ...LEAST, defaultLanguage: 'fr' }, ['defaultLanguage must be one of en, es, pt']],
    [
      { ...LEAST, defaultLanguage: 'de', languages: [{ code: 'fr', name: 'Français', file: '/logo.svg' }] },
      ['defaultLanguage must be one of en, es, pt, fr'],
    ],
    [{ ...LEAST, flags: [{ ...FLAG, percent: 101 }] }, ['flags.0.percent must be <= 100']],
    [{ ...LEAST, flags: [{ ...FLAG, set: { zeroTrust: false } }] }, ['flags.0.set has no field "zeroTrust"']],
    [{ ...LEAST, flags: [{ ...FLAG, until: '2027-13-01' }] }, ['flags.0.until is no moment']],
    [{ ...LEAST, version: 2 }, ['version must be 1']],
    [
      { ...LEAST, brand: { icon: 'javascript:alert(1)' } },
      ['brand.icon must begin with / or https://, without spaces'],
    ],
    [
      { ...LEAST, brand: { logo: { dark: '/none.svg' } } },
      ['brand.logo.dark is not there: none.svg beside config.json'],
    ],
    [
      { ...LEAST, brand: { icon: 'https://img.example/icon.png' } },
      ['brand.icon comes from https://img.example, which hosts.pictures does not name'],
    ],
    [
      { ...LEAST, brand: { icon: 'https://127.0.0.1:1/icon.png' }, hosts: { pictures: ['https://127.0.0.1:1'] } },
      ['brand.icon cannot be reached: https://127.0.0.1:1 does not answer'],
    ],
    [{}, ['appId', 'brandId', 'vnoId', 'memberSiteUrl'].map(name => ` lacks "${name}"`)],
    [{ ...LEAST, memberSiteUrl: 'http//bad' }, ['memberSiteUrl must begin with / or https://, without spaces']],
    [{ ...LEAST, apiOrigin: 'api.example/v1' }, ['apiOrigin must be an origin, as https://api.example, or empty']],
    [
      { ...LEAST, brand: { name: '', font: 'face.woff2', support: { email: 'help', phone: 'call us' } } },
      [
        'brand.name must not be empty',
        'brand.font must be a path of your own site, as /marea/face.woff2',
        'brand.support.email must be an address of mail, as help@marea.example',
        'brand.support.phone must be a number, as +55 11 4000-0000',
      ],
    ],
    [
      { ...LEAST, languages: [{ code: 'FR', name: 'Français', file: 'fr.json' }] },
      [
        'languages.0.code must be a tag, as fr or fr-CA',
        'languages.0.file must be a path of your own site, as /languages/fr.json',
      ],
    ],
    [
      { ...LEAST, flags: [{ ...FLAG, until: 'soon' }] },
      ['flags.0.until must be a day or a moment, as 2027-03-31 or 2027-03-31T18:00Z'],
    ],
    [
      { ...LEAST, hosts: { refusals: 'csp' } },
      ['hosts.refusals must be an address, as /refusals or https://reports.example/csp'],
    ],
    [{ ...LEAST, brand: { font: '/faces' } }, ['brand.font is not there: faces beside config.json']],
    [{ ...LEAST, brand: { font: '/empty.ttf' } }, ['brand.font is no WOFF2 file: empty.ttf']],
  ])('[AHEAD-44] names each thing that is wrong in %j', async (config, expected) => {
    const found = await problems(config)
    expect(found).toHaveLength(expected.length)
    expected.forEach((each, at) => {
      if (typeof each === 'string') expect(found[at]).toBe(each)
      else expect(found[at]).toMatch(each)
    })
  })

  test('[AHEAD-44] says which flags have ended', async () => {
    const text = JSON.stringify({ ...LEAST, flags: [FLAG, { ...FLAG, until: '2027-04-01' }] })
    expect(await problemsIn(text, folder)).toEqual([])
    expect(leftovers(text, Date.UTC(2027, 2, 30, 23))).toEqual([])
    expect(asLines('config.json', leftovers(text, Date.UTC(2027, 2, 31, 1)), '!')).toBe(
      '! config.json: flags.0 ended on 2027-03-31 and sets nothing any more: take it out',
    )
  })

  test('[AHEAD-44] every field that a flag may set is known to the client, and to the schema', () => {
    const sets = WHOLE.flags.map(({ set }) => set)
    const named = Object.keys(schema.properties.flags.items.properties.set.properties)
    expect(new Set(sets.flatMap(set => Object.keys(set)))).toEqual(new Set(named))
    const read = WHOLE.flags.map(flag =>
      E.map(({ set }: DeploymentFlag) => set)(decode(DeploymentFlag, () => undefined)(flag)),
    )
    expect(read).toEqual(sets.map(set => E.right(set.cmcd === null ? { cmcd: undefined } : set)))
  })

  describe('of a brand that lies beside config.json', () => {
    const brand = join(folder, 'marea')
    const PUBLIC = join(ROOT, 'public')
    const NAMED = { ...LEAST, brand: { name: 'Marea' } }
    const said = (config: Parameters<typeof borrowed>[0] = NAMED): ReadonlyArray<string> =>
      borrowed(config, brand, PUBLIC).map(({ path, text }) => `${path} ${text}`)
    const lay = (file: string, content: unknown): void =>
      writeFileSync(join(brand, file), typeof content === 'string' ? content : JSON.stringify(content))
    mkdirSync(join(brand, 'icons'), { recursive: true })

    test('[AHEAD-44] says what of it is still Sintonia’s, until there is a file of its own', () => {
      const all = [
        'login.svg',
        'favicon.svg',
        'icons/apple-touch-icon.png',
        'icons/icon-192.png',
        'icons/icon-512.png',
        'icons/maskable-512.png',
      ]
      expect(said().map(line => line.split(' ')[0])).toEqual(all)
      expect(said()[0]).toBe('login.svg is still Sintonia’s: lay one of your own beside config.json')
      expect(said({ ...LEAST, brand: { name: 'Sintonia' } })).toEqual([])
      expect(said({ ...LEAST, brand: {} })).toContain(
        'manifest.webmanifest calls the installed app Sintonia: give brand.name',
      )
      cpSync(join(PUBLIC, 'login.svg'), join(brand, 'login.svg'))
      expect(said()).toHaveLength(all.length)
      for (const file of ['login.svg', 'favicon.svg', 'icons/apple-touch-icon.png']) lay(file, 'own')
      expect(said().map(line => line.split(' ')[0])).toEqual(all.slice(3))
      lay('manifest.webmanifest', { name: 'Sintonia', icons: [{ src: '/icons/own.png' }] })
      expect(said()).toEqual(['manifest.webmanifest calls the installed app Sintonia: say your own name in it'])
      lay('manifest.webmanifest', { name: 'Marea', icons: [{ src: '/icons/icon-512.png' }] })
      expect(said().map(line => line.split(' ')[0])).toEqual(['icons/icon-512.png'])
    })

    test('[AHEAD-44] names what its manifest names and is nowhere, and a manifest that is none', async () => {
      const found = () =>
        problemsIn(JSON.stringify(NAMED), brand).then(all => all.map(({ path, text }) => `${path} ${text}`))
      lay('manifest.webmanifest', { name: 'Marea', icons: [{ src: '/icons/icon-512.png' }, { src: 'icons/own.png' }] })
      expect(await found()).toEqual(['manifest.webmanifest icons.1.src is not there: icons/own.png beside config.json'])
      lay('manifest.webmanifest', '{"name": "Marea",}')
      expect(await found()).toEqual([expect.stringMatching(/^manifest\.webmanifest is no JSON: /)])
      lay('manifest.webmanifest', '{"icons": "own.png"}')
      expect(await found()).toEqual(['manifest.webmanifest icons must be array'])
    })
  })

  test.each(['checkConfig.ts', 'package.ts --config'])(
    '[AHEAD-44] %s says of a file that cannot be read why',
    command => {
      const [script = '', ...switches] = command.split(' ')
      const said = (file: string) =>
        spawnSync(process.execPath, [join(ROOT, 'scripts', script), ...switches, file], { encoding: 'utf8' })
      const none = said(join(folder, 'none.json'))
      expect([none.status, none.stderr.trim()]).toEqual([1, `✗ ${join(folder, 'none.json')} is not there.`])
      expect(said(folder).stderr.trim()).toBe(`✗ ${folder} is a folder, and no file.`)
    },
  )

  test('[AHEAD-44] says where a text is no JSON', async () => {
    expect(await problemsIn('{"appId": "app",}', folder)).toEqual([
      { path: '', text: expect.stringMatching(/is no JSON: /) },
    ])
  })
})
