/** Somebody is about to play a title: all code that it takes comes while they aim. What does not come is asked for again by whoever needs it. */
export const warmPlayer = (): void => {
  for (const load of [
    () => import('./vodPlayer.ts'),
    () => import('../services/player/filmMedia.ts'),
    () => import('../services/player/hls/hlsEngine.ts'),
    () => import('../screens/title-player/index.tsx'),
  ])
    load().catch(() => undefined)
}
