import { toastsMachine } from '../../../machines/toasts.ts'
import { chartModel } from '../../paths/model.ts'

export const toastsModel = chartModel({
  machine: toastsMachine,
  input: undefined,
  events: {
    'toast.requested': ({ queue }) =>
      queue.length < 3
        ? [
            { type: 'toast.requested', toast: { tag: 'known', message: 'error.network' } },
            { type: 'toast.requested', toast: { tag: 'known', message: 'error.server' } },
            { type: 'toast.requested', toast: { tag: 'said', text: 'The code is not valid' } },
          ]
        : [],
    'view.came': [{ type: 'view.came' }],
    'viewer.dismissToast': [{ type: 'viewer.dismissToast' }],
  },
  outcomes: {},
  project: ({ queue }) => queue,
})
