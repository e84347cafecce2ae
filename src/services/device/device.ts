import { AccountId } from '../../../models/account.ts'
import { toId } from '../../../models/codec/id.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { Deployment } from '../../../models/deployment.ts'
import type { Language } from '../../../models/language.ts'
import { DeviceFingerprint, type DeviceInfo, RequestId } from '../../../models/wire/device.ts'
import type { CryptoService } from '../crypto/crypto.ts'
import type { Stored } from '../storage/storage.ts'

/** Whose request it is. */
interface Owner {
  readonly accountId: string
  readonly virtualCode: string | undefined
}

export interface Device {
  /** What every POST body says of the device and the account (AUTH-10); a fresh request id each time. */
  readonly info: (owner: Owner | undefined) => DeviceInfo
}

export interface DeviceParts {
  readonly deployment: () => Pick<Deployment, 'appId' | 'brandId' | 'vnoId'>
  readonly deviceId: Stored<DeviceFingerprint>
  readonly crypto: Pick<CryptoService, 'randomId'>
  readonly now: () => Instant
  readonly language: () => Language
}

const known = <A>(value: A | undefined): A => {
  if (value === undefined) throw new Error('A random id is empty')
  return value
}

/** A random mark of this browser, made once: it tells devices apart and says nothing about the person. */
export const fingerprintOf = ({ deviceId, crypto }: Pick<DeviceParts, 'deviceId' | 'crypto'>): DeviceFingerprint => {
  const stored = deviceId.read()
  if (stored !== undefined) return stored
  const fresh = known(toId(DeviceFingerprint, crypto.randomId()))
  deviceId.write(fresh)
  return fresh
}

export const makeDevice = (parts: DeviceParts): Device => ({
  info: owner => {
    const { appId, brandId, vnoId } = parts.deployment()
    return {
      deviceFingerprint: fingerprintOf(parts),
      appId,
      brandId,
      vnoId,
      lang: parts.language(),
      requestTime: parts.now(),
      requestId: known(toId(RequestId, parts.crypto.randomId())),
      clientType: 'web',
      virtualCode: owner?.virtualCode,
      accountId: toId(AccountId, owner?.accountId),
    }
  },
})
