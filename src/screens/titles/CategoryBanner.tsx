import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { selectCatalogue } from '../../../machines/app/index.ts'
import { selectCategoryCarousel, selectSlides } from '../../../machines/vodCategory/index.ts'
import { useApp } from '../../ui/context.ts'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import type { CategoryActor } from './actors.ts'
import css from './Category.module.css'

const Banner = lazyScreen(() => import('../catalogue/Banner.tsx').then(part => part.Banner), 'first')

/** The same carousel as the home page's, where the operator has a banner for the category (VOD-02). */
export const CategoryBanner = ({ page }: { readonly page: CategoryActor }) => {
  const catalogue = useSelector(useApp(), selectCatalogue)
  const carousel = useSelector(page, selectCategoryCarousel)
  const slides = useSelector(page, selectSlides)
  if (carousel === undefined || slides.length === 0) return null
  return (
    <div className={css.banner}>
      <Suspense>
        <Banner carousel={carousel} slides={slides} onPlay={wish => catalogue?.send(wish)} />
      </Suspense>
    </div>
  )
}
