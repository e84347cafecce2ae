import * as t from 'io-ts'
import type { Protection } from '../world/roster.ts'
import { contentKeys } from './keys.ts'

const ClearKeyRequest = t.type({ kids: t.array(t.string) }, 'ClearKeyRequest')

const keyById = new Map(Object.values(contentKeys).map(({ id, key }) => [id, key]))

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The licence for a browser's ClearKey request: both in base64, the answer a JSON Web Key set. Undefined when the
 * request cannot be read or asks for a key that is not the operator's.
 */
export const licence = (originalRequestInfo: string): string | undefined => {
  const request = parsed(Buffer.from(originalRequestInfo, 'base64').toString('utf8'))
  if (!ClearKeyRequest.is(request) || request.kids.length === 0) return undefined
  const keys = request.kids.map(kid => ({ kid, key: keyById.get(Buffer.from(kid, 'base64url').toString('hex')) }))
  if (keys.some(({ key }) => key === undefined)) return undefined
  const set = {
    keys: keys.map(({ kid, key = '' }) => ({ kty: 'oct', kid, k: Buffer.from(key, 'hex').toString('base64url') })),
    type: 'temporary',
  }
  return Buffer.from(JSON.stringify(set)).toString('base64')
}

const COMMON_SYSTEM = '1077efecc0b24d02ace33c1e52e2fb4b'
const WIDEVINE_SYSTEM = 'edef8ba979d64acea3c827dcd51d21ed'

const u32 = (value: number) => value.toString(16).padStart(8, '0')

const pssh = (version: number, system: string, rest: string) => {
  const body = `70737368${version.toString(16).padStart(2, '0')}000000${system}${rest}`
  return u32(body.length / 2 + 4) + body
}

const varint = (value: number): string =>
  value < 128
    ? value.toString(16).padStart(2, '0')
    : ((value % 128) + 128).toString(16) + varint(Math.floor(value / 128))

/** Initialization data as a packager for Widevine writes them, with the common box that ClearKey reads behind it. */
const initData = (protection: Protection) => {
  const { id } = contentKeys[protection]
  const scheme = Number.parseInt(Buffer.from(protection).toString('hex'), 16)
  const widevine = `1210${id}48${varint(scheme)}`
  return Buffer.from(
    pssh(0, WIDEVINE_SYSTEM, u32(widevine.length / 2) + widevine) + pssh(1, COMMON_SYSTEM, `${u32(1)}${id}${u32(0)}`),
    'hex',
  ).toString('base64')
}

/** Key lines of a protected media playlist: one for each of the operator's two DRM systems that can play the scheme. */
export const keyLines = (protection: Protection, streamId: string): ReadonlyArray<string> => {
  const { id } = contentKeys[protection]
  const method = protection === 'cbcs' ? 'SAMPLE-AES' : 'SAMPLE-AES-CTR'
  const widevine = `#EXT-X-KEY:METHOD=${method},URI="data:text/plain;base64,${initData(protection)}",KEYID=0x${id},KEYFORMAT="urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed",KEYFORMATVERSIONS="1"`
  const fairPlay = `#EXT-X-KEY:METHOD=${method},URI="skd://${streamId}?keyId=${id}",KEYFORMAT="com.apple.streamingkeydelivery",KEYFORMATVERSIONS="1"`
  return protection === 'cbcs' ? [fairPlay, widevine] : [widevine]
}
