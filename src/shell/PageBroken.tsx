import { Suspense } from 'react'
import { lazyScreen } from '../ui/lazyScreen.ts'
import { Begun } from './Starting.tsx'

const Broken = lazyScreen(() => import('../screens/broken/index.tsx').then(screen => screen.PageBroken))

/** No page begins with it. */
export const PageBroken = ({ onRetry }: { readonly onRetry: () => void }) => (
  <>
    <Begun />
    <Suspense>
      <Broken onRetry={onRetry} />
    </Suspense>
  </>
)
