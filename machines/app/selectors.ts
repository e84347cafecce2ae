import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { AppProperties } from '../../models/appProperties.ts'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { Deployment } from '../../models/deployment.ts'
import type { Manifest } from '../../models/manifest.ts'
import { landingOf, type Place } from '../../models/page.ts'
import type { ChannelProgramme } from '../../models/programme.ts'
import type { ShareKeyProblem } from '../../models/shareKey.ts'
import type { presentationMachine } from '../presentation/index.ts'
import type { appMachine } from './machine.ts'
import { showsGrid } from './transitions.ts'
import type { Access } from './types.ts'

export type AppSnapshot = SnapshotFrom<typeof appMachine>

const isOut = (presentation: ActorRefFrom<typeof presentationMachine> | undefined): boolean =>
  presentation?.getSnapshot().hasTag('pictureInPicture') === true

/** The charts that the app runs at the moment. */
export const selectSession = ({ children }: AppSnapshot) => children.session
export const selectLineup = ({ children }: AppSnapshot) => children.lineup
export const selectFavourites = ({ children }: AppSnapshot) => children.favourites
export const selectLiveHome = ({ children }: AppSnapshot) => children.liveHome
export const selectLivePlayer = ({ children }: AppSnapshot) => children.livePlayer
export const selectPresentation = ({ children }: AppSnapshot) => children.presentation
export const selectGuide = ({ children }: AppSnapshot) => children.guide
export const selectSchedule = ({ children }: AppSnapshot) => children.schedule
export const selectCatalogue = ({ children }: AppSnapshot) => children.catalogue
/** There as soon as its code has been fetched. */
export const selectSleepTimer = ({ children }: AppSnapshot) => children.sleepTimer
/** There as soon as its code has been fetched. */
export const selectSignPicture = ({ children }: AppSnapshot) => children.signPicture
/** There as soon as its code has been fetched. */
export const selectKidsMode = ({ children }: AppSnapshot) => children.kidsMode
/** There for a user, as soon as its code has been fetched. */
export const selectReminders = ({ children }: AppSnapshot) => children.reminders
/** There for a user, as soon as its code has been fetched. */
export const selectChannelHistory = ({ children }: AppSnapshot) => children.channelHistory
/** Programmes that the viewer asked to be reminded of before the reminders' code has come. */
export const selectEarlyReminders = ({ context }: AppSnapshot): ReadonlyArray<ChannelProgramme> => context.reminded
/** There as soon as a page of the user's own, or the plans, were asked for. */
export const selectPurchase = ({ children }: AppSnapshot) => children.purchase
export const selectRecharge = ({ children }: AppSnapshot) => children.recharge
export const selectOwnAccount = ({ children }: AppSnapshot) => children.ownAccount
/** There while its page is open. */
export const selectProfile = ({ children }: AppSnapshot) => children.profile
export const selectEntrance = ({ children }: AppSnapshot) => children.entrance
export const selectChannelTools = ({ children }: AppSnapshot) => children.channelTools
export const selectToasts = ({ children }: AppSnapshot) => children.toasts
export const selectRequestOverlay = ({ children }: AppSnapshot) => children.requestOverlay

export const selectIsStarting = (snapshot: AppSnapshot): boolean => snapshot.hasTag('starting')
export const selectHasFailed = (snapshot: AppSnapshot): boolean => snapshot.hasTag('failed')
export const selectFailure = ({ context }: AppSnapshot): CallFailure | undefined => context.failure
/** The app asks for a share key: before it can open, or over the page that is open. */
/** The operator wants what was sealed in clear, and the viewer has to decide. */
export const selectIsUnsealed = (snapshot: AppSnapshot): boolean => snapshot.hasTag('unsealed')
export const selectIsShareKeyPageShown = (snapshot: AppSnapshot): boolean => snapshot.hasTag('shareKeyPage')
export const selectIsShareKeyDialogShown = (snapshot: AppSnapshot): boolean => snapshot.hasTag('shareKeyDialog')
/** The operator is asked whether the given one fits. */
export const selectIsShareKeyTried = (snapshot: AppSnapshot): boolean => snapshot.hasTag('shareKeyTried')
/** Why the app asks for a share key, while it does. */
export const selectShareKeyProblem = ({ context }: AppSnapshot): ShareKeyProblem | undefined => context.shareKeyProblem
export const selectIsOffline = (snapshot: AppSnapshot): boolean => snapshot.hasTag('offline')
/** A guest wants what only a user may. */
export const selectIsGuestPrompted = (snapshot: AppSnapshot): boolean => snapshot.hasTag('guestPrompt')
/** The code of the way in or of the player could not be fetched; `viewer.retry` tries again. */
export const selectIsEntranceUnavailable = (snapshot: AppSnapshot): boolean => snapshot.hasTag('entranceUnavailable')
export const selectIsLivePlayerUnavailable = (snapshot: AppSnapshot): boolean =>
  snapshot.hasTag('livePlayerUnavailable')
export const selectIsGuideUnavailable = (snapshot: AppSnapshot): boolean => snapshot.hasTag('guideUnavailable')
export const selectIsCatalogueUnavailable = (snapshot: AppSnapshot): boolean => snapshot.hasTag('catalogueUnavailable')
export const selectIsMineUnavailable = (snapshot: AppSnapshot): boolean => snapshot.hasTag('mineUnavailable')

export const selectAccess = ({ context }: AppSnapshot): Access => context.access
/** The server's time, about. */
export const selectNow = ({ context }: AppSnapshot): Instant => context.now
export const selectPlace = ({ context }: AppSnapshot): Place => context.place
/** Where the viewer is, once the page is open to this viewer: not on the way to another one (ROUTE-13). */
export const selectSeen = (snapshot: AppSnapshot): Place | undefined => {
  const { place, access, deployment } = snapshot.context
  const isOpen = snapshot.hasTag('there') && access !== 'unknown' && deployment !== undefined
  return isOpen && landingOf(place, deployment) === place ? place : undefined
}
/** Live TV shows all channels over all days in place of its player. */
export const selectShowsGrid = ({ context }: AppSnapshot): boolean => showsGrid(context.place)
/**
 * A page that is opened opens in a new browser tab (ROUTE-12): a channel is out in picture-in-picture, whose page is live TV,
 * or a title, which plays over pages, none of which is its own.
 */
export const selectOpensNewTab =
  ({ page }: Place) =>
  ({ children }: AppSnapshot): boolean => {
    const title = children.catalogue?.getSnapshot().children.vodPlayer?.getSnapshot().children.presentation
    return isOut(title) || (isOut(children.presentation) && page !== 'liveTv')
  }
export const selectDeployment = ({ context }: AppSnapshot): Deployment | undefined => context.deployment
export const selectManifest = ({ context }: AppSnapshot): Manifest | undefined => context.operator?.manifest
export const selectProperties = ({ context }: AppSnapshot): AppProperties | undefined => context.operator?.properties
