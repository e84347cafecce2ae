import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { CallFailure } from '../../../../models/callFailure.ts'
import { ContentId } from '../../../../models/contentRule.ts'
import type { DrmTemplate } from '../../../../models/drmTemplate.ts'
import { DeviceFingerprint } from '../../../../models/wire/device.ts'
import type { CallOptions, Http } from '../../../../src/services/http/types.ts'
import { makeDrm } from '../../../../src/services/player/drm/index.ts'
import { licenceFailure } from '../../../../src/services/player/drm/licenceFailure.ts'
import { must } from '../../../support/lineups.ts'

const template = (drmSystem: DrmTemplate['drmSystem'], certificateUrl?: string): DrmTemplate => ({
  templateId: drmSystem,
  drmSystem,
  licenseUrl: `https://licences.example/${drmSystem}`,
  certificateUrl,
})

interface Asked {
  readonly name: string
  readonly request: unknown
  readonly options: CallOptions | undefined
}

const rig = (answer: Awaited<ReturnType<Http['call']>>, fpsCertificate?: string) => {
  const asked: Asked[] = []
  const http: Http = {
    call: (async (endpoint, request, options) => {
      asked.push({ name: endpoint.name, request, options })
      return answer
    }) as Http['call'],
  }
  const drm = makeDrm({
    http,
    values: {
      drmTemplates: { read: () => [template('widevine'), template('fairplay', 'https://op.example/template.cer')] },
      deviceId: { read: () => must(DeviceFingerprint, 'device-1') },
    },
    manifest: () => ({ uiProperties: { fps_cer_url: fpsCertificate } }),
    window: { navigator: {}, MediaSource: Object } as unknown as Window,
  })
  return { drm, asked }
}

const wish = (drmSystem: DrmTemplate['drmSystem'] = 'widevine') => ({
  protection: { drmSystem, contentId: must(ContentId, 'live-copa') },
  keyId: '5170',
  challenge: new Uint8Array([0, 1, 254, 255]),
  signal: new AbortController().signal,
})

describe('[DRM-02] a licence', () => {
  test('is asked for with all that the call names, in base64, and comes back as bytes', async () => {
    const { drm, asked } = rig(right({ license: '/wAB' }))
    const request = wish()
    expect(await drm.askLicence(request)).toEqual(right(new Uint8Array([255, 0, 1])))
    expect(asked).toEqual([
      {
        name: 'licence',
        request: {
          drmSystem: 'widevine',
          sn: 'device-1',
          contentId: 'live-copa',
          keyId: '5170',
          originalRequestInfo: 'AAH+/w==',
        },
        options: { awaitedBy: 'shelf', signal: request.signal, address: 'https://licences.example/widevine' },
      },
    ])
  })

  test('of a system without a template goes where the contract says', async () => {
    const { drm, asked } = rig(right({ license: '/wAB' }))
    await drm.askLicence(wish('clearkey'))
    expect(asked[0]?.options).not.toHaveProperty('address')
  })

  test.each<[string, CallFailure, object]>([
    ['5001: no right to it', refused(5001), { kind: 'noPermission' }],
    ['5005: no right to it', refused(5005), { kind: 'noPermission' }],
    ['6002: gone', refused(6002), { kind: 'gone' }],
    ['another code: refused', refused(7), { kind: 'licence', detail: 'licenceRefused7' }],
    ['HTTP 403: refused', { tag: 'server', status: 403 }, { kind: 'licence', status: 403 }],
    ['HTTP 500: asked again', { tag: 'server', status: 500 }, { kind: 'network', status: 500 }],
    ['no answer: asked again', { tag: 'offline' }, { kind: 'network' }],
    ['too late: asked again', { tag: 'timeout' }, { kind: 'network' }],
    ['what is no licence: refused', { tag: 'malformed', failure: { codec: 'Licence', path: '' } }, { kind: 'licence' }],
    ['an ended session: refused', { tag: 'expired' }, { kind: 'licence' }],
  ])('%s', async (_, failure, expected) => {
    expect(await rig(left(failure)).drm.askLicence(wish())).toMatchObject({ left: expected })
  })

  test('[LIVE-13] the failure holds nothing that the server wrote', () => {
    expect(JSON.stringify(licenceFailure(refused(7, 'secret words')))).not.toContain('secret')
  })
})

describe('[DRM-01] the certificate', () => {
  test('of FairPlay is the one of the manifest, else the one of the template', () => {
    const { certificateOf } = rig(right({}), 'https://op.example/fps.cer').drm
    expect(certificateOf('fairplay')).toBe('https://op.example/fps.cer')
    expect(rig(right({})).drm.certificateOf('fairplay')).toBe('https://op.example/template.cer')
  })

  test('of the others is the one of the template, if any', () => {
    const { certificateOf } = rig(right({}), 'https://op.example/fps.cer').drm
    expect([certificateOf('widevine'), certificateOf('clearkey')]).toEqual([undefined, undefined])
  })
})

function refused(errCode: number, message?: string): CallFailure {
  return { tag: 'refused', errCode, message }
}
