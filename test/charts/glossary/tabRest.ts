import type { Words } from '@sintonia/statechart-book'

export const tabRest: Words = {
  'tab.rested': 'the tab is hidden, and nothing in it plays',
  'tab.woke': 'the tab is seen or heard again',
}
