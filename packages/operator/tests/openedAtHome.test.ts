import { type IncomingMessage, type RequestOptions, request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../../models/wire/index.ts'
import { type HeadEnd, startHeadEnd } from '../index.ts'
import { originAt, originsElsewhere } from '../server/ownOrigins.ts'
import { ask, guest, must } from './support/client.ts'

describe('opened for other devices', () => {
  let headEnd: HeadEnd
  let port: number
  beforeAll(async () => {
    headEnd = await startHeadEnd({ host: '0.0.0.0' })
    port = Number(new URL(headEnd.origin).port)
  })
  afterAll(() => headEnd.close())

  const get = async (path: string, options: RequestOptions) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, ...options }, resolve)
        .on('error', reject)
        .end()
    })
    return { status: answer.statusCode, body: await text(answer) }
  }
  /** Another device by where it comes from: the whole of 127.0.0.0/8 is ours to test with. */
  const ANOTHER = { localAddress: '127.0.0.2' }

  test('its addresses are named: one for this machine, one for each of its networks', () => {
    const own = Object.values(networkInterfaces())
      .flatMap(each => each ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
      .map(({ address }) => `http://${address}:${port}`)
    expect([headEnd.origin, originsElsewhere('0.0.0.0', port)]).toEqual([`http://127.0.0.1:${port}`, own])
    expect(originsElsewhere('127.0.0.1', port)).toEqual([])
    expect([originAt('192.168.1.5', 80), originAt('fd00::1', 80)]).toEqual([
      'http://192.168.1.5:80',
      'http://[fd00::1]:80',
    ])
  })

  test('it answers by each of them, and its streams come from there', async () => {
    for (const origin of originsElsewhere('0.0.0.0', port)) {
      const { uiProperties } = await must(ask(origin, endpoints.manifest, {}, (await guest(origin)).token))
      expect(uiProperties).toMatchObject({ stream_cdn_base: origin, dvr_cdn_base: origin, report_host: origin })
      expect((await get('/config.json', { ...ANOTHER, headers: { host: new URL(origin).host } })).status).toBe(200)
    }
  })

  test.each(['localhost', '127.0.0.1', '127.0.0.2', '192.168.1.5'])(
    'another device that calls it %s has no control and reads nothing of it',
    async name => {
      for (const path of ['/control/imports', '/control/requests', '/control/verification-codes', '/control/playback'])
        expect(await get(path, { ...ANOTHER, headers: { host: `${name}:${port}` } })).toMatchObject({ status: 403 })
    },
  )

  test('this machine has it, by whichever of its addresses', async () => {
    for (const origin of [headEnd.origin, ...originsElsewhere('0.0.0.0', port)])
      expect((await fetch(`${origin}/control/imports`)).status).toBe(200)
  })
})
