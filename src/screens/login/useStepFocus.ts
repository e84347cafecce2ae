import { type RefObject, useRef } from 'react'
import { useFocus } from '../../ui/components/basics/useFocus.ts'

/** The first field of another step takes the focus. */
export const useStepFocus = (form: RefObject<HTMLFormElement | null>, step: string): void => {
  const shown = useRef(step)
  useFocus(() => {
    if (shown.current === step) return
    shown.current = step
    return form.current?.querySelector<HTMLElement>('input:not([hidden])')
  }, step)
}
