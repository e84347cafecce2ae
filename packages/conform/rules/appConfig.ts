import { at, isRecord, parseJson, textAt } from '../contract/json.ts'
import { isTrouble, type Line } from '../wire/exchange.ts'
import type { StreamTemplates } from './visit.ts'

/** What the app's config.json says that requests and streams depend on. */
export interface AppConfig {
  readonly appId: string
  readonly brandId: string
  readonly vnoId: string
  readonly templates: StreamTemplates
  /** Bodies are sealed: the app never asks in clear text. */
  readonly zeroTrust: boolean
  /** Something answers where the app is served from, and whether it has the app's file. */
  readonly answers: boolean
  readonly isDeployed: boolean
}

/** As in public/config.json. */
const USUAL: Omit<AppConfig, 'answers' | 'isDeployed'> = {
  appId: 'sintonia-web',
  brandId: 'sintonia',
  vnoId: '1',
  zeroTrust: false,
  templates: {
    live: '{base}/live/{streamId}/index.m3u8?token={token}',
    dvr: '{base}/dvr/{streamId}/index.m3u8?begin={begin}&end={end}&token={token}',
  },
}

/** The deployment file of the app, where it is served already. */
export const appConfig = async (line: Line, app: URL): Promise<AppConfig> => {
  const outcome = await line.send({ url: new URL('/config.json', app), method: 'GET', headers: {} })
  const file = isTrouble(outcome) ? undefined : parseJson(outcome.text)?.value
  const { templates } = USUAL
  return {
    appId: textAt(file, 'appId') ?? USUAL.appId,
    brandId: textAt(file, 'brandId') ?? USUAL.brandId,
    vnoId: textAt(file, 'vnoId') ?? USUAL.vnoId,
    zeroTrust: at(file, 'zeroTrust') === true,
    answers: !isTrouble(outcome),
    isDeployed: isRecord(file),
    templates: {
      live: textAt(file, 'streams', 'live') ?? templates.live,
      dvr: textAt(file, 'streams', 'dvr') ?? templates.dvr,
    },
  }
}
