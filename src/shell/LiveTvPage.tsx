import { LiveTv } from '../screens/live-tv/index.tsx'
import { lazyScreen } from '../ui/lazyScreen.ts'

const Guide = lazyScreen(() => import('../screens/guide/index.tsx').then(screen => screen.Guide), 'tv')

/** Live television and the guide are one page, so that the player goes on from one to the other. */
export const LiveTvPage = () => <LiveTv guide={<Guide />} />
