import {
  type ClientFault,
  clientFault,
  type FaultKind,
  faultKey,
  MOST_FAULTS,
  seenAgain,
  stateText,
} from '../../../models/clientFault.ts'
import { instant } from '../../../models/codec/instant.ts'
import type { Page } from '../../../models/page.ts'
import { makeRedactor } from '../../../models/redaction.ts'
import { metricBatch } from '../../../models/wire/metrics.ts'
import type { ReportEntry } from '../report/report.ts'
import { chartsConcerned } from './concerned.ts'
import type { ActorLog, FlightLog, Step } from './flightLog.ts'

export interface FaultLog {
  readonly take: (at: number, entry: ReportEntry) => void
  readonly all: () => ReadonlyArray<ClientFault>
  /** Hears of each occurrence, those before it at once. */
  readonly listen: (listener: (fault: ClientFault) => void) => void
}

const KINDS_OF_PARTS: Readonly<Record<string, FaultKind>> = {
  app: 'chart',
  view: 'view',
  page: 'view',
  promise: 'view',
  csp: 'csp',
  storage: 'storage',
  guideDatabase: 'storage',
  keptAnswers: 'storage',
  guideWorker: 'worker',
  serviceWorker: 'worker',
}

const kindOf = (entry: ReportEntry): FaultKind => {
  if (entry.kind === 'dropped') return 'payload'
  if (entry.kind === 'failed') return entry.failure.startsWith('malformed') ? 'payload' : 'call'
  return KINDS_OF_PARTS[entry.source] ?? 'call'
}

const codeOf = (entry: ReportEntry): string => {
  switch (entry.kind) {
    case 'dropped':
      return `${entry.source} ${entry.codec} ${entry.path}`
    case 'failed':
      return `${entry.source} ${entry.failure}`
    case 'broken':
      return `${entry.source} ${entry.error}`
  }
}

/** An expired login is no fault, and a report that does not arrive makes no report. */
const isFault = (entry: ReportEntry): boolean =>
  entry.source !== metricBatch.name && !(entry.kind === 'failed' && entry.failure === 'expired')

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

const ACTOR_ERROR = 'xstate.error.actor.'
const STALL = 'xstate.after.stallLimit'

/**
 * What went wrong, by the chart whose work it disturbed and the state that this was in (NET-08): what is reported, what
 * charts hear of actors that broke, and what engines say of the media.
 */
export const makeFaultLog = (log: FlightLog, release: string): FaultLog => {
  const noted = new Map<string, ClientFault>()
  const listeners = new Set<(fault: ClientFault) => void>()
  const redactor = makeRedactor()

  const note = (seen: Omit<ClientFault, 'type' | 'count' | 'release'>): void => {
    const fault = clientFault({ ...seen, release, code: String(redactor.value(seen.code)) })
    const known = noted.get(faultKey(fault))
    if (known === undefined && noted.size >= MOST_FAULTS) return
    noted.set(faultKey(fault), known === undefined ? fault : seenAgain(known, 1))
    for (const listener of listeners) listener(fault)
  }

  const running = (chart: string): ActorLog | undefined =>
    log.actors().findLast(actor => actor.isRunning && actor.chart === chart)

  const pageOf = (app: ActorLog | undefined): Page | undefined => app?.last.context.place?.page

  const take = (at: number, entry: ReportEntry): void => {
    if (!isFault(entry)) return
    const app = running('app')
    const [concerned = app] = chartsConcerned(entry.source, pageOf(app)).flatMap(chart => running(chart) ?? [])
    note({
      kind: kindOf(entry),
      chart: concerned?.chart ?? 'app',
      state: concerned === undefined ? '' : stateText(concerned.last.value),
      code: codeOf(entry),
      ts: instant(at),
    })
  }

  const noteBrokenActor = ({ at, event, log: parent, before }: Step): void => {
    const id = event.type.slice(ACTOR_ERROR.length)
    const broken = log.actors().findLast(actor => actor.id === id)
    note({
      kind: 'chart',
      chart: broken?.chart ?? parent.chart,
      state: stateText((broken?.last ?? before).value),
      code: `${id} ${nameOf(event.error)}`,
      ts: instant(at),
    })
  }

  const noteMedia = ({ at, log: { chart }, before }: Step, code: string): void =>
    note({ kind: 'media', chart, state: stateText(before.value), code, ts: instant(at) })

  log.listen(step => {
    const { event } = step
    if (event.type.startsWith(ACTOR_ERROR)) noteBrokenActor(step)
    else if (event.type.startsWith(STALL)) noteMedia(step, 'stalled')
    else if (event.type === 'media.failed') {
      const { kind, detail, status = '' } = event.failure
      noteMedia(step, `${kind} ${detail} ${status}`.trimEnd())
    }
  })

  return {
    take,
    all: () => [...noted.values()],
    listen: listener => {
      for (const fault of noted.values()) listener(fault)
      listeners.add(listener)
    },
  }
}
