import { HeroSkeleton } from '../ui/components/banner/Hero.tsx'
import { Spinner } from '../ui/components/basics/Spinner.tsx'
import { ShelfSkeleton } from '../ui/components/catalogue/ShelfSkeleton.tsx'
import css from './Starting.module.css'

/** The calm moment before the first page: nothing jumps when it goes. */
export const Starting = () => (
  <div className={css.starting}>
    <Spinner />
  </div>
)

/** Before the code of a page that begins with a picture has come: in its shape. */
export const StartingOnPicture = () => (
  <>
    <HeroSkeleton />
    <ShelfSkeleton shape="still" />
  </>
)
