import type { StoryCard } from '../../pages/stories/story.ts'
import { stateName } from '../../words/words.ts'
import type { ExplorerData } from '../data.ts'
import { addressOf } from './address.ts'
import { type Child, h } from './dom.ts'

const laneLink = ({ charts }: ExplorerData, lane: string): Child => {
  const chart = charts.find(({ name }) => stateName({ key: name }) === lane)
  return chart === undefined ? lane : h('a', { href: addressOf(chart.name) }, lane)
}

/** What happens to a viewer, step by step: the picture lies beside the page, and what it draws leads to its chart. */
export const storyPage = (data: ExplorerData, { name, title, lead, lanes }: StoryCard): HTMLElement =>
  h(
    'div',
    { class: 'start' },
    h('p', {}, h('a', { href: '#' }, 'All charts and stories')),
    h('h1', {}, title),
    h('p', { class: 'lead' }, lead),
    h('p', {}, 'From left to right: ', ...lanes.flatMap((lane, at) => [at > 0 && ', ', laneLink(data, lane)]), '.'),
    h('div', { class: 'whole' }, h('img', { src: `stories/${name}.svg`, alt: `${title}, step by step` })),
  )
