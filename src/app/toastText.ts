import { defineMessages, type IntlShape } from 'react-intl'
import type { ToastMessage, ToastText } from '../../machines/toasts/index.ts'

/** The messages of spec §8 that the app itself says. */
const known = defineMessages({
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
}) satisfies Record<ToastMessage, unknown>

export const toastText = (toast: ToastText, intl: IntlShape): string =>
  toast.tag === 'said' ? toast.text : intl.formatMessage(known[toast.message])
