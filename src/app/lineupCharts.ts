import type { lineupMachine } from '../../machines/lineup/index.ts'
import type { liveHomeMachine } from '../../machines/liveHome/index.ts'
import type { LayoutConfig } from '../../models/layoutConfig.ts'
import { type LineupChartParts, provideLineup } from '../services/api/provideLive.ts'
import { provideLiveHome } from '../services/api/provideLiveHome.ts'
import type { Services } from '../services/services.ts'

interface LineupParts extends Pick<LineupChartParts, 'http' | 'programmes'> {
  readonly services: Services
  readonly layoutConfig: () => LayoutConfig
}

interface LineupCharts {
  readonly lineup: typeof lineupMachine
  readonly liveHome: typeof liveHomeMachine
}

/** What is known of this viewer, for the rules of content (CHAN-05). */
const viewerFacts = ({ store }: Services) => {
  const account = store.read()?.account
  return { region: account?.country, ip: account?.clientIp, account: account?.accountId }
}

/** The channels, and what the operator chose of them for the home page: code that no page of titles waits for. */
export const makeLineupCharts = ({ services, ...parts }: LineupParts): LineupCharts => ({
  lineup: provideLineup({
    ...parts,
    ownView: services.ownView,
    viewer: () => viewerFacts(services),
  }),
  liveHome: provideLiveHome(services),
})
