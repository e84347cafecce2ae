import type { AnyChartModel } from '@sintonia/statechart-paths'
import { describe } from 'vitest'
import {
  selectCatalogue,
  selectFavourites,
  selectGuide,
  selectIsGuestPrompted,
  selectIsShareKeyDialogShown,
  selectIsShareKeyPageShown,
  selectLineup,
  selectLiveHome,
  selectLivePlayer,
  selectPresentation,
  selectSchedule,
  selectShareKeyProblem,
} from '../../../machines/app/index.ts'
import { needsUser } from '../../../models/page.ts'
import { chartSuites, invariant } from '../../support/chartSuite.ts'
import {
  appAddressModel,
  appBesideModel,
  appMessagesModel,
  appMineModel,
  appModel,
  appReleaseModel,
  appSealedModel,
  appShareKeyModel,
} from './model.ts'

// One file: another would explore the chart a second time, and nothing takes longer.

const models: ReadonlyArray<AnyChartModel> = [
  appModel,
  appBesideModel,
  appMineModel,
  appMessagesModel,
  appSealedModel,
  appShareKeyModel,
  appReleaseModel,
  appAddressModel,
]

chartSuites(models)

describe('Always', () => {
  invariant(
    appModel,
    '[ROLE-02] a guest who stands on a page for users is on the way to the login page',
    snapshot =>
      !(snapshot.matches('running') && snapshot.context.access === 'guest' && needsUser(snapshot.context.place)) ||
      snapshot.matches({ running: { navigation: 'sentToLogin' } }),
  )
  invariant(
    appModel,
    '[MODE-05] while only the login page is open there is no line-up and no player',
    snapshot =>
      snapshot.context.access !== 'closed' ||
      (selectLineup(snapshot) === undefined && selectLivePlayer(snapshot) === undefined),
  )
  invariant(
    appModel,
    '[ROLE-01] only a user has favourites',
    snapshot => selectFavourites(snapshot) === undefined || snapshot.context.access === 'user',
  )
  invariant(
    appModel,
    '[LIVE-12] whatever plays stands somewhere: a player and its presentation come and go together',
    snapshot => (selectLivePlayer(snapshot) === undefined) === (selectPresentation(snapshot) === undefined),
  )
  invariant(
    appBesideModel,
    '[SES-02] nobody has the catalogue where a login is required',
    snapshot => selectCatalogue(snapshot) === undefined || snapshot.context.access !== 'closed',
  )
  invariant(
    appModel,
    '[EPG-10] the grid is there on its own view of live TV only, and never together with the list',
    snapshot =>
      (selectGuide(snapshot) === undefined || snapshot.context.place.params.view === 'guide') &&
      (selectGuide(snapshot) === undefined || selectSchedule(snapshot) === undefined),
  )
  invariant(
    appBesideModel,
    "[CHAN-12] there is an operator's choice on the home page only, and never for nobody",
    snapshot =>
      selectLiveHome(snapshot) === undefined ||
      (snapshot.context.place.page === 'home' && snapshot.context.access !== 'closed'),
  )
  invariant(
    appMineModel,
    '[ROLE-01] a guest has nothing of a user',
    snapshot => snapshot.context.access === 'user' || snapshot.children.purchase === undefined,
  )
  invariant(
    appMineModel,
    '[UI-02] where a guest wanted to go is known only while the guest is asked, who stands on an open page',
    snapshot =>
      snapshot.context.wanted === undefined || (selectIsGuestPrompted(snapshot) && !needsUser(snapshot.context.place)),
  )
  invariant(
    appMineModel,
    '[ROLE-02] nobody but a user stands on a page for users, but on the way to the login page',
    snapshot =>
      !snapshot.matches('running') ||
      snapshot.context.access !== 'guest' ||
      !needsUser(snapshot.context.place) ||
      snapshot.matches({ running: { navigation: 'sentToLogin' } }),
  )
  for (const model of [appSealedModel, appShareKeyModel])
    invariant(
      model,
      '[AUTH-12] [E2EE-01] a share key is asked for on the page or over it, never twice, and then it is known why',
      snapshot => {
        const asks = [selectIsShareKeyPageShown(snapshot), selectIsShareKeyDialogShown(snapshot)].filter(Boolean).length
        return asks === 0 || (asks === 1 && selectShareKeyProblem(snapshot) !== undefined)
      },
    )
})
