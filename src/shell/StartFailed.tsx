import { Suspense } from 'react'
import type { StartFailedProps } from '../screens/broken/StartFailed.tsx'
import { lazyScreen } from '../ui/lazyScreen.ts'
import { Begun, Starting } from './Starting.tsx'

const Failed = lazyScreen(() => import('../screens/broken/StartFailed.tsx').then(screen => screen.StartFailed))

/** No page begins with it. */
export const StartFailed = (props: StartFailedProps) => (
  <Suspense fallback={<Starting />}>
    <Begun />
    <Failed {...props} />
  </Suspense>
)
