import { isBare, type LiveHome } from '../../models/liveHome.ts'
import type { LiveHomeAnswer, LiveHomeContext } from './types.ts'

export const NOTHING: LiveHome = { banners: [], recommended: [], replays: [] }

/** What the page has from now on: without an answer, what it had. */
export const homeAfter = ({ home = NOTHING }: LiveHomeContext, answer: LiveHomeAnswer): LiveHome =>
  answer._tag === 'Right' ? answer.right : home

export const hasChoice = (context: LiveHomeContext, answer: LiveHomeAnswer): boolean =>
  !isBare(homeAfter(context, answer))
