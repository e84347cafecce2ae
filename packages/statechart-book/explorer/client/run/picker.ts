import { fill, h } from '../dom.ts'
import type { Standing } from './run.ts'

/** Where several actors run the same chart: whose states are lit. */
export const makePicker = (choose: (key: string) => void) => {
  const select = h('select', { 'aria-label': 'Which of them is shown', hidden: true })
  select.addEventListener('change', () => choose(select.value))
  let offered = ''
  return {
    element: select,
    update: (standings: readonly Standing[], chosen: Standing | undefined): void => {
      const keys = standings.map(({ actor }) => actor.key).join(' ')
      select.hidden = standings.length < 2
      if (keys !== offered)
        fill(
          select,
          ...standings.map(({ actor }, index) => h('option', { value: actor.key }, `${actor.id}, ${index + 1}`)),
        )
      offered = keys
      if (chosen !== undefined) select.value = chosen.actor.key
    },
  }
}
