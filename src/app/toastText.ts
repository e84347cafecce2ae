import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'
import type { ToastMessage, ToastText } from '../../machines/toasts/index.ts'

/** The messages of spec §8 that the app itself says. Those of the broadcast, the lists and the player are declared where they are shown. */
const known: Partial<Record<ToastMessage, MessageDescriptor>> = defineMessages({
  'error.server': { id: 'error.server', defaultMessage: 'Internal server error' },
  'error.network': {
    id: 'error.network',
    defaultMessage: 'Network connection failed, please check the network',
  },
  'error.storage': {
    id: 'error.storage',
    defaultMessage: 'This browser keeps nothing for us: settings and login end with this page',
  },
  'error.unavailable': { id: 'error.unavailable', defaultMessage: 'This part could not be loaded' },
})

export const toastText = (toast: ToastText, intl: IntlShape): string => {
  if (toast.tag === 'said') return toast.text
  const message = known[toast.message] ?? { id: toast.message }
  return intl.formatMessage(message)
}
