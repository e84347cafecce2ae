import type * as E from 'fp-ts/lib/Either.js'
import { fromCallback, fromPromise } from 'xstate'
import type { AppEvent } from '../../../machines/app/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { Deployment } from '../../../models/deployment.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import { watchClock } from '../clock/ticks.ts'
import type { Timer } from '../clock/timer.ts'
import type { Network } from '../http/network.ts'
import type { Http } from '../http/types.ts'
import type { StoredValues } from '../storage/values.ts'
import type { Tabs } from '../tabs/tabs.ts'
import { loadOperator } from './boot.ts'

type BootParts = {
  readonly loadDeployment: () => Promise<E.Either<CallFailure, Deployment>>
  readonly clock: ServerClock
  readonly timer: Timer
  readonly tabs: Tabs
  readonly network: Network
  readonly values: StoredValues
  readonly http: Http
}

/** The app's own ports: what it starts from, the network and the clock. */
export const bootPorts = ({ loadDeployment, http, network, values, ...ticking }: BootParts) => ({
  loadDeployment: fromPromise(loadDeployment),
  loadOperator: fromPromise(() => loadOperator({ http, kept: values.appProperties })),
  watchNetwork: fromCallback<AppEvent>(({ sendBack }) =>
    network.watch(reached => sendBack({ type: reached ? 'network.restored' : 'network.lost' })),
  ),
  watchClock: fromCallback<AppEvent>(({ sendBack }) =>
    watchClock(ticking)(now => sendBack({ type: 'clock.ticked', now })),
  ),
})
