import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { type DecodeFailure, decode, tolerantArray } from './codec/decode.ts'
import type { Instant } from './codec/instant.ts'
import { Moment } from './codec/moment.ts'
import { between } from './codec/narrow.ts'
import { optional } from './codec/optional.ts'
import { text } from './codec/text.ts'
import { Cmcd, type Deployment } from './deployment.ts'

/** What some devices may have and others not while an operator tries it. */
const Staged = t.exact(t.partial({ peerAssisted: t.boolean, cmcd: optional(Cmcd), faultReports: t.boolean }, 'Staged'))

/** What a share of the devices has for some time (AHEAD-44). */
export const DeploymentFlag = t.strict(
  {
    /** Flags of two names find their devices independently of each other. */
    name: text('FlagName', 60),
    percent: between('Percent', 0, 100),
    /** Then it is gone. */
    until: Moment,
    set: Staged,
  },
  'DeploymentFlag',
)
export type DeploymentFlag = t.TypeOf<typeof DeploymentFlag>

const Flags = tolerantArray(DeploymentFlag)

/** FNV-1a, 32 bits. */
const hash = (words: string): number => {
  let value = 0x811c9dc5
  for (const letter of words) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}

/** Where a device stands in a hundred, always the same for a flag. */
export const placeOf = (name: string, deviceId: string): number => (hash(`${name} ${deviceId}`) % 10_000) / 100

interface Seen {
  readonly deviceId: string
  readonly now: Instant
  readonly onDropped: (dropped: DecodeFailure) => void
}

/** The deployment as this device has it now; of two flags that set the same, the later one holds. */
export const withFlags = (deployment: Deployment, { deviceId, now, onDropped }: Seen): Deployment => {
  const flags = decode(Flags, onDropped)(deployment.flags)
  if (E.isLeft(flags)) {
    onDropped(flags.left)
    return deployment
  }
  const here = flags.right.filter(({ name, percent, until }) => now < until && placeOf(name, deviceId) < percent)
  return Object.assign({ ...deployment }, ...here.map(({ set }) => set))
}
