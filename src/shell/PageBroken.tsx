import { Suspense } from 'react'
import { lazyScreen } from '../ui/lazyScreen.ts'

const Broken = lazyScreen(() => import('../screens/broken/index.tsx').then(screen => screen.PageBroken))

/** No page begins with it. */
export const PageBroken = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Suspense>
    <Broken onRetry={onRetry} />
  </Suspense>
)
