import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import { decode } from '../../../models/codec/decode.ts'
import { oneOf, optional } from '../../../models/codec/optional.ts'
import { ShareKey } from '../../../models/shareKey.ts'
import { type Route, readBody, sendJson } from '../server/exchange.ts'
import type { Control, PushedAnnouncement } from './control.ts'
import { Fault } from './faults.ts'

type Action = (body: unknown) => E.Either<string, unknown>

const Nothing = t.unknown
const Switch = t.strict({ on: t.boolean }, 'Switch')
const Expire = t.strict({ which: oneOf('Which', ['access', 'refresh', 'stream', 'all']) }, 'Expire')
const Move = t.union([t.strict({ byMs: t.number }), t.strict({ to: t.number })], 'Move')
const Takeover = t.strict({ inMs: optional(t.number), forMs: optional(t.number) }, 'Takeover')
const NamedStream = t.strict({ stream: t.string }, 'NamedStream')
const Gap = t.strict({ stream: t.string, forMs: t.number }, 'Gap')
const DataType = t.strict({ dataType: t.string }, 'DataType')
const DeviceLimit = t.strict({ most: optional(t.number) }, 'DeviceLimit')
const NewShareKey = t.strict({ shareKey: ShareKey }, 'NewShareKey')
const Message = t.intersection(
  [t.strict({ title: t.string, content: t.string }), t.exact(t.partial({ url: t.string }))],
  'Message',
)
const Announcement = t.intersection(
  [
    t.strict({ msg: t.string, displayMode: t.readonlyArray(t.number) }),
    t.exact(
      t.partial({
        priority: t.number,
        displayInterval: t.number,
        displayTimes: t.number,
        displayChannel: t.readonlyArray(t.string),
        properties: t.exact(t.partial({ backgroundcolor: t.string, textcolor: t.string, textsize: t.number })),
      }),
    ),
  ],
  'Announcement',
)

const action =
  <A>(codec: t.Type<A, unknown, unknown>, run: (input: A) => unknown): Action =>
  body =>
    pipe(
      body,
      decode(codec, () => undefined),
      E.bimap(
        ({ codec: name, path }) => `${name} does not fit at "${path}"`,
        input => run(input) ?? null,
      ),
    )

/** Every control call as data: `METHOD path` below /control. */
const actionsOf = (control: Control): Readonly<Record<string, Action>> => ({
  'POST /faults': action(Fault, control.addFault),
  'GET /faults': action(Nothing, control.faults),
  'DELETE /faults': action(Nothing, control.clearFaults),
  'POST /tokens/expire': action(Expire, ({ which }) => control.expireTokens(which)),
  'GET /clock': action(Nothing, () => ({ now: control.now() })),
  'POST /clock': action(Move, control.moveClock),
  'DELETE /clock': action(Nothing, control.resetClock),
  'POST /visitor': action(Switch, ({ on }) => control.setVisitorMode(on)),
  'POST /takeover': action(Takeover, ({ inMs, forMs }) => control.openTakeover(inMs, forMs)),
  'DELETE /meeting-place': action(Nothing, control.closeMeetingPlace),
  'DELETE /takeover': action(Nothing, control.closeTakeover),
  'POST /streams/end': action(NamedStream, ({ stream }) => control.endStream(stream)),
  'POST /streams/gap': action(Gap, ({ stream, forMs }) => control.gapInStream(stream, forMs)),
  'POST /streams/mend': action(NamedStream, ({ stream }) => control.mendStream(stream)),
  'POST /announcements': action(Announcement, (announcement: PushedAnnouncement) => ({
    id: control.pushAnnouncement(announcement),
  })),
  'POST /messages': action(Message, message => ({ id: control.pushMessage(message) })),
  'POST /contract': action(Nothing, control.renewContract),
  'POST /device-limit': action(DeviceLimit, ({ most }) => control.limitDevices(most)),
  'POST /share-key': action(NewShareKey, ({ shareKey }) => control.changeShareKey(shareKey)),
  'POST /modified': action(DataType, ({ dataType }) => control.markModified(dataType)),
  'GET /verification-codes': action(Nothing, control.verificationCodes),
  'GET /requests': action(Nothing, control.requests),
  'GET /requests/counts': action(Nothing, control.requestCounts),
  'DELETE /requests': action(Nothing, control.clearRequests),
  'GET /metrics': action(Nothing, control.metrics),
  'POST /reset': action(Nothing, control.reset),
})

const parsed = (text: string): unknown => {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return undefined
  }
}

export const controlRoute = (control: Control): Route => {
  const actions = actionsOf(control)
  return async exchange => {
    const { request, url } = exchange
    if (!url.pathname.startsWith('/control')) return false
    const run = actions[`${request.method} ${url.pathname.slice('/control'.length)}`]
    if (run === undefined) return sendJson(exchange, { error: 'no such control', controls: Object.keys(actions) }, 404)
    const result = run(parsed((await readBody(request)) ?? ''))
    return E.isLeft(result) ? sendJson(exchange, { error: result.left }, 400) : sendJson(exchange, result.right)
  }
}
