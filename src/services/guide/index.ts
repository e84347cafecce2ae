import type { EpgId, LogicalChannelId } from '../../../models/channel.ts'
import type { Services } from '../services.ts'
import { type GuideService, makeGuide } from './guide.ts'
import { openDesk } from './openDesk.ts'

export type { GuideService } from './guide.ts'

type GuideServices = Pick<Services, 'http' | 'clock' | 'language' | 'deployment' | 'report'>

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
    channel: new BroadcastChannel(`sintonia.guide.${appId}`),
  })
}
