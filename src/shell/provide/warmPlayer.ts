const fetchAhead = (...loads: ReadonlyArray<() => Promise<unknown>>): void => {
  // what does not come is asked for again by whoever needs it
  for (const load of loads) load().catch(() => undefined)
}

/** Where a title is one press away: the player's own code, as soon as the page rests. */
export const warmPlayer = (): void =>
  fetchAhead(
    () => import('./vodPlayer.ts'),
    () => import('../../services/player/filmMedia.ts'),
    () => import('../../screens/title-player/index.tsx'),
  )

/** Somebody is about to press: the engine of nearly every title comes while they aim. */
export const warmEngine = (): void => fetchAhead(() => import('../../services/player/hls/hlsEngine.ts'))
