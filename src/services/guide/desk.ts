import * as E from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import type { ChangedDay } from '../../../models/epgSync.ts'
import type { HttpAnswer } from '../http/answer.ts'
import type { Exchange, HttpRequest } from '../http/types.ts'
import type { GuideStore } from './store.ts'

type Reached<A> = Promise<E.Either<CallFailure, A>>

/**
 * The store with the calls that fill it. It lives in a worker: the page makes the requests, and neither they nor their
 * answers take its time (issue: an ingest of 30,000 programmes blocks the page for 8 ms at most).
 */
export interface GuideDesk extends Omit<GuideStore, 'compare' | 'keep'> {
  readonly compare: (request: HttpRequest, now: Instant) => ReturnType<GuideStore['compare']>
  readonly keep: (asked: ChangedDay, request: HttpRequest) => ReturnType<GuideStore['keep']>
}

export const makeGuideDesk = (store: GuideStore, exchange: Exchange): GuideDesk => {
  const answered = async <A>(request: HttpRequest, take: (answer: HttpAnswer) => Reached<A>): Reached<A> => {
    const answer = await exchange(request, undefined)
    return E.isLeft(answer) ? answer : take(answer.right)
  }
  return {
    ...store,
    compare: (request, now) => answered(request, answer => store.compare(answer, now)),
    keep: (asked, request) => answered(request, answer => store.keep(asked, answer)),
  }
}
