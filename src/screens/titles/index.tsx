import { useSelector } from '@xstate/react'
import { selectPlace } from '../../../machines/app/index.ts'
import { useApp } from '../../ui/context.ts'
import { CategoryPage } from './CategoryPage.tsx'
import { TitlePage } from './TitlePage.tsx'

/** A category, or one of its titles: who opens the one opens the other, so their code comes together. */
export const Titles = () => {
  const { page } = useSelector(useApp(), selectPlace)
  return page === 'vodCategory' ? <CategoryPage /> : <TitlePage />
}
