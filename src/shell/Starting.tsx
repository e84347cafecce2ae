import { Spinner } from '../ui/components/basics/Spinner.tsx'
import css from './Starting.module.css'

/** The calm moment before the first page: nothing jumps when it goes. */
export const Starting = () => (
  <div className={css.starting}>
    <Spinner />
  </div>
)
