import type { IntlShape } from 'react-intl'
import type { CallFailure } from '../../../models/callFailure.ts'

const isNetworkTrouble = ({ tag }: CallFailure): boolean => tag === 'offline' || tag === 'timeout'

/** Why the operator did not take a form: its own words where it has some, else these; or why the browser cannot make a key. */
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
  if (isBroken && window.crypto.subtle === undefined) {
    return intl.formatMessage({
      id: 'login.notSecure',
      defaultMessage: 'You cannot log in here: this page was not loaded from a secure address (https).',
    })
  }
  if (failure?.tag === 'refused' && failure.message !== undefined && failure.message !== '') return failure.message
  if (failure !== undefined && isNetworkTrouble(failure)) {
    return intl.formatMessage({
      id: 'error.network',
      defaultMessage: 'Network connection failed, please check the network',
    })
  }
  return otherwise
}
