import { fromPromise } from 'xstate'
import { unprovided } from '../port.ts'
import type { LineupAnswer, ProgrammesAnswer, ProgrammeWish } from './types.ts'

/** Asks for the channels and their groups, rights, rules and the operator's layout, all at once. */
const loadLineup = fromPromise<LineupAnswer>(unprovided('loadLineup'))
const loadProgrammes = fromPromise<ProgrammesAnswer, ProgrammeWish>(unprovided('loadProgrammes'))

export const lineupActors = { loadLineup, loadProgrammes }
