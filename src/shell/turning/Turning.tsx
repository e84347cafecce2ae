import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { placeOf } from '../../../models/page.ts'
import { loadWords } from '../../ui/intl/messages.ts'
import { SCREENS } from '../Router.tsx'
import { pageTurn } from './pageTurn.ts'
import { makeTurns } from './turns.ts'

/** Somebody is about to open a title: its page comes while they aim, so that the card has something to grow into. */
const warmTitles = async (): Promise<void> => {
  const words = loadWords('later')
  const chart = import('../provide/provideTitleDetail.ts')
  const [{ TitlesPage }] = await Promise.all([import('../TitlesPage.tsx'), words, chart])
  const here = placeOf(location.pathname)?.page
  if (here !== 'vodDetail' && here !== 'vodCategory') SCREENS.vodDetail = SCREENS.vodCategory = TitlesPage
}

/** Lends the turning of pages its motion, as long as it is there. */
export const Turning = () => {
  const [turns] = useState(() => makeTurns(window, () => warmTitles().catch(() => undefined)))
  const location = useLocation()
  useLayoutEffect(() => {
    const { by } = pageTurn
    pageTurn.by = turns.by
    const gone = new AbortController()
    const options = { capture: true, passive: true, signal: gone.signal }
    document.addEventListener('click', turns.notePress, options)
    document.addEventListener('pointerover', turns.noteAim, options)
    document.addEventListener('focusin', turns.noteAim, options)
    return () => {
      pageTurn.by = by
      gone.abort()
    }
  }, [turns])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page of this address is drawn
  useLayoutEffect(() => turns.shown(), [location])
  return null
}
