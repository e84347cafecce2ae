import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { type HeadEnd, startHeadEnd } from '@sintonia/operator'
import { appHeaders, type Hosts } from '@sintonia/operator/server/headers.ts'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { hostsOf } from '../../scripts/lib/package/hosts.ts'
import { placeRelease } from '../../scripts/lib/package/release.ts'
import { billOfMaterials } from '../../scripts/lib/package/sbom.ts'
import { caddyfile, cdnHeaders, nginxConf } from '../../scripts/lib/package/servers.ts'
import { squeezeFolder } from '../../scripts/lib/package/squeezed.ts'

const folder = mkdtempSync(join(tmpdir(), 'package-'))
afterAll(() => rmSync(folder, { recursive: true }))

const MANIFEST = { name: 'Sintonia', short_name: 'Sintonia', icons: [{ src: '/icons/icon-512.png' }] }

/** A built app: its page names its only script. */
const buildOf = (name: string, hash: string, time: string): string => {
  const build = join(folder, name)
  const files: Readonly<Record<string, string>> = {
    'index.html': `<!doctype html><script type="module" src="/assets/index-${hash}.js"></script>`,
    [`assets/index-${hash}.js`]: `console.log(${JSON.stringify(name.repeat(100))})`,
    'config.json': '{"appId":"example"}',
    'manifest.webmanifest': JSON.stringify(MANIFEST),
    'favicon.svg': '<svg/>',
    'login.svg': '<svg/>',
    'icons/icon-512.png': name,
    'README.md': 'For those who work here.',
    'version.json': JSON.stringify({ version: '1.0.0', revision: name, time }),
  }
  for (const inner of ['assets', 'icons']) mkdirSync(join(build, inner), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(build, file), text)
  return build
}

const first = buildOf('first', 'Ab3_xY9', '2026-01-01T08:00:00Z')

type Headers = Readonly<Record<string, string>>

/** What belongs to one answer and to no rule. */
const OWN = /^(date|connection|keep-alive|transfer-encoding|vary|etag|content-(type|length|encoding))$/

const withSmallNames = (headers: Iterable<readonly [string, string]>): Headers =>
  Object.fromEntries(
    [...headers].map(([name, value]) => [name.toLowerCase(), value] as const).filter(([name]) => !OWN.test(name)),
  )

/** The headers that nginx adds to an answer for this path: its map takes the first start that fits. */
const inNginx = (text: string, path: string): Headers => {
  const starts = [...text.matchAll(/^ {2}~\^(\S+) "(.+)";$/gm)]
  const [, , cache] =
    starts.find(([, start = '']) => path.startsWith(start)) ?? /^ {2}(default) "(.+)";$/m.exec(text) ?? []
  const added = [...text.matchAll(/^ {2}add_header (\S+) (?:"(.+)" always|\$app_cache);$/gm)]
  return withSmallNames(added.map(([, name = '', value = cache ?? '']) => [name, value.replaceAll('\\"', '"')]))
}

const inCaddy = (text: string, path: string): Headers => {
  const matcher = path.startsWith('/assets/') ? 'hashed' : 'asked'
  const cache = new RegExp(`header @${matcher} (\\S+) "(.+)"`).exec(text)
  const common = [...text.matchAll(/^\t\t([\w-]+) `(.+)`$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  return withSmallNames([...common, [cache?.[1] ?? '', cache?.[2] ?? '']])
}

const onCdn = (text: string, path: string): Headers => {
  const found: [string, string][] = []
  let isMeant = false
  for (const line of text.split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
    if (name === undefined || value === undefined)
      isMeant = line === path || (line.endsWith('*') && path.startsWith(line.slice(0, -1)))
    else if (isMeant) found.push([name, value])
  }
  expect(new Set(found.map(([name]) => name)).size).toBe(found.length)
  return withSmallNames(found)
}

describe('The headers of a packaged app', () => {
  let headEnd: HeadEnd
  beforeAll(async () => {
    headEnd = await startHeadEnd({ appDir: first, pictureHosts: ['https://pictures.example'] })
  })
  afterAll(() => headEnd.close())

  const hosts: Hosts = { api: [], streams: [], pictures: ['https://pictures.example'], refusals: '/refusals' }

  test.each(['/', '/home', '/vod/detail/12', '/index.html', '/config.json', '/assets/index-Ab3_xY9.js'])(
    '[AHEAD-45] are for %s those that the local operator sends: with nginx, Caddy and on a CDN',
    async path => {
      const sent = withSmallNames((await fetch(headEnd.origin + path)).headers)
      expect(sent['content-security-policy']).toContain('report-to')
      expect(sent['cache-control']).toBe(
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
      expect(inNginx(nginxConf(hosts), path)).toEqual(sent)
      expect(inCaddy(caddyfile(hosts), path)).toEqual(sent)
      expect(onCdn(cdnHeaders(hosts), path)).toEqual(sent)
    },
  )

  test('[AHEAD-45] leave calls to the back end: no page of the app answers one, and files of a server say where to hand it on', () => {
    const prefixes = ['api', 'dataReport', 'drmLicense', 'extraApi', 'liveapi', 'searchApi', 'vodapi']
    expect(nginxConf(hosts)).toContain(`# location ~ ^/(${prefixes.join('|')})/ {`)
    const paths = prefixes.map(prefix => `/${prefix}/*`).join(' ')
    expect(caddyfile(hosts)).toContain(`\t@calls path ${paths}\n`)
    expect(caddyfile(hosts)).toContain(`\t\tnot path ${paths}\n\t}\n\trewrite @page /index.html`)
  })

  test('[AHEAD-45] what a browser refused is taken, and told to the log by the rule alone', async () => {
    const lines: string[] = []
    const own = await startHeadEnd({ log: line => lines.push(line) })
    const body = JSON.stringify([
      { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'https://spy.example/?who=ana' } },
    ])
    const { status } = await fetch(`${own.origin}/refusals`, { method: 'POST', body })
    await own.close()
    expect(status).toBe(204)
    expect(lines.filter(line => line.includes('refused'))).toEqual([
      'The Content-Security-Policy refused something: img-src',
    ])
  })
})

describe('Other origins in config.json', () => {
  const policyFor = (config: unknown): string | undefined => {
    const hosts = hostsOf(config)
    return E.isRight(hosts) ? appHeaders(hosts.right)['Content-Security-Policy'] : undefined
  }

  test('[AHEAD-45] are each allowed what they are named for', () => {
    const policy = policyFor({
      apiOrigin: 'https://api.example',
      hosts: { streams: ['https://*.cdn.example'], pictures: ['https://img.example'] },
    })
    expect(policy).toContain("connect-src 'self' https://api.example https://*.cdn.example;")
    expect(policy).toContain("media-src 'self' blob: https://*.cdn.example;")
    expect(policy).toContain("img-src 'self' data: https://img.example;")
    expect(policyFor({})).toContain("connect-src 'self';")
  })

  test.each([
    { apiOrigin: 'api.example' },
    { hosts: { streams: ["https://a.example; script-src 'unsafe-inline'"] } },
    { hosts: { pictures: ['*'] } },
    { hosts: { api: 'https://a.example' } },
    { hosts: { refusals: '/x" always; add_header Set-Cookie "a' } },
  ])('[AHEAD-45] that could say more than an origin are refused: %j', config => {
    expect(policyFor(config)).toBeUndefined()
  })
})

describe('The folder of a packaged app', () => {
  const into = join(folder, 'served')
  const app = (...path: ReadonlyArray<string>): string => join(into, 'app', ...path)
  const scripts = (): ReadonlyArray<string> =>
    readdirSync(app('assets'))
      .filter(file => file.endsWith('.js'))
      .toSorted()
  const names = ['second', 'third', 'fourth', 'fifth', 'sixth']
  const builds = names.map((name, index) => buildOf(name, `Zz${index}Zz${index}z`, `2026-01-0${index + 2}T08:00:00Z`))

  test('[AHEAD-45] has each text in three forms beside it, and what is edited in place in one', async () => {
    await squeezeFolder(first)
    placeRelease({ build: first, into })
    expect(readdirSync(app()).filter(file => /^(login|favicon)/.test(file))).toEqual(['favicon.svg', 'login.svg'])
    for (const file of ['index.html', 'assets/index-Ab3_xY9.js']) {
      const plain = readFileSync(app(file))
      expect(brotliDecompressSync(readFileSync(app(`${file}.br`)))).toEqual(plain)
      expect(gunzipSync(readFileSync(app(`${file}.gz`)))).toEqual(plain)
      expect(zstdDecompressSync(readFileSync(app(`${file}.zst`)))).toEqual(plain)
    }
    expect(
      readdirSync(app())
        .filter(file => /json|manifest|README/.test(file))
        .toSorted(),
    ).toEqual(['config.json', 'manifest.webmanifest', 'version.json'])
  })

  test('[AHEAD-45] holds the files of the last five releases, and leaves what is the operator’s', () => {
    writeFileSync(app('config.json'), '{"appId":"own"}')
    writeFileSync(app('logo.svg'), '<svg/>')
    for (const build of builds.slice(0, 4)) placeRelease({ build, into })
    expect(scripts()).toHaveLength(5)
    placeRelease({ build: builds[3] ?? '', into })
    expect(scripts()).toContain('index-Ab3_xY9.js')
    placeRelease({ build: builds[4] ?? '', into })
    expect(scripts()).toHaveLength(5)
    expect(readdirSync(app('assets')).filter(file => file.startsWith('index-Ab3_xY9'))).toEqual([])
    expect(readdirSync(join(into, 'releases'))).toHaveLength(5)
    expect(readFileSync(app('config.json'), 'utf8')).toBe('{"appId":"own"}')
    expect(existsSync(app('logo.svg'))).toBe(true)
  })

  test('[AHEAD-44] takes the pictures that lie beside a config.json and are named in it', () => {
    const brand = join(folder, 'brand')
    mkdirSync(join(brand, 'marea'), { recursive: true })
    writeFileSync(join(brand, 'marea/logo.svg'), '<svg/>')
    writeFileSync(join(brand, 'notes.txt'), 'For those who draw.')
    const logo = { dark: '/marea/logo.svg?v=1', light: 'https://img.example/logo.svg' }
    writeFileSync(join(brand, 'config.json'), JSON.stringify({ appId: 'own', brand: { logo } }))
    const other = join(folder, 'branded')
    placeRelease({ build: first, into: other, config: join(brand, 'config.json') })
    expect(readFileSync(join(other, 'app/marea/logo.svg'), 'utf8')).toBe('<svg/>')
    expect(existsSync(join(other, 'app/notes.txt'))).toBe(false)
  })

  describe('of a brand', () => {
    const other = join(folder, 'worn')
    const brand = join(folder, 'lumen')
    const config = join(brand, 'config.json')
    const lay = (files: Readonly<Record<string, unknown>>): void => {
      for (const [file, content] of Object.entries(files)) {
        mkdirSync(join(brand, file, '..'), { recursive: true })
        writeFileSync(join(brand, file), typeof content === 'string' ? content : JSON.stringify(content))
      }
    }
    const worn = (file: string): string => readFileSync(join(other, 'app', file), 'utf8')
    const names = (): ReadonlyArray<string> => {
      const { name, short_name } = JSON.parse(worn('manifest.webmanifest'))
      return [name, short_name]
    }

    test('[AHEAD-44] names the installed app after it, also when its name changes, and leaves a name given by hand', () => {
      lay({ 'config.json': { appId: 'lumen', brand: { name: 'Lumen' } } })
      placeRelease({ build: first, into: other, config })
      expect(names()).toEqual(['Lumen', 'Lumen'])
      const byHand = { ...JSON.parse(worn('manifest.webmanifest')), short_name: 'Lu' }
      writeFileSync(join(other, 'app/manifest.webmanifest'), JSON.stringify(byHand))
      lay({ 'config.json': { appId: 'lumen', brand: { name: 'Lumen TV' } } })
      placeRelease({ build: first, into: other, config })
      expect(names()).toEqual(['Lumen TV', 'Lu'])
    })

    test('[AHEAD-44] takes manifest, icons and pictures that lie beside config.json, and no release puts its own back', () => {
      const src = '/art/own.png'
      lay({
        'manifest.webmanifest': { name: 'Lumen, the app', icons: [{ src }] },
        'art/own.png': 'own',
        'icons/icon-512.png': 'large',
        'login.svg': '<svg id="lumen"/>',
      })
      writeFileSync(join(other, 'app/login.svg.gz'), 'of a release that squeezed it')
      placeRelease({ build: first, into: other, config })
      const isWorn = (): void => {
        expect(names()).toEqual(['Lumen, the app', undefined])
        expect(['art/own.png', 'icons/icon-512.png', 'login.svg', 'favicon.svg'].map(worn)).toEqual([
          'own',
          'large',
          '<svg id="lumen"/>',
          '<svg/>',
        ])
        expect(existsSync(join(other, 'app/login.svg.gz'))).toBe(false)
      }
      isWorn()
      placeRelease({ build: builds[0] ?? '', into: other })
      isWorn()
      for (const name of readdirSync(join(other, 'releases'))) {
        cpSync(join(other, 'releases', name), join(other, 'app'), { recursive: true })
        isWorn()
      }
    })
  })

  test('[AHEAD-45] goes back to an earlier release by laying it over the site', () => {
    const third = readdirSync(join(into, 'releases')).find(name => name.endsWith('third')) ?? ''
    cpSync(join(into, 'releases', third), app(), { recursive: true })
    const [, script = ''] = /src="\/(.+?)"/.exec(readFileSync(app('index.html'), 'utf8')) ?? []
    expect(readFileSync(app(script), 'utf8')).toContain('third')
    expect(JSON.parse(readFileSync(app('version.json'), 'utf8')).revision).toBe('third')
    expect(readFileSync(app('config.json'), 'utf8')).toBe('{"appId":"own"}')
  })

  test('[AHEAD-45] keeps the oldest release that may stay open until another is named', () => {
    const minimumAfter = (minimum?: string): unknown => {
      placeRelease({ build: first, into, ...(minimum !== undefined && { minimum }) })
      return JSON.parse(readFileSync(app('version.json'), 'utf8')).minimum
    }
    expect(minimumAfter()).toBeUndefined()
    expect(minimumAfter('2026-01-03T08:00:00Z')).toBe('2026-01-03T08:00:00Z')
    expect(minimumAfter()).toBe('2026-01-03T08:00:00Z')
  })
})

test('[AHEAD-45] the bill of materials names every part by its version and checksum, and no registry', () => {
  const text = billOfMaterials()
  const { bomFormat, metadata, components } = JSON.parse(text)
  expect([bomFormat, metadata.component.name, metadata.component.type]).toEqual([
    'CycloneDX',
    'sintonia',
    'application',
  ])
  for (const [name, version] of Object.entries(packageJson.dependencies))
    expect(components).toContainEqual(expect.objectContaining({ name, version, hashes: [expect.anything()] }))
  expect(text.match(/https?:\/\/[^"]+/g)).toEqual(['http://cyclonedx.org/schema/bom-1.5.schema.json'])
})
