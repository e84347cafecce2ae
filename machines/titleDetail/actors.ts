import { fromCallback, fromPromise } from 'xstate'
import { type CodeSplit, codeSplit } from '../codeSplit.ts'
import type { kidsModeMachine } from '../kidsMode/index.ts'
import { personMachine } from '../person/index.ts'
import { unprovided } from '../port.ts'
import { titleStarMachine } from '../titleStar/index.ts'
import type { ForesightCommand, OfTitle, ProgressAnswer, TitleAnswer } from './types.ts'

const loadTitle = fromPromise<TitleAnswer, OfTitle>(unprovided('loadTitle'))
/** Where the user stands in the title, or in the series it belongs to. */
const loadProgress = fromPromise<ProgressAnswer, OfTitle>(unprovided('loadProgress'))

/** Asks ahead what a player asks first, within a data allowance (AHEAD-25). */
const foresight = fromCallback<ForesightCommand>(unprovided('foresight'))

/** There as soon as a title stays closed. */
const kidsMode: CodeSplit<typeof kidsModeMachine> = codeSplit<typeof kidsModeMachine>(unprovided('kidsMode'))

export const titleDetailActors = {
  loadTitle,
  loadProgress,
  titleStar: titleStarMachine,
  person: personMachine,
  kidsMode,
  foresight,
}
