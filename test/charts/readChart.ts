import { type Chart, readChart as read } from '@sintonia/statechart-book'
import type { AnyStateMachine } from 'xstate'
import { GLOSSARY } from './glossary/index.ts'
import { LENGTHS } from './glossary/lengths.ts'

/** A chart of this app with its product words. */
export const readChart = (machine: AnyStateMachine): Chart =>
  read(machine, { words: GLOSSARY[machine.id], lengths: LENGTHS[machine.id] })
