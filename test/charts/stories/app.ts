import { withStubs } from '@sintonia/statechart-paths'
import { right } from 'fp-ts/lib/Either.js'
import { appMachine } from '../../../machines/app/index.ts'
import { broadcastMachine } from '../../../machines/broadcast/index.ts'
import { broadcastPlayerMachine } from '../../../machines/broadcastPlayer.ts'
import { catchUpPlayerMachine } from '../../../machines/catchUpPlayer/index.ts'
import { codeFormMachine } from '../../../machines/codeForm/index.ts'
import { dialMachine } from '../../../machines/dial.ts'
import { engineMachine } from '../../../machines/engine/index.ts'
import { livePlayerMachine } from '../../../machines/livePlayer/index.ts'
import { noticeMachine } from '../../../machines/notice.ts'
import { ownAccountMachine } from '../../../machines/ownAccount.ts'
import { presentationMachine } from '../../../machines/presentation/index.ts'
import { remindersMachine } from '../../../machines/reminders/index.ts'
import { type Session, sessionMachine } from '../../../machines/session/index.ts'
import { toastsMachine } from '../../../machines/toasts.ts'
import type { Channel } from '../../../models/channel.ts'
import { instant } from '../../../models/codec/instant.ts'
import type { Place } from '../../../models/page.ts'
import { channel } from '../../support/lineups.ts'
import { deployment, operator } from '../../support/operators.ts'
import { ana } from '../../support/sessions.ts'
import type { Inspector } from './record.ts'
import { makeStage, type Stage } from './stage.ts'

const engine = withStubs(engineMachine)

const livePlayer = withStubs(livePlayerMachine, {
  dial: dialMachine,
  notice: noticeMachine,
  engine,
  catchUpPlayer: withStubs(catchUpPlayerMachine),
  broadcastPlayer: withStubs(broadcastPlayerMachine),
})

/** The whole app: the charts that the stories are about are real, and behind every other name somebody waits. */
const machine = withStubs(appMachine, {
  session: withStubs(sessionMachine),
  livePlayer,
  presentation: withStubs(presentationMachine),
  broadcast: withStubs(broadcastMachine),
  reminders: withStubs(remindersMachine),
  toasts: toastsMachine,
  ownAccount: withStubs(ownAccountMachine, { codeForm: withStubs(codeFormMachine) }),
})

export const AURORA = channel('aurora', { number: 1, catchUpDays: 7 })
export const BRISA = channel('brisa', { number: 2 })
export const CADENA = channel('cadena', { number: 9 })

export const CHANNELS = [AURORA, BRISA, CADENA]

export const BEGIN = instant(Date.UTC(2026, 0, 15, 20))

/** The app as it is opened on live TV, on the first channel unless the address says otherwise. */
export const appStage = (inspector: Inspector, params: Place['params'] = { id: AURORA.logicalChannelId }): Stage =>
  makeStage(machine, { place: { page: 'liveTv', params }, now: BEGIN }, inspector)

/** The app has started, and this person is signed in. */
export const signedIn = (stage: Stage, session: Session = ana): void => {
  stage.answers('loadDeployment', right(deployment()))
  stage.answers('loadOperator', right(operator(true)))
  stage.answers('loadLineup', right(undefined))
  stage.answers('session.restore', session)
}

/** The app with the first channel on screen. */
export const watching = (inspector: Inspector, session?: Session): Stage => {
  const stage = appStage(inspector)
  signedIn(stage, session)
  stage.answers('loadLivePlayer', right(undefined))
  stage.says('Operator', '', { type: 'lineup.changed', channels: CHANNELS })
  opened(stage, 'livePlayer.open', AURORA)
  shown(stage)
  return stage
}

/** The operator says where a channel's stream is. */
export const opened = (stage: Stage, question: string, { logicalChannelId }: Channel): void =>
  stage.answers(question, right({ kind: 'stream', addresses: [`https://one.example/${logicalChannelId}.m3u8`] }))

/** The picture of what was loaded last comes. */
export const shown = (stage: Stage): void => {
  stage.says('Picture', 'livePlayer.engine', { type: 'media.firstFrame', paused: false })
  stage.says('Picture', 'livePlayer.engine', { type: 'media.playing' })
}
