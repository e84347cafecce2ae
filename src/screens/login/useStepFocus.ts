import { type RefObject, useEffect, useRef } from 'react'

/** The first field of another step takes the focus. */
export const useStepFocus = (form: RefObject<HTMLFormElement | null>, step: string): void => {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
  }, [form, step])
}
