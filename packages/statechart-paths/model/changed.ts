import type { AnyMachineSnapshot } from 'xstate'
import { looksSame } from './plain.ts'

/** The parts of the context that differ before and after a step, and `the state` where it does. */
export const changedParts = (before: AnyMachineSnapshot, after: AnyMachineSnapshot): readonly string[] => [
  ...(looksSame(before.value, after.value) ? [] : ['the state']),
  ...Object.keys(after.context).filter(key => !looksSame(before.context[key], after.context[key])),
]
