import { ShelfSkeleton } from '../../ui/components/catalogue/ShelfSkeleton.tsx'
import { RailSkeleton } from '../../ui/components/feedback/Skeleton.tsx'

/** What is below the banner before it is there. */
export const ShelvesWait = ({ hasLive }: { readonly hasLive: boolean }) => (
  <>
    {hasLive && <RailSkeleton />}
    <ShelfSkeleton shape="poster" />
    <ShelfSkeleton shape="poster" />
  </>
)
