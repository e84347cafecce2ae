import { useSyncExternalStore } from 'react'

/** As in TitlePlayer.module.css. */
const upright = matchMedia('(max-width: 30em) and (orientation: portrait)')

const onTurn = (turned: () => void) => {
  upright.addEventListener('change', turned)
  return () => upright.removeEventListener('change', turned)
}

/** A phone held upright: the controls stand under the picture, and stay. */
export const useUpright = (): boolean => useSyncExternalStore(onTurn, () => upright.matches)
