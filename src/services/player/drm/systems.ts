import type { DrmSystem, DrmTemplate } from '../../../../models/drmTemplate.ts'

/** The systems' names in the browser (Encrypted Media Extensions). */
export const KEY_SYSTEMS: Readonly<Record<DrmSystem, string>> = {
  widevine: 'com.widevine.alpha',
  fairplay: 'com.apple.fps',
  clearkey: 'org.w3.clearkey',
}

/** Systems that guard the content come before the one that is in every browser and only proves the way (DRM-03). */
const PREFERENCE: ReadonlyArray<DrmSystem> = ['widevine', 'fairplay', 'clearkey']

/** An element that plays playlists as they are opens them by the system of its own family (AHEAD-33). */
const NATIVE: ReadonlyArray<DrmSystem> = ['fairplay']

/** Widevine wants the least that is asked of it said, and warns in the console else. */
const ROBUSTNESS: Readonly<Partial<Record<DrmSystem, string>>> = { widevine: 'SW_SECURE_CRYPTO' }

type RequestAccess = Navigator['requestMediaKeySystemAccess']

export interface DrmSystemsParts {
  /** What the operator offered at login. */
  readonly templates: () => ReadonlyArray<DrmTemplate>
  /** The browser's own; it has none outside of a secure context. */
  readonly requestAccess: RequestAccess | undefined
  readonly isNative: boolean
}

/** The DRM system to use: one that the operator offers and this browser really has; `undefined` without one (DRM-01). */
export type FindDrmSystem = () => Promise<DrmSystem | undefined>

export const configurationOf = (system: DrmSystem): MediaKeySystemConfiguration => {
  const robustness = ROBUSTNESS[system] ?? ''
  return {
    initDataTypes: ['cenc', 'sinf', 'skd'],
    videoCapabilities: [{ contentType: 'video/mp4; codecs="avc1.42E01E"', robustness }],
    audioCapabilities: [{ contentType: 'audio/mp4; codecs="mp4a.40.2"', robustness }],
  }
}

export const makeFindDrmSystem = ({ templates, requestAccess, isNative }: DrmSystemsParts): FindDrmSystem => {
  const known = new Map<DrmSystem, Promise<boolean>>()

  const ask = async (system: DrmSystem): Promise<boolean> =>
    requestAccess?.(KEY_SYSTEMS[system], [configurationOf(system)]).then(
      () => true,
      () => false,
    ) ?? false

  const isThere = (system: DrmSystem): Promise<boolean> => {
    const answer = known.get(system) ?? ask(system)
    known.set(system, answer)
    return answer
  }

  return async () => {
    const offered = new Set(templates().map(({ drmSystem }) => drmSystem))
    for (const system of isNative ? NATIVE : PREFERENCE)
      if (offered.has(system) && (await isThere(system))) return system
    return undefined
  }
}
