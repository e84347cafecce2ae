import { createHash } from 'node:crypto'
import * as t from 'io-ts'
import type { Exploration } from '../explore/explore.ts'
import type { Path } from '../explore/path.ts'
import type { Candidate } from './candidates.ts'
import { fingerprint } from './plain.ts'
import { timerName } from './titles.ts'

/** A step as plain data: what a person, a port or the clock does. Other tools read it from the JSON of paths. */
export type StepForm =
  | { readonly do: 'send'; readonly event: { readonly type: string } }
  | { readonly do: 'answer'; readonly actor: string; readonly output?: unknown }
  | { readonly do: 'break'; readonly actor: string }
  | { readonly do: 'wait'; readonly timer: string }

export const StepForm: t.Type<StepForm, unknown> = t.union(
  [
    t.type({ do: t.literal('send'), event: t.intersection([t.type({ type: t.string }), t.UnknownRecord]) }),
    t.intersection([t.type({ do: t.literal('answer'), actor: t.string }), t.partial({ output: t.unknown })]),
    t.type({ do: t.literal('break'), actor: t.string }),
    t.type({ do: t.literal('wait'), timer: t.string }),
  ],
  'StepForm',
)

/** As it comes out of a file: what JSON does not know is gone. */
export const inJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

export const stepForm = ({ event, actor, timer }: Candidate): StepForm => {
  if (timer !== undefined) return { do: 'wait', timer: timerName(timer) }
  if (actor === undefined) return inJson({ do: 'send', event })
  return event.type.startsWith('xstate.error.')
    ? { do: 'break', actor }
    : inJson({ do: 'answer', actor, output: event.output })
}

export const isSameStep = (a: StepForm, b: StepForm): boolean => fingerprint(a) === fingerprint(b)

/** Says by its steps which path it is, whoever made it: `livePlayer-3f9a1c07`. */
export const pathId = (chart: string, variant: string | undefined, steps: readonly StepForm[]): string => {
  const text = `${variant ?? ''}${fingerprint(steps)}`
  return `${chart}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`
}

/** The id of a path of an exploration. */
export const pathIdOf = ({ model }: Exploration, { moves }: Pick<Path, 'moves'>): string =>
  pathId(model.machine.id, model.variant, moves.map(stepForm))
