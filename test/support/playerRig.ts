import { left, right } from 'fp-ts/lib/Either.js'
import { type AnyEventObject, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { broadcastPlayerMachine } from '../../machines/broadcastPlayer.ts'
import { catchUpPlayerMachine } from '../../machines/catchUpPlayer/index.ts'
import { engineMachine } from '../../machines/engine/index.ts'
import {
  type FailureReport,
  type GuideCommand,
  livePlayerMachine,
  type SlotAnswer,
  type SlotWish,
  type StageCommand,
  type StreamAnswer,
  type TakenOver,
} from '../../machines/livePlayer/index.ts'
import { mediaMachine } from '../../machines/media/index.ts'
import type { NeighbourCommand } from '../../machines/neighbours.ts'
import { type DefaultPlayConfig, defaultPlayConfig } from '../../models/appProperties.ts'
import type { Channel, LogicalChannelId } from '../../models/channel.ts'
import type { Instant } from '../../models/codec/instant.ts'
import { isProtected, type PhysicalChannel } from '../../models/physicalChannel.ts'
import type { Programme } from '../../models/programme.ts'
import { makeEngines } from '../../src/services/player/enginesActor.ts'
import { deafMeter } from './deafMeter.ts'
import { makeFakeEngine } from './fakeEngine.ts'
import { makeFakeStage } from './fakeStage.ts'
import { channel } from './lineups.ts'

interface RigOptions {
  readonly channels?: ReadonlyArray<Channel>
  readonly channelId?: LogicalChannelId
  readonly open?: (physical: PhysicalChannel) => StreamAnswer
  readonly record?: (physical: PhysicalChannel, from: Instant, until: Instant) => StreamAnswer
  readonly find?: (wish: SlotWish) => SlotAnswer
  readonly remembered?: LogicalChannelId
  /** The programme of the address. */
  readonly start?: Instant
  /** A national broadcast is on when the player starts. */
  readonly isTakenOver?: boolean
  readonly playConfig?: DefaultPlayConfig
  /** What is on screen when a national broadcast begins. */
  readonly place?: Instant
  readonly isPaused?: boolean
}

export const addressOf = (physical: PhysicalChannel): string => `https://one.example/live/${physical.liveStreamId}`

export const recordingOf = (physical: PhysicalChannel): string => `https://one.example/dvr/${physical.dvrStreamId}`

/** A browser without any DRM system. */
const openOf = (physical: PhysicalChannel): StreamAnswer =>
  isProtected(physical) ? left({ tag: 'noDrmSystem' }) : right({ kind: 'stream', addresses: [addressOf(physical)] })

/** Lets everything that waits for a settled promise happen. */
export const settle = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

/** The live player's chart with the real media actor over fake engines, and a clock that only the test moves. */
export const playerRig = async (options: RigOptions = {}) => {
  const {
    open = openOf,
    record = (physical, from) => right({ kind: 'recording', addresses: [recordingOf(physical)], begins: from }),
    find = () => left({ tag: 'offline' }),
  } = options
  const stream = makeFakeEngine()
  const clip = makeFakeEngine()
  const clock = new SimulatedClock()
  const stageCommands: StageCommand[] = []
  const prepared: NeighbourCommand[] = []
  const reports: FailureReport[] = []
  const remembered: LogicalChannelId[] = []
  const { held, stage } = makeFakeStage()
  const followed: (string | undefined)[] = []
  const painting: (() => void)[] = []
  /** What the page shows comes on screen. */
  const paint = () => {
    for (const painted of painting.splice(0)) painted()
  }
  let tellOnAir: (programme: Programme | undefined) => void = () => {}
  let tellPlayer: (fact: AnyEventObject) => void = () => {}

  const engines = fromCallback(
    makeEngines({
      stage,
      engineFor: async (kind, tell) => (kind === 'clip' ? clip : stream).connect(tell),
      tokenFor: () => ({ current: () => '', renew: async () => false }),
      keepTokens: () => () => undefined,
      languages: { read: () => undefined, write: () => undefined },
      meter: deafMeter,
      cmcdOf: () => undefined,
      onEngine: () => undefined,
    }),
  )
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
      guide: fromCallback<GuideCommand>(({ receive, sendBack }) => {
        tellOnAir = programme => sendBack({ type: 'programme.changed', programme })
        receive(({ epgId }) => followed.push(epgId))
      }),
      findProgramme: fromPromise(async ({ input }) => find(input)),
      catchUpPlayer: catchUpPlayerMachine.provide({
        actors: {
          openRecording: fromPromise(async ({ input: { physical, from, until } }) => {
            if (physical === undefined || from === undefined || until === undefined) throw new Error('no recording')
            return record(physical, from, until)
          }),
        },
      }),
      takeOver: fromPromise<TakenOver>(async () => ({
        place: options.place,
        isPaused: options.isPaused ?? false,
        channel: channel('cadena'),
      })),
      broadcastPlayer: broadcastPlayerMachine.provide({
        actors: {
          openStream: fromPromise(async ({ input: { physical } }) => {
            if (physical === undefined) throw new Error('no physical channel')
            return open(physical)
          }),
        },
      }),
      paint: fromPromise(() => new Promise(resolve => painting.push(resolve))),
      neighbours: fromCallback<NeighbourCommand>(({ receive }) => receive(command => prepared.push(command))) as never,
      engine: engineMachine.provide({ actors: { media: mediaMachine.provide({ actors: { engines } }) } }),
    },
  })
  const { channels, channelId } = options
  const input = {
    channels,
    channelId,
    start: options.start,
    isTakenOver: options.isTakenOver ?? false,
    playConfig: options.playConfig ?? defaultPlayConfig,
  }
  const facts: AnyEventObject[] = []
  const actor = createActor(machine, {
    input,
    clock,
    inspect: sent => {
      if (sent.type === '@xstate.event') facts.push(sent.event)
    },
  }).start()
  await settle()
  return {
    toasts: () => facts.filter(({ type }) => type === 'toast.requested'),
    /** Where the player has told to be, one after the other. */
    moves: () =>
      facts.flatMap(({ type, channelId: id, start }) =>
        type === 'player.moved' ? [start === undefined ? id : `${id} ${start}`] : [],
      ),
    actor,
    clock,
    stream,
    clip,
    stageCommands,
    prepared,
    reports,
    remembered,
    followed,
    /** The guide says that this is on air now. */
    onAir: async (programme: Programme | undefined) => {
      tellOnAir(programme)
      await settle()
    },
    recording: () => actor.getSnapshot().children.recording?.getSnapshot(),
    broadcast: () => actor.getSnapshot().children.broadcast?.getSnapshot(),
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
      paint()
      await settle()
    },
    paint: async () => {
      paint()
      await settle()
    },
    pass: async (ms: number) => {
      clock.increment(ms)
      await settle()
    },
    viewing: () => actor.getSnapshot().value.viewing,
  }
}
