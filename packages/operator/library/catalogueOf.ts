import { builtInCatalogue, type Catalogue } from '../world/catalogue.ts'
import type { Operator } from '../world/operator.ts'
import { ownCatalogue } from './ownCatalogue.ts'
import type { Shelf } from './shelf.ts'

/** Put in order once: a shelf that is read anew is another one. */
const catalogues = new WeakMap<Shelf, Catalogue>()

/** What is on sale: films of somebody's own, or those of the operator. */
export const catalogueOf = ({ library }: Pick<Operator, 'library'>): Catalogue => {
  if (library === undefined || !library.isInPlace()) return builtInCatalogue
  const shelf = library.shelf()
  const catalogue = catalogues.get(shelf) ?? ownCatalogue(shelf)
  catalogues.set(shelf, catalogue)
  return catalogue
}
