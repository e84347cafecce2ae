import { fromCallback } from 'xstate'
import type { MediaCommand } from './types.ts'

/** The one media element with its engines: takes commands and sends back facts of the newest load only. */
export const media = fromCallback<MediaCommand>(() => {
  throw new Error('media is not provided')
})
