import * as E from 'fp-ts/lib/Either.js'
import type { AppProperties } from '../../../models/appProperties.ts'
import { defaultLayoutConfig } from '../../../models/layoutConfig.ts'
import type { Manifest } from '../../../models/manifest.ts'
import { PolicyId } from '../../../models/policy.ts'
import type * as accountEndpoints from '../../../models/wire/account.ts'
import type * as entranceEndpoints from '../../../models/wire/entrance.ts'
import { offersTwins } from '../options.ts'
import { readerOf } from '../world/announcements.ts'
import { policyTexts } from '../world/data/policies.ts'
import { idOf } from '../world/ids.ts'
import { always, type Call, type HandlersOf, refuse } from './handler.ts'

type Calls = Pick<typeof accountEndpoints, 'manifest' | 'appProperties'> &
  Pick<typeof entranceEndpoints, 'policies' | 'policyDetail' | 'policySign'>

const broadcast = ({ operator, now }: Call): Manifest['broadcastProperties'] => {
  const { takeover } = operator.conditions
  const isOver = takeover?.closeAt !== undefined && takeover.closeAt <= now
  return {
    cadena_national_open: takeover !== undefined && !isOver,
    cadena_national_open_time: takeover?.openAt,
    cadena_national_close_time: takeover?.closeAt,
  }
}

const languageEntries: Manifest['uiProperties']['webapp_custom_lang'] = [
  { lang: 'en', websiteName: 'Sintonia', footerText: 'Sintonia: television from here, radio and film.' },
  { lang: 'es', websiteName: 'Sintonia', footerText: 'Sintonia: la televisión de acá, radio y cine.' },
  { lang: 'pt', websiteName: 'Sintonia', footerText: 'Sintonia: a televisão daqui, rádio e cinema.' },
]

const manifestOf = async (call: Call): Promise<Manifest> => {
  const { operator, origin } = call
  return {
    uiProperties: {
      stream_cdn_base: origin,
      live_drm_cdn_base: origin,
      dvr_cdn_base: origin,
      report_host: operator.settings.reportHost ?? origin,
      fps_cer_url: `${origin}/art/fairplay.cer`,
      webapp_custom_lang: operator.settings.brand === undefined ? languageEntries : [],
    },
    broadcastProperties: broadcast(call),
    otherProperties: { visitorMode: operator.conditions.visitor },
    e2eeProperties: {
      enabled: operator.settings.zeroTrust,
      kid: operator.settings.zeroTrust ? await operator.kid() : undefined,
    },
    cacheable: offersTwins(operator.settings),
  }
}

const CONTENT_MODE = { both: 0, live: 1, vod: 2, live2vod: 3, replays: 3 } as const

const propertiesOf = ({ operator }: Call): AppProperties => {
  const { deployment, initialPassword } = operator.settings
  return {
    contentMode: CONTENT_MODE[deployment],
    layoutConfig: {
      ...defaultLayoutConfig,
      custom_modify_passwd_option: initialPassword,
      home_live_layout_switch: deployment === 'live',
      home_live_category: deployment === 'live' ? ['general', 'news', 'sport', 'film'] : [],
    },
    defaultPlayConfig: { resolution: undefined, autoPlay: true, muted: false },
    initProperties: { operator: 'Sintonia', supportPhone: '+55 11 4000-0000' },
    dynamicUiProperties: {},
  }
}

/** Who has signed a version has signed all before it. */
const isSigned = (call: Call, policyId: string): boolean => {
  const { store, conditions } = call.operator
  return Number(store.entries.get(readerOf(call), 'policySigned', policyId)?.value ?? 0) >= conditions.contractVersion
}

export const deploymentHandlers: HandlersOf<Calls> = {
  manifest: async (_, call) => E.right(await manifestOf(call)),
  appProperties: always((_, call) => propertiesOf(call)),
  policies: always((_, call) => ({
    policyList: policyTexts.map(({ id, kind, title }) => ({
      policyId: idOf(PolicyId, id),
      policyType: kind,
      title: title[call.language],
      contractVersion: String(call.operator.conditions.contractVersion),
      signed: isSigned(call, id),
    })),
  })),
  policyDetail: ({ policyId }, { language }) => {
    const policy = policyTexts.find(({ id }) => id === policyId)
    if (policy === undefined) return refuse('notFound')
    const content = policy.paragraphs.map(paragraph => paragraph[language]).join('\n\n')
    return E.right({ policyId, title: policy.title[language], content })
  },
  policySign: ({ policyIdList, contractVersion }, call) => {
    for (const policyId of policyIdList) {
      call.operator.store.entries.put(readerOf(call), 'policySigned', policyId, contractVersion, call.now)
    }
    return E.right(undefined)
  },
}
