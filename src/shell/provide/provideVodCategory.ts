import type { carouselMachine } from '../../../machines/carousel.ts'
import { vodCategoryMachine } from '../../../machines/vodCategory/index.ts'
import { type VodCategoryParts, vodCategoryPorts } from '../../services/catalogue/provideVodCategory.ts'

/** A category: code that its page loads. */
export const provideVodCategory = (
  parts: VodCategoryParts,
  carousel: typeof carouselMachine,
): typeof vodCategoryMachine => vodCategoryMachine.provide({ actors: { ...vodCategoryPorts(parts), carousel } })
