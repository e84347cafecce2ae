import css from './Lists.module.css'
import { Meanwhile } from './Meanwhile.tsx'

/** A list of so many leaves most of a window empty. */
const FEW = 4

/** Below a short list: what there is to watch meanwhile. */
export const AfterFew = ({ count }: { readonly count: number }) => count <= FEW && <Meanwhile className={css.onNow} />
