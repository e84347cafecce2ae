import { useLayoutEffect } from 'react'
import { Spinner } from '../ui/components/basics/Spinner.tsx'
import css from './Starting.module.css'

/** What `index.html` paints before the app is there. */
const skeleton = (): HTMLElement | null => document.getElementById('first')

/** The calm moment before a page: nothing jumps when it goes. Before the first one the document's own skeleton is seen. */
export const Starting = () => (
  <div className={skeleton() === null ? css.starting : css.first}>
    <Spinner />
  </div>
)

/** Stands in whatever comes first in place of the skeleton. */
export const Begun = () => {
  useLayoutEffect(() => skeleton()?.remove(), [])
  return null
}
