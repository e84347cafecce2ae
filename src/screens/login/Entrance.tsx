import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { selectLoginForm } from '../../../machines/entrance/index.ts'
import { Spinner } from '../../ui/components/basics/Spinner.tsx'
import type { EntranceProps } from './actors.ts'
import { LogIn } from './LogIn.tsx'

/** What most visits do not see is fetched when it is wanted. */
const Steps = lazy(() => import('./Steps.tsx').then(({ Steps: view }) => ({ default: view })))

/** The form or the question that is open. */
export const Entrance = ({ entrance }: EntranceProps) => {
  const login = useSelector(entrance, selectLoginForm)
  if (login) return <LogIn entrance={entrance} login={login} />
  return (
    <Suspense fallback={<Spinner />}>
      <Steps entrance={entrance} />
    </Suspense>
  )
}
