import type { Glossary } from './index.ts'

export const tabRest: Glossary = {
  'tab.rested': 'the tab is hidden, and nothing in it plays',
  'tab.woke': 'the tab is seen or heard again',
}
