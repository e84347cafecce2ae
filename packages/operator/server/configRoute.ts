import type { Brand } from '../../../models/brand.ts'
import type { Deployment } from '../../../models/deployment.ts'
import { TOO_MANY_DEVICES } from '../../../models/errCode.ts'
import type { Settings } from '../options.ts'
import { originOf, type Route, sendMarked } from './exchange.ts'

/** The deployment file that fits the switches (MODE-03). */
export const configRoute =
  ({ deployment, zeroTrust, graphql, peers, languages, brand = { name: 'Sintonia' } }: Settings): Route =>
  async exchange => {
    if (exchange.url.pathname !== '/config.json') return false
    const config: Omit<Deployment, 'brand'> & { readonly brand: Partial<Brand> } = {
      apiOrigin: '',
      appId: 'sintonia-web',
      brandId: 'sintonia',
      vnoId: 'sintonia-local',
      brand,
      languages,
      businessType: deployment,
      defaultLanguage: 'en',
      memberSiteUrl: `${originOf(exchange.request)}/member`,
      zeroTrust,
      streams: {
        live: '{base}/live/{streamId}/index.m3u8?token={token}',
        dvr: '{base}/dvr/{streamId}/index.m3u8?begin={begin}&end={end}&token={token}',
      },
      catalogue: graphql ? { graphql: '/graphql' } : undefined,
      sizedPictures: true,
      offline: true,
      faultReports: true,
      cmcd: undefined,
      concurrencyLimit: TOO_MANY_DEVICES,
      peerAssisted: peers,
      stunServers: [],
      flags: undefined,
    }
    return sendMarked(exchange, config, 'no-cache')
  }
