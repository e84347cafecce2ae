import type { Asker, CallWords } from './calls.ts'
import { REFUSALS, type RefusalName } from './errCodes.ts'

interface RefusalOfCall {
  readonly code: string
  readonly when: string
}

const ASKERS: Readonly<Record<Asker, string>> = {
  everybody: 'everybody',
  session: 'guests and users',
  user: 'users',
}

/** Why a call is refused for who asks it. */
const OF_ASKER: Readonly<Record<Asker, ReadonlyArray<RefusalName>>> = {
  everybody: [],
  session: ['loginExpired'],
  user: ['loginExpired', 'userRequired'],
}

const codeOf = (name: RefusalName): string => REFUSALS[name].code

/** Every code that a call may have beside 0 and, for what cannot be read, one of the operator's own. */
export const refusalsOf = ({ by, refuses = {} }: CallWords): ReadonlyArray<RefusalOfCall> => [
  ...OF_ASKER[by].map(name => ({ code: codeOf(name), when: REFUSALS[name].means })),
  ...Object.entries(refuses).map(([name, when]) => ({ code: codeOf(name as RefusalName), when })),
]

/** The codes of a call, beside those of whom it is answered to. */
export const refusalsText = ({ refuses = {} }: CallWords): string => {
  const words = Object.entries(refuses).map(([name, when]) => `${codeOf(name as RefusalName)} where ${when}`)
  return words.length === 0 ? 'Refused: as [who may ask](#who-may-ask) says.' : `Refused: ${words.join('; ')}.`
}

/** Whom a call is answered to, and what else goes for it. */
export const rulesText = ({ by, rules = [] }: CallWords): string => [`Answered to ${ASKERS[by]}.`, ...rules].join(' ')
