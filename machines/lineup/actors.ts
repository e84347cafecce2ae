import { fromCallback, fromPromise } from 'xstate'
import type { ProgrammesAnswer, ProgrammeWish } from '../../models/guideWindow.ts'
import { unprovided } from '../kit/port.ts'
import type { LineupAnswer, LineupEvent, LineupWish, OwnViewWish } from './types.ts'

/** Asks for the channels and their groups, rights, rules and the operator's layout, all at once. */
const loadLineup = fromPromise<LineupAnswer, LineupWish>(unprovided('loadLineup'))
const loadProgrammes = fromPromise<ProgrammesAnswer, ProgrammeWish>(unprovided('loadProgrammes'))

/** Keeps what the person decides, and says what this device leaves out: at once, and whenever that changes. */
const ownView = fromCallback<OwnViewWish, undefined, LineupEvent>(unprovided('ownView'))

export const lineupActors = { loadLineup, loadProgrammes, ownView }
