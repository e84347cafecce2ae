import * as E from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../models/callFailure.ts'
import { type PlaySource, playable } from '../../../models/playSource.ts'
import type { MetaId } from '../../../models/title.ts'
import * as vodEndpoints from '../../../models/wire/vod.ts'
import type { AwaitedBy, Http } from '../http/types.ts'
import { makeGiveWay } from '../player/giveWay.ts'
import type { OperatingSystem } from './os.ts'

/** The address in an answer may end soon after: so long it is as good as a new one. */
export const FRESH_MS = 30_000

interface SourcesParts {
  readonly http: Http
  readonly os: OperatingSystem
  /** Milliseconds of any steady clock. */
  readonly ticks: () => number
  /** Whose rights an answer was given to. */
  readonly owner: () => string | undefined
}

type Answer = E.Either<CallFailure, PlaySource>

interface Foreseen {
  readonly metaId: MetaId
  readonly owner: string | undefined
  readonly at: number
  readonly answer: Promise<Answer>
}

const plays = (answer: Answer): boolean => E.isRight(answer) && E.isRight(playable(answer.right))

/** Where titles play from, as the operator says (VOD-06). */
export interface Sources {
  readonly ask: (metaId: MetaId) => Promise<Answer>
  /** Before the next `ask`, that device gives way to this one (AHEAD-46). */
  readonly playInsteadOf: (sessionId: string) => void
  /** Asks ahead of a wish that is likely. The next `ask` for it takes this answer, once, if it plays and is fresh. */
  readonly foresee: (metaId: MetaId) => Promise<Answer>
}

export const makeSources = ({ http, os, ticks, owner }: SourcesParts): Sources => {
  let foreseen: Foreseen | undefined
  const giveWay = makeGiveWay(http)

  const call = (metaId: MetaId, awaitedBy: AwaitedBy): Promise<Answer> =>
    http.call(vodEndpoints.playSource, { metaId, clientType: 'web' as const, ...os }, { awaitedBy })

  const known = (metaId: MetaId): Promise<Answer> | undefined =>
    foreseen?.metaId === metaId && foreseen.owner === owner() && ticks() - foreseen.at < FRESH_MS
      ? foreseen.answer
      : undefined

  return {
    ask: async metaId => {
      const asked = known(metaId)
      foreseen = undefined
      const answer = await asked
      if (answer !== undefined && plays(answer)) return answer
      await giveWay.settled()
      return call(metaId, 'shelf')
    },
    playInsteadOf: sessionId => {
      giveWay.wish(sessionId)
      foreseen = undefined
    },
    foresee: metaId => {
      const answer = known(metaId)
      if (answer !== undefined) return answer
      foreseen = { metaId, owner: owner(), at: ticks(), answer: call(metaId, 'nobody') }
      return foreseen.answer
    },
  }
}
