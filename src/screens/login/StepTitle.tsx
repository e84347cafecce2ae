import { type ReactNode, useRef } from 'react'
import { useFocus } from '../../ui/components/basics/useFocus.ts'

/** The title of a step that comes after another: it takes the focus, so that its page is read from here. */
export const StepTitle = ({ children }: { readonly children: ReactNode }) => {
  const title = useRef<HTMLHeadingElement>(null)
  useFocus(() => title.current)
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  )
}
