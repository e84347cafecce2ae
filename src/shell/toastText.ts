import { defineMessage, type IntlShape, type MessageDescriptor } from 'react-intl'
import type { ToastMessage, ToastText } from '../../machines/toasts.ts'
import type { ToastKind } from '../ui/components/feedback/ToastStack.tsx'

interface ToastWords {
  /** Whether it is good or bad news: what it looks like, and how urgently a screen reader says it. */
  readonly kind: ToastKind
  readonly text: MessageDescriptor
}

/** Every message that the app itself says in a toast (spec §8). */
const WORDS: Readonly<Record<ToastMessage, ToastWords>> = {
  'error.server': {
    kind: 'error',
    text: defineMessage({ id: 'error.server', defaultMessage: 'Internal server error' }),
  },
  'error.network': {
    kind: 'error',
    text: defineMessage({
      id: 'error.network',
      defaultMessage: 'Network connection failed, please check the network',
    }),
  },
  'error.storage': {
    kind: 'error',
    text: defineMessage({
      id: 'error.storage',
      defaultMessage: 'This browser saves nothing: settings and login end with this page',
    }),
  },
  'error.unavailable': {
    kind: 'error',
    text: defineMessage({ id: 'error.unavailable', defaultMessage: 'This part could not be loaded' }),
  },
  'error.refresh': {
    kind: 'error',
    text: defineMessage({ id: 'error.refresh', defaultMessage: 'Refresh failed' }),
  },
  'error.delete': {
    kind: 'error',
    text: defineMessage({ id: 'error.delete', defaultMessage: 'Delete failed' }),
  },
  'error.noSuchPage': {
    kind: 'info',
    text: defineMessage({
      id: 'error.noSuchPage',
      defaultMessage: 'We could not find that page, so here is the start',
    }),
  },
  'broadcast.noSwitching': {
    kind: 'broadcast',
    text: defineMessage({
      id: 'broadcast.noSwitching',
      defaultMessage: 'Currently broadcasting, channel switching is not supported at the moment',
    }),
  },
  'broadcast.over': {
    kind: 'broadcast',
    text: defineMessage({
      id: 'broadcast.over',
      defaultMessage: 'The current broadcast is over, thank you for watching',
    }),
  },
  playingInFloatingWindow: {
    kind: 'info',
    text: defineMessage({
      id: 'playingInFloatingWindow',
      defaultMessage: 'This title already plays in the small window',
    }),
  },
  rechargeSuccess: {
    kind: 'success',
    text: defineMessage({ id: 'rechargeSuccess', defaultMessage: 'Recharge successfully completed' }),
  },
  passwordSaved: {
    kind: 'success',
    text: defineMessage({ id: 'passwordSaved', defaultMessage: 'Set new password successfully' }),
  },
  profileSaved: {
    kind: 'success',
    text: defineMessage({ id: 'profileSaved', defaultMessage: 'Saved successfully!' }),
  },
  'shareKey.linkRefused': {
    kind: 'error',
    text: defineMessage({
      id: 'shareKey.linkRefused',
      defaultMessage: 'The share key of this link is not valid; your previous one stays in use',
    }),
  },
}

/** What a toast shows; the operator says something of its own accord only where it refuses. */
export const shownToast = (toast: ToastText, intl: IntlShape): { readonly kind: ToastKind; readonly text: string } => {
  if (toast.tag === 'said') return { kind: 'error', text: toast.text }
  const { kind, text } = WORDS[toast.message]
  return { kind, text: intl.formatMessage(text) }
}
