import type { Chart } from '../../chart/chart.ts'

type Outcome = { readonly effects: readonly string[] }

/** What a chart was seen to do on some paths: of an effect `send {"type":"engine.play"} to engine`, who was told what. */
export type Seen = {
  readonly chart: string
  readonly paths: readonly { readonly start: Outcome; readonly steps: readonly Outcome[] }[]
}

/** What one chart was seen to tell another. */
export type Told = { readonly from: string; readonly to: string; readonly events: readonly string[] }

/** One chart that another one runs, under these names of its actor. */
export type Run = { readonly runner: string; readonly chart: string; readonly ids: readonly string[] }

export type System = {
  readonly charts: readonly Chart[]
  readonly runs: readonly Run[]
  readonly told: readonly Told[]
}

const SENT = /^send (.*) to (\S+)$/

const PARENT = 'parent'

type Sent = { readonly from: string; readonly event: string; readonly to: string }

/** `send {"type":"engine.play"} to engine`: the event's name and who gets it. */
const sentBy = (from: string, effect: string): readonly Sent[] => {
  const [, event, to] = SENT.exec(effect) ?? []
  if (event === undefined || to === undefined) return []
  const { type }: { readonly type?: unknown } = JSON.parse(event)
  return typeof type === 'string' ? [{ from, event: type, to }] : []
}

/** Everything that charts were seen to send, once for each wording of it. */
const sentIn = (suites: readonly Seen[]): readonly Sent[] =>
  suites.flatMap(({ chart, paths }) => {
    const effects = paths.flatMap(({ start, steps }) => [start, ...steps].flatMap(step => step.effects))
    return [...new Set(effects)].flatMap(effect => sentBy(chart, effect))
  })

const runsOf = (charts: readonly Chart[]): readonly Run[] =>
  charts.flatMap(({ name: runner, states }) => {
    const invokes = states.flatMap(state => state.invokes).filter(({ isChart }) => isChart)
    return [...new Set(invokes.map(({ source }) => source))].map(chart => ({
      runner,
      chart,
      ids: [...new Set(invokes.filter(({ source }) => source === chart).map(({ id }) => id))],
    }))
  })

/** The charts that run this one. */
const above = (runs: readonly Run[], name: string): readonly string[] =>
  runs.filter(({ chart }) => chart === name).map(({ runner }) => runner)

/** The charts that this one runs under the name of an actor. */
const below = (runs: readonly Run[], from: string, actor: string): readonly string[] =>
  runs.filter(({ runner, ids }) => runner === from && ids.includes(actor)).map(({ chart }) => chart)

const hears = (charts: readonly Chart[], name: string, event: string): boolean =>
  charts.some(chart => chart.name === name && chart.transitions.some(each => each.event === event))

/** The charts behind the name by which another one was told something; none behind the name of a call or a callback. */
const addressed = (runs: readonly Run[], { from, to }: Sent): readonly string[] =>
  to === PARENT ? above(runs, from) : below(runs, from, to)

/**
 * Which chart runs which, and what each was seen to tell another: real runs of the real machines.
 * What nobody hears is left out.
 */
export const systemOf = (charts: readonly Chart[], suites: readonly Seen[]): System => {
  const runs = runsOf(charts)
  const told = new Map<string, Set<string>>()
  for (const sent of sentIn(suites)) {
    const { from, event } = sent
    for (const name of addressed(runs, sent).filter(each => hears(charts, each, event))) {
      const key = `${from} ${name}`
      told.set(key, (told.get(key) ?? new Set()).add(event))
    }
  }
  return {
    charts,
    runs,
    told: [...told].map(([key, events]) => {
      const [from = '', to = ''] = key.split(' ')
      return { from, to, events: [...events].sort() }
    }),
  }
}

/** The port behind the name of an actor that is no chart. */
const portOf = (charts: readonly Chart[], { from, to }: Sent): string | undefined =>
  charts
    .find(({ name }) => name === from)
    ?.states.flatMap(({ invokes }) => invokes)
    .find(({ id, isChart }) => id === to && !isChart)?.source

/** What one chart was seen to tell, and the chart or the port that hears it. */
export type Hearer = {
  readonly from: string
  readonly event: string
  readonly chart?: string | undefined
  readonly port?: string | undefined
}

/** Everything that charts were seen to tell, once for each that hears it. */
export const hearersOf = (charts: readonly Chart[], suites: readonly Seen[]): readonly Hearer[] => {
  const runs = runsOf(charts)
  const hearers = sentIn(suites).flatMap((sent): readonly Hearer[] => {
    const { from, event } = sent
    const port = portOf(charts, sent)
    if (port !== undefined) return [{ from, event, port }]
    const heard = addressed(runs, sent).filter(each => hears(charts, each, event))
    return heard.map(chart => ({ from, event, chart }))
  })
  return [...new Map(hearers.map(each => [JSON.stringify(each), each])).values()]
}

const isLost = (charts: readonly Chart[], runs: readonly Run[], sent: Sent): boolean => {
  const to = addressed(runs, sent)
  return (sent.to === PARENT || to.length > 0) && !to.some(name => hears(charts, name, sent.event))
}

/** What a chart was seen to tell another one that does not hear it: nobody does anything about it. */
export const unheard = (charts: readonly Chart[], suites: readonly Seen[]): readonly string[] => {
  const runs = runsOf(charts)
  const lost = sentIn(suites)
    .filter(sent => isLost(charts, runs, sent))
    .map(
      sent =>
        `${sent.from} tells ${sent.event}, and ${addressed(runs, sent).join(' and ') || 'nobody'} does not hear it`,
    )
  return [...new Set(lost)]
}
