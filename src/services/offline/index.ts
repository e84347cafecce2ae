import localforage from 'localforage'
import { type ActorRefFrom, waitFor } from 'xstate'
import { type appMachine, selectDeployment, selectIsStarting } from '../../../machines/app/index.ts'
import type { Deployment } from '../../../models/deployment.ts'
import type { Network } from '../http/network.ts'
import type { Report } from '../report/report.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import { type KeptAnswers, makeKeptAnswers } from './answers.ts'
import { keepShell } from './worker.ts'

interface OfflineParts {
  readonly services: {
    readonly network: Network
    readonly report: Report
    readonly store: SessionStore
  }
  readonly fetch: typeof fetch
  readonly window: Window
  readonly app: ActorRefFrom<typeof appMachine>
  /** The files of the app are fetched for a later visit: this one has the network to itself until then. */
  readonly quiet: Promise<void>
}

/** A network that says nothing for so long is none. */
const PATIENCE_MS = 4000

const nothingKept: KeptAnswers['settle'] = async (_, answer) => answer

const deploymentOf = async (app: OfflineParts['app']): Promise<Deployment> => {
  const deployment = selectDeployment(await waitFor(app, snapshot => selectDeployment(snapshot) !== undefined))
  return deployment ?? deploymentOf(app)
}

/**
 * What the app needs to open without a network: its own files, and what it knew last (AHEAD-17). Made when the page rests, or
 * when nobody answers: nothing of it is for the first picture.
 */
export const makeOffline = async ({
  services: { network, report, store },
  fetch,
  window,
  app,
  quiet,
}: OfflineParts) => {
  const { appId, apiOrigin, offline, zeroTrust } = await deploymentOf(app)
  const owner = () => store.read()?.account.accountId
  let isRecalled = false

  const answers: KeptAnswers = makeKeptAnswers({
    table: localforage.createInstance({ name: `sintonia.kept.${appId}`, driver: localforage.INDEXEDDB }),
    report,
    owner,
    isReached: () =>
      fetch(`${apiOrigin}/`, {
        method: 'HEAD',
        mode: 'no-cors',
        cache: 'no-store',
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).then(
        () => true,
        () => false,
      ),
    onRecalled: async () => {
      isRecalled = true
      // it was lost before the app was open, and the app has not heard of it
      await waitFor(app, snapshot => !selectIsStarting(snapshot))
      if (isRecalled) app.send({ type: 'network.lost' })
    },
  })
  network.watch(reached => {
    if (!reached || !isRecalled) return
    isRecalled = false
    app.send({ type: 'update.due', dataTypes: ['CHANNEL_LIST', 'CHANNEL_AUTH', 'CHANNEL_GROUP', 'EPG_PROGRAMS'] })
  })
  let known: { readonly owner: string | undefined } | undefined
  const follow = (): void => {
    if (known !== undefined && known.owner === owner()) return
    known = { owner: owner() }
    answers.forgetOthers().catch(error => report.broken('keptAnswers', error))
  }
  follow()
  app.subscribe(follow)

  const { navigator, caches } = window
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    quiet
      .then(() => keepShell({ workers: navigator.serviceWorker, caches, isWished: offline }))
      .catch(error => report.broken('serviceWorker', error))
  /** What travels sealed does not lie open on the device. */
  return { settle: offline && !zeroTrust ? answers.settle : nothingKept }
}
