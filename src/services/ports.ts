import type { AnyStateMachine } from 'xstate'

/** What a chart asks of the world, as plain actors: `src/shell/provide` gives them to it. */
export type PortsOf<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>
