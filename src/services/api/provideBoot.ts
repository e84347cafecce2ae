import { fromCallback, fromPromise } from 'xstate'
import type { AppEvent, DeploymentOutput } from '../../../machines/app/index.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import { watchClock } from '../clock/ticks.ts'
import type { Timer } from '../clock/timer.ts'
import type { Network } from '../http/network.ts'
import type { Http } from '../http/types.ts'
import type { Stored } from '../storage/storage.ts'
import type { StoredValues } from '../storage/values.ts'
import type { Tabs } from '../tabs/tabs.ts'
import { loadOperator } from './boot.ts'

type BootParts = {
  readonly loadDeployment: () => Promise<DeploymentOutput>
  readonly shareKey: Pick<Stored<string>, 'remove'>
  readonly clock: ServerClock
  readonly timer: Timer
  readonly tabs: Tabs
  readonly network: Network
  readonly values: StoredValues
  readonly http: Http
}

/** The app's own ports: what it starts from, the network and the clock. */
export const bootPorts = ({ loadDeployment, shareKey, http, network, values, ...ticking }: BootParts) => ({
  loadDeployment: fromPromise(loadDeployment),
  forgetShareKey: fromPromise(async () => shareKey.remove()),
  loadOperator: fromPromise(() => loadOperator({ http, kept: values.appProperties })),
  watchNetwork: fromCallback<AppEvent>(({ sendBack }) =>
    network.watch(reached => sendBack({ type: reached ? 'network.restored' : 'network.lost' })),
  ),
  watchClock: fromCallback<AppEvent>(({ sendBack }) =>
    watchClock(ticking)(now => sendBack({ type: 'clock.ticked', now })),
  ),
})
