import { ChannelRowSkeletons } from '../../ui/components/feedback/Skeleton.tsx'
import { PageUnavailable, usePageUnavailable } from '../lists/PageParts.tsx'
import { useLists } from '../lists/useLists.ts'
import { Titles } from './Titles.tsx'

/** The titles that were watched, as soon as their chart runs. */
export const WatchedTitles = () => {
  const lists = useLists()
  const isUnavailable = usePageUnavailable()
  if (lists !== undefined) return <Titles lists={lists} />
  return isUnavailable ? <PageUnavailable /> : <ChannelRowSkeletons count={6} />
}
