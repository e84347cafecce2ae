import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type HeadEnd, startHeadEnd } from '../index.ts'
import { MEETING_PLACE } from '../server/meetingPlace.ts'

describe('the meeting place', () => {
  let headEnd: HeadEnd
  beforeAll(async () => {
    headEnd = await startHeadEnd({ peers: true })
  })
  afterAll(() => headEnd.close())

  /** What a client sends that keeps to no protocol, until it is thrown out. */
  const send = async (bytes: ReadonlyArray<number>) => {
    const { port, host } = new URL(headEnd.origin)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      [
        `GET ${MEETING_PLACE} HTTP/1.1`,
        `Host: ${host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        '',
        '',
      ].join('\r\n'),
    )
    await once(socket, 'data')
    socket.write(Buffer.from(bytes))
    socket.resume()
    await once(socket, 'close')
  }

  test.each([
    ['reserved bits', [0xf1, 0x80, 0, 0, 0, 0]],
    ['text that is no UTF-8', [0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]],
    ['a frame without a mask', [0x81, 0x01, 0x61]],
    ['an endless frame', [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]],
  ])('throws out whoever sends %s, and goes on for the others', async (_, bytes) => {
    await send(bytes)
    const guest = new WebSocket(`${headEnd.origin.replace('http', 'ws')}${MEETING_PLACE}`)
    await once(guest, 'open')
    guest.send(JSON.stringify({ action: 'announce', info_hash: 'stream', peer_id: 'guest' }))
    const [answer] = await once(guest, 'message')
    expect(JSON.parse(String(answer))).toMatchObject({ action: 'announce', info_hash: 'stream' })
    guest.close()
    await once(guest, 'close')
  })
})
