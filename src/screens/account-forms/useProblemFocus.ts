import { type RefObject, useEffect, useRef } from 'react'

/** The first field with a problem takes the focus when the form was refused. */
export const useProblemFocus = (problems: object): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])
  return form
}
