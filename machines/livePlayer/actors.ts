import { fromCallback, fromPromise } from 'xstate'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { broadcastPlayerMachine } from '../broadcastPlayer.ts'
import type { catchUpPlayerMachine } from '../catchUpPlayer/index.ts'
import { dialMachine } from '../dial.ts'
import { engineMachine } from '../engine/index.ts'
import { type CodeSplit, codeSplit } from '../kit/codeSplit.ts'
import { unprovided } from '../kit/port.ts'
import { neighboursMachine } from '../neighbours.ts'
import { noticeMachine } from '../notice.ts'
import type { StreamAnswer } from '../rules/playFailure.ts'
import type { Forms } from '../rules/streamForms.ts'
import type { FailureReport, GuideCommand, SlotAnswer, SlotWish, StageCommand, TakenOver } from './types.ts'

/** Finds the hosts of a channel's stream. Refusals of the operator (5001-5005, 6001-6003) are its answer. */
const openStream = fromPromise<StreamAnswer, Forms>(unprovided('openStream'))
/** The channel watched last on this device. */
const recallChannel = fromPromise<LogicalChannelId | undefined>(unprovided('recallChannel'))
const rememberChannel = fromPromise<void, { readonly channelId: LogicalChannelId | undefined }>(
  unprovided('rememberChannel'),
)
/** Tells the operator of a failure that the viewer saw; nobody waits for it. */
const reportFailure = fromPromise<void, { readonly report: FailureReport | undefined }>(unprovided('reportFailure'))
/** Volume of the one media element, and whether it may leave the page. */
const stage = fromCallback<StageCommand>(unprovided('stage'))

/** Tells what the channel broadcasts, by the server's time. */
const guide = fromCallback<GuideCommand>(unprovided('guide'))
/** The programme of a channel that begins at a moment, and those around it. */
const findProgramme = fromPromise<SlotAnswer, SlotWish>(unprovided('findProgramme'))
/** Its code is there as soon as the guide has told of a programme. */
const catchUpPlayer: CodeSplit<typeof catchUpPlayerMachine> = codeSplit<typeof catchUpPlayerMachine>(
  unprovided('catchUpPlayer'),
)
/** Notes the moment on screen, finds the channel of the national broadcast, and fetches the code that plays it. */
const takeOver = fromPromise<TakenOver>(unprovided('takeOver'))
/** Ends when what is on screen now has been painted. */
const paint = fromPromise<void>(unprovided('paint'))
const broadcastPlayer: CodeSplit<typeof broadcastPlayerMachine> = codeSplit<typeof broadcastPlayerMachine>(
  unprovided('broadcastPlayer'),
)

export const livePlayerActors = {
  openStream,
  recallChannel,
  rememberChannel,
  reportFailure,
  stage,
  neighbours: neighboursMachine,
  guide,
  findProgramme,
  catchUpPlayer,
  takeOver,
  broadcastPlayer,
  paint,
  dial: dialMachine,
  notice: noticeMachine,
  engine: engineMachine,
}
