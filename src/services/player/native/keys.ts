import * as E from 'fp-ts/lib/Either.js'
import type { MediaFailure } from '../../../../machines/engine/index.ts'
import type { Protection } from '../../../../models/protection.ts'
import type { Drm } from '../drm/index.ts'
import { configurationOf, KEY_SYSTEMS } from '../drm/systems.ts'

export interface KeysParts {
  readonly video: HTMLVideoElement
  readonly drm: Pick<Drm, 'askLicence' | 'certificateOf'>
  readonly navigator: Pick<Navigator, 'requestMediaKeySystemAccess'>
  readonly fetch: typeof fetch
  readonly tell: (failure: MediaFailure) => void
}

/** The keys of one load, until it is over. */
export interface Keys {
  /** Whether the element can be given the stream, as soon as that is known. Never rejects. */
  readonly ready: Promise<boolean>
  /** Resolves when the element has none of them. Never rejects. */
  readonly release: () => Promise<void>
}

const failure = (kind: MediaFailure['kind'], detail: string, status?: number): MediaFailure => ({
  kind,
  detail,
  status,
})

/** What the module says of a key that opens nothing any more; one that has run out may be given anew. */
const KEY_FAILURES: Readonly<Partial<Record<MediaKeyStatus, MediaFailure>>> = {
  'internal-error': failure('drm', 'keyBroken'),
  'output-restricted': failure('drm', 'keyRestricted'),
  expired: failure('network', 'keyExpired'),
}

class Refused extends Error {
  readonly failure: MediaFailure
  constructor(refusal: MediaFailure) {
    super(refusal.detail)
    this.failure = refusal
  }
}

/** Opens a protected stream that the element plays as it is: FairPlay by the browser's own module (DRM-01, DRM-02). */
export const openKeys = (
  { drmSystem, contentId }: Protection,
  { video, drm, navigator, fetch, tell }: KeysParts,
): Keys => {
  const over = new AbortController()
  const { signal } = over
  const sessions: MediaKeySession[] = []

  const fail = (error: unknown): void => {
    if (!signal.aborted) tell(error instanceof Refused ? error.failure : failure('drm', 'module'))
  }

  const certificate = async (): Promise<ArrayBuffer | undefined> => {
    const address = drm.certificateOf(drmSystem)
    if (address === undefined) return undefined
    const answer = await fetch(address, { signal }).catch(() => {
      throw new Refused(failure('network', 'certificate'))
    })
    if (!answer.ok) throw new Refused(failure('licence', 'certificateStatus', answer.status))
    return answer.arrayBuffer()
  }

  const prepare = async (): Promise<void> => {
    const [access, sealed] = await Promise.all([
      navigator.requestMediaKeySystemAccess(KEY_SYSTEMS[drmSystem], [configurationOf(drmSystem)]),
      certificate(),
    ])
    const keys = await access.createMediaKeys()
    if (sealed !== undefined) await keys.setServerCertificate(sealed)
    if (!signal.aborted) await video.setMediaKeys(keys)
  }

  const answer = async (session: MediaKeySession, message: ArrayBuffer): Promise<void> => {
    const wish = { protection: { drmSystem, contentId }, keyId: undefined, challenge: new Uint8Array(message), signal }
    const licence = await drm.askLicence(wish)
    if (signal.aborted) return
    if (E.isLeft(licence)) throw new Refused(licence.left)
    await session.update(licence.right).catch(() => {
      throw new Refused(failure('licence', 'licenceUnread'))
    })
  }

  const watchStatus = (session: MediaKeySession) => (): void => {
    session.keyStatuses.forEach(status => {
      const trouble = KEY_FAILURES[status]
      if (trouble !== undefined) fail(new Refused(trouble))
    })
  }

  const begin = async ({ initDataType, initData }: MediaEncryptedEvent): Promise<void> => {
    if (video.mediaKeys === null || initData === null) return
    const session = video.mediaKeys.createSession()
    sessions.push(session)
    session.addEventListener('message', ({ message }) => void answer(session, message).catch(fail))
    session.addEventListener('keystatuseschange', watchStatus(session))
    await session.generateRequest(initDataType, initData)
  }

  video.addEventListener('encrypted', event => void begin(event).catch(fail), { signal })
  const ready = prepare().then(
    () => true,
    error => {
      fail(error)
      return false
    },
  )
  return {
    ready,
    release: async () => {
      over.abort()
      await ready
      await Promise.allSettled(sessions.map(session => session.close()))
      await video.setMediaKeys(null).catch(() => undefined)
    },
  }
}
