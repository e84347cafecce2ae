import * as E from 'fp-ts/lib/Either.js'
import type { Instant } from '../../../models/codec/instant.ts'
import type { Language } from '../../../models/language.ts'
import type { Endpoint } from '../../../models/wire/endpoint.ts'
import { type Refusal, type RefusalName, refusal } from '../server/codes.ts'
import type { Account } from '../store/accounts.ts'
import type { Session } from '../store/tokens.ts'
import type { Operator } from '../world/operator.ts'

/** Who calls, when, from where, in which language. */
export interface Call {
  readonly operator: Operator
  readonly now: Instant
  /** The origin by which the caller reached us; addresses in answers stay on it. */
  readonly origin: string
  readonly clientIp: string
  readonly language: Language
  readonly deviceFingerprint: string
  readonly userAgent: string
  /** `undefined` without a token or with one that has expired. */
  readonly session: Session | undefined
  /** The account of a user's session; a guest has none. */
  readonly account: Account | undefined
  /** Nobody in particular asks: the answer may lie in a cache for all (contract, Answers that a CDN may give). */
  readonly isForAll: boolean
}

export type Answer<A> = E.Either<Refusal, A>
export type Handler<Request, Response> = (request: Request, call: Call) => Answer<Response> | Promise<Answer<Response>>

/** A handler for every endpoint of an area: one that is missing does not compile. */
export type HandlersOf<Endpoints> = {
  readonly [K in keyof Endpoints]: Endpoints[K] extends Endpoint<infer Request, infer Response>
    ? Handler<Request, Response>
    : never
}

export type SessionCall = Call & { readonly session: Session }
export type UserCall = SessionCall & { readonly account: Account }

export const refuse = (name: RefusalName, message?: string): E.Either<Refusal, never> => E.left(refusal(name, message))

type Handle<C, Q, R> = (request: Q, call: C) => Answer<R> | Promise<Answer<R>>

/** For guests and users alike; without a session the login counts as expired. */
export const forSession =
  <Q, R>(handle: Handle<SessionCall, Q, R>): Handler<Q, R> =>
  (request, call) =>
    call.session === undefined ? refuse('loginExpired') : handle(request, { ...call, session: call.session })

/** What is the same for everybody: asked for with a session, or for all. */
export const forPublic =
  <Q, R>(handle: Handle<Call, Q, R>): Handler<Q, R> =>
  (request, call) =>
    call.session === undefined && !call.isForAll ? refuse('loginExpired') : handle(request, call)

export const forUser =
  <Q, R>(handle: Handle<UserCall, Q, R>): Handler<Q, R> =>
  (request, call) => {
    if (call.session === undefined) return refuse('loginExpired')
    if (call.account === undefined) return refuse('userRequired')
    return handle(request, { ...call, session: call.session, account: call.account })
  }

/** Answers that need no store. */
export const always =
  <Q, R>(answer: (request: Q, call: Call) => R): Handler<Q, R> =>
  (request, call) =>
    E.right(answer(request, call))
