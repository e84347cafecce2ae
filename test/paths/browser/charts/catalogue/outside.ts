import type { Outside, OutsideStep } from '@sintonia/statechart-paths'
import type { CatalogueContext, CatalogueEvent } from '../../../../../machines/catalogue/types.ts'
import type { Page } from '../../../../../models/page.ts'

export type World = {
  /** Pages, and the player, whose code has come: it is fetched once. */
  readonly fetched: readonly string[]
  /** What follows by itself before anything else. */
  readonly due: 'vodPlayer' | 'toast.requested' | undefined
  /** The player stands small beside the page. */
  readonly isSmall: boolean
  readonly isForChildren: boolean
  readonly isOtherLanguage: boolean
}

/** Here before a path could hold it: the home page's code comes with the catalogue, and nothing tells apart the search's. */
export const AT_HAND: readonly string[] = ['home', 'search']

/** Both lists come with one code. */
export const codeOf = (page: Page): string => (page === 'favorites' || page === 'history' ? 'lists' : page)

const contextOf = ({ context }: OutsideStep['at']): CatalogueContext => context
const hasPage = (at: OutsideStep['at']): boolean =>
  ['home', 'category', 'title', 'search', 'favorites', 'history'].some(page => at.matches({ page }))

const canEnd = ({ fetched, due }: World, { actor, event, at }: OutsideStep): boolean => {
  const isHere = (code: string) => fetched.includes(code)
  if (due !== undefined) return actor === due
  switch (actor) {
    case 'loadPage': {
      // a guest is told the same of a list whether or not its code has come
      const { isUser, place } = contextOf(at)
      const code = codeOf(place.page)
      return event.output._tag === 'Right' || !(isHere(code) || (code === 'lists' && !isUser))
    }
    case 'loadPlayer':
      return event.output._tag === 'Right' || !isHere('player')
    default:
      return !at.matches({ page: 'fetching' })
  }
}

const canCome = (world: World, { event, at }: OutsideStep): boolean => {
  const { isUser, place } = contextOf(at)
  const wish = event as CatalogueEvent
  const isClosed = at.matches({ player: 'closed' })
  const isOpen = at.matches({ player: 'open' })
  if (at.matches({ page: 'fetching' })) return false
  if (at.matches({ player: 'fetching' })) return wish.type === 'viewer.play' && !world.fetched.includes('player')
  if (world.isForChildren) return wish.type === 'kidsMode.changed'
  switch (wish.type) {
    case 'viewer.navigated':
      // a page that was not left would be found as it is
      return true
    case 'viewer.play':
      return at.matches({ page: 'title' }) && !world.isOtherLanguage && (isClosed || (isOpen && world.isSmall))
    case 'viewer.retry':
      return at.matches({ page: 'unavailable' }) && !isOpen && !world.isOtherLanguage
    case 'kidsMode.changed':
      return !isUser && !world.isOtherLanguage && (at.matches({ page: 'home' }) || at.matches({ page: 'title' }))
    case 'session.changed':
      return (wish.session.status === 'user') !== isUser && !world.isOtherLanguage
    case 'lineup.changed':
      return at.matches({ page: 'search' }) && !isUser && isClosed
    case 'language.changed':
      return isClosed && hasPage(at) && !world.isOtherLanguage
    case 'network.restored':
      return isOpen || hasPage(at) || (at.matches({ page: 'unavailable' }) && !world.isOtherLanguage)
    case 'clock.ticked':
      return isClosed && place.page !== 'liveTv'
    default:
      return false
  }
}

const dueAfter = ({ event, at }: OutsideStep): World['due'] => {
  if (!at.matches({ player: 'open' })) return undefined
  if (event.type === 'kidsMode.changed') return 'vodPlayer'
  if (event.type === 'viewer.navigated' && event.page === 'liveTv') return 'vodPlayer'
  return event.type === 'viewer.play' && event.metaId === contextOf(at).wish?.metaId ? 'toast.requested' : undefined
}

const fetchedAfter = (step: OutsideStep): readonly string[] => {
  const { actor, event, at } = step
  if (actor === 'loadPage' && event.output._tag === 'Right') return [codeOf(contextOf(at).place.page)]
  return actor === 'loadPlayer' && event.output._tag === 'Right' ? ['player'] : []
}

const isSmallAfter = ({ isSmall }: World, { event, actor, at }: OutsideStep): boolean => {
  if (!at.matches({ player: 'open' }) || actor === 'vodPlayer') return false
  if (event.type === 'viewer.navigated') return true
  return isSmall && (event.type !== 'viewer.play' || event.metaId === contextOf(at).wish?.metaId)
}

export const outside: Outside<World> = {
  initial: { fetched: AT_HAND, due: undefined, isSmall: false, isForChildren: false, isOtherLanguage: false },
  allows: (world, step) => {
    if (step.actor !== undefined) return canEnd(world, step)
    if (world.due !== undefined) return step.event.type === world.due
    return canCome(world, step)
  },
  after: (world, step) => ({
    fetched: [...new Set([...world.fetched, ...fetchedAfter(step)])].sort(),
    due: dueAfter(step),
    isSmall: isSmallAfter(world, step),
    isForChildren: world.isForChildren !== (step.event.type === 'kidsMode.changed'),
    isOtherLanguage: world.isOtherLanguage || step.event.type === 'language.changed',
  }),
}
