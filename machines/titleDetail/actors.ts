import { fromCallback, fromPromise } from 'xstate'
import type { kidsModeMachine } from '../kidsMode.ts'
import { type CodeSplit, codeSplit } from '../kit/codeSplit.ts'
import { unprovided } from '../kit/port.ts'
import { personMachine } from '../person.ts'
import { titleStarMachine } from '../titleStar.ts'
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
