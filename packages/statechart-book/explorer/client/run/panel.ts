import { stateName } from '../../../words/words.ts'
import { fill, h } from '../dom.ts'
import { ALL, type Filter } from './filter.ts'
import type { Source } from './source.ts'

const KICKERS = { live: 'Live', record: 'Record of the flight recorder' } as const

const openApp = (): HTMLElement =>
  h('p', { class: 'openApp' }, h('a', { class: 'button', href: '/', target: '_blank' }, 'Open the app'))

const SILENT =
  'No page of the app answers. Open the app in another tab of this browser, at the same address; this page finds it by itself.'

/** Beside the drawing: where the steps come from, what of them is listed, and the list. */
export const makeRunPanel = (list: HTMLElement, onFilter: (filter: Filter) => void) => {
  const kicker = h('h2', { tabindex: -1 })
  const status = h('p', { role: 'status', class: 'runStatus' })
  const warnings = h('div', {})
  const actors = h('select', { 'aria-label': 'Events of' })
  const text = h('input', {
    type: 'search',
    'aria-label': 'Events with these words',
    placeholder: 'Words of the event',
    autocomplete: 'off',
    spellcheck: 'false',
  })
  const none = h('p', { class: 'quiet' })
  let options: string | undefined
  const tell = (): void => onFilter({ actor: actors.value, text: text.value })
  actors.addEventListener('change', tell)
  text.addEventListener('input', tell)

  const offer = (ids: readonly string[]): void => {
    const wanted = ids.join(' ')
    if (wanted === options) return
    options = wanted
    const chosen = actors.value
    const option = (id: string) => h('option', { value: id, selected: id === chosen }, stateName({ key: id }))
    fill(actors, h('option', { value: '' }, 'All actors'), ...ids.map(option))
  }

  return {
    element: h(
      'section',
      { class: 'run', 'aria-label': 'What happens' },
      kicker,
      status,
      warnings,
      h('div', { class: 'runFilter' }, actors, text),
      none,
      list,
    ),
    start: (source: Source): void => {
      kicker.textContent = KICKERS[source.kind]
      text.value = ALL.text
      options = undefined
      fill(actors)
      offer([])
      fill(warnings, ...source.warnings.map(words => h('p', { class: 'warning' }, words)))
    },
    update: (source: Source, ids: readonly string[], isEmpty: boolean, hasAny: boolean): void => {
      const words = source.isSilent() ? SILENT : source.words()
      if (status.firstChild?.textContent !== words) fill(status, words, source.isSilent() && openApp())
      offer(ids)
      none.textContent = isEmpty && hasAny ? 'No event has all this.' : ''
    },
  }
}
