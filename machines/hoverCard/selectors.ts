import type { SnapshotFrom } from 'xstate'
import type { hoverCardMachine } from './machine.ts'

/** The card that is enlarged; none where nothing is. */
export const selectEnlargedCard = (snapshot: SnapshotFrom<typeof hoverCardMachine>): string | undefined =>
  snapshot.hasTag('open') ? snapshot.context.card?.cardId : undefined
