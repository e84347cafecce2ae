import { fromCallback, fromPromise } from 'xstate'
import type { AppEvent } from '../../../machines/app/index.ts'
import { watchClock } from '../clock/ticks.ts'
import type { Http } from '../http/types.ts'
import type { Services } from '../services.ts'
import { loadOperator } from './boot.ts'

type BootParts = Pick<Services, 'loadDeployment' | 'clock' | 'timer' | 'tabs' | 'network' | 'values'> & {
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
