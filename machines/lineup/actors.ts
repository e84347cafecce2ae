import { fromPromise } from 'xstate'
import type { LineupAnswer, ProgrammesAnswer, ProgrammeWish } from './types.ts'

const missing = (port: string) => () => Promise.reject(new Error(`${port} is not provided`))

/** Asks for the channels and their groups, rights, rules and the operator's layout, all at once. */
const loadLineup = fromPromise<LineupAnswer>(missing('loadLineup'))
const loadProgrammes = fromPromise<ProgrammesAnswer, ProgrammeWish>(missing('loadProgrammes'))

export const lineupActors = { loadLineup, loadProgrammes }
