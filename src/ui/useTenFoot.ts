import { useEffect } from 'react'

const isArrow = /^Arrow(Left|Right|Up|Down)$/

/** The first arrow key fetches the code that leads by arrows, and is obeyed when it is there (AHEAD-24). */
export const useTenFoot = (): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!isArrow.test(event.key)) return
      window.removeEventListener('keydown', hear)
      import('./tenFoot/index.ts').then(
        ({ startTenFoot }) => startTenFoot().hear(event),
        () => window.addEventListener('keydown', hear),
      )
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
