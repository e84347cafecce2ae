import type { EpgId, LogicalChannelId } from '../../../models/channel.ts'
import type { Deployment } from '../../../models/deployment.ts'
import type { Language } from '../../../models/language.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { HttpService } from '../http/types.ts'
import type { Report } from '../report/report.ts'
import { openChannel } from '../tabs/channel.ts'
import { type GuideService, makeGuide } from './guide.ts'
import { openDesk } from './openDesk.ts'

export type { GuideService } from './guide.ts'

type GuideServices = {
  readonly http: HttpService
  readonly clock: ServerClock
  readonly language: () => Language
  readonly deployment: () => Deployment
  readonly report: Report
}

/** The guide of this deployment; after the deployment file has been read. */
export const openGuide = async (
  { http, clock, language, deployment, report }: GuideServices,
  channelOf: (epgId: EpgId) => LogicalChannelId | undefined,
): Promise<GuideService> => {
  const { appId } = deployment()
  const desk = await openDesk({ appId, report })
  return makeGuide({
    http,
    clock,
    language,
    channelOf,
    desk,
    channel: openChannel(`sintonia.guide.${appId}`),
  })
}
