import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../../models/wire/index.ts'
import { parseDuration, parseSwitches } from '../arguments.ts'
import { readCommandLine } from '../commandLine.ts'
import { startHeadEnd } from '../index.ts'
import { ask, logIn, must } from './support/client.ts'
import { samples } from './support/samples.ts'

describe('switches', () => {
  test('say what the operator sells, how and where', () => {
    const words =
      '--port 9000 --deployment vod --no-visitor --zero-trust --channels 5000 --takeover-in 2m --initial-password --peers --picture-hosts https://pictures.example,https://*.cdn.example:8443 --cacheable --reset --refresh 30m --private-hosts 192.168.1.20,tv.lan:8080,[fd00::1]:80'
    expect(parseSwitches(words.split(' '))).toEqual(
      E.right({
        port: 9000,
        deployment: 'vod',
        channels: 5000,
        visitor: false,
        zeroTrust: true,
        initialPassword: true,
        graphql: false,
        peers: true,
        pictureHosts: ['https://pictures.example', 'https://*.cdn.example:8443'],
        cacheable: true,
        reset: true,
        takeoverIn: 120_000,
        refreshEvery: 1_800_000,
        privateHosts: ['192.168.1.20', 'tv.lan:8080', '[fd00::1]:80'],
      }),
    )
    expect(parseSwitches(['--m3u', 'a.m3u', '--xmltv', 'b.xml'])).toMatchObject(
      E.right({ m3u: 'a.m3u', xmltv: 'b.xml', port: 8080 }),
    )
    expect(parseSwitches(['--library', 'films', '--library', 'more.json'])).toMatchObject(
      E.right({ library: ['films', 'more.json'] }),
    )
    expect(parseSwitches(['--host', '0.0.0.0'])).toMatchObject(E.right({ host: '0.0.0.0' }))
    expect(parseSwitches(['--help'])).toEqual(E.right('help'))
  })

  test.each([
    '--port x',
    '--port 70000',
    '--host nas.lan',
    '--host 192.168.1',
    '--deployment radio',
    '--channels 0',
    '--channels 5001',
    '--takeover-in soon',
    '--picture-hosts pictures.example',
    '--picture-hosts http://pictures.example',
    '--picture-hosts https:',
    '--picture-hosts https://a.example;script-src',
    '--refresh 5s',
    '--refresh often',
    '--private-hosts http://tv.lan',
    '--brand nowhere',
    '--nothing',
    'word',
  ])('%s is refused with a sentence', words => {
    expect(parseSwitches(words.split(' '))).toMatchObject(E.left(expect.stringMatching(/\w+ \w+/)))
  })

  const FIXTURES = new URL('fixtures', import.meta.url).pathname

  test.each([
    ['--m3u nowhere.m3u', '--m3u nowhere.m3u: there is no such file or folder'],
    [`--xmltv ${FIXTURES}`, `--xmltv ${FIXTURES}: it is a folder, and no file`],
    ['--library ../films', '--library ../films: there is no such file or folder'],
    [
      `--library ${FIXTURES} --library ${FIXTURES}/lineup.m3u`,
      `--library ${FIXTURES}/lineup.m3u: it is a file: name a folder of films, or a list of JSON whose name ends in .json`,
    ],
    ['--brand nowhere', '--brand nowhere: there is no such folder'],
    [`--brand ${FIXTURES}`, `--brand ${FIXTURES}: it is no folder with a config.json`],
  ])('%s is told before anything begins', (words, sentence) => {
    expect(readCommandLine(words.split(' '), {})).toEqual(E.left(sentence))
  })

  test('what they name and is there, or is at an address, is taken', () => {
    const words = `--m3u ${FIXTURES}/lineup.m3u --xmltv https://a.example/guide.xml --library ${FIXTURES}`
    expect(E.isRight(readCommandLine(words.split(' '), {}))).toBe(true)
  })

  test.each([
    ['90s', 90_000],
    ['2m', 120_000],
    ['1h', 3_600_000],
    ['1.5m', 90_000],
    ['45', 45_000],
    ['-1s', undefined],
    ['', undefined],
  ] as const)('%s as a time', (text, expected) => {
    expect(parseDuration(text)).toBe(expected)
  })

  test('with --initial-password a demo account has to change its password once', async () => {
    const headEnd = await startHeadEnd({ initialPassword: true })
    expect((await must(logIn(headEnd.origin, 'ana@sintonia.example'))).initialPassword).toBe(true)
    const { layoutConfig } = await must(ask(headEnd.origin, endpoints.appProperties, {}))
    expect(layoutConfig.custom_modify_passwd_option).toBe(true)
    const { request, token } = await samples.passwordChange(headEnd)
    await must(ask(headEnd.origin, endpoints.passwordChange, request, token))
    expect((await must(logIn(headEnd.origin, 'ana@sintonia.example'))).initialPassword).toBe(false)
    await headEnd.close()
  })

  test.each([
    ['live', 1],
    ['vod', 2],
    ['both', 0],
  ] as const)('--deployment %s is content mode %d', async (deployment, mode) => {
    const headEnd = await startHeadEnd({ deployment })
    expect((await must(ask(headEnd.origin, endpoints.appProperties, {}))).contentMode).toBe(mode)
    await headEnd.close()
  })

  test('--takeover-in opens the broadcast after its time', async () => {
    const headEnd = await startHeadEnd({ takeoverIn: 120_000 })
    const { broadcastProperties } = await must(ask(headEnd.origin, endpoints.manifest, {}))
    expect(broadcastProperties.cadena_national_open).toBe(true)
    expect((broadcastProperties.cadena_national_open_time ?? 0) - headEnd.control.now()).toBeGreaterThan(110_000)
    await headEnd.close()
  })
})
