import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { AppProperties, defaultProperties } from '../../models/appProperties.ts'
import { instant } from '../../models/codec/instant.ts'
import { Moment } from '../../models/codec/moment.ts'
import { ContentMode, withinMode } from '../../models/contentMode.ts'
import type { BusinessType } from '../../models/deployment.ts'
import { defaultLayoutConfig, LayoutConfig, playHistoryReportMs } from '../../models/layoutConfig.ts'
import { hasVisitorMode, languageEntry, Manifest } from '../../models/manifest.ts'
import { deployment } from '../support/operators.ts'
import * as some from './accountArbitraries.ts'
import { decoded, HTML, HUGE, itRoundTrips, itWithstandsBadInput, read } from './laws.ts'

describe("The deployment's manifest", () => {
  itRoundTrips('[NET-10] A manifest', Manifest, some.manifests)
  itWithstandsBadInput('A manifest', Manifest, some.manifests)

  it('[MODE-05] says whether visitors are let in; one that says nothing does not', () => {
    const visitorMode = (otherProperties: unknown) =>
      hasVisitorMode(read(Manifest, { uiProperties: {}, otherProperties }))
    for (const on of [true, 1, '1']) expect(visitorMode({ visitorMode: on })).toBe(true)
    for (const off of [false, 0, '0', null, undefined]) expect(visitorMode({ visitorMode: off })).toBe(false)
    expect(visitorMode(undefined)).toBe(false)
    for (const broken of ['yes', 2, {}, HTML]) expect(visitorMode({ visitorMode: broken })).toBe(false)
  })

  it('[NET-08] says whether public calls may be asked for by GET; whatever else stands there is no', () => {
    const offers = (cacheable: unknown) => read(Manifest, { uiProperties: {}, cacheable }).cacheable
    for (const on of [true, 1, '1']) expect(offers(on)).toBe(true)
    for (const off of [false, 0, '0', null, undefined, 'yes', 2, {}, [], HTML]) expect(offers(off)).toBe(false)
  })

  it('[NET-08] a group of entries that is missing or cannot be read leaves the others standing, and the second is reported', () => {
    const good = {
      uiProperties: { dvr_cdn_base: 'https://dvr.example' },
      broadcastProperties: { cadena_national_open: true },
      otherProperties: { visitorMode: true },
    }
    const none = {
      uiProperties: { dvr_cdn_base: undefined, webapp_custom_lang: [] },
      broadcastProperties: { cadena_national_open: false },
      otherProperties: { visitorMode: false },
    }
    for (const group of ['uiProperties', 'broadcastProperties', 'otherProperties'] as const)
      for (const [wire, reported] of [
        [undefined, []],
        [null, []],
        ['none', [group]],
        [[], [group]],
      ] as const) {
        const { result, dropped } = decoded(Manifest, { ...good, [group]: wire })
        expect(result).toMatchObject(E.right({ ...good, [group]: none[group] }))
        expect(dropped.map(({ path }) => path)).toEqual(reported)
      }
  })

  it('[NET-08] [CAST-01] an entry of a group that cannot be read is reported; a takeover never opens at a guess', () => {
    const open = { cadena_national_open: true, cadena_national_open_time: 1_700_000_000_000 }
    const readAs = (group: string, entries: unknown) => {
      const { result, dropped } = decoded(Manifest, { [group]: entries })
      return { manifest: E.isRight(result) ? result.right : undefined, reported: dropped.map(({ path }) => path) }
    }
    for (const broken of ['soon', {}, HTML]) {
      expect(readAs('otherProperties', { visitorMode: broken }).reported).toEqual(['otherProperties.visitorMode'])
      for (const entry of ['cadena_national_open', 'cadena_national_open_time'])
        expect(readAs('broadcastProperties', { ...open, [entry]: broken })).toMatchObject({
          manifest: { broadcastProperties: { cadena_national_open: false } },
          reported: [`broadcastProperties.${entry}`],
        })
      expect(readAs('broadcastProperties', { ...open, cadena_national_close_time: broken })).toMatchObject({
        manifest: { broadcastProperties: { ...open, cadena_national_close_time: undefined } },
        reported: ['broadcastProperties.cadena_national_close_time'],
      })
      expect(readAs('uiProperties', { webapp_custom_lang: broken, dvr_cdn_base: '/dvr' })).toMatchObject({
        manifest: { uiProperties: { webapp_custom_lang: [], dvr_cdn_base: '/dvr' } },
        reported: ['uiProperties.webapp_custom_lang'],
      })
    }
  })

  it('[LANG-04] names the site and its footer per language; a broken entry is left out and reported', () => {
    const webapp_custom_lang = [
      { lang: 'es', websiteName: 'Sintonía', footerText: HTML },
      { lang: 'klingon', websiteName: 'x' },
      { lang: 'pt', websiteName: HUGE },
      null,
    ]
    const { result, dropped } = decoded(Manifest, { uiProperties: { webapp_custom_lang } })
    expect(dropped.map(({ path }) => path)).toEqual([
      'uiProperties.webapp_custom_lang.1.lang',
      'uiProperties.webapp_custom_lang.2.websiteName',
      'uiProperties.webapp_custom_lang.3',
    ])
    if (E.isLeft(result)) throw new Error('refused')
    expect(languageEntry(result.right, 'es')).toEqual({ lang: 'es', websiteName: 'Sintonía', footerText: HTML })
    expect(languageEntry(result.right, 'en')).toBeUndefined()
  })

  it('[NET-08] an address that is no web address is left out and reported, and the manifest lives', () => {
    for (const field of ['stream_cdn_base', 'live_drm_cdn_base', 'dvr_cdn_base', 'fps_cer_url'])
      for (const address of ['javascript:alert(1)', 'data:text/html,x', 'cdn.example', HTML, 7, {}, HUGE]) {
        const { result, dropped } = decoded(Manifest, {
          uiProperties: { report_host: 'https://report.example', [field]: address },
          otherProperties: { visitorMode: true },
        })
        expect(dropped.map(({ path }) => path)).toEqual([`uiProperties.${field}`])
        expect(result).toMatchObject(
          E.right({
            uiProperties: { report_host: 'https://report.example', [field]: undefined },
            otherProperties: { visitorMode: true },
          }),
        )
      }
  })

  it('[NET-07] [NET-10] the host of reports is an address, or a host alone, which is reached safely', () => {
    const hostOf = (report_host: unknown) => decoded(Manifest, { uiProperties: { report_host } })
    for (const [wire, host] of [
      ['https://report.example.com', 'https://report.example.com'],
      ['http://10.0.0.1:8080', 'http://10.0.0.1:8080'],
      ['report.example.com', 'https://report.example.com'],
      ['report.example.com:8443/in', 'https://report.example.com:8443/in'],
      ['', undefined],
      [null, undefined],
    ])
      expect(hostOf(wire)).toMatchObject({ result: E.right({ uiProperties: { report_host: host } }), dropped: [] })
  })

  it('[NET-08] a host of reports that cannot be read is left out and reported, and the manifest lives', () => {
    for (const report_host of ['javascript:alert(1)', '//report.example', 'report', 'a b.example', HTML, 7, {}, HUGE]) {
      const { result, dropped } = decoded(Manifest, {
        uiProperties: { report_host, dvr_cdn_base: 'https://dvr.example' },
      })
      expect(dropped.map(({ path }) => path)).toEqual(['uiProperties.report_host'])
      expect(result).toMatchObject(
        E.right({ uiProperties: { report_host: undefined, dvr_cdn_base: 'https://dvr.example' } }),
      )
    }
  })

  it('[NET-10] the takeover opens at an epoch or an ISO time', () => {
    const at = instant(1_700_000_000_000)
    for (const wire of [1_700_000_000_000, 1_700_000_000, '1700000000', '2023-11-14T22:13:20Z', '2023-11-14 22:13:20'])
      expect(read(Moment, wire)).toBe(at)
    expect(read(Moment, '2023-11-14T19:13:20-03:00')).toBe(at)
    for (const wire of ['tomorrow', '2023-99-99T99:99', '2023-02-30', '2023-02-03 24:00', '', null, {}, HUGE])
      expect(E.isLeft(decoded(Moment, wire).result), String(wire).slice(0, 20)).toBe(true)
  })
})

describe("The app's settings", () => {
  itRoundTrips('[NET-10] App properties', AppProperties, some.appProperties)
  itRoundTrips('[NET-10] A layout', LayoutConfig, some.layoutConfigs)
  itWithstandsBadInput('App properties', AppProperties, some.appProperties)

  it('[MODE-01] [MODE-06] know four content modes; an unknown or missing one is live and VOD', () => {
    const mode = (contentMode: unknown) => read(AppProperties, { contentMode }).contentMode
    expect(ContentMode.values.map(mode)).toEqual([0, 1, 2, 3])
    for (const unknown of [undefined, null, 4, -1, '1', 1.5, 'live', {}, HUGE]) expect(mode(unknown)).toBe(0)
    const sold = ['live', 'vod', 'both'] as const
    const shown = (businessType: BusinessType) =>
      ContentMode.values.map(each => withinMode(deployment({ businessType }), each).businessType)
    expect(sold.map(shown)).toEqual([
      ['live', 'live', 'live', 'replays'],
      ['vod', 'vod', 'vod', 'vod'],
      ['both', 'live', 'vod', 'live2vod'],
    ])
  })

  it('[NET-08] [MODE-07] that cannot be read are left out and reported one by one, and the others act', () => {
    const { result, dropped } = decoded(AppProperties, {
      contentMode: 1,
      layoutConfig: { custom_modify_passwd_option: 1, msg_chk_int: 'soon' },
      defaultPlayConfig: { resolution: 'HD', autoPlay: 'no', muted: 1 },
      initProperties: { theme: 'light', nested: { theme: 'dark' }, list: [1], none: null, long: HUGE },
      dynamicUiProperties: { more_like_this_switch: 0, popular_search_switch: [0] },
    })
    expect(result).toEqual(
      E.right({
        contentMode: 1,
        layoutConfig: { ...defaultLayoutConfig, custom_modify_passwd_option: true },
        defaultPlayConfig: { resolution: undefined, autoPlay: true, muted: true },
        initProperties: { theme: 'light' },
        dynamicUiProperties: { more_like_this_switch: 0 },
      }),
    )
    expect(dropped.map(({ path }) => path)).toEqual([
      'layoutConfig.msg_chk_int',
      'defaultPlayConfig.resolution',
      'defaultPlayConfig.autoPlay',
      'initProperties.nested',
      'initProperties.list',
      'initProperties.none',
      'initProperties.long',
      'dynamicUiProperties.popular_search_switch',
    ])
  })

  it('[NET-08] of a group that is none are those by default, and it is reported', () => {
    for (const group of ['layoutConfig', 'defaultPlayConfig', 'initProperties', 'dynamicUiProperties'] as const)
      for (const broken of [7, 'none', [], true]) {
        const { result, dropped } = decoded(AppProperties, { contentMode: 2, [group]: broken })
        expect(result).toEqual(E.right({ ...defaultProperties, contentMode: 2 }))
        expect(dropped.map(({ path }) => path)).toEqual([group])
      }
  })

  it('[CHAN-09] and [MSG-06] have the intervals of the specification by default', () => {
    expect(read(LayoutConfig, {})).toEqual(defaultLayoutConfig)
    expect(playHistoryReportMs(defaultLayoutConfig)).toBe(60_000)
    expect(defaultLayoutConfig.msg_chk_int).toBe(600_000)
    for (const broken of [0, -5, 'soon', null, {}, 1e300, HTML])
      expect(read(LayoutConfig, { play_history_report_interval: broken, msg_chk_int: broken })).toEqual(
        defaultLayoutConfig,
      )
    expect(read(LayoutConfig, { msg_chk_int: '30000', hide_unsubscribe_channel: '1' })).toMatchObject({
      msg_chk_int: 30_000,
      hide_unsubscribe_channel: true,
    })
  })

  it('[CHAN-14] list the columns of a live home as one field or as a list', () => {
    expect(read(LayoutConfig, { home_live_category: ' news, sport ,' }).home_live_category).toEqual(['news', 'sport'])
    expect(read(LayoutConfig, { home_live_category: ['news'] }).home_live_category).toEqual(['news'])
  })
})
