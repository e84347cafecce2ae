import { type ReactNode, useEffect, useRef } from 'react'

/** The title of a step that comes after another: it takes the focus, so that its page is read from here. */
export const StepTitle = ({ children }: { readonly children: ReactNode }) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  )
}
