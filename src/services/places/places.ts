export { keepPage } from '../storage/pagePath.ts'
export { keepPlaces } from './keepPlaces.ts'
