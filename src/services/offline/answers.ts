import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { decode } from '../../../models/codec/decode.ts'
import type { Endpoint } from '../../../models/wire/endpoint.ts'
import type { CallOptions } from '../http/types.ts'
import type { Report } from '../report/report.ts'

const KeptAnswer = t.strict({ owner: t.string, data: t.unknown }, 'KeptAnswer')

/** Whose an answer is that the operator gives to everybody. */
const EVERYBODY = ''

/** The part of localforage that is needed. */
export interface AnswerTable {
  readonly getItem: (name: string) => Promise<unknown>
  readonly setItem: (name: string, kept: unknown) => Promise<unknown>
  readonly removeItem: (name: string) => Promise<void>
  readonly keys: () => Promise<ReadonlyArray<string>>
}

interface AnswersParts {
  readonly table: AnswerTable
  readonly report: Report
  /** The account that is signed in. */
  readonly owner: () => string | undefined
  /** Whether anybody answers at all: a call that failed alone has failed. */
  readonly isReached: () => Promise<boolean>
  /** The app goes on with what it knew before. */
  readonly onRecalled: () => void
}

export interface KeptAnswers {
  /** Keeps an answer, or finds the one that was kept in the place of none. */
  readonly settle: <A>(
    endpoint: Pick<Endpoint<unknown, A>, 'name' | 'response'>,
    answer: E.Either<CallFailure, A>,
    options: CallOptions | undefined,
  ) => Promise<E.Either<CallFailure, A>>
  /** Forgets what belongs to other accounts than the one that is signed in (SES-08). */
  readonly forgetOthers: () => Promise<void>
}

/** The last answer to each call that the app opens with, by the call's name, decoded when it is read (STORE-01). */
export const makeKeptAnswers = ({ table, report, owner, isReached, onRecalled }: AnswersParts): KeptAnswers => {
  const recall = async (name: string, whose: string | undefined): Promise<unknown> => {
    const kept = await table.getItem(name)
    return KeptAnswer.is(kept) && kept.owner === whose ? kept.data : undefined
  }
  return {
    settle: async (endpoint, answer, options) => {
      const { name, response } = endpoint
      const whose = options?.token === 'none' ? EVERYBODY : owner()
      if (E.isRight(answer)) {
        if (whose !== undefined) await table.setItem(name, { owner: whose, data: response.encode(answer.right) })
        return answer
      }
      if (answer.left.tag !== 'offline' || (await isReached())) return answer
      const data = await recall(name, whose)
      if (data === undefined) return answer
      const known = decode(response, failure => report.dropped(name, failure))(data)
      if (E.isRight(known)) {
        onRecalled()
        return known
      }
      report.dropped(name, known.left)
      await table.removeItem(name)
      return answer
    },
    forgetOthers: async () => {
      for (const name of await table.keys()) {
        const kept = await table.getItem(name)
        if (!KeptAnswer.is(kept) || (kept.owner !== EVERYBODY && kept.owner !== owner())) await table.removeItem(name)
      }
    },
  }
}
