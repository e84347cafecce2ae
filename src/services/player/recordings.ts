import * as E from 'fp-ts/lib/Either.js'
import { fromPromise } from 'xstate'
import type { catchUpPlayerMachine } from '../../../machines/catchUpPlayer/index.ts'
import type { SlotAnswer, SlotWish } from '../../../machines/livePlayer/index.ts'
import type { EpgId } from '../../../models/channel.ts'
import { addMs, HOUR, type Instant, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import type { ProgrammesAnswer, ProgrammeWish } from '../../../models/guideWindow.ts'
import { currentProgramme, nextProgramme, type Programme } from '../../../models/programme.ts'
import type { Timer } from '../clock/timer.ts'
import type { PortsOf } from '../ports.ts'
import type { Streams } from './streams.ts'

export interface RecordingParts {
  readonly programmes: (wish: ProgrammeWish, isAwaited: boolean) => Promise<ProgrammesAnswer>
  /** The server's time. */
  readonly now: () => Instant
  readonly timer: Timer
}

export interface Recordings {
  /** The programme that begins at a moment, and those around it. */
  readonly find: (wish: SlotWish) => Promise<SlotAnswer>
  /** Tells what a channel broadcasts, at once and at every change, until it is stopped. */
  readonly follow: (epgId: EpgId, tell: (programme: Programme | undefined) => void) => () => void
}

/** So far the guide is read ahead, and again when less than the other is left of it. */
const AHEAD = 6 * HOUR
const TOO_SHORT = 30 * MINUTE
/** Programmes are looked for so far around a moment: none lasts longer. */
const AROUND = 12 * HOUR
const RETRY = 5 * SECOND
/** The clock is looked at no later than this: a device sleeps, a clock is put right. */
const LOOK = 15 * SECOND

const NOTHING: ReadonlyArray<Programme> = []

/** What time-shift and catch-up need beside the live stream: fetched when a channel plays. */
export const makeRecordings = ({ programmes, now, timer }: RecordingParts): Recordings => {
  const programmesOf = async (epgId: EpgId, from: Instant, until: Instant, isAwaited: boolean) => {
    const answer = await programmes({ epgIds: [epgId], from, until }, isAwaited)
    return E.map((found: Readonly<Record<string, ReadonlyArray<Programme>>>) => found[epgId] ?? NOTHING)(answer)
  }

  const find: Recordings['find'] = async ({ epgId, start }) => {
    if (epgId === undefined || start === undefined)
      return E.right({ programme: undefined, previous: undefined, next: undefined, now: now() })
    const answer = await programmesOf(epgId, addMs(start, -AROUND), addMs(start, AROUND), true)
    return E.map((list: ReadonlyArray<Programme>) => {
      const at = list.findIndex(programme => programme.start === start)
      const beside = (step: number) => (at === -1 ? undefined : list[at + step])
      return { programme: beside(0), previous: beside(-1), next: beside(1), now: now() }
    })(answer)
  }

  const follow: Recordings['follow'] = (epgId, tell) => {
    let isStopped = false
    let cancel = (): void => undefined
    let told: Programme | undefined

    const again = (ms: number, run: () => void): void => {
      cancel = timer.after(ms, run)
    }
    const look = (list: ReadonlyArray<Programme>, knownUntil: Instant): void => {
      const time = now()
      const current = currentProgramme(list, time)
      if (current?.programId !== told?.programId || current?.stop !== told?.stop) tell(current)
      told = current
      if (knownUntil - time < TOO_SHORT) return void read()
      const change = current?.stop ?? nextProgramme(list, time)?.start ?? addMs(time, LOOK)
      // before the first programme that is known may run one whose day has not come yet
      const lacksDay = current === undefined && list.length > 0
      again(Math.min(LOOK, Math.max(0, change - time)), () => (lacksDay ? void read() : look(list, knownUntil)))
    }
    const read = async (): Promise<void> => {
      const from = now()
      const until = addMs(from, AHEAD)
      const answer = await programmesOf(epgId, from, until, false)
      if (isStopped) return
      if (E.isRight(answer)) look(answer.right, until)
      else again(RETRY, () => void read())
    }
    void read()
    return () => {
      isStopped = true
      cancel()
    }
  }

  return { find, follow }
}

/** A recording is opened at the operator. */
export const catchUpPlayerPorts = (streams: Pick<Streams, 'openRecording'>): PortsOf<typeof catchUpPlayerMachine> => ({
  openRecording: fromPromise(async ({ input: { from, until, ...forms } }) => {
    if (from === undefined || until === undefined) throw new Error('no recording')
    return streams.openRecording(forms, from, until)
  }),
})
