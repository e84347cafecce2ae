import { right } from 'fp-ts/lib/Either.js'
import { type AnyEventObject, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { engineMachine } from '../../machines/engine/index.ts'
import {
  type FailureReport,
  livePlayerMachine,
  type NeighbourCommand,
  type StageCommand,
  type StreamAnswer,
} from '../../machines/livePlayer/index.ts'
import type { Channel, LogicalChannelId } from '../../models/channel.ts'
import type { PhysicalChannel } from '../../models/physicalChannel.ts'
import { makeMediaActor } from '../../src/services/player/mediaActor.ts'
import { makeFakeEngine } from './fakeEngine.ts'

interface RigOptions {
  readonly channels?: ReadonlyArray<Channel>
  readonly channelId?: LogicalChannelId
  readonly open?: (physical: PhysicalChannel) => StreamAnswer
  readonly remembered?: LogicalChannelId
}

export const addressOf = (physical: PhysicalChannel): string => `https://one.example/live/${physical.liveStreamId}`

/** Lets everything that waits for a settled promise happen. */
export const settle = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

/** The live player's chart with the real media actor over fake engines, and a clock that only the test moves. */
export const playerRig = async (options: RigOptions = {}) => {
  const { open = physical => right({ kind: 'stream', addresses: [addressOf(physical)] }) } = options
  const stream = makeFakeEngine()
  const clip = makeFakeEngine()
  const clock = new SimulatedClock()
  const stageCommands: StageCommand[] = []
  const prepared: NeighbourCommand[] = []
  const reports: FailureReport[] = []
  const remembered: LogicalChannelId[] = []
  const held = { isHeld: false }
  let tellPlayer: (fact: AnyEventObject) => void = () => {}

  const media = makeMediaActor({
    stage: {
      video: { muted: false } as HTMLVideoElement,
      holdPicture: () => {
        held.isHeld = true
      },
      releasePicture: () => {
        held.isHeld = false
      },
    },
    engineFor: async (kind, tell) => (kind === 'clip' ? clip : stream).connect(tell),
    withToken: address => address,
  })
  const machine = livePlayerMachine.provide({
    actors: {
      openStream: fromPromise(async ({ input: { physical } }) => {
        if (physical === undefined) throw new Error('no physical channel')
        return open(physical)
      }),
      recallChannel: fromPromise(async () => options.remembered),
      rememberChannel: fromPromise(async ({ input: { channelId } }) => {
        if (channelId !== undefined) remembered.push(channelId)
      }),
      reportFailure: fromPromise(async ({ input: { report } }) => {
        if (report !== undefined) reports.push(report)
      }),
      stage: fromCallback<StageCommand>(({ receive, sendBack }) => {
        tellPlayer = sendBack
        receive(command => stageCommands.push(command))
      }),
      neighbours: fromCallback<NeighbourCommand>(({ receive }) => receive(command => prepared.push(command))),
      engine: engineMachine.provide({ actors: { media } }),
    },
  })
  const { channels, channelId } = options
  const actor = createActor(machine, { input: { channels, channelId }, clock }).start()
  await settle()
  return {
    actor,
    clock,
    stream,
    clip,
    stageCommands,
    prepared,
    reports,
    remembered,
    isPictureHeld: () => held.isHeld,
    stageSays: (fact: AnyEventObject) => tellPlayer(fact),
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event)
      await settle()
    },
    /** The newest load shows its first frame and plays. */
    playNow: async () => {
      stream.say({ type: 'media.firstFrame', paused: false })
      stream.say({ type: 'media.playing' })
      await settle()
    },
    pass: async (ms: number) => {
      clock.increment(ms)
      await settle()
    },
    viewing: () => actor.getSnapshot().value.viewing,
  }
}
