import { type ComponentType, Suspense } from 'react'
import { Boundary } from '../../../ui/components/feedback/Boundary.tsx'
import { lazyScreen } from '../../../ui/lazyScreen.ts'
import type { PresentationActor } from '../actors.ts'

type Part = ComponentType<{ readonly presentation: PresentationActor }>

/** What moves the floating window comes when something floats: the window is there before, and works. */
export const moving = () => import('./moving.ts')

const later = (pick: (parts: Awaited<ReturnType<typeof moving>>) => Part) => {
  const View = lazyScreen(() => moving().then(pick), 'tv')
  return ({ presentation }: { readonly presentation: PresentationActor }) => (
    <Suspense>
      <Boundary>
        <View presentation={presentation} />
      </Boundary>
    </Suspense>
  )
}

export const Grip = later(parts => parts.Grip)
export const Hold = later(parts => parts.Hold)
export const MoveMenu = later(parts => parts.MoveMenu)
