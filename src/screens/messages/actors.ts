import type { ActorRefFrom } from 'xstate'
import type { announcementsMachine } from '../../../machines/announcements/index.ts'
import type { messageCentreMachine } from '../../../machines/messageCentre/index.ts'

export type CentreActor = ActorRefFrom<typeof messageCentreMachine>
export type AnnouncementsActor = ActorRefFrom<typeof announcementsMachine>
