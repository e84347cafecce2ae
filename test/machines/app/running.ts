import { withStubs } from '@sintonia/statechart-paths'
import { type Either, right } from 'fp-ts/lib/Either.js'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { agreementMachine, type PoliciesOutput } from '../../../machines/agreement.ts'
import { announcementsMachine } from '../../../machines/announcements/index.ts'
import {
  type AppEmitted,
  type AppEvent,
  appMachine,
  type CodeOutput,
  type Operator,
  selectToasts,
} from '../../../machines/app/index.ts'
import type { DeploymentOutput } from '../../../machines/app/types.ts'
import { broadcastMachine } from '../../../machines/broadcast/index.ts'
import { catalogueMachine } from '../../../machines/catalogue/index.ts'
import { channelHistoryMachine } from '../../../machines/channelHistory/index.ts'
import { channelToolsMachine } from '../../../machines/channelTools.ts'
import { channelUpdatesMachine } from '../../../machines/channelUpdates.ts'
import { entranceMachine } from '../../../machines/entrance/index.ts'
import { epgSyncMachine } from '../../../machines/epgSync.ts'
import { favouritesMachine } from '../../../machines/favourites.ts'
import { guideMachine } from '../../../machines/guide/index.ts'
import { kidsModeMachine } from '../../../machines/kidsMode.ts'
import { codeSplit } from '../../../machines/kit/codeSplit.ts'
import { lineupMachine } from '../../../machines/lineup/index.ts'
import { type LiveHomeAnswer, liveHomeMachine } from '../../../machines/liveHome.ts'
import { livePlayerMachine } from '../../../machines/livePlayer/index.ts'
import { type LogInOutput, type LoginWish, loginMachine } from '../../../machines/login/index.ts'
import { messageCentreMachine } from '../../../machines/messageCentre/index.ts'
import { ownAccountMachine } from '../../../machines/ownAccount.ts'
import { presentationMachine } from '../../../machines/presentation/index.ts'
import { profileMachine } from '../../../machines/profile/index.ts'
import { purchaseMachine } from '../../../machines/purchase.ts'
import { qrLoginMachine } from '../../../machines/qrLogin/index.ts'
import { rechargeMachine } from '../../../machines/recharge.ts'
import { releaseMachine } from '../../../machines/release.ts'
import { remindersMachine } from '../../../machines/reminders/index.ts'
import { scheduleMachine } from '../../../machines/schedule/index.ts'
import {
  type OpenOutput,
  type RestoreOutput,
  type Session,
  type SessionEvent,
  sessionMachine,
} from '../../../machines/session/index.ts'
import { signPictureMachine } from '../../../machines/signPicture.ts'
import { sleepTimerMachine } from '../../../machines/sleepTimer.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { instant } from '../../../models/codec/instant.ts'
import type { BusinessType } from '../../../models/deployment.ts'
import type { Place } from '../../../models/page.ts'
import type { ShareKeyProblem } from '../../../models/shareKey.ts'
import { handPort } from '../../support/machinePorts.ts'
import { deployment, operator } from '../../support/operators.ts'
import { ana } from '../../support/sessions.ts'

const silent = () => undefined
const nothing = async (): Promise<void> => undefined

/**
 * The whole app with its real charts; the test plays the operator, the device, the other tabs and the router. Behind the
 * line-up, the favourites and the player nobody answers.
 */
export const startApp = (place: Place) => {
  const ports = {
    deployment: handPort<DeploymentOutput>(),
    operator: handPort<Either<CallFailure, Operator>>(),
    seal: handPort<ShareKeyProblem | undefined, string | undefined>(),
    forgetting: handPort<void>(),
    rest: handPort<void>(),
    lineupCode: handPort<CodeOutput>(),
    mineCode: handPort<CodeOutput>(),
    entranceCode: handPort<CodeOutput>(),
    playerCode: handPort<CodeOutput>(),
    guideCode: handPort<CodeOutput>(),
    catalogueCode: handPort<CodeOutput>(),
    companionsCode: handPort<CodeOutput>(),
    messagesCode: handPort<CodeOutput>(),
    restore: handPort<RestoreOutput>(),
    visit: handPort<OpenOutput>(),
    renew: handPort<OpenOutput>(),
    home: handPort<LiveHomeAnswer>(),
    logIn: handPort<LogInOutput, LoginWish>(),
  }
  const navigations: AppEmitted[] = []
  const session = sessionMachine.provide({
    actors: {
      restoreSession: fromPromise(ports.restore.ask),
      visitorLogin: fromPromise(ports.visit.ask),
      renewTokens: fromPromise(ports.renew.ask),
      sendLogOut: fromPromise<void>(nothing),
      forgetSession: fromPromise<void>(nothing),
      reloadPage: fromPromise<void>(nothing),
      watchTabs: fromCallback<SessionEvent>(silent),
    },
  })
  const liveHome = liveHomeMachine.provide({ actors: { loadLiveHome: fromPromise(ports.home.ask) } })
  const entrance = entranceMachine.provide({
    actors: {
      login: loginMachine.provide({ actors: { logIn: fromPromise<LogInOutput, LoginWish>(ports.logIn.ask) } }),
      qrLogin: withStubs(qrLoginMachine),
      agreement: agreementMachine.provide({
        actors: { loadPolicies: fromPromise<PoliciesOutput>(async () => right([])) },
      }),
      enter: fromPromise<Session>(async () => ana),
    },
  })
  const machine = appMachine.provide({
    actors: {
      loadDeployment: fromPromise(ports.deployment.ask),
      loadOperator: fromPromise(ports.operator.ask),
      openSeal: fromPromise<ShareKeyProblem | undefined, string | undefined>(ports.seal.ask),
      forgetShareKey: fromPromise(ports.forgetting.ask),
      waitForRest: fromPromise(ports.rest.ask),
      loadLineup: fromPromise(ports.lineupCode.ask),
      loadMine: fromPromise(ports.mineCode.ask),
      purchase: codeSplit<typeof purchaseMachine>(() => withStubs(purchaseMachine)),
      recharge: codeSplit<typeof rechargeMachine>(() => withStubs(rechargeMachine)),
      ownAccount: codeSplit<typeof ownAccountMachine>(() => withStubs(ownAccountMachine)),
      profile: codeSplit<typeof profileMachine>(() => withStubs(profileMachine)),
      loadEntrance: fromPromise(ports.entranceCode.ask),
      loadLivePlayer: fromPromise(ports.playerCode.ask),
      loadGuide: fromPromise(ports.guideCode.ask),
      guide: codeSplit<typeof guideMachine>(() => withStubs(guideMachine)),
      schedule: codeSplit<typeof scheduleMachine>(() => withStubs(scheduleMachine)),
      loadCatalogue: fromPromise(ports.catalogueCode.ask),
      catalogue: codeSplit<typeof catalogueMachine>(() => withStubs(catalogueMachine)),
      loadCompanions: fromPromise(ports.companionsCode.ask),
      loadMessages: fromPromise(ports.messagesCode.ask),
      messageCentre: codeSplit<typeof messageCentreMachine>(() => withStubs(messageCentreMachine)),
      announcements: codeSplit<typeof announcementsMachine>(() => withStubs(announcementsMachine)),
      watchNetwork: fromCallback<AppEvent>(silent),
      watchClock: fromCallback<AppEvent>(silent),
      session,
      lineup: codeSplit<typeof lineupMachine>(() => withStubs(lineupMachine)),
      favourites: codeSplit<typeof favouritesMachine>(() => withStubs(favouritesMachine)),
      channelTools: codeSplit<typeof channelToolsMachine>(() => withStubs(channelToolsMachine)),
      liveHome: codeSplit<typeof liveHomeMachine>(() => liveHome),
      entrance: codeSplit<typeof entranceMachine>(() => entrance),
      presentation: codeSplit<typeof presentationMachine>(() => withStubs(presentationMachine)),
      livePlayer: codeSplit<typeof livePlayerMachine>(() => withStubs(livePlayerMachine)),
      broadcast: codeSplit<typeof broadcastMachine>(() => withStubs(broadcastMachine)),
      kidsMode: codeSplit<typeof kidsModeMachine>(() => withStubs(kidsModeMachine)),
      signPicture: codeSplit<typeof signPictureMachine>(() => withStubs(signPictureMachine)),
      sleepTimer: codeSplit<typeof sleepTimerMachine>(() => withStubs(sleepTimerMachine)),
      epgSync: codeSplit<typeof epgSyncMachine>(() => withStubs(epgSyncMachine)),
      reminders: codeSplit<typeof remindersMachine>(() => withStubs(remindersMachine)),
      channelHistory: codeSplit<typeof channelHistoryMachine>(() => withStubs(channelHistoryMachine)),
      channelUpdates: codeSplit<typeof channelUpdatesMachine>(() => withStubs(channelUpdatesMachine)),
      release: codeSplit<typeof releaseMachine>(() => withStubs(releaseMachine)),
    },
  })
  const app = createActor(machine, { input: { place, now: instant(0) }, clock: new SimulatedClock() })
  app.on('navigation.requested', navigation => navigations.push(navigation))
  const addresses: string[] = []
  app.on('address.changed', ({ to }) => addresses.push(to))
  app.start()
  selectToasts(app.getSnapshot())?.send({ type: 'view.came' })
  return {
    ...ports,
    app,
    navigations,
    /** What the browser's address was changed to, one after the other. */
    addresses,
    send: (event: AppEvent) => app.send(event),
    snapshot: () => app.getSnapshot(),
    go: ({ page, params }: Place) => app.send({ type: 'viewer.navigated', page, params }),
  }
}

/** The app as somebody's visit begins, on a page. */
export const visit = async (
  place: Place,
  session: Session | undefined,
  visitorMode = true,
  sold: BusinessType = 'both',
) => {
  const app = startApp(place)
  await app.deployment.answer(right(deployment({ businessType: sold })))
  await app.operator.answer(right(operator(visitorMode)))
  if (app.rest.isOpen()) await app.rest.answer()
  await app.lineupCode.answer(right(undefined))
  await app.restore.answer(session)
  await Promise.resolve()
  await Promise.resolve()
  return app
}
