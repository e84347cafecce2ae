import { describe, expect, test } from 'vitest'
import { DrmSystem, type DrmTemplate } from '../../../../models/drmTemplate.ts'
import { KEY_SYSTEMS, makeFindDrmSystem } from '../../../../src/services/player/drm/systems.ts'

const template = (drmSystem: DrmSystem): DrmTemplate => ({
  templateId: drmSystem,
  drmSystem,
  licenseUrl: '/licence',
  certificateUrl: undefined,
})

const rig = (offered: ReadonlyArray<DrmSystem>, present: ReadonlyArray<DrmSystem>, isNative = false) => {
  const asked: { readonly name: string; readonly configurations: Iterable<MediaKeySystemConfiguration> }[] = []
  let templates = offered.map(template)
  const find = makeFindDrmSystem({
    templates: () => templates,
    requestAccess: (name, configurations) => {
      asked.push({ name, configurations })
      return present.some(system => KEY_SYSTEMS[system] === name)
        ? Promise.resolve({} as MediaKeySystemAccess)
        : Promise.reject(new DOMException('no such system', 'NotSupportedError'))
    },
    isNative,
  })
  return {
    find,
    asked,
    offer: (systems: ReadonlyArray<DrmSystem>) => {
      templates = systems.map(template)
    },
  }
}

const EVERY = DrmSystem.values

describe('[DRM-01] the DRM system of this browser', () => {
  test.each<[string, ReadonlyArray<DrmSystem>, ReadonlyArray<DrmSystem>, DrmSystem | undefined]>([
    ['Widevine where both have it', EVERY, ['widevine', 'clearkey'], 'widevine'],
    ['FairPlay where the browser has only that', EVERY, ['fairplay'], 'fairplay'],
    ['ClearKey for want of another, where the operator names it', EVERY, ['clearkey'], 'clearkey'],
    ['never one that the operator does not offer', ['widevine', 'fairplay'], ['clearkey'], undefined],
    ['none without templates', [], EVERY, undefined],
    ['none in a browser without any', EVERY, [], undefined],
  ])('is %s', async (_, offered, present, system) => {
    expect(await rig(offered, present).find()).toBe(system)
  })

  test('is none where the browser has no such interface at all', async () => {
    const find = makeFindDrmSystem({ templates: () => EVERY.map(template), requestAccess: undefined, isNative: false })
    expect(await find()).toBeUndefined()
  })

  test('[AHEAD-33] is FairPlay and no other where the browser plays playlists as they are', async () => {
    expect(await rig(EVERY, EVERY, true).find()).toBe('fairplay')
    expect(await rig(EVERY, ['widevine', 'clearkey'], true).find()).toBeUndefined()
  })

  test('the browser is asked once for each system, the templates every time', async () => {
    const { find, asked, offer } = rig(['widevine'], ['clearkey'])
    expect(await find()).toBeUndefined()
    offer(EVERY)
    expect([await find(), await find()]).toEqual(['clearkey', 'clearkey'])
    expect(asked.map(({ name }) => name)).toEqual(['com.widevine.alpha', 'com.apple.fps', 'org.w3.clearkey'])
  })

  test('every system is asked for picture and sound as the channels have them', async () => {
    const { find, asked } = rig(EVERY, [])
    await find()
    for (const { configurations } of asked) {
      const [configuration] = configurations
      expect(configuration?.videoCapabilities?.[0]?.contentType).toContain('avc1')
      expect(configuration?.audioCapabilities?.[0]?.contentType).toContain('mp4a')
    }
  })
})
