import type { CmcdParts } from './cmcd/index.ts'
import type { CmcdOf } from './engine.ts'

const NOTHING: CmcdOf = () => undefined

/** What hosts of streams are told: its code is fetched where the deployment wants it, and a stream plays without it too (AHEAD-46). */
export const lazyCmcd = (parts: CmcdParts): Promise<CmcdOf> =>
  parts.deployment().cmcd === undefined
    ? Promise.resolve(NOTHING)
    : import('./cmcd/index.ts').then(
        ({ makeCmcd }) => makeCmcd(parts),
        () => NOTHING,
      )
