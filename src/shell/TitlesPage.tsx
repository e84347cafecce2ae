import { Titles } from '../screens/titles/index.tsx'
import { WarmthContext } from '../ui/warmth.ts'
import { warmEngine, warmPlayer } from './provide/warmPlayer.ts'

const WARMTH = { warmPlayer, warmEngine }

/** The pages of titles, from which the player of titles is one press away. */
export const TitlesPage = () => (
  <WarmthContext value={WARMTH}>
    <Titles />
  </WarmthContext>
)
