import { fromCallback } from 'xstate'
import { unprovided } from '../port.ts'
import type { MediaCommand } from './types.ts'

/** The one media element with its engines: takes commands and sends back facts of the newest load only. */
export const media = fromCallback<MediaCommand>(unprovided('media'))
