import { nameParts } from '../../../models/search.ts'
import css from './Marked.module.css'

type MarkedProps = { readonly query: string; readonly text: string }

/** A name with the letters that were found in it. */
export const Marked = ({ query, text }: MarkedProps) =>
  nameParts(query, text).map((part, at) =>
    part.isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no identity but their place
      <mark key={at} className={css.hit}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
