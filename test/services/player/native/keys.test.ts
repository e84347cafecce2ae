import * as E from 'fp-ts/lib/Either.js'
import { afterEach, expect, test, vi } from 'vitest'
import type { MediaFailure } from '../../../../machines/media/index.ts'
import { ContentId } from '../../../../models/contentRule.ts'
import type { AskLicence } from '../../../../src/services/player/drm/licences.ts'
import { openKeys } from '../../../../src/services/player/native/keys.ts'
import { must } from '../../../support/lineups.ts'
import { makeElement } from './element.ts'

afterEach(() => vi.unstubAllGlobals())

const CERTIFICATE = 'https://op.example/fairplay.cer'
const bytes = (text: string) => new TextEncoder().encode(text)
const settle = () => new Promise(resolve => setTimeout(resolve))

interface Traits {
  readonly certificate?: () => Promise<Response>
  readonly licence?: Awaited<ReturnType<AskLicence>>
  readonly isThere?: boolean
  readonly isRead?: boolean
}

/** The module of WebKit, with what it was told in its order, over an element. */
const rig = ({
  certificate = async () => new Response('certificate'),
  licence = E.right(bytes('ckc')),
  isThere = true,
  isRead = true,
}: Traits = {}) => {
  const { video } = makeElement()
  const steps: string[] = []
  const failures: MediaFailure[] = []
  const asked: Parameters<AskLicence>[0][] = []
  const session = Object.assign(new EventTarget(), {
    keyStatuses: new Map<string, MediaKeyStatus>(),
    generateRequest: async (type: string) => {
      steps.push(`request ${type}`)
      session.dispatchEvent(Object.assign(new Event('message'), { message: bytes('spc').buffer }))
    },
    update: async () => {
      if (!isRead) throw new TypeError('unread')
      steps.push('licence')
    },
    close: async () => steps.push('closed'),
  })
  const keys = openKeys(
    { drmSystem: 'fairplay', contentId: must(ContentId, 'live-copa') },
    {
      video: video as never,
      drm: {
        certificateOf: () => CERTIFICATE,
        askLicence: async wish => {
          asked.push(wish)
          return licence
        },
      },
      navigator: {
        requestMediaKeySystemAccess: async name => {
          if (!isThere) throw new DOMException(name, 'NotSupportedError')
          const made = {
            setServerCertificate: async () => steps.push('certificate'),
            createSession: () => session,
          }
          return { createMediaKeys: async () => made } as unknown as MediaKeySystemAccess
        },
      },
      fetch: certificate as typeof fetch,
      tell: failure => failures.push(failure),
    },
  )
  const meet = async () => {
    const isReady = await keys.ready
    video.dispatchEvent(
      Object.assign(new Event('encrypted'), { initDataType: 'skd', initData: bytes('skd://copa').buffer }),
    )
    await settle()
    return isReady
  }
  return { video, steps, failures, asked, session, keys, meet }
}

test('[AHEAD-33] [DRM-01] [DRM-02] certificate, request and licence come in turn, and all is given back', async () => {
  const { steps, asked, failures, keys, meet, video } = rig()
  expect(await meet()).toBe(true)
  expect(steps).toEqual(['certificate', 'request skd', 'licence'])
  expect(asked).toMatchObject([
    { protection: { drmSystem: 'fairplay', contentId: 'live-copa' }, challenge: bytes('spc') },
  ])
  await keys.release()
  expect(steps.at(-1)).toBe('closed')
  expect(video.mediaKeys).toBeNull()
  expect(asked[0]?.signal.aborted).toBe(true)
  expect(failures).toEqual([])
})

const REFUSED: MediaFailure = { kind: 'noPermission', detail: 'licenceRefused', status: undefined }

test.each<[string, Traits, Partial<MediaFailure>]>([
  ['there is no such module', { isThere: false }, { kind: 'drm' }],
  ['the certificate does not come', { certificate: () => Promise.reject(new Error()) }, { kind: 'network' }],
  [
    'the certificate is not there',
    { certificate: async () => new Response('', { status: 404 }) },
    { kind: 'licence', status: 404 },
  ],
  ['the operator refuses', { licence: E.left(REFUSED) }, REFUSED],
  ['the licence is not one', { isRead: false }, { kind: 'licence' }],
])('[AHEAD-33] [DRM-02] it is told where %s', async (_, traits, failure) => {
  const { failures, meet } = rig(traits)
  await meet()
  expect(failures).toMatchObject([failure])
})

test.each<[MediaKeyStatus, MediaFailure['kind'] | undefined]>([
  ['usable', undefined],
  ['output-restricted', 'drm'],
  ['internal-error', 'drm'],
  ['expired', 'network'],
])('[AHEAD-33] [DRM-02] of a key that is %s', async (status, kind) => {
  const { failures, session, meet } = rig()
  await meet()
  session.keyStatuses.set('key', status)
  session.dispatchEvent(new Event('keystatuseschange'))
  expect(failures.map(failure => failure.kind)).toEqual(kind === undefined ? [] : [kind])
})

test('[AHEAD-33] [DRM-02] a licence that comes when all is over goes nowhere', async () => {
  const { steps, failures, keys, meet } = rig({ isRead: false })
  await keys.ready
  void keys.release()
  await meet()
  expect(steps).not.toContain('licence')
  expect(failures).toEqual([])
})
