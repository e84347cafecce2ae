import * as E from 'fp-ts/lib/Either.js'
import { fromPromise } from 'xstate'
import type { CodeOutput } from '../../../machines/app/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'

const FETCHED: CodeOutput = E.right(undefined)
export const NOT_FETCHED: E.Either<CallFailure, never> = E.left({ tag: 'offline' })

/** A part of the app that is fetched when it is needed; a chunk that does not come is the network's failure. */
export const fetched = <Part>(load: () => Promise<Part>) => {
  let part: Part | undefined
  return {
    load: fromPromise<CodeOutput>(async () => {
      try {
        part ??= await load()
        return FETCHED
      } catch {
        return NOT_FETCHED
      }
    }),
    part: (): Part | undefined => part,
  }
}

export const required = <Part>(part: Part | undefined): Part => {
  if (part === undefined) throw new Error('The code of this chart has not been fetched')
  return part
}
