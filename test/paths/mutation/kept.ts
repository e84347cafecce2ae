import { createHash } from 'node:crypto'
import type { Score, Verdict } from '@sintonia/statechart-paths/mutate'

/** What became of the faults planted in one chart, as the repository keeps it. */
export type Kept = {
  readonly format: 'sintonia-kept-mutants/1'
  readonly chart: string
  /** Of all code that decides what is below: the chart, its models, the tool. */
  readonly hash: string
  readonly problems: readonly string[]
  readonly verdicts: readonly KeptVerdict[]
  /** Of all of the above: nobody writes a verdict by hand. */
  readonly seal: string
}

/** The reason why a mutant was killed is left out: it is the first of many. */
type KeptVerdict = Pick<Verdict, 'id' | 'outcome'> & { readonly reason?: string }

type Unsealed = Omit<Kept, 'seal'>

const sealOf = (kept: Unsealed): string => createHash('sha256').update(linesOf(kept)).digest('hex').slice(0, 16)

/** One verdict a line, so that a difference can be read. */
const linesOf = ({ verdicts, ...head }: Unsealed | Kept): string => {
  const lines = verdicts.map(verdict => `    ${JSON.stringify(verdict)}`).join(',\n')
  const fields = Object.entries(head).map(([name, value]) => `  "${name}": ${JSON.stringify(value)}`)
  return `{\n${fields.join(',\n')},\n  "verdicts": [\n${lines}\n  ]\n}\n`
}

export const keptOf = ({ chart, problems, verdicts }: Score, hash: string): Kept => {
  const unsealed = {
    format: 'sintonia-kept-mutants/1',
    chart,
    hash,
    problems,
    verdicts: verdicts.map(({ id, outcome, reason }) => ({ id, outcome, ...(outcome === 'killed' ? {} : { reason }) })),
  } as const
  return { ...unsealed, seal: sealOf(unsealed) }
}

export const keptText: (kept: Kept) => string = linesOf

/** What a result must be of to be believed. */
type Today = { readonly hash: string; readonly mutants: readonly string[] }

/** Why a kept result is not believed; undefined where it is. */
export const refusalOf = (kept: Kept | undefined, today: Today): string | undefined => {
  if (kept === undefined) return 'no result is kept'
  const { seal, ...unsealed } = kept
  if (seal !== sealOf(unsealed)) return 'the kept result was changed by hand'
  if (kept.hash !== today.hash) return 'the kept result is older than the chart, its models or the tool'
  const named = kept.verdicts.map(({ id }) => id)
  if (named.join('\n') !== today.mutants.join('\n')) return 'the kept result is not of the mutants of the chart'
  return undefined
}
