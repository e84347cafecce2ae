import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Deployment } from '../../../models/deployment.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { parseSwitches } from '../arguments.ts'
import { type HeadEnd, startHeadEnd } from '../index.ts'
import { ask, guest, must } from './support/client.ts'

const SCRIPT = `export const text = '${'sintonia '.repeat(400)}'`

describe('the app and its headers', () => {
  let folder: string
  let headEnd: HeadEnd
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'app-'))
    await mkdir(join(folder, 'dist/assets'), { recursive: true })
    await writeFile(join(folder, 'dist/index.html'), '<!doctype html><title>Sintonia</title>')
    await writeFile(join(folder, 'dist/assets/index-Ab3_xY9.js'), SCRIPT)
    await writeFile(join(folder, 'dist/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    await writeFile(join(folder, 'secret.txt'), 'not for everybody')
    headEnd = await startHeadEnd({ appDir: join(folder, 'dist'), deployment: 'live' })
  })
  afterAll(async () => {
    await headEnd.close()
    await rm(folder, { recursive: true })
  })

  const get = (path: string, headers: Record<string, string> = {}) => fetch(headEnd.origin + path, { headers })

  test('every path of the app is the app; a missing file is not', async () => {
    for (const path of ['/', '/home', '/vod/detail/m1004?dataType=1', '/my/account']) {
      const response = await get(path)
      expect(await response.text()).toContain('<title>Sintonia</title>')
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
    expect((await get('/assets/gone-1234567.js')).status).toBe(404)
  })

  test('config.json fits the switches, is read by the app and never taken unasked from a cache', async () => {
    const response = await get('/config.json')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const deployment = Deployment.decode(await response.json())
    expect(E.isRight(deployment) && deployment.right).toMatchObject({
      businessType: 'live',
      zeroTrust: false,
      apiOrigin: '',
    })
  })

  test('every answer carries the security headers: page, file, call, drawing, stream and error', async () => {
    const paths = [
      '/',
      '/assets/index-Ab3_xY9.js',
      '/art/mark/aurora.svg',
      '/live/live-aurora/index.m3u8',
      '/none.txt',
      '/phone',
    ]
    for (const path of paths) {
      const { headers } = await get(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('content-security-policy')).toMatch(/default-src '(self|none)'/)
    }
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("media-src 'self' blob:")
    expect(policy).not.toContain('unsafe')
  })

  test('a brand is served with its files, and the manifest names no other', async () => {
    const brandDir = await mkdtemp(join(tmpdir(), 'brand-'))
    await writeFile(
      join(brandDir, 'config.json'),
      '{"appId":"other","brand":{"name":"Marea","logo":{"dark":"/logo.svg"}}}',
    )
    await writeFile(join(brandDir, 'logo.svg'), '<svg/>')
    await writeFile(join(brandDir, 'favicon.svg'), '<svg/>')
    await writeFile(join(brandDir, 'browsers.css'), 'none of the brand')
    await writeFile(join(brandDir, 'index.html'), 'no page of the app')
    const switches = parseSwitches(['--brand', brandDir, '--port', '0'])
    const settings = E.isRight(switches) && switches.right !== 'help' ? switches.right : {}
    const branded = await startHeadEnd({ ...settings, appDir: join(import.meta.dirname, '../../../public') })
    const text = async (path: string) => (await fetch(branded.origin + path)).text()
    const json = async (path: string) => JSON.parse(await text(path))
    const config = await json('/config.json')
    const { webapp_custom_lang } = (await must(ask(branded.origin, endpoints.manifest, {}))).uiProperties
    const files = [await text('/logo.svg'), await text('/favicon.svg')]
    const manifest = await json('/manifest.webmanifest')
    const page = await text('/index.html')
    const style = await text('/browsers.css')
    await branded.close()
    await rm(brandDir, { recursive: true })
    expect(config).toMatchObject({ appId: 'sintonia-web', brand: { name: 'Marea', logo: { dark: '/logo.svg' } } })
    expect(webapp_custom_lang).toEqual([])
    expect(files).toEqual(['<svg/>', '<svg/>'])
    expect(manifest).toMatchObject({ name: 'Marea', short_name: 'Marea', start_url: '/' })
    expect(page).not.toContain('no page of the app')
    expect(style).not.toBe('none of the brand')
  })

  test('pictures come from the operator alone, and from the hosts that it is told of', async () => {
    const other = await startHeadEnd({ pictureHosts: ['https://pictures.example', 'https://*.cdn.example'] })
    const rules = await Promise.all(
      [headEnd, other].map(async ({ origin }) => (await fetch(`${origin}/`)).headers.get('content-security-policy')),
    )
    await other.close()
    expect(rules.map(rule => /img-src [^;]*/.exec(rule ?? '')?.[0])).toEqual([
      "img-src 'self' data:",
      "img-src 'self' data: https://pictures.example https://*.cdn.example",
    ])
  })

  test('hashed files are compressed and kept for ever, others are asked again', async () => {
    for (const [coding, sent] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await get('/assets/index-Ab3_xY9.js', { 'accept-encoding': coding })
      expect(response.headers.get('content-encoding')).toBe(sent)
      expect(await response.text()).toBe(SCRIPT)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    const icon = await get('/icon.svg')
    expect(icon.headers.get('cache-control')).toBe('no-cache')
    expect((await get('/icon.svg', { 'if-none-match': icon.headers.get('etag') ?? '' })).status).toBe(304)
  })

  test('nothing outside the folder of the app can be read', async () => {
    const raw = (path: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const socket = connect(Number(new URL(headEnd.origin).port), '127.0.0.1')
        let text = ''
        socket.on('data', part => {
          text += part
        })
        socket.on('error', reject)
        socket.on('end', () => resolve(text))
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      })
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/%00.txt',
      '/%zz.txt',
    ]) {
      const answer = await raw(path)
      expect(answer).toMatch(/^HTTP\/1\.1 404/)
      expect(answer).not.toContain('not for everybody')
    }
  })

  test('every picture that the channel list and a playlist name is drawn', async () => {
    const { token } = await guest(headEnd.origin)
    const request = {
      supportMosaic: false,
      supportVirtual: false,
      supportAudio: true,
      supportBroadCast: true,
      dataChecks: [],
    }
    const { channelListInfo } = await must(ask(headEnd.origin, endpoints.channelList, request, token))
    const { bannerItemList } = await must(ask(headEnd.origin, endpoints.channelBanners, {}, token))
    const { media, personList } = await must(ask(headEnd.origin, endpoints.title, { metaId: 'm1007' as never }, token))
    const addresses = [
      ...channelListInfo.channelList.flatMap(({ iconUrl, audioPosterList }) => [iconUrl, ...audioPosterList]),
      ...bannerItemList.flatMap(({ poster, landscape }) => [poster, ...landscape.map(({ url }) => url)]),
      media.poster,
      media.posterLandscape,
      ...personList.map(({ avatar }) => avatar),
    ]
    expect(addresses.length).toBeGreaterThan(70)
    for (const address of new Set(addresses)) {
      const response = await get(address ?? '')
      expect(`${address} ${response.status} ${response.headers.get('content-type')}`).toMatch(
        / 200 image\/(svg\+xml|avif)/,
      )
      if (response.headers.get('content-type') === 'image/avif') expect(response.ok).toBe(true)
      else expect(await response.text()).toMatch(/^<svg [\s\S]*<\/svg>$/)
    }
    expect((await get('/art/still/sea-rose-1-9999x9999.svg')).status).toBe(404)
    expect(await (await get('/art/name/%3Cscript%3E.svg')).text()).not.toContain('<script')
  })
})
