export { Arrange } from './Arrange.tsx'
export { KidsDialog } from './KidsDialog.tsx'
export { SearchResults } from './SearchResults.tsx'
