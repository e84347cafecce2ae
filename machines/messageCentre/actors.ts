import { fromCallback, fromPromise } from 'xstate'
import { unprovided } from '../kit/port.ts'
import type { PageAnswer, PageWish, ReadAnswer, ReadWish, UnreadAnswer, UnreadNews } from './types.ts'

const countUnread = fromPromise<UnreadAnswer>(unprovided('countUnread'))
const loadMessages = fromPromise<PageAnswer, PageWish>(unprovided('loadMessages'))
/** Tells the operator that one was read. */
const tellRead = fromPromise<ReadAnswer, ReadWish>(unprovided('tellRead'))
const watchTabs = fromCallback<UnreadNews>(unprovided('watchTabs'))

export const messageCentreActors = { countUnread, loadMessages, tellRead, watchTabs }
