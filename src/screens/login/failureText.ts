import type { IntlShape } from 'react-intl'
import type { CallFailure } from '../../../models/callFailure.ts'

const isNetworkTrouble = ({ tag }: CallFailure): boolean => tag === 'offline' || tag === 'timeout'

/** Why the operator did not take a form: its own words where it has some, else these. */
export const failureText = (
  failure: CallFailure | undefined,
  isBroken: boolean,
  intl: IntlShape,
  otherwise: string = intl.formatMessage({
    id: 'login.failed',
    defaultMessage: 'Logging in did not work. Please try again.',
  }),
): string | undefined => {
  if (failure === undefined && !isBroken) return undefined
  if (failure?.tag === 'refused' && failure.message !== undefined && failure.message !== '') return failure.message
  if (failure !== undefined && isNetworkTrouble(failure)) {
    return intl.formatMessage({
      id: 'error.network',
      defaultMessage: 'Network connection failed, please check the network',
    })
  }
  return otherwise
}
