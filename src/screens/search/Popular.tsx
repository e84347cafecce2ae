import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectPopular } from '../../../machines/search/index.ts'
import { pathOf } from '../../../models/page.ts'
import type { TopSearch } from '../../../models/search.ts'
import { Icon } from '../../ui/components/basics/Icon.tsx'
import { Link } from '../../ui/components/basics/Link.tsx'
import { Picture } from '../../ui/components/basics/Picture.tsx'
import { StandIn } from '../../ui/components/catalogue/StandIn.tsx'
import type { SearchPageActor } from './actors.ts'
import { Part } from './Part.tsx'
import css from './Popular.module.css'

const NONE: ReadonlyArray<TopSearch> = []

/** Not for children: nobody has looked through what the country looks for. */
export const usePopular = (search: SearchPageActor, isForChildren: boolean): ReadonlyArray<TopSearch> => {
  const popular = useSelector(search, selectPopular)
  return isForChildren ? NONE : (popular?.searches ?? NONE)
}

type PopularProps = { readonly search: SearchPageActor; readonly searches: ReadonlyArray<TopSearch> }

/** What the country looks for: in pictures where the operator has some of it, else as a list. */
export const Popular = ({ search, searches }: PopularProps) => {
  const intl = useIntl()
  const arePictured = searches.some(({ posterLandscape }) => posterLandscape !== undefined)
  return (
    <Part title={intl.formatMessage({ id: 'find.popular', defaultMessage: 'Popular searches' })}>
      <ol className={arePictured ? css.pictured : css.listed}>
        {searches.map(({ keyword, metaId, posterLandscape, lettering }) => {
          const look = arePictured ? css.card : css.line
          const face = (
            <>
              {arePictured && (
                <Picture
                  src={posterLandscape}
                  shape="still"
                  eager
                  lettering={lettering}
                  instead={<StandIn sign="film" />}
                />
              )}
              <b>{keyword}</b>
              {!arePictured && <Icon name={metaId === undefined ? 'search' : 'right'} />}
            </>
          )
          return (
            <li key={metaId ?? keyword}>
              {metaId === undefined ? (
                <button
                  type="button"
                  className={look}
                  onClick={() => search.send({ type: 'viewer.search', text: keyword })}
                >
                  {face}
                </button>
              ) : (
                <Link className={look} to={pathOf({ page: 'vodDetail', params: { metaId } })}>
                  {face}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </Part>
  )
}
