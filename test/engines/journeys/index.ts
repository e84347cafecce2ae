import type { Journey } from './journey.ts'
import { own } from './own.ts'
import { pages } from './pages.ts'
import { pictures } from './pictures.ts'

export const JOURNEYS: ReadonlyArray<Journey> = [...pages, ...own, ...pictures]
