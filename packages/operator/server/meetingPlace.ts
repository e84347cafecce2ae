import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { type WebSocket, WebSocketServer } from 'ws'
import { decode } from '../../../models/codec/decode.ts'
import { optional } from '../../../models/codec/optional.ts'

export const MEETING_PLACE = '/peers'
/** Seconds. */
const ANNOUNCE_EVERY = 30

const Announcement = t.strict(
  {
    action: t.literal('announce'),
    info_hash: t.string,
    peer_id: t.string,
    event: optional(t.string),
    offers: optional(t.readonlyArray(t.strict({ offer_id: t.string, offer: t.unknown }))),
    to_peer_id: optional(t.string),
    offer_id: optional(t.string),
    answer: t.unknown,
  },
  'Announcement',
)
type Announcement = t.TypeOf<typeof Announcement>

const hear = decode(Announcement, () => undefined)

const read = (text: string): Announcement | undefined => {
  try {
    const result = hear(JSON.parse(text))
    return E.isRight(result) ? result.right : undefined
  } catch {
    return undefined
  }
}

/**
 * Where viewers of one stream are introduced to each other, by the WebSocket form of the BitTorrent tracker protocol: an
 * announcement hands its offers on to others of the same hash, and their answers back.
 */
export const makeMeetingPlace = (isOpen: () => boolean) => {
  const server = new WebSocketServer({ noServer: true })
  const swarms = new Map<string, Map<string, WebSocket>>()

  const introduce = (socket: WebSocket, said: Announcement): void => {
    const { action, info_hash, peer_id, offers = [], answer, to_peer_id, offer_id } = said
    const peers = swarms.get(info_hash) ?? new Map<string, WebSocket>()
    swarms.set(info_hash, peers)
    const tell = (to: WebSocket | undefined, more: object) => to?.send(JSON.stringify({ action, info_hash, ...more }))
    if (answer !== undefined) {
      tell(peers.get(to_peer_id ?? ''), { peer_id, offer_id, answer })
      return
    }
    peers.set(peer_id, socket)
    socket.once('close', () => peers.delete(peer_id))
    tell(socket, { interval: ANNOUNCE_EVERY, complete: 0, incomplete: peers.size })
    const others = [...peers].filter(([id]) => id !== peer_id)
    for (const [at, { offer_id: id, offer }] of offers.entries())
      tell(others[at]?.[1], { peer_id, offer_id: id, offer })
  }

  return {
    enter: (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      if (!isOpen() || request.url !== MEETING_PLACE) {
        socket.destroy()
        return
      }
      server.handleUpgrade(request, socket, head, entered => {
        // What cannot be read closes this connection; unheard, the error would end the process.
        entered.on('error', () => entered.terminate())
        entered.on('message', data => {
          const said = read(String(data))
          if (said !== undefined) introduce(entered, said)
        })
      })
    },
    leave: (): void => {
      for (const client of server.clients) client.terminate()
      swarms.clear()
    },
  }
}
