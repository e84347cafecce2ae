import * as t from 'io-ts'
import { oneOf, optional } from '../../../models/codec/optional.ts'

/** How a call misbehaves. It is found by the call's name (`channelList`) or by a path pattern (`/live/*`). */
export const Fault = t.strict(
  {
    call: optional(t.string),
    /** `*` stands for any text. */
    path: optional(t.string),
    /** Waits before it answers; alone, the call then goes on as usual. */
    delayMs: optional(t.number),
    status: optional(t.number),
    errCode: optional(t.number),
    message: optional(t.string),
    /** Replaces the envelope's result by anything at all. */
    result: t.unknown,
    body: optional(oneOf('FaultBody', ['malformed', 'html', 'empty'])),
    /** Sends on to this address. */
    redirect: optional(t.string),
    /** Answers with what is at this path. */
    answerOf: optional(t.string),
    /** On the answer, in seconds. */
    retryAfter: optional(t.number),
    connection: optional(oneOf('FaultConnection', ['drop', 'silent'])),
    /** How many requests it meets; none: until it is cleared. */
    times: optional(t.number),
  },
  'Fault',
)
export type Fault = { readonly [K in keyof t.TypeOf<typeof Fault>]?: t.TypeOf<typeof Fault>[K] }

export interface Faults {
  readonly add: (fault: Fault) => void
  readonly clear: () => void
  readonly list: () => ReadonlyArray<Fault>
  /** The fault that this request meets, counted as met. */
  readonly take: (call: string | undefined, path: string) => Fault | undefined
}

/** The first place of each part is the best one: whatever follows has the most room behind it. */
const fits = (glob: string, path: string): boolean => {
  const [first = '', ...parts] = glob.split('*')
  const last = parts.pop()
  if (last === undefined) return path === glob
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return path.length - last.length >= at && path.endsWith(last)
}

const meets = (fault: Fault, call: string | undefined, path: string): boolean =>
  (fault.call !== undefined && fault.call === call) || (fault.path !== undefined && fits(fault.path, path))

export const makeFaults = (): Faults => {
  const active: { readonly fault: Fault; left: number }[] = []
  return {
    add: fault => {
      active.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY })
    },
    clear: () => {
      active.length = 0
    },
    list: () => active.map(({ fault }) => fault),
    take: (call, path) => {
      const index = active.findIndex(({ fault }) => meets(fault, call, path))
      const entry = active[index]
      if (entry === undefined) return undefined
      entry.left -= 1
      if (entry.left <= 0) active.splice(index, 1)
      return entry.fault
    },
  }
}
