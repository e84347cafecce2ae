export { vodCategoryMachine } from './machine.ts'
export { categoryAt } from './place.ts'
export {
  selectCategory,
  selectCategoryCarousel,
  selectCategoryFailure,
  selectHasCategoryFailed,
  selectHasMore,
  selectHasMoreFailed,
  selectIsCategoryLoading,
  selectIsMoreLoading,
  selectListId,
  selectLists,
  selectSlides,
  selectTitles,
} from './selectors.ts'
export type { CategoryView } from './types.ts'
