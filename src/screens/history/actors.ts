import type { AppSnapshot } from '../../../machines/app/index.ts'

export type HistoryActor = NonNullable<AppSnapshot['children']['channelHistory']>
