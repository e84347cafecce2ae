import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { selectSignPicture } from '../../../machines/app/index.ts'
import { Boundary } from '../../ui/components/feedback/Boundary.tsx'
import { useApp } from '../../ui/context.ts'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import type { SignOverProps } from './sign/SignOver.tsx'

const SignOver = lazyScreen(() => import('./sign/SignOver.tsx').then(part => part.SignOver), 'tv')

/** Somebody who signs, over the picture: its code is fetched when a viewer has asked for it (AHEAD-38). */
export const Sign = (props: Omit<SignOverProps, 'sign'>) => {
  const sign = useSelector(useApp(), selectSignPicture)
  const isOn = useSelector(sign, snapshot => snapshot?.context.picture.isOn === true)
  return (
    sign &&
    isOn && (
      <Boundary>
        <Suspense>
          <SignOver {...props} sign={sign} />
        </Suspense>
      </Boundary>
    )
  )
}
