import * as E from 'fp-ts/lib/Either.js'
import { PlayingDevices } from '../../../models/playingDevice.ts'
import { catalogueOf } from '../library/catalogueOf.ts'
import { type Refusal, refusal } from '../server/codes.ts'
import { deviceName } from '../server/deviceName.ts'
import type { Playing } from '../world/plays.ts'
import type { SessionCall } from './handler.ts'

const whatOf = ({ metaId, streamId }: Playing, call: SessionCall): string | undefined => {
  if (metaId !== undefined) return catalogueOf(call.operator).titleById(metaId, call)?.title
  const isPlayed = (stream: string | undefined): boolean => stream !== undefined && stream === streamId
  return call.operator.lineup.channels.find(({ channel }) =>
    channel.physicalChannelList.some(each => [each.liveStreamId, each.dvrStreamId, each.streamId].some(isPlayed)),
  )?.channel.logicalChannelName
}

/** One more device of the account plays, or is told which ones do (contract, Too many devices). */
export const admit = (call: SessionCall, metaId?: string): E.Either<Refusal, undefined> => {
  const { plays } = call.operator
  const playing = { device: deviceName(call.userAgent), since: call.now, metaId, streamId: undefined }
  if (plays.admit(call.session, playing)) return E.right(undefined)
  const sessionList = plays.of(call.session.accountId).map(each => ({
    sessionId: each.sessionId,
    deviceName: each.device,
    since: each.since,
    what: whatOf(each, call),
  }))
  return E.left({ ...refusal('tooManyDevices'), result: PlayingDevices.encode({ sessionList }) })
}
