import * as t from 'io-ts'

/** How loud the viewer left it, kept on the device; `volume` from 0 to 1. */
export const Sound = t.strict({ volume: t.number, muted: t.boolean }, 'Sound')
export type Sound = t.TypeOf<typeof Sound>
