import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { selectKeyword } from '../../../machines/search/index.ts'
import { pathOf, placeOf } from '../../../models/page.ts'
import type { SearchPageActor } from './actors.ts'

/** The address names what is searched for, so that Back, a reload and a shared link come back to it (ROUTE-10). */
export const useSearchAddress = (search: SearchPageActor): void => {
  const keyword = useSelector(search, selectKeyword)
  const navigate = useNavigate()
  const { pathname, search: query } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another search writes the address; one that the person opens is taken by the chart
  useEffect(() => {
    const place = placeOf(pathname + query)
    if (place?.page !== 'search') return
    const { q, ...others } = place.params
    if (q === keyword) return
    const params = keyword === undefined ? others : { ...others, q: keyword }
    navigate(pathOf({ page: 'search', params }), { replace: true })
  }, [keyword])
}
