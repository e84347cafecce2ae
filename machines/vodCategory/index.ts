export { vodCategoryMachine } from './machine.ts'
export { categoryAt } from './place.ts'
export {
  selectCategory,
  selectCategoryFailure,
  selectHasCategoryFailed,
  selectHasMore,
  selectHasMoreFailed,
  selectIsCategoryLoading,
  selectIsMoreLoading,
  selectListId,
  selectLists,
  selectTitles,
} from './selectors.ts'
