import { Titles } from '../screens/titles/index.tsx'
import { WarmthContext } from '../ui/warmth.ts'

const fetchAhead = (...loads: ReadonlyArray<() => Promise<unknown>>): void => {
  // what does not come is asked for again by whoever needs it
  for (const load of loads) load().catch(() => undefined)
}

/** Where a title is one press away: the player's own code, as soon as the page rests. */
const warmPlayer = (): void =>
  fetchAhead(
    () => import('./provide/vodPlayer.ts'),
    () => import('../services/player/filmMedia.ts'),
    () => import('../screens/title-player/index.tsx'),
  )

/** Somebody is about to press: the engine of nearly every title comes while they aim. */
const warmEngine = (): void => fetchAhead(() => import('../services/player/hls/hlsEngine.ts'))

const WARMTH = { warmPlayer, warmEngine }

/** The pages of titles, from which the player of titles is one press away. */
export const TitlesPage = () => (
  <WarmthContext value={WARMTH}>
    <Titles />
  </WarmthContext>
)
