import * as E from 'fp-ts/lib/Either.js'
import { playable } from '../../../models/playSource.ts'
import type { Title } from '../../../models/title.ts'
import type { Prefetch } from '../player/prefetch.ts'
import { sparesData } from '../player/sparesData.ts'
import type { Sources } from './sources.ts'

/** Fetches what the player of a title would wait for. Never rejects. */
export type Foresee = (title: Title, fromSec: number) => Promise<void>

interface ForeseeParts {
  readonly sources: Pick<Sources, 'foresee'>
  readonly media: () => Promise<{ readonly prefetch: Pick<Prefetch, 'prepare'> }>
  readonly window: Window
}

/** Where it plays from, and the beginning of that where it is open to all; nothing where data is to be spared (AHEAD-25). */
export const makeForesee =
  ({ sources, media, window }: ForeseeParts): Foresee =>
  async ({ metaId }, fromSec) => {
    if (sparesData(window)) return
    // code that does not come is fetched again by whoever presses
    const [answer, code] = await Promise.all([sources.foresee(metaId), media().catch(() => undefined)])
    if (E.isLeft(answer)) return
    const source = playable(answer.right)
    if (E.isRight(source) && !source.right.drmType) await code?.prefetch.prepare(source.right.url, fromSec)
  }
