import { useSelector } from '@xstate/react'
import { loginPlace, pathOf, withParams } from '../../../models/page.ts'
import { useApp } from '../../ui/context.ts'

/** Where a guest gets an account; it leads back to where the guest is, or wanted to be. */
export const useSignUpPath = (): string => {
  const from = useSelector(useApp(), ({ context: { wanted, place } }) => wanted ?? place)
  return pathOf(withParams(loginPlace(from), { view: 'signUp' }))
}
