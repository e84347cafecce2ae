import * as E from 'fp-ts/lib/Either.js'
import type * as drmEndpoints from '../../../models/wire/drm.ts'
import { licence } from '../media/licence.ts'
import { mayUse } from '../world/rights.ts'
import { type Call, forSession, type HandlersOf, refuse } from './handler.ts'

/** A key is given to those who may watch: live of a channel, or its recording. Titles were checked at their source. */
const isEntitled = (call: Call, contentId: string): boolean => {
  const { channels } = call.operator.lineup
  const live = channels.find(({ channel }) => channel.physicalChannelList.some(each => each.contentId === contentId))
  if (live !== undefined) return mayUse(live.tier, call)
  const dvr = channels.find(({ channel }) => channel.physicalChannelList.some(each => each.dvrContentId === contentId))
  return dvr === undefined || mayUse(dvr.catchUpTier, call)
}

export const licenceHandlers: HandlersOf<typeof drmEndpoints> = {
  licence: forSession(({ drmSystem, contentId, originalRequestInfo }, call) => {
    if (!isEntitled(call, contentId)) return refuse('noPermission')
    if (drmSystem === 'fairplay') return refuse('notFound', 'This operator has no FairPlay keys')
    const license = licence(originalRequestInfo)
    return license === undefined ? refuse('notFound', 'No key by that id') : E.right({ license })
  }),
}
