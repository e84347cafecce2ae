import { useSelector } from '@xstate/react'
import { selectReading } from '../../../machines/guide/index.ts'
import { areBare } from '../../../models/guideRow.ts'
import type { GuideActor } from './actors.ts'

/** Nothing is on in the hours around what is in sight, on any channel. */
export const useIsBare = (guide: GuideActor): boolean =>
  useSelector(guide, snapshot => areBare(Object.values(selectReading(snapshot)?.columns ?? {})))
