import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { ErrCode } from '../../../models/errCode.ts'
import type { Endpoint } from '../../../models/wire/endpoint.ts'
import type { Seal } from '../crypto/seal.ts'
import type { HttpAnswer } from './answer.ts'

/**
 * Who waits for a call (NET-04, NET-06). `page`: a person, who sees that it is under way and is told why it failed. `shelf`:
 * a person before a part of the page that says itself when it lacks what it shows, so that only the operator's answer is
 * told. `nobody`: it neither shows nor tells anything.
 */
export type AwaitedBy = 'page' | 'shelf' | 'nobody'

export interface CallOptions {
  /** Refusals that show no tip: all of them, or these codes, which are no failures to report either (NET-04). */
  readonly hideErrorTip?: 'all' | ReadonlyArray<ErrCode>
  readonly signal?: AbortSignal
  /** The page, where it is not said. */
  readonly awaitedBy?: AwaitedBy
  /** Nobody sees it, but what a person waits for hangs on it: no earlier failure keeps it back (AHEAD-47). */
  readonly isNeeded?: true
  /**
   * `none`: sent without a token. `fixed`: sent with the token as it is; an expired answer asks for no refresh. Credentials:
   * sent for somebody who is not signed in yet.
   */
  readonly token?: 'none' | 'fixed' | Credentials
  /** Where this call goes in place of its path, as the operator says at run time; a bare path is one of the API origin. */
  readonly address?: string
  /** Tried for this call alone, in place of the seal in use. */
  readonly seal?: Seal
}

/** Sends one call of the contract and decodes its answer. Never rejects. */
export type Call = <Request, Response>(
  endpoint: Endpoint<Request, Response>,
  request: Request,
  options?: CallOptions,
) => Promise<Either<CallFailure, Response>>

export interface HttpRequest {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  /** It travels sealed (E2EE-01). */
  readonly seal: Seal | undefined
  /** A cache may answer in the operator's place, on the way or of the browser. */
  readonly isCacheable?: true
}

/** Sends a request and reads the whole answer. */
export type Exchange = (
  request: HttpRequest,
  signal: AbortSignal | undefined,
) => Promise<Either<CallFailure, HttpAnswer>>

/** What is sent of a call. */
export type Sendable<Request> = Omit<Endpoint<Request, unknown>, 'response'>
/** Sends a request and reads its answer. */
export type Deliver<A> = (request: HttpRequest) => Promise<Either<CallFailure, A>>

/** Makes one call whose answer is too large for the page: `deliver` has it sent and read elsewhere. Never rejects. */
export type BulkCall = <Request, A>(
  endpoint: Sendable<Request>,
  request: Request,
  options: CallOptions,
  deliver: Deliver<A>,
) => Promise<Either<CallFailure, A>>

export interface Http {
  readonly call: Call
}

export interface HttpService extends Http {
  readonly bulk: BulkCall
}

/** What a call says about the account that makes it (NET-01, NET-02, AUTH-10). */
export interface Credentials {
  readonly token: string
  readonly accountId: string
  readonly virtualCode: string | undefined
  readonly country: string | undefined
  readonly clientIp: string | undefined
}

/** The http service's view of the session. */
export interface HttpSession {
  /** As they stand now, also when another tab has just renewed them. */
  readonly credentials: () => Credentials | undefined
  /** Waits for one refresh however many calls ask for it (SES-06). Right: send the call again. */
  readonly renew: (refusedToken: string) => Promise<Either<CallFailure, void>>
  /** The call was refused with the renewed token too: the session has ended. */
  readonly expire: (refusedToken: string) => void
}

/** A text that a person must see: the server's own words, or one of the app's messages (spec §8). */
export type Tip =
  | { readonly tag: 'said'; readonly text: string }
  | { readonly tag: 'known'; readonly message: 'error.server' | 'error.network' }
