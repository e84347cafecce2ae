import css from './Skeleton.module.css'
import { Wait } from './Skeleton.tsx'

const LINES = ['first', 'second', 'third', 'fourth', 'fifth']

/** The lines of a day before its programmes are there: nobody is told of them at every change of the channel. */
export const ProgrammeSkeletons = () => (
  <div aria-busy="true">
    <Wait />
    {LINES.map(line => (
      <div key={line} className={css.programme}>
        <i />
        <i />
      </div>
    ))}
  </div>
)
