import type { DecodeFailure } from '../../../models/codec/decode.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { Deployment } from '../../../models/deployment.ts'
import { withFlags } from '../../../models/flag.ts'
import { type DeviceParts, fingerprintOf } from '../device/device.ts'

interface FlagParts {
  readonly device: Pick<DeviceParts, 'deviceId' | 'crypto'>
  readonly now: () => Instant
}

/** The deployment as this device has it; which device it is stays here (AHEAD-44). */
export const flagged = (
  deployment: Deployment,
  { device, now }: FlagParts,
  onDropped: (dropped: DecodeFailure) => void,
): Deployment => withFlags(deployment, { deviceId: fingerprintOf(device), now: now(), onDropped })
