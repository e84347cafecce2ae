import type { Places } from '../titles/places.ts'
import type { CataloguePages } from './catalogue.ts'

/** What the home page is made of. */
export interface HomeSources {
  readonly places: () => Promise<Pick<Places, 'history'>>
  readonly catalogue: CataloguePages
}
