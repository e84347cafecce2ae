import * as E from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../models/callFailure.ts'
import { UntoldFavourite } from '../../../models/channelFavourite.ts'
import { tolerantArray } from '../../../models/codec/decode.ts'
import { MINUTE } from '../../../models/codec/instant.ts'
import type { Timer } from '../clock/timer.ts'
import type { AwaitedBy } from '../http/types.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import type { Tabs } from '../tabs/tabs.ts'

type Told = E.Either<CallFailure, unknown>

interface ToTellParts {
  readonly timer: Timer
  readonly tabs: Pick<Tabs, 'alone'>
  readonly storage: DeviceStorage
  readonly send: (wish: UntoldFavourite, awaitedBy: AwaitedBy) => Promise<Told>
}

/** How long an operator is left alone that could not be reached. */
const UNHEARD_MS = MINUTE / 2

const AWAY: ReadonlySet<CallFailure['tag']> = new Set(['offline', 'timeout'])
/** Nobody was there to hear it. */
export const isAway = (told: Told): boolean => E.isLeft(told) && AWAY.has(told.left.tag)

/** It was heard and not taken: said again it would be refused again. */
const isRefusal = (told: Told): boolean =>
  E.isLeft(told) && (told.left.tag === 'refused' || told.left.tag === 'malformed')

/** Favourites of this account that nobody was there to hear: kept on the device, told in their order, each once (AHEAD-06). */
export const makeFavouritesToTell = ({ timer, tabs, storage, send }: ToTellParts) => {
  const stored = storage.value('user', 'favouritesToTell', tolerantArray(UntoldFavourite))
  const untold = () => stored.read() ?? []
  let callOff = (): void => undefined

  const later = (): void => {
    callOff()
    callOff = timer.after(UNHEARD_MS, tell)
  }
  const tellAll = async (): Promise<void> => {
    for (let [first] = untold(); first !== undefined; [first] = untold()) {
      const told = await send(first, 'nobody')
      if (E.isLeft(told) && !isRefusal(told)) return later()
      stored.write(untold().slice(1))
    }
  }
  const tell = (): Promise<void> => tabs.alone('favouritesToTell', tellAll)

  return {
    /** Whether the operator knows all of them now. */
    settle: async (): Promise<boolean> => {
      if (untold().length > 0) await tell()
      return untold().length === 0
    },
    keep: (wish: UntoldFavourite): void => {
      stored.write([...untold(), wish])
      later()
    },
  }
}
