import { lineupMachine } from '../../../machines/lineup/index.ts'
import { liveHomeMachine } from '../../../machines/liveHome.ts'
import type { Channel } from '../../../models/channel.ts'
import { type RuleType, viewerFacts } from '../../../models/contentRule.ts'
import { sellsReplays } from '../../../models/deployment.ts'
import type { LayoutConfig } from '../../../models/layoutConfig.ts'
import { type LineupChartParts, lineupPorts } from '../../services/api/provideLive.ts'
import { liveHomePorts } from '../../services/api/provideLiveHome.ts'
import { findReplays } from '../../services/api/replays.ts'
import type { Services } from './services.ts'

interface LineupParts extends Pick<LineupChartParts, 'http' | 'programmes'> {
  readonly services: Services
  readonly layoutConfig: () => LayoutConfig
  readonly channels: () => Promise<ReadonlyArray<Channel>>
}

interface LineupCharts {
  readonly lineup: typeof lineupMachine
  readonly liveHome: typeof liveHomeMachine
}

/** Says once in a session what the rules of content look at and nobody has told (CHAN-05). */
const noteUnknownFacts = ({ store, report }: Services) => {
  let session: string | undefined
  const told = new Set<RuleType>()
  return (types: ReadonlyArray<RuleType>): void => {
    const { sessionId } = store.read()?.account ?? {}
    if (sessionId !== session) told.clear()
    session = sessionId
    for (const type of types) {
      if (!told.has(type)) report.dropped('contentRules', { codec: 'ViewerFacts', path: type })
      told.add(type)
    }
  }
}

/** The channels, and what the operator chose of them for the home page: code that no page of titles waits for. */
export const makeLineupCharts = ({ services, channels, ...parts }: LineupParts): LineupCharts => ({
  lineup: lineupMachine.provide({
    actors: {
      ...lineupPorts({
        ...parts,
        ownView: services.ownView,
        viewer: () => viewerFacts(services.store.read()?.account),
        onUnknownFacts: noteUnknownFacts(services),
        playsLive: () => !sellsReplays(services.deployment()),
      }),
    },
  }),
  liveHome: liveHomeMachine.provide({
    actors: {
      ...liveHomePorts({
        ...services,
        replays: async () =>
          sellsReplays(services.deployment())
            ? findReplays({ programmes: parts.programmes, channels, now: services.clock.now })
            : [],
      }),
    },
  }),
})
