import { readFileSync } from 'node:fs'
import type { Imprint } from '@sintonia/statechart-book/pages'
import { CHART_CHANNEL } from '../../models/chartFeed.ts'
import { SAID_FOR } from './glossary/saidFor.ts'
import { ROOT } from './house.ts'

export const IMPRINT: Imprint = {
  about: {
    product: 'Sintonia',
    decided: 'who the viewer is, which channels there are, what the player does',
    saidFor: SAID_FOR,
    channel: CHART_CHANNEL,
  },
  write: 'npm run charts',
  check: 'npm run check',
  source: 'machines',
  ledger: '../requirements.md',
  paths: '[docs/paths](../paths)',
}

/** The app's tokens: the explorer looks like it. */
export const TOKENS = readFileSync(`${ROOT}/src/styles/tokens.css`, 'utf8')
