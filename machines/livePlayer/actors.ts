import { fromCallback, fromPromise } from 'xstate'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { PhysicalChannel } from '../../models/physicalChannel.ts'
import { engineMachine } from '../engine/index.ts'
import type { FailureReport, NeighbourCommand, StageCommand, StreamAnswer } from './types.ts'

const missing = (port: string) => () => Promise.reject(new Error(`${port} is not provided`))

/** Finds the hosts of a channel's stream. Refusals of the operator (5001-5005, 6001-6003) are its answer. */
const openStream = fromPromise<StreamAnswer, { readonly physical: PhysicalChannel | undefined }>(missing('openStream'))
/** The channel watched last on this device. */
const recallChannel = fromPromise<LogicalChannelId | undefined>(missing('recallChannel'))
const rememberChannel = fromPromise<void, { readonly channelId: LogicalChannelId | undefined }>(
  missing('rememberChannel'),
)
/** Tells the operator of a failure that the viewer saw; nobody waits for it. */
const reportFailure = fromPromise<void, { readonly report: FailureReport | undefined }>(missing('reportFailure'))
/** Volume of the one media element, and whether it may leave the page. */
const stage = fromCallback<StageCommand>(() => {
  throw new Error('stage is not provided')
})
/** Fetches the beginnings of the likely next channels ahead, within a data allowance (AHEAD-25). */
const neighbours = fromCallback<NeighbourCommand>(() => {
  throw new Error('neighbours is not provided')
})

export const livePlayerActors = {
  openStream,
  recallChannel,
  rememberChannel,
  reportFailure,
  stage,
  neighbours,
  engine: engineMachine,
}
