import type { SnapshotFrom } from 'xstate'
import type { AppProperties } from '../../models/appProperties.ts'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Deployment } from '../../models/deployment.ts'
import type { Manifest } from '../../models/manifest.ts'
import type { Place } from '../../models/page.ts'
import type { ChannelProgramme } from '../../models/programme.ts'
import type { appMachine } from './machine.ts'
import { showsGrid } from './transitions.ts'
import type { Access } from './types.ts'

export type AppSnapshot = SnapshotFrom<typeof appMachine>

/** The charts that the app runs at the moment. */
export const selectSession = ({ children }: AppSnapshot) => children.session
export const selectLineup = ({ children }: AppSnapshot) => children.lineup
export const selectFavourites = ({ children }: AppSnapshot) => children.favourites
export const selectLiveHome = ({ children }: AppSnapshot) => children.liveHome
export const selectLivePlayer = ({ children }: AppSnapshot) => children.livePlayer
export const selectPresentation = ({ children }: AppSnapshot) => children.presentation
export const selectGuide = ({ children }: AppSnapshot) => children.guide
export const selectSchedule = ({ children }: AppSnapshot) => children.schedule
/** There as soon as its code has been fetched. */
export const selectSleepTimer = ({ children }: AppSnapshot) => children.sleepTimer
/** There for a user, as soon as its code has been fetched. */
export const selectReminders = ({ children }: AppSnapshot) => children.reminders
/** There for a user, as soon as its code has been fetched. */
export const selectChannelHistory = ({ children }: AppSnapshot) => children.channelHistory
/** Programmes that the viewer asked to be reminded of before the reminders' code has come. */
export const selectEarlyReminders = ({ context }: AppSnapshot): ReadonlyArray<ChannelProgramme> => context.reminded
export const selectLogin = ({ children }: AppSnapshot) => children.login
export const selectChannelTools = ({ children }: AppSnapshot) => children.channelTools
export const selectToasts = ({ children }: AppSnapshot) => children.toasts
export const selectRequestOverlay = ({ children }: AppSnapshot) => children.requestOverlay

export const selectIsStarting = (snapshot: AppSnapshot): boolean => snapshot.hasTag('starting')
export const selectHasFailed = (snapshot: AppSnapshot): boolean => snapshot.hasTag('failed')
export const selectFailure = ({ context }: AppSnapshot): CallFailure | undefined => context.failure
export const selectIsOffline = (snapshot: AppSnapshot): boolean => snapshot.hasTag('offline')
/** The code of the form or of the player could not be fetched; `viewer.retry` tries again. */
export const selectIsLoginUnavailable = (snapshot: AppSnapshot): boolean => snapshot.hasTag('loginUnavailable')
export const selectIsLivePlayerUnavailable = (snapshot: AppSnapshot): boolean =>
  snapshot.hasTag('livePlayerUnavailable')
export const selectIsGuideUnavailable = (snapshot: AppSnapshot): boolean => snapshot.hasTag('guideUnavailable')

export const selectAccess = ({ context }: AppSnapshot): Access => context.access
export const selectPlace = ({ context }: AppSnapshot): Place => context.place
/** Live TV shows all channels over all days in place of its player. */
export const selectShowsGrid = ({ context }: AppSnapshot): boolean => showsGrid(context.place)
export const selectDeployment = ({ context }: AppSnapshot): Deployment | undefined => context.deployment
export const selectManifest = ({ context }: AppSnapshot): Manifest | undefined => context.operator?.manifest
export const selectProperties = ({ context }: AppSnapshot): AppProperties | undefined => context.operator?.properties
