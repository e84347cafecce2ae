import { Spinner } from '../ui/components/basics/Spinner.tsx'
import css from './Starting.module.css'

/** The calm moment before the first page: nothing jumps when it goes, and a page that begins with a picture begins dark. */
export const Starting = ({ onPicture = false }: { readonly onPicture?: boolean }) => (
  <div className={css.starting} data-surface={onPicture ? 'picture' : undefined}>
    <Spinner />
  </div>
)
