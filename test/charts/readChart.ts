import { type Chart, readChart as read, type Said } from '@sintonia/statechart-book'
import type { AnyStateMachine } from 'xstate'
import { GLOSSARY } from './glossary/index.ts'
import { LENGTHS } from './glossary/lengths.ts'

/** The product words of a chart of this app. */
export const saidOf = ({ id }: AnyStateMachine): Said => ({ words: GLOSSARY[id], lengths: LENGTHS[id] })

/** A chart of this app, with its product words. */
export const readChart = (machine: AnyStateMachine): Chart => read(machine, saidOf(machine))
