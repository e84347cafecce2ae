import type { AnyMachineSnapshot } from 'xstate'
import type { AppContext } from '../../../../../machines/app/types.ts'

export const contextOf = ({ context }: AnyMachineSnapshot): AppContext => context
export const isRunning = (at: AnyMachineSnapshot): boolean => at.matches('running')
export const isIn = (at: AnyMachineSnapshot, part: string, state: string): boolean =>
  at.matches({ running: { [part]: state } })

/** Why no path ends the sealing of the app. */
export const SEALING = 'zero-trust.spec.ts ends the sealing of a device that holds a share key'
/** Why no path has another release. */
export const RELEASING = 'the page would be loaded anew on the way; the chart of the release has paths of its own'

/** After these the address may change by itself. */
export const LEADING = [
  'viewer.logIn',
  'viewer.toggleFavourite',
  'viewer.seePlans',
  'viewer.logOut',
  'reminder.accepted',
] as const
