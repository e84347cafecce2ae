import { Suspense } from 'react'
import type { Brand } from '../../../models/brand.ts'
import { lazyScreen } from '../../ui/lazyScreen.ts'

const BrandLinks = lazyScreen(() => import('./BrandLinks.tsx').then(part => part.BrandLinks))

/** Links to the operator's own pages, where it has any. */
export const OwnPages = ({ brand }: { readonly brand: Brand }) => {
  const { legal, support } = brand
  const hasAny = [...Object.values(legal), ...Object.values(support)].some(address => address !== undefined)
  return (
    hasAny && (
      <Suspense>
        <BrandLinks brand={brand} />
      </Suspense>
    )
  )
}
